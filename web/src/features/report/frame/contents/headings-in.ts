/** A part of the page. */
export interface Heading {
  id: string;
  text: string;
  element: HTMLElement;
}

/** The parts of a page by the headings that begin them. Those without a name of their own get one, so that one can lead to them. */
export function headingsIn(page: HTMLElement): Heading[] {
  const elements = [...page.querySelectorAll<HTMLElement>("h2")].filter(
    (element) => !element.closest(elsewhere) && isPart(element, page) && element.textContent.trim() !== "",
  );
  const taken = new Map<string, number>();
  return elements.map((element) => {
    const text = element.textContent.trim();
    const name = nameOf(text);
    const count = (taken.get(name) ?? 0) + 1;
    taken.set(name, count);
    element.id ||= count === 1 ? name : `${name}-${count}`;
    return { id: element.id, text, element };
  });
}

const elsewhere = "[role=dialog], [role=alert], [aria-busy=true]";

/** Parts are sections. A card within one has a heading of the same rank, and what could not be loaded has one, too. */
function isPart(element: HTMLElement, page: HTMLElement): boolean {
  const own = element.closest("section");
  const outer = own?.parentElement?.closest("section");
  return own !== null && element === own.querySelector("h2") && page.contains(own) && !(outer && page.contains(outer));
}

const nameOf = (text: string) =>
  `part-${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "")}`;
