/** One selector of a page's own style sheet, and what it sets. */
export interface StyleRule {
  /** From the element outwards: ".note" in "#main > p .note" comes first. */
  compounds: readonly Compound[];
  declarations: readonly Declaration[];
}

export interface Compound {
  tag: string | null;
  id: string | null;
  classes: readonly string[];
  /** How the next compound outwards stands to it. */
  within: "parent" | "ancestor";
}

export interface Declaration {
  name: string;
  value: string;
  isImportant: boolean;
}

/** Of longer style sheets the beginning is looked at. */
const longestSheet = 500_000;
const mostRules = 5_000;
const mostSelectors = 200;

/**
 * The rules of a style sheet that hold on a screen of any size. Selectors that look at more than tags, ids, classes and where an element stands are left
 * out: what they do is not known here.
 */
export function styleRules(sheet: string): StyleRule[] {
  const rules: StyleRule[] = [];
  addRules(sheet.slice(0, longestSheet).replaceAll(/\/\*.*?\*\/|<!--|-->/gs, " "), rules, 0);
  return rules;
}

function addRules(css: string, rules: StyleRule[], depth: number): void {
  let at = 0;
  while (rules.length < mostRules) {
    const open = css.indexOf("{", at);
    if (open < 0) return;
    const close = closing(css, open);
    // A statement such as "@import …;" may stand before.
    const prelude = css.slice(at, open).split(";").at(-1)?.trim() ?? "";
    const body = css.slice(open + 1, close);
    if (!prelude.startsWith("@")) rules.push(...rulesOf(prelude, body));
    else if (depth < 3 && holdsOnScreens(prelude)) addRules(body, rules, depth + 1);
    at = close + 1;
  }
}

function closing(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at += 1) {
    if (css[at] === "{") depth += 1;
    if (css[at] === "}") depth -= 1;
    if (depth === 0) return at;
  }
  return css.length;
}

const holdsOnScreens = (prelude: string) =>
  /^@(?:supports|layer)\b/i.test(prelude) || /^@media\s+(?:only\s+)?(?:screen|all)\s*$/i.test(prelude);

function rulesOf(prelude: string, body: string): StyleRule[] {
  const declarations = declarationsOf(body);
  if (declarations.length === 0) return [];
  return prelude
    .split(",")
    .slice(0, mostSelectors)
    .flatMap((selector) => {
      const compounds = compoundsOf(selector);
      return compounds ? [{ compounds, declarations }] : [];
    });
}

/** What a style attribute, or the body of a rule, sets. */
export function declarationsOf(body: string): Declaration[] {
  return body
    .toLowerCase()
    .replaceAll(/\/\*.*?\*\//gs, "")
    .split(";")
    .flatMap((each) => {
      const [name = "", ...value] = each.split(":");
      if (value.length === 0 || name.trim() === "") return [];
      const said = value.join(":").trim();
      const plain = said.replace(/\s*!\s*important$/, "");
      return [{ name: name.trim(), value: plain.trim(), isImportant: plain !== said }];
    });
}

const compoundForm = /^(\*|[a-z][\w-]*)?((?:[.#][\w-]+)*)$/i;

/** Null for a selector of another kind. */
function compoundsOf(selector: string): Compound[] | null {
  const parts = selector
    .trim()
    .replaceAll(/\s*>\s*/g, " > ")
    .split(/\s+/);
  const compounds: Compound[] = [];
  let within: Compound["within"] = "ancestor";
  for (const part of parts) {
    if (part === ">") {
      const outer = compounds[0];
      if (!outer) return null;
      within = "parent";
      continue;
    }
    const [, tag = "", rest = ""] = compoundForm.exec(part) ?? [];
    if (tag === "" && rest === "") return null;
    const names = rest.match(/[.#][\w-]+/g) ?? [];
    compounds.unshift({
      tag: tag === "" || tag === "*" ? null : tag.toLowerCase(),
      id: names.findLast((name) => name.startsWith("#"))?.slice(1) ?? null,
      classes: names.filter((name) => name.startsWith(".")).map((name) => name.slice(1)),
      within,
    });
    within = "ancestor";
  }
  return compounds;
}
