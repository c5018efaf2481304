import type { EditingScope } from "@seedbed/contract/ai-editing/schemas";
import { editingQuoteMaxLength } from "@seedbed/contract/ai-editing/words";
import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { reportSections } from "@seedbed/contract/concepts/vocabulary";

/** What a person has selected of a report, where it is, and what it is called. */
export interface Selected {
  scope: EditingScope;
  name: string;
  box: DOMRect;
}

interface Address {
  section: ReportSection;
  item: string | null;
  field: string;
}

/** What is selected on the page; null where nothing is, and where it is no part of a report. */
export function selectedOnPage(): Selected | null {
  const selection = getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const quote = selection.toString().replace(/\s+/g, " ").trim();
  const around = elementOf(range.commonAncestorContainer);
  if (quote === "" || !around || around.closest("input, textarea, [data-editor-bar], [data-edit-marks]")) return null;
  const places = placesIn(around, range);
  const scope = scopeOf(places);
  if (!scope) return null;
  return {
    scope: { ...scope, quote: quote.slice(0, editingQuoteMaxLength) },
    name: `“${shortened(quote)}”`,
    box: range.getBoundingClientRect(),
  };
}

/** What has the focus, as a whole: a field, or the thing around it. */
export function focusedOnPage(): Selected | null {
  const focused = document.activeElement;
  const place = focused?.closest<HTMLElement>("#content [data-place]") ?? null;
  const thing = place ?? thingAround(focused);
  if (!thing) return null;
  const scope = scopeOf(place ? [place] : [...thing.querySelectorAll<HTMLElement>("[data-place]")]);
  return scope && { scope, name: `“${shortened(wordsIn(thing))}”`, box: thing.getBoundingClientRect() };
}

const elementOf = (node: Node): HTMLElement | null => {
  const element = node instanceof HTMLElement ? node : node.parentElement;
  return element?.closest("#content") ? element : null;
};

/** The fields that are selected; where none is, those around what is, such as a figure that follows from them. */
function placesIn(around: HTMLElement, range: Range): HTMLElement[] {
  const place = around.closest<HTMLElement>("[data-place]");
  if (place) return [place];
  for (let element: HTMLElement | null = around; element && element.id !== "content"; element = element.parentElement) {
    const inside = [...element.querySelectorAll<HTMLElement>("[data-place]")];
    const selected = inside.filter((each) => range.intersectsNode(each));
    if (selected.length > 0) return selected;
    if (inside.length > 0) return inside;
  }
  return [];
}

/** The smallest part of the report that holds all of them. */
function scopeOf(places: readonly HTMLElement[]): EditingScope | null {
  const addresses = places.map(addressOf).filter((address) => address !== null);
  const [first] = addresses;
  if (!first) return null;
  const inSection = addresses.filter(({ section }) => section === first.section);
  const isOneItem = inSection.every(({ item }) => item === first.item);
  const isOneField = isOneItem && inSection.every(({ field }) => field === first.field);
  return {
    section: first.section,
    item: isOneItem ? first.item : null,
    field: isOneField ? first.field : null,
  };
}

function addressOf({ dataset: { place = "" } }: HTMLElement): Address | null {
  const [named, item, field] = place.split(" ");
  const section = reportSections.find((each) => each === named);
  if (!section || !item || !field) return null;
  return { section, item: item === "-" ? null : item, field };
}

const uuid = /^[\da-f]{8}-[\da-f]{4}-/;

function thingAround(focused: Element | null): HTMLElement | null {
  for (let element = focused?.closest<HTMLElement>("#content *") ?? null; element; element = element.parentElement) {
    if (element.id === "content") return null;
    if ((uuid.test(element.id) || element.matches("li, article")) && element.querySelector("[data-place]"))
      return element;
  }
  return null;
}

const wordsIn = (element: HTMLElement) => {
  const words = element.querySelector<HTMLElement>("[data-place] > :first-child") ?? element;
  return (element.matches("[data-place]") ? (element.firstElementChild as HTMLElement | null) : words)?.innerText ?? "";
};

const longest = 60;
const shortened = (text: string) => {
  const one = text.replace(/\s+/g, " ").trim();
  return one.length > longest ? `${one.slice(0, longest).trimEnd()}…` : one;
};
