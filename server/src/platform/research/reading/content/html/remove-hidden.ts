import { ownStyles, type StylesOf } from "./own-styles.ts";
import { isElement, isText, type PageDocument, type PageElement, type PageNode } from "./page-document.ts";

/** Elements that show no words of the page, or are there for machines. */
const unseen = new Set(
  "script style noscript template head title base link meta object embed iframe canvas audio video svg select option datalist input textarea button".split(
    " ",
  ),
);
const nothing = /^-?0*\.?0+(?:px|em|rem|pt|%|vw|vh)?$/;
/** Further to the side than any screen shows. */
const farAway = /^-\d{3,}(?:\.\d+)?(?:px|pt)?$|^-\d{2,}(?:em|rem)$|^-[1-9]\d{2,}%$/;
const white = "#ffffff";

/**
 * Takes out of a page what a person would not see: elements that their attributes or the styles of the page itself hide, comments, and what only machines read. Text
 * that is hidden from people is often meant for somebody else.
 */
export function removeHidden(document: PageDocument): void {
  const hidden: PageNode[] = [];
  const stylesOf = ownStyles(document);
  const walk = (element: PageElement, background: string) => {
    const attributes = attributesOf(element);
    const styles = stylesOf(element);
    const ground = groundOf(
      styles.get("background-color") ?? styles.get("background") ?? attributes.get("bgcolor"),
      background,
    );
    if (element !== document.body && isHidden(element, { attributes, styles, ground, stylesOf })) {
      hidden.push(element);
      return;
    }
    for (const child of element.childNodes) {
      if (isElement(child)) walk(child, ground);
      else if (!isText(child)) hidden.push(child);
    }
  };
  walk(document.body, white);
  for (const node of hidden) (node as PageElement).remove();
}

interface Look {
  attributes: ReadonlyMap<string, string>;
  styles: ReadonlyMap<string, string>;
  ground: string;
  stylesOf: StylesOf;
}

function isHidden(element: PageElement, look: Look): boolean {
  const { attributes } = look;
  if (unseen.has(element.localName.toLowerCase())) return true;
  if (attributes.has("hidden") || attributes.get("aria-hidden")?.toLowerCase() === "true") return true;
  if (element.localName.toLowerCase() === "dialog" && !attributes.has("open")) return true;
  return hidesByStyle(look) || isShrunk(element, look) || isInvisible(element, look);
}

function hidesByStyle({ styles }: Look): boolean {
  const style = (name: string) => styles.get(name) ?? "";
  const isCut = style("overflow").startsWith("hidden");
  return (
    style("display") === "none" ||
    ["hidden", "collapse"].includes(style("visibility")) ||
    nothing.test(style("opacity")) ||
    (isCut &&
      ["width", "height", "max-height", "max-width"].some((side) => /^[01]?(?:px)?$/.test(styles.get(side) ?? "x"))) ||
    ["left", "top", "text-indent", "margin-left"].some((side) => farAway.test(style(side))) ||
    /^rect\(\s*(?:0|1px)/.test(style("clip")) ||
    /^(?:circle\(0|inset\((?:50|100)%)/.test(style("clip-path"))
  );
}

/** Letters without size; parts of a page that are laid out so have a size again within. */
function isShrunk(element: PageElement, { styles, stylesOf }: Look): boolean {
  const hasNoSize = (of: ReadonlyMap<string, string>) => nothing.test(of.get("font-size") ?? "");
  if (!hasNoSize(styles)) return false;
  return !Array.from(element.querySelectorAll("*")).some((inner) => {
    const own = stylesOf(inner);
    return /\d(?:px|pt|rem|vw|vh)$/.test(own.get("font-size") ?? "") && !hasNoSize(own);
  });
}

/** What is behind the words of an element; unknown where it is a picture or a name that is not known here. */
function groundOf(said: string | undefined, behind: string): string {
  if (said === undefined || /^(?:none|transparent|inherit|initial|unset)\b/.test(said)) return behind;
  return colourOf(said) ?? "unknown";
}

/** Words in the colour of what is behind them. */
function isInvisible(element: PageElement, { attributes, styles, ground }: Look): boolean {
  const said = styles.get("color") ?? (element.localName === "font" ? attributes.get("color") : undefined);
  if (said === undefined) return false;
  return said === "transparent" || colourOf(said) === ground;
}

const attributesOf = (element: PageElement) =>
  new Map(Array.from(element.attributes, ({ name, value }) => [name.toLowerCase(), String(value)]));

const colourNames: Readonly<Record<string, string>> = { white, black: "#000000", snow: "#fffafa", ivory: "#fffff0" };

/** A colour as six digits; undefined for one that is said in another way. Nearly white is white. */
function colourOf(said: string | undefined): string | undefined {
  const colour = said?.toLowerCase().trim() ?? "";
  const named = colourNames[colour];
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/
    .exec(colour)
    ?.slice(1)
    .map((digit) => digit + digit);
  const long = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})(?:ff)?$/.exec(colour)?.slice(1);
  const decimal = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})/.exec(colour)?.slice(1);
  const parts = decimal?.map((part) => Number(part).toString(16).padStart(2, "0")) ?? long ?? short;
  const code = named ?? (parts && `#${parts.join("")}`);
  return code && /^#(?:f[a-f0-9]){3}$/.test(code) ? white : code;
}
