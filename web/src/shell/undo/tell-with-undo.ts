import { latePart, withPart } from "../../design/late/late-part.ts";
import type { Undoable } from "./undo-toast.tsx";

/** Comes with what is undone first, or with the first touch of a page that has it among what waits for one. */
export const undoToast = latePart(() => import("./undo-toast.tsx"));

/** Tells what was done, with a button that takes it back, once. */
export const tellWithUndo = (undoable: Undoable) => withPart(undoToast, (late) => late.showUndoToast(undoable));
