import { expect, test } from "vitest";
import { mainText } from "./main-text.ts";
import { parsePage } from "./page-document.ts";

const long =
  "Whoever takes a litre from the depot, writes it down, and the office pays for it, late, at the end. ".repeat(6);
const cards = Array.from(
  { length: 200 },
  (_, at) => `<div class="card"><h3>Depot ${at}</h3><div>Open on ${at}.</div></div>`,
);

/** Of elements beside a page of many small parts those that are read. */
function readOf(elements: readonly ((words: string) => string)[]): number[] {
  const beside = elements.map((element, at) => element(`Around ${at}.`)).join("");
  const text = mainText(
    parsePage(
      `<html><body>${beside}<div><div><p>${long}</p></div></div><div class="grid">${cards.join("")}</div></body></html>`,
    ),
  );
  expect(text).toContain("Open on 199.");
  return [...elements.keys()].filter((at) => text.includes(`Around ${at}.`));
}

test("what stands around a page by its name is none of it", () => {
  const names =
    `nav navigation navbar menu sidebar footer cookie consent banner breadcrumb breadcrumbs advert advertisement ad ads sponsored share sharing
    social related newsletter subscribe popup modal copyright skip-link`.split(/\s+/);
  for (const named of [
    (name: string) => `class="${name}"`,
    (name: string) => `id="page-${name}"`,
    (name: string) => `class="x ${name}_box"`,
    (name: string) => `class="${name.toUpperCase()}"`,
  ])
    expect(readOf(names.map((name) => (words) => `<div ${named(name)}>${words}</div>`)).map((at) => names[at])).toEqual(
      [],
    );
});

test("what stands around a page by its role or its kind is none of it", () => {
  const roles = "navigation banner contentinfo complementary search dialog alertdialog menu menubar".split(" ");
  expect(readOf(roles.map((role) => (words) => `<div role="${role}">${words}</div>`)).map((at) => roles[at])).toEqual(
    [],
  );
  const kinds = ["nav", "footer", "aside", "menu", "dialog"];
  expect(readOf(kinds.map((kind) => (words) => `<${kind}>${words}</${kind}>`)).map((at) => kinds[at])).toEqual([]);
});

test("a header with a list or a menu stands around a page, one that names it does not; neither do other names", () => {
  const elements = [
    (words: string) => `<header><ul><li>${words}</li></ul></header>`,
    (words: string) => `<header><nav>Home</nav>${words}</header>`,
    (words: string) => `<header><h1>${words}</h1></header>`,
    (words: string) => `<article class="related">${words}</article>`,
    (words: string) => `<main id="menu">${words}</main>`,
    (words: string) => `<div class="shadow loads socialist">${words}</div>`,
    (words: string) => `<div role="note">${words}</div>`,
  ];
  expect(readOf(elements)).toEqual([2, 3, 4, 5, 6]);
});

test("a page that is nothing but what stands around others is read as it is", () => {
  expect(mainText(parsePage('<html><body><div class="menu">Soup of the day</div></body></html>'))).toBe(
    "Soup of the day",
  );
});
