import { useSyncExternalStore } from "react";

/** Where a person's choice is kept: in this browser, like the colours. */
const key = "seedbed.labs.projections";
const changed = "seedbed:labs";

function subscribe(listener: () => void): () => void {
  // The one event comes from other tabs, the other from this one.
  addEventListener("storage", listener);
  addEventListener(changed, listener);
  return () => {
    removeEventListener("storage", listener);
    removeEventListener(changed, listener);
  };
}

/** Whether projections are shown before they are finished: off until somebody turns them on. */
export function useProjectionsInLabs(): boolean {
  return useSyncExternalStore(subscribe, () => localStorage.getItem(key) === "on");
}

export function showProjectionsInLabs(isShown: boolean): void {
  if (isShown) localStorage.setItem(key, "on");
  else localStorage.removeItem(key);
  dispatchEvent(new Event(changed));
}
