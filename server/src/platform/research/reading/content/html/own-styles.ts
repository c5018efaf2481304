import { isElement, type PageDocument, type PageElement } from "./page-document.ts";
import { type Compound, type Declaration, declarationsOf, type StyleRule, styleRules } from "./style-rules.ts";

/** What an element sets for itself: by its style attribute, and by the style elements of its page. */
export type StylesOf = (element: PageElement) => ReadonlyMap<string, string>;

interface Weighed extends Declaration {
  /** Of two that set the same the heavier one holds, and of equals the later one. */
  weight: number;
}

const important = 1_000_000_000;
const ofAttribute = 100_000_000;

/**
 * Styles as far as the page itself tells them. What style sheets of other addresses say is not known: where there are any, a colour counts only beside a
 * background that is set together with it.
 */
export function ownStyles(document: PageDocument): StylesOf {
  const rules = Array.from(document.querySelectorAll("style"))
    .filter(holds)
    .flatMap((style) => styleRules(style.textContent ?? ""));
  const bySubject = Map.groupBy(rules, ({ compounds }) => subjectOf(compounds[0]));
  const matcher = createMatcher();
  const hasOthers = document.querySelector('link[rel~="stylesheet"]') !== null;

  return (element) => {
    const inline = declarationsOf(attributeOf(element, "style"));
    const declared: Weighed[] = inline.map((each) => ({ ...each, weight: ofAttribute }));
    for (const subject of subjectsOf(element))
      for (const rule of bySubject.get(subject) ?? []) {
        if (matcher.isTired()) break;
        if (!matcher.matches(element, rule.compounds)) continue;
        for (const each of rule.declarations) declared.push({ ...each, weight: specificityOf(rule) });
      }
    const styles = held(declared);
    if (styles.has("transition") || styles.has("animation")) unfade(styles);
    if (hasOthers && !styles.has("background") && !styles.has("background-color"))
      if (!inline.some(({ name }) => name === "color")) styles.delete("color");
    return styles;
  };
}

/** On a screen, and where scripts run: what stands in a noscript is for those without. */
function holds(style: PageElement): boolean {
  for (let outer = style.parentNode; outer?.localName; outer = outer.parentNode)
    if (/^(?:noscript|template|svg)$/i.test(outer.localName)) return false;
  return /^(?:|all|screen)$/i.test(attributeOf(style, "media").trim());
}

function held(declared: readonly Weighed[]): Map<string, string> {
  const styles = new Map<string, string>();
  const weights = new Map<string, number>();
  for (const { name, value, isImportant, weight } of declared) {
    const total = weight + (isImportant ? important : 0);
    if (total < (weights.get(name) ?? 0)) continue;
    weights.set(name, total);
    styles.set(name, value);
  }
  return styles;
}

/** What fades in is seen after a moment. */
function unfade(styles: Map<string, string>): void {
  styles.delete("opacity");
  styles.delete("visibility");
}

/** By what a rule is found: the rarest thing that its element must have. */
const subjectOf = (subject: Compound | undefined): string =>
  subject?.id ? `#${subject.id}` : subject?.classes[0] ? `.${subject.classes[0]}` : (subject?.tag ?? "*");

const classesOf = (element: PageElement) => attributeOf(element, "class").split(/\s+/).filter(Boolean);

/** The parser keeps large letters in names of attributes. */
const attributeOf = (element: PageElement, name: string): string =>
  element.getAttribute(name) ??
  Array.from(element.attributes).find((each) => each.name.toLowerCase() === name)?.value ??
  "";

const subjectsOf = (element: PageElement): string[] => [
  "*",
  element.localName.toLowerCase(),
  ...classesOf(element).map((name) => `.${name}`),
  `#${attributeOf(element, "id")}`,
];

/** A page that asks for more is made to wear its reader out: what is left of its style sheets is not looked at. */
const mostLooks = 400_000;

/** Whether an element is one that a selector means, looked at no more often than a page of people takes. */
function createMatcher() {
  const classes = new WeakMap<PageElement, readonly string[]>();
  let looks = 0;

  function isOne(element: PageElement, compound: Compound): boolean {
    looks += 1;
    // Outermost is the document, which is no element.
    if (!isElement(element)) return false;
    if (compound.tag !== null && element.localName.toLowerCase() !== compound.tag) return false;
    if (compound.id !== null && attributeOf(element, "id") !== compound.id) return false;
    const own = classes.get(element) ?? classesOf(element);
    classes.set(element, own);
    return compound.classes.every((name) => own.includes(name));
  }

  /** From the element outwards, each time to the nearest that fits: a chain that fits only in another way is taken for none. */
  function matches(element: PageElement, compounds: readonly Compound[]): boolean {
    let inner: PageElement | null = element;
    for (const [at, compound] of compounds.entries()) {
      const isNext = at === 0 || compounds[at - 1]?.within === "parent";
      while (!isNext && inner && !isOne(inner, compound)) inner = inner.parentNode;
      if (!inner || !isOne(inner, compound)) return false;
      inner = inner.parentNode;
    }
    return true;
  }

  return { matches, isTired: () => looks > mostLooks };
}

const specificityOf = ({ compounds }: StyleRule): number =>
  compounds.reduce((sum, { tag, id, classes }) => sum + (id ? 10_000 : 0) + 100 * classes.length + (tag ? 1 : 0), 1);
