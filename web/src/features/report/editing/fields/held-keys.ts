import { useEffect, useRef } from "react";

/** Holds what is typed while an editor is on its way, and types it as soon as it is there: nobody waits for a field that they have opened. */
export function useHeldKeys(isComing: boolean): void {
  const held = useRef<KeyboardEvent[]>([]);
  useEffect(() => {
    if (!isComing) return;
    const hold = (event: KeyboardEvent) => {
      // Shortcuts of the browser and leaving the field stay what they are; all there is to mark is what the field will hold.
      const isOther = event.metaKey || event.altKey || event.key === "Tab" || (event.ctrlKey && event.key !== "Enter");
      if (isOther && !marksAll(event)) return;
      event.preventDefault();
      event.stopPropagation();
      held.current.push(event);
    };
    addEventListener("keydown", hold, { capture: true });
    return () => removeEventListener("keydown", hold, { capture: true });
  }, [isComing]);
  useEffect(() => {
    if (isComing || held.current.length === 0) return;
    const keys = held.current;
    held.current = [];
    // Not inside of an effect, where a field that is typed into would be put back to what it was.
    setTimeout(() => keys.forEach(press));
  }, [isComing]);
}

const marksAll = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !altKey && key.toLowerCase() === "a";

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
