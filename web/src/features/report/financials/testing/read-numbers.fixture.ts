/** Every number that a person reads below an element, and what it belongs to. */
export interface ReadNumber {
  digits: string;
  /** The text that it stands in. */
  text: string;
  /** The id of the figure it is; null for one in a text. */
  figure: string | null;
  /** A person has written the text, and it says so. */
  isOfPerson: boolean;
}

const digits = /\p{Nd}(?:[\p{Nd}.,]*\p{Nd})?/gu;

/** Reads all texts and fields below an element. */
export function readNumbers(root: Element): ReadNumber[] {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const read: ReadNumber[] = [];
  while (texts.nextNode()) {
    const { parentElement, data } = texts.currentNode as Text;
    if (parentElement && !parentElement.closest(".visually-hidden, script, style"))
      read.push(...of(parentElement, data));
  }
  for (const field of root.querySelectorAll("input")) read.push(...of(field, field.value));
  return read;
}

function of(element: Element, text: string): ReadNumber[] {
  const place = element.closest("[data-place]");
  return [...text.matchAll(digits)].map(([found]) => ({
    digits: found,
    // Around a figure of its own stands the rest of its sentence.
    text: place?.textContent ?? text,
    figure: element.closest("[data-figure]")?.getAttribute("data-figure") ?? null,
    isOfPerson: place?.querySelector("[title^='Written by']") != null,
  }));
}

/** What is read of each figure, by its id: each of its words once, without what is said of it. */
export function readFigures(root: Element): Map<string, Set<string>> {
  const read = new Map<string, Set<string>>();
  for (const element of root.querySelectorAll("[data-figure]:not([id$='-concern'])")) {
    const id = element.getAttribute("data-figure") ?? "";
    const copy = element.cloneNode(true) as Element;
    for (const hidden of copy.querySelectorAll(".visually-hidden")) hidden.remove();
    const fields = [...element.querySelectorAll("input")].map(({ value }) => value);
    read.set(id, (read.get(id) ?? new Set()).add([copy.textContent.trim(), ...fields].join(" ")));
  }
  return read;
}

/** Whether people said the words right around a number, as far as its text quotes them. */
export function isSaid(number: ReadNumber, said: string): boolean {
  const plain = (text: string) => text.normalize("NFKC").replace(/\s+/gu, " ").toLowerCase();
  const all = plain(said);
  const quotations = number.text.match(/[“„«「『][^”“»」』]*[”“»」』]/gu) ?? [number.text];
  return [...quotations, number.text].some((quotation) => {
    const words = plain(quotation).replace(/^[“„«「『]|[”“»」』]$/gu, "");
    const at = words.indexOf(plain(number.digits));
    return at >= 0 && all.includes(words.slice(Math.max(0, at - 8), at + number.digits.length + 8).trim());
  });
}
