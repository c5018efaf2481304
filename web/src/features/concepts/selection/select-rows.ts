import { bulkConceptsMax } from "@seedbed/contract/limits";

export interface Selected {
  ids: ReadonlySet<string>;
  /** The row that was toggled last: where a range begins. */
  anchor: string | undefined;
}

export const nothingSelected: Selected = { ids: new Set(), anchor: undefined };

/** Turns one row round; with `range`, gives all shown rows from the last one toggled up to it the state it gets. */
export function toggleRow(
  selected: Selected,
  shown: readonly string[],
  { id, range = false }: { id: string; range?: boolean },
): Selected {
  const on = !selected.ids.has(id);
  const from = range && selected.anchor !== undefined ? shown.indexOf(selected.anchor) : -1;
  const to = shown.indexOf(id);
  const touched = from < 0 || to < 0 ? [id] : shown.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { ids: on ? withRows(selected.ids, touched) : withoutRows(selected.ids, touched), anchor: id };
}

/** Selects every shown row; deselects them when all are selected already. Rows of other pages stay as they are. */
export function toggleShown({ ids }: Selected, shown: readonly string[]): Selected {
  const all = shown.every((id) => ids.has(id));
  return { ids: all ? withoutRows(ids, shown) : withRows(ids, shown), anchor: undefined };
}

// More than this at once is not archived; what comes on top stays unselected.
const withRows = (ids: ReadonlySet<string>, more: readonly string[]): ReadonlySet<string> =>
  new Set([...new Set([...ids, ...more])].slice(0, bulkConceptsMax));

const withoutRows = (ids: ReadonlySet<string>, fewer: readonly string[]): ReadonlySet<string> =>
  new Set([...ids].filter((id) => !fewer.includes(id)));
