import { expect, test } from "vitest";
import { assertShallow } from "./assert-shallow.ts";
import { readHtml } from "./read-html.ts";

const at = { url: "https://news.mill.co.uk/refill?page=2", today: "2026-06-30" };
const words =
  "Whoever takes a litre from the depot writes it down, and the office pays for it at the end of the month. ".repeat(4);
const page = (head: string, body = `<p>${words}</p>`) =>
  readHtml(`<!doctype html><html><head>${head}</head><body>${body}</body></html>`, at);
const linked = (data: unknown) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
const meta = (name: string, content: string) => `<meta property="${name}" content="${content}">`;

test.each<[string, string, string | null]>([
  [
    "its data",
    linked({ "@graph": [{ "@type": "WebSite" }, { datePublished: "2026-05-02T00:30:00+02:00" }] }),
    "2026-05-02",
  ],
  ["its article's meta element", meta("article:published_time", "2025-12-31T23:00:00Z"), "2025-12-31"],
  ["that of a journal", '<meta name="citation_publication_date" content="2024/03/09">', "2024-03-09"],
  ["a date in words", '<meta name="date" content="June 18, 2026">', "2026-06-18"],
  ["the only time it shows", '</head><body><time datetime="2026-01-05">5 January</time>', "2026-01-05"],
  [
    "one that is to come, and another",
    linked({ datePublished: "2027-01-01" }) + meta("date", "2026-02-03"),
    "2026-02-03",
  ],
  ["one that is to come", linked({ datePublished: "2027-01-01" }), null],
  ["one before the web", meta("article:published_time", "1887-05-01"), null],
  ["a day that no month has", meta("article:published_time", "2026-02-31"), null],
  ["broken data", '<script type="application/ld+json">{"datePublished": "2026-</script>', null],
  ["nothing", "", null],
  [
    "the time that is marked among others",
    '</head><body><time datetime="2026-01-05">x</time><time itemprop="datePublished" datetime="2026-01-06">y</time>',
    "2026-01-06",
  ],
  ["two times", '</head><body><time datetime="2026-01-05">x</time><time datetime="2026-01-06">y</time>', null],
])("of a page with %s the date is told", (_what, head, expected) => {
  expect(page(head).publishedDate).toBe(expected);
});

test("the publisher is the name of the site, or else its registrable domain", () => {
  expect(page(meta("og:site_name", "The Miller")).publisher).toBe("The Miller");
  expect(page("").publisher).toBe("mill.co.uk");
});

test.each([
  ["a page on a host that many share", "https://miller.github.io/depots", "miller.github.io"],
  ["that host itself", "https://github.io/", "github.io"],
  ["a host without a domain", "http://127.0.0.1:8080/a", "127.0.0.1"],
  ["what was not read at an address", "", ""],
])("of %s the publisher is told by all of its address that is its own", (_what, url, publisher) => {
  expect(readHtml(`<p>${words}</p>`, { ...at, url }).publisher).toBe(publisher);
});

test("the title is the page's, without the name of its site", () => {
  expect(page(`${meta("og:title", "Depots &amp; drums")}<title>x</title>`).title).toBe("Depots & drums");
  expect(page("<title>Depots | The Miller</title>", `<h1>Depots</h1><p>${words}</p>`).title).toBe("Depots");
  expect(page("<title>Depots</title>").title).toBe("Depots");
  expect(page("", `<h1>Depots</h1><p>${words}</p>`).title).toBe("Depots");
});

test("the language is what the page says, or what it is written in", () => {
  const german = "Wer einen Liter nimmt, schreibt ihn auf, und das Büro zahlt am Ende des Monats für alle zusammen.";
  expect(readHtml(`<html lang="de-AT"><body><p>${words}</p></body></html>`, at).language).toBe("de");
  expect(readHtml(`<html lang="no language"><body><p>${german}</p></body></html>`, at).language).toBe("de");
  expect(readHtml(`<html lang="de_AT"><body><p>${words}</p></body></html>`, at).language).toBe("de");
  expect(readHtml("<p>Hm.</p>", at).language).toBeNull();
});

test("lists are lines, rows of tables too, and breaks are kept", () => {
  const list = "<ul><li>Soap <b>by weight</b></li><li><p>Tablets</p><ul><li>small</li></ul></li></ul>";
  const table =
    "<table><caption>Prices</caption><tr><th>Agent</th><th>Euros</th></tr><tr><td>Soap</td><td>2.10</td></tr></table>";
  const { text } = page(
    "",
    `<article><p>${words}</p>${list}${table}<p>One<br>line<br><br>And another</p><p>${words}</p></article>`,
  );
  expect(text.split("\n\n").slice(1, -1)).toEqual([
    "- Soap by weight\n- Tablets\n- small",
    "Prices",
    "Agent | Euros\nSoap | 2.10",
    "One\nline",
    "And another",
  ]);
});

test("the signs that link to a heading are no part of it", () => {
  const { text } = page(
    "",
    `<article><h2>Costs<a class="headerlink" href="#costs">¶</a></h2><p>${words}</p></article>`,
  );
  expect(text.split("\n")[0]).toBe("Costs");
});

test("the small numbers of notes do not stand in the middle of a sentence", () => {
  const { text } = page(
    "",
    `<p>Depots pay<sup><a href="#n1">[1]</a></sup> in 5 months at 20 m<sup>2</sup>. ${words}</p>`,
  );
  expect(text).toContain("Depots pay in 5 months at 20 m2.");
});

test("a page that leaves out html, head and body is read all the same", () => {
  expect(readHtml(`<title>Bare</title><p>${words}`, at)).toMatchObject({ title: "Bare", text: words.trim() });
  expect(readHtml(`<html><head><title>No body</title></head><p>${words}</p></html>`, at).text).toBe(words.trim());
});

test("of a page of many small parts all are read, and what stands around them is not", () => {
  const parts = Array.from(
    { length: 30 },
    (_, part) => `<div class="card"><h3>Depot ${part}</h3><div>Open on day ${part}.</div></div>`,
  );
  const { text } = page(
    "",
    `<nav><a>Home</a></nav><div class="grid">${parts.join("")}</div><div class="cookie-banner">Cookies</div>`,
  );
  for (const part of parts.keys()) expect(text).toContain(`Open on day ${part}.`);
  expect(text).not.toMatch(/Home|Cookies/);
});

test.each([
  ["elements that close each other wrongly", "<b></i>".repeat(600)],
  ["elements that only seem to end themselves", "<div/>".repeat(600)],
  ["unknown elements", "<x-y>".repeat(600)],
  ["elements behind a comment that never ends in one way", `<!-- > -->${"<div>".repeat(600)}`],
])("%s are too deep", (_what, body) => {
  expect(() => page("", body)).toThrow("its elements are nested too deeply");
});

test.each([
  ["items without an end", `<ul>${"<li>item".repeat(600)}</ul>`],
  ["paragraphs without an end", "<p>paragraph".repeat(600)],
  ["a drawing of many lines", `<svg>${"<path d='M0 0'/>".repeat(600)}</svg><p>${words}</p>`],
  ["tags in a script", `<script>"${"<div>".repeat(600)}"</script><p>${words}</p>`],
  ["tags in a comment and in quotes", `<!--${"<div>".repeat(600)}--><p title="${"<div>".repeat(600)}">${words}</p>`],
])("%s are not", (_what, body) => {
  expect(page("", body).text.length).toBeGreaterThan(10);
});

test("a page that asks for a password beside a whole text is read", () => {
  const { text } = page("", `<form><input type="password"></form><p>${words}</p><p>${words}</p>`);
  expect(text).toContain("Whoever takes a litre");
  expect(() => page("", `<form><input type="password"></form><p>${words}</p>`)).toThrow("asks for a sign-in");
});

const voids = "area base br col embed hr img input link meta param source track wbr".split(" ");
const endedByNext = "p li dt dd tr td th thead tbody tfoot option optgroup".split(" ");
const raw = "script style textarea title xmp iframe noembed noframes".split(" ");

test.each([
  ...voids.map((name) => [name, `<${name}>`.repeat(600)]),
  ...endedByNext.map((name) => [name, `<${name}>x`.repeat(600)]),
  ...raw.map((name) => [name, `<${name}>${"<div>".repeat(600)}</${name}>`]),
])("many of %s are not deep", (_, html) => {
  expect(() => assertShallow(html ?? "")).not.toThrow();
});

test("elements stand in each other 500 deep at most, and are 100,000 at most", () => {
  expect(() => assertShallow("<div>".repeat(500))).not.toThrow();
  expect(() => assertShallow("<div>".repeat(501))).toThrow("nested too deeply");
  expect(() => assertShallow(`${"<b>".repeat(400)}${"</b>".repeat(400)}${"<b>".repeat(400)}`)).not.toThrow();
  expect(() => assertShallow("<i></i>".repeat(100_000))).not.toThrow();
  expect(() => assertShallow("<i></i>".repeat(100_001))).toThrow("too many elements");
});

test("beside the field for a password a page of less than 600 letters asks for a sign-in", () => {
  const beside = (length: number) => page("", `<form><input type="password"></form><p>${"x".repeat(length)}</p>`);
  expect(beside(600).text).toHaveLength(600);
  expect(() => beside(599)).toThrow("asks for a sign-in");
});
