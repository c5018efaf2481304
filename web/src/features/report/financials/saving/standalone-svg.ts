const namespace = "http://www.w3.org/2000/svg";
const inherited = ["fill", "stroke", "stroke-width", "stroke-dasharray", "paint-order"];
const ofTexts = ["font-size", "font-weight", "font-family", "text-anchor"];

/** Around a picture, and above it for its title. */
const [margin, head] = [16, 32];
const serif = "Newsreader, Georgia, 'Times New Roman', serif";

/** A picture that needs nothing beside itself: its colours and letters stand in it, as on paper, with what it shows in words. */
export interface StandaloneSvg {
  text: string;
  width: number;
  height: number;
}

/** Of a drawing in the page, or of one that says its colours itself. */
export function standaloneSvg(picture: SVGSVGElement | string, title: string): StandaloneSvg {
  const svg = typeof picture === "string" ? parsed(picture) : onPaper(() => withOwnStyles(picture));
  const [, , drawn = 0, high = 0] = (svg.getAttribute("viewBox") ?? "").split(" ").map(Number);
  const [width, height] = [drawn + 2 * margin, high + 2 * margin + head];
  const sizes = { xmlns: namespace, viewBox: [-margin, -margin - head, width, height].join(" ") };
  set(svg, { ...sizes, width: String(width), height: String(height) });
  const ground = made("rect", {
    x: `${-margin}`,
    y: `${-margin - head}`,
    width: "100%",
    height: "100%",
    fill: "#ffffff",
  });
  const heading = made("text", {
    x: "0",
    y: `${-margin - 2}`,
    fill: "#1a211c",
    "font-size": "18",
    "font-family": serif,
  });
  heading.textContent = title;
  svg.prepend(named("title", title), named("desc", svg.getAttribute("aria-label") ?? ""), ground, heading);
  svg.removeAttribute("aria-label");
  svg.removeAttribute("class");
  return { text: new XMLSerializer().serializeToString(svg), width, height };
}

function parsed(text: string): SVGSVGElement {
  return document.importNode(new DOMParser().parseFromString(text, "image/svg+xml").documentElement, true) as never;
}

/** Paper is light, whatever the screen is; nobody sees the page in between. */
function onPaper<Made>(make: () => Made): Made {
  const { dataset } = document.documentElement;
  const shown = dataset.scheme;
  dataset.scheme = "light";
  try {
    return make();
  } finally {
    if (shown === undefined) delete dataset.scheme;
    else dataset.scheme = shown;
  }
}

function withOwnStyles(picture: SVGSVGElement): SVGSVGElement {
  const copy = picture.cloneNode(true) as SVGSVGElement;
  const plain = plainColors();
  const originals = [...picture.querySelectorAll("*")];
  for (const [place, element] of [...copy.querySelectorAll("*")].entries()) {
    const original = originals[place];
    if (!original) continue;
    const style = getComputedStyle(original);
    for (const name of element instanceof SVGTextElement ? [...inherited, ...ofTexts] : inherited) {
      const value = style.getPropertyValue(name);
      if (name !== "fill" && name !== "stroke") element.setAttribute(name, value);
      else if (value === "none") element.setAttribute(name, value);
      else paint(element, name, plain(value));
    }
    element.removeAttribute("class");
  }
  return copy;
}

function paint(element: Element, name: string, { color, opacity }: { color: string; opacity: number }): void {
  element.setAttribute(name, color);
  if (opacity < 1) element.setAttribute(`${name}-opacity`, opacity.toFixed(3));
}

/** Colours as every program knows them: mixed ones are not known everywhere. */
function plainColors() {
  const context = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d", {
    willReadFrequently: true,
  });
  return (value: string) => {
    if (!context) return { color: value, opacity: 1 };
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = value;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 255] = context.getImageData(0, 0, 1, 1).data;
    return { color: `rgb(${red},${green},${blue})`, opacity: alpha / 255 };
  };
}

const named = (name: "title" | "desc", words: string) => Object.assign(made(name, {}), { textContent: words });

function made(name: string, attributes: Record<string, string>): SVGElement {
  const element = document.createElementNS(namespace, name) as SVGElement;
  set(element, attributes);
  return element;
}

function set(element: Element, attributes: Record<string, string>): void {
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
}
