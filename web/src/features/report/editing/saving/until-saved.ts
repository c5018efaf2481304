import type { Desk } from "./desk.ts";

/** Milliseconds that somebody who leaves is kept before they are asked; most servers have answered by then. */
export const savingPatience = 2_000;

/** Until the server has what is on its way to it; not where it cannot be reached, or something was never sent, and for a moment at most. */
export function untilSaved(desk: Desk): Promise<void> {
  const isOver = () => {
    const { unsaved, drafts, isCutOff } = desk.read();
    return unsaved.length === 0 || drafts.length > 0 || isCutOff;
  };
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    };
    const timer = setTimeout(end, savingPatience);
    const unsubscribe = desk.subscribe(() => {
      if (isOver()) end();
    });
    if (isOver()) end();
  });
}
