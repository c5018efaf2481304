import { useState } from "react";
import { nothingSelected, type Selected, toggleRow, toggleShown } from "./select-rows.ts";

export interface Selection {
  ids: ReadonlySet<string>;
  toggle: (id: string, range: boolean) => void;
  toggleShown: () => void;
  /** Leaves just these selected. */
  keep: (ids: readonly string[]) => void;
  clear: () => void;
}

/** Which rows are selected, on all pages of one list. Another `scope`, such as another filter, begins with none. */
export function useSelection(shown: readonly string[], scope: string): Selection {
  const [state, setState] = useState<{ scope: string; selected: Selected }>({ scope, selected: nothingSelected });
  const change = (next: (selected: Selected) => Selected) =>
    setState((before) => ({ scope, selected: next(before.scope === scope ? before.selected : nothingSelected) }));
  const selected = state.scope === scope ? state.selected : nothingSelected;
  return {
    ids: selected.ids,
    toggle: (id, range) => change((before) => toggleRow(before, shown, { id, range })),
    toggleShown: () => change((before) => toggleShown(before, shown)),
    keep: (ids) => change(() => ({ ids: new Set(ids), anchor: undefined })),
    clear: () => change(() => nothingSelected),
  };
}
