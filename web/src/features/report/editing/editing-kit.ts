import { latePart, useLatePart } from "../../../design/late/late-part.ts";
import { useHeldKeys } from "./fields/held-keys.ts";

/** What a report is changed with. */
export const editingKit = latePart(() => import("./kit.ts").then(({ kit }) => kit));

const redo = () => editingKit.read()?.redoHeld;

/** The kit for what a person has opened, or when it has come already. What they type until then is not lost. */
export function useEditingKit(isOpened: boolean) {
  const kit = useLatePart(editingKit, isOpened);
  useHeldKeys(isOpened && kit === undefined, redo);
  return kit;
}
