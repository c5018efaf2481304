import { useEffect } from "react";
import { withPart } from "../../../../design/late/late-part.ts";
import { editingKit } from "../editing-kit.ts";
import type { Desk } from "../saving/desk.ts";

const ownUndo = "input, textarea, select, [contenteditable], [role=textbox]";

/**
 * Ctrl or Cmd with Z takes back, with Shift makes again, in turn behind what is still being saved; not while a field is open, which has an undo of its own,
 * nor over a dialog.
 */
export function useUndoKeys(desk: Desk): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "z" || event.altKey || !(event.ctrlKey || event.metaKey)) return;
      if (event.target instanceof Element && event.target.closest(ownUndo)) return;
      const { open, done, takenBack, unsaved } = desk.read();
      const hasSomething = (event.shiftKey ? takenBack : done).length + unsaved.length > 0;
      if (open !== null || !hasSomething || document.querySelector("[role=dialog][aria-modal=true]")) return;
      event.preventDefault();
      withPart(editingKit, ({ takeBack }) => takeBack(desk, event.shiftKey ? "redo" : "undo"));
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [desk]);
}
