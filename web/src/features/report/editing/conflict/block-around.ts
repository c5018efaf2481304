/** What holds words, rows or items only, and no block between them. */
const noBlocks =
  "p, h1, h2, h3, h4, h5, h6, span, a, button, label, strong, em, dt, summary, ul, ol, dl, table, table *";
/** What cuts off all that is below a height. */
const cuts = "[data-cut]";

/** The part of a page behind which a block can stand, around an element: a paragraph, a line, a card. */
export function blockAround(element: Element): Element {
  const { parentElement: parent } = element;
  if (!parent || parent === document.body || takesBlocks(parent)) return element;
  return blockAround(parent);
}

function takesBlocks(parent: Element): boolean {
  if (parent.matches(noBlocks) || parent.closest(cuts)) return false;
  const { display, flexDirection, gridTemplateColumns } = getComputedStyle(parent);
  if (display === "flex") return flexDirection === "column";
  if (display === "grid") return gridTemplateColumns.split(" ").length === 1;
  return display === "block" || display === "flow-root" || display === "list-item";
}
