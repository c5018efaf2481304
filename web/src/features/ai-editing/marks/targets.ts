import type { Edit, EditChange } from "@seedbed/contract/ai-editing/schemas";

/** What a change touches on the page, as far as it is shown there: its field, else its thing, else the list that it goes into. */
export function targetOf({ section }: Pick<Edit, "section">, change: EditChange): HTMLElement | null {
  const { kind, item, field, parent, place } = change;
  if (kind === "add") return shown(listEnd(place)) ?? (parent ? itemAt(section, parent) : null);
  const at = field === null ? null : shown(`[data-place="${CSS.escape(`${section} ${item ?? "-"} ${field}`)}"]`);
  return (at && partAround(at)) ?? (item === null ? null : itemAt(section, item));
}

/** What belongs to this field alone, with its heading: as far as no other field, and no page, stands in it. */
function partAround(field: HTMLElement): HTMLElement {
  const { parentElement: parent } = field;
  if (!parent || parent.id === "content" || parent.matches("[role=tabpanel], dl, table, ul, ol")) return field;
  const others = [...parent.querySelectorAll("[data-place]")].filter((each) => !field.contains(each) && each !== field);
  return others.length > 0 || parent.childElementCount > 6 ? field : partAround(parent);
}

/** A thing of the report: what carries its id, else the entry around one of its fields. */
function itemAt(section: string, item: string): HTMLElement | null {
  const named = document.getElementById(item);
  if (named?.checkVisibility()) return named;
  const field = shown(`[data-place^="${CSS.escape(`${section} ${item} `)}"]`);
  return field?.closest<HTMLElement>("li, article, tr, section") ?? field;
}

// The last entry: what is added comes behind it.
function listEnd(place: string | null): string {
  return place === null ? ":not(*)" : `li:has([data-tools-of="${CSS.escape(place)}"]):last-child`;
}

function shown(selector: string): HTMLElement | null {
  const found = document.querySelectorAll<HTMLElement>(`#content :is(${selector})`);
  return [...found].findLast((element) => element.checkVisibility()) ?? null;
}
