/** A copy of a list with other properties in one of its items. */
export const withItem = <Item extends object>(items: readonly Item[], index: number, changes: object): unknown[] =>
  items.map((item, at) => (at === index ? { ...item, ...changes } : item));
