import type { KeyboardEvent } from "react";

/** Arrows go from entry to entry of a list, to the first button of each. */
export function walkEntries(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const entries = [...event.currentTarget.querySelectorAll("li")];
  const at = entries.findIndex((entry) => entry.contains(document.activeElement));
  const next = entries.slice(step > 0 ? at + 1 : 0, step > 0 ? undefined : Math.max(at, 0));
  const target = (step > 0 ? next : next.reverse()).flatMap((entry) => entry.querySelector("button") ?? [])[0];
  target?.focus();
}
