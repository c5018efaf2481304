import { CheckBox } from "../../../design/check-box.tsx";
import type { Selection } from "./use-selection.ts";

/** Selects a row: by click or Space, with Shift all rows from the one before. */
export function SelectBox({ id, title, selection }: { id: string; title: string; selection: Selection }) {
  return (
    <CheckBox
      aria-label={`Select ${title}`}
      checked={selection.ids.has(id)}
      onChange={(event) => selection.toggle(id, withShift(event.nativeEvent))}
    />
  );
}

/** Selects all rows of the page. */
export function SelectAllBox({ selection, shown }: { selection: Selection; shown: readonly string[] }) {
  const count = shown.filter((id) => selection.ids.has(id)).length;
  return (
    <CheckBox
      aria-label="Select all on this page"
      checked={count > 0 && count === shown.length}
      indeterminate={count > 0 && count < shown.length}
      onChange={selection.toggleShown}
    />
  );
}

// React hears of a changed checkbox by its click, whether the pointer or the keyboard made it.
const withShift = (event: Event) => event instanceof MouseEvent && event.shiftKey;
