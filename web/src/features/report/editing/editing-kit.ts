import { latePart, useLatePart } from "../../../design/late/late-part.ts";
import { useHeldKeys } from "./fields/held-keys.ts";
import { saving } from "./saving/late-saving.ts";

/** What a report is changed with. How a change is made comes along: what is written is shown at once, and what is written next is a change of that. */
export const editingKit = latePart(async () => {
  const [{ kit }] = await Promise.all([import("./kit.ts"), saving.fetch()]);
  return kit;
});

const redo = () => editingKit.read()?.redoHeld;

/** The kit for what a person has opened, or when it has come already. What they type until then is not lost. */
export function useEditingKit(isOpened: boolean) {
  const kit = useLatePart(editingKit, isOpened);
  useHeldKeys(isOpened && kit === undefined, redo);
  return kit;
}
