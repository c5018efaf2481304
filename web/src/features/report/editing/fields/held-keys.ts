import { useEffect } from "react";

/** What somebody does while what they opened is on its way: presses a key, or opens another field, which is named. */
export type Held = KeyboardEvent | string;

/** Gives what does again what was held; undefined where nobody waits for it any more. */
type Redo = () => ((held: Held) => void) | undefined;

const held: Held[] = [];
let coming = 0;
let isRedoing = false;

/** Holds what is done while an editor is on its way, for `redo` to do in its order as soon as that is there: nobody waits for a field that they have opened. */
export function useHeldKeys(isComing: boolean, redo: Redo): void {
  useEffect(() => {
    if (!isComing) return;
    begin();
    return () => {
      coming -= 1;
      // Not inside of an effect, where a field that is typed into would be put back to what it was.
      setTimeout(() => end(redo()));
    };
  }, [isComing, redo]);
}

/** Not a click on something that does what it says, nor the end of marking words to copy them. */
export function meansToEdit({ target, detail }: Pick<MouseEvent, "target" | "detail">): boolean {
  if (target instanceof Element && target.closest("a, button, input, select, textarea, summary, [role=tab]"))
    return false;
  return detail < 2 && !getSelection()?.toString();
}

export const marksAll = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !altKey && key.toLowerCase() === "a";

function begin(): void {
  coming += 1;
  addEventListener("keydown", holdKey, { capture: true });
  addEventListener("click", holdClick, { capture: true });
}

/** What is done meanwhile comes after what was held. */
async function end(redo: ReturnType<Redo>): Promise<void> {
  if (coming > 0 || isRedoing) return;
  isRedoing = true;
  for (let next = held.shift(); next; next = held.shift()) {
    redo?.(next);
    // What that saved is shown, and what it opened is there.
    if (redo && !isTyped(next)) await new Promise((resolve) => setTimeout(resolve));
  }
  isRedoing = false;
  if (coming > 0) return;
  removeEventListener("keydown", holdKey, { capture: true });
  removeEventListener("click", holdClick, { capture: true });
}

const isTyped = (one: Held) => typeof one !== "string" && one.key !== "Enter";

function holdKey(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, isTrusted, target } = event;
  // What is typed in another field is for that one.
  if (!isTrusted || (target instanceof Element && target.matches("input, select, textarea"))) return;
  // Shortcuts of the browser and leaving the field stay what they are; all there is to mark is what the field will hold.
  const isOther = metaKey || altKey || key === "Tab" || (ctrlKey && key !== "Enter");
  if (!isOther || marksAll(event)) hold(event, event);
}

function holdClick(event: MouseEvent): void {
  const at = event.isTrusted && event.target instanceof Element ? event.target : null;
  const place = at?.closest("[data-place]:has(> [data-field])");
  if (place && (at?.closest("[data-field]") || meansToEdit(event))) hold(event, place.getAttribute("data-place") ?? "");
}

function hold(event: Event, what: Held): void {
  event.preventDefault();
  event.stopPropagation();
  held.push(what);
}
