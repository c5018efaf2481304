import { expect } from "vitest";
import { type Locator, page } from "vitest/browser";
import { type AccessibleWords, plain, withAccessibleWords } from "./accessible-words.ts";
import { untilQuiet } from "./until-quiet.ts";
import { withoutChance } from "./without-chance.ts";

interface ReadingOptions {
  /** Also the navigation, which is on every page. */
  navigation?: boolean;
  /** Whether it is about a page that loads: it is not waited for then. */
  loading?: boolean;
  /** Whether parts of it come late: React shows what was waited for only 300 ms after what stood in its place. */
  late?: boolean;
}

/**
 * Everything that is said by what is shown, one thing a line: role, name, states, values, hints, where links lead, pictures, and what only
 * eyes see. Waits for what is named, and until nothing changes any more.
 */
export async function readingOnce(shown: Locator, options: ReadingOptions = {}): Promise<string> {
  await expect.element(shown).toBeVisible();
  const loading = page.getByRole("status", { name: /^Loading/ });
  do {
    if (!options.loading) await expect.element(loading).not.toBeInTheDocument();
    await untilQuiet(options.late ? framesOfLateParts : 3);
  } while (!options.loading && loading.elements().length > 0);
  const lines = withAccessibleWords((wordsOf) => new Reader(wordsOf, options).read(document.body));
  return withoutChance([`page ${JSON.stringify(document.title)}`, ...lines, ""].join("\n"));
}

const framesOfLateParts = 24;

/** Roles that say nothing beyond what is in them. */
const silentRoles = new Set(["none", "presentation", "generic", "paragraph", "strong", "emphasis", "time", "document"]);
/** Roles that are named by what is in them: once is enough. */
const namedByContent = new Set("button link heading tab option menuitem checkbox radio switch columnheader".split(" "));
const unnamedByContent = new Set("table rowgroup row cell listitem gridcell rowheader definition term".split(" "));
const states =
  "checked selected expanded pressed current disabled invalid required readonly busy sort level valuenow valuetext live modal haspopup".split(
    " ",
  );

class Reader {
  readonly #lines: string[] = [];
  /** Text that stands in one line with what comes next. */
  #text = "";

  readonly #wordsOf: (element: Element) => AccessibleWords;
  readonly #options: ReadingOptions;

  constructor(wordsOf: (element: Element) => AccessibleWords, options: ReadingOptions) {
    this.#wordsOf = wordsOf;
    this.#options = options;
  }

  /** What lies over the page, such as a dialog, comes last, however long its place has been there. */
  read(root: Element): string[] {
    const isOver = (element: Element) => element.matches("[data-portal]");
    for (const element of [...root.children].toSorted((one, other) => Number(isOver(one)) - Number(isOver(other)))) {
      this.#readElement(element, "");
      this.#endText("");
    }
    return this.#lines;
  }

  #readInside(parent: Element, indent: string): void {
    for (const child of parent.childNodes) {
      if (child instanceof Text) this.#text += child.data;
      else if (child instanceof Element) this.#readElement(child, indent);
    }
  }

  #readElement(element: Element, indent: string): void {
    const { display, visibility } = getComputedStyle(element);
    const isUnseen = display === "none" || visibility === "hidden" || element.matches("script, style");
    const isNavigation = element.matches("nav[aria-label=Main]");
    if (isUnseen || (isNavigation && !this.#options.navigation)) return;
    if (element instanceof SVGElement && !element.matches("[role]")) this.#readPicture(element, indent);
    else if (element instanceof HTMLTimeElement) this.#text += `<${element.dateTime}>`;
    else if (element.tagName === "BR") this.#text += " ";
    else if (element.tagName === "MARK") this.#text += `*${element.textContent}*`;
    else this.#readThing(element, indent, display === "inline");
  }

  #readThing(element: Element, indent: string, isInline: boolean): void {
    const words = this.#wordsOf(element);
    const role = words.role && !silentRoles.has(words.role) ? words.role : null;
    const said = [
      ...(role ? [role, ...nameOf(element, words)] : []),
      ...statesOf(element),
      ...hintsOf(element, words),
      ...marksOf(element),
    ];
    if (said.length > 0 || !isInline) this.#endText(indent);
    if (said.length === 0) this.#readInside(element, indent);
    else this.#readSaid(element, { said, name: role !== null && namedByContent.has(role) ? words.name : null }, indent);
    if (said.length === 0 && !isInline) this.#endText(indent);
  }

  /** What is inside follows, but for what the name has said already. */
  #readSaid(element: Element, { said, name }: { said: readonly string[]; name: string | null }, indent: string): void {
    this.#lines.push(indent + said.join(" "));
    if (element instanceof HTMLTextAreaElement) return;
    const begin = this.#lines.length;
    this.#readInside(element, `${indent}  `);
    this.#endText(`${indent}  `);
    const inside = this.#lines.splice(begin);
    if (inside.length === 0 && said.join() === "[only seen]") this.#lines.pop();
    this.#lines.push(...inside.filter((line) => line.trim() !== `text ${JSON.stringify(name)}`));
  }

  /** An icon by its name, a drawing by its words and, where it stands for figures, by its shapes. */
  #readPicture(element: SVGElement, indent: string): void {
    const icon = /tabler-icon-([\w-]+)/.exec(element.getAttribute("class") ?? "")?.[1];
    const isFigure = element.closest("[role=img]") !== null;
    const texts = [element, ...(isFigure ? [] : element.querySelectorAll("*"))];
    const said = texts.filter((part) => part.matches("title, text"));
    const words = said.map((text) => JSON.stringify(plain(text.textContent ?? "")));
    const shape = isFigure ? [...element.attributes].flatMap(shapeOf) : [];
    this.#endText(indent);
    if (icon || words.length > 0 || shape.length > 0)
      this.#lines.push([`${indent}picture`, icon, ...words, ...shape].filter(Boolean).join(" "));
    if (isFigure && words.length === 0) this.#readInside(element, `${indent}  `);
  }

  #endText(indent: string): void {
    const text = plain(this.#text);
    if (text) this.#lines.push(`${indent}text ${JSON.stringify(text)}`);
    this.#text = "";
  }
}

function nameOf(element: Element, { role, name }: AccessibleWords): string[] {
  const isNamed = element.matches("[aria-label], [aria-labelledby], [title], :has(> caption)");
  if (name === "" || (role && unnamedByContent.has(role) && !isNamed)) return [];
  return [JSON.stringify(name)];
}

function statesOf(element: Element): string[] {
  const said = states.flatMap((state) => {
    const value = element.getAttribute(`aria-${state}`);
    return value === null || value === "false" ? [] : [value === "true" ? `[${state}]` : `[${state}=${value}]`];
  });
  if (element.matches(":disabled")) said.push("[disabled]");
  if (element.matches("h1, h2, h3, h4, h5, h6")) said.push(`[level=${element.tagName.slice(1)}]`);
  if (element.matches("[aria-hidden=true]")) said.push("[only seen]");
  if (element instanceof HTMLOptionElement && element.selected) said.push("[selected]");
  // What is disabled takes no key: whether the browser has moved the focus away already is chance.
  if (element === document.activeElement && !element.matches(":disabled")) said.push("[focused]");
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    if (element.readOnly) said.push("[readonly]");
    if (element.required) said.push("[required]");
    if (element instanceof HTMLInputElement && element.checked) said.push("[checked]");
    if (element.matches(":indeterminate:not([type=radio])")) said.push("[partly checked]");
  }
  return [...new Set(said)];
}

function hintsOf(element: Element, { name, description }: AccessibleWords): string[] {
  const hints: [name: string, value: string | null][] = [
    ["describes", description],
    ["to", element instanceof HTMLAnchorElement ? element.getAttribute("href") : null],
    ["picture", element instanceof HTMLImageElement ? element.getAttribute("src") : null],
    ["film", element instanceof HTMLMediaElement ? new URL(element.currentSrc || "none:").pathname : null],
  ];
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    if (!element.matches("[type=checkbox], [type=radio]")) hints.push(["value", element.value]);
    for (const attribute of ["type", "placeholder", "maxlength", "autocomplete"]) {
      hints.push([attribute, element.getAttribute(attribute)]);
    }
  }
  const title = element.getAttribute("title");
  if (title !== name) hints.push(["title", title]);
  return hints.flatMap(([hint, value]) => (value ? [`${hint}=${JSON.stringify(value)}`] : []));
}

/** What the look of a thing hangs on, where it is ours: Mantine has its own. */
function marksOf(element: Element): string[] {
  const isOurs = ![...element.classList].some((name) => name.includes("mantine-"));
  if (!isOurs || !(element instanceof HTMLElement)) return [];
  const marks = Object.entries(element.dataset)
    .filter(([name]) => !/^(autofocus|testid|mantine|portal)/.test(name))
    .map(([name, value]) => `{${[name, value].filter((part) => part && part !== "true").join(" ")}}`);
  const style = element.getAttribute("style");
  return style && element.tagName === "SPAN" ? [...marks, `{${style}}`] : marks;
}

const shapeOf = ({ name, value }: Attr) =>
  /^(?:class|style|vector-effect|rx|stroke)/.test(name) ? [] : [`${name}=${value}`];
