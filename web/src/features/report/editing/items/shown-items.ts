export interface ShownItem {
  element: HTMLElement;
  tools: HTMLElement;
  position: number;
}

/** Those items of a list that are on the page, around the tools of one of them, in their order. */
export function shownItems(within: Element): ShownItem[] {
  const own = within.closest<HTMLElement>("[data-tools-of]");
  const place = own?.dataset.toolsOf;
  if (!own || !place) return [];
  const toolsIn = (container: Element) =>
    [...container.querySelectorAll<HTMLElement>("[data-tools-of]")].filter((tools) => tools.dataset.toolsOf === place);
  const count = Number(own.dataset.count);
  // The list is the smallest part of the page that holds the tools of more than this item, and no more than the list has.
  for (let container = own.parentElement; container; container = container.parentElement) {
    const tools = toolsIn(container);
    if (tools.length > count) return [];
    if (tools.length < count) continue;
    const holder = container;
    return tools.flatMap((each) => {
      let element: HTMLElement = each;
      while (element.parentElement && element.parentElement !== holder) element = element.parentElement;
      return [{ element, tools: each, position: Number(each.dataset.position) }];
    });
  }
  return [];
}

/** What gets the focus when an item is removed: the tools of its neighbour, or what adds to the list. */
export function neighbourOf(within: Element, position: number): HTMLElement | null {
  const items = shownItems(within);
  const next =
    items.find((item) => item.position === position + 1) ?? items.find((item) => item.position === position - 1);
  if (next) return next.tools.querySelector<HTMLElement>("button:last-of-type");
  const place = within.closest<HTMLElement>("[data-tools-of]")?.dataset.toolsOf ?? "";
  for (let container = within.parentElement; container; container = container.parentElement) {
    const add = container.querySelector<HTMLElement>(`[data-adds-to="${CSS.escape(place)}"]`);
    if (add) return add;
  }
  return null;
}
