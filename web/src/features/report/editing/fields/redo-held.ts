import { type Held, marksAll } from "./held-keys.ts";

/** Does what was done while an editor was on its way. */
export function redoHeld(held: Held): void {
  if (typeof held === "string") open(held);
  else press(held);
}

/** A field that is open already has nothing to open it with. */
function open(field: string): void {
  document.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`)?.click();
}

function press(event: KeyboardEvent): void {
  const { key, ctrlKey, shiftKey, isComposing } = event;
  const target = document.activeElement;
  if (!target) return;
  if (marksAll(event)) {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) target.select();
    return;
  }
  const mayGoOn = target.dispatchEvent(
    new KeyboardEvent("keydown", { key, ctrlKey, shiftKey, isComposing, bubbles: true, cancelable: true }),
  );
  if (!mayGoOn || ctrlKey || !(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
  if (key.length === 1) document.execCommand("insertText", false, key);
  if (key === "Enter" && target instanceof HTMLTextAreaElement) document.execCommand("insertText", false, "\n");
  if (key === "Backspace") document.execCommand("delete");
}
