import type { EditingScope } from "@seedbed/contract/ai-editing/schemas";
import { useSyncExternalStore } from "react";
import { keptEntry } from "../../transport/kept-entry.ts";
import { session } from "../../transport/session.ts";

/** What a person is about to say: of what, and how it begins. */
export interface Beginning {
  scope: EditingScope | null;
  /** What the scope is called: “Value Proposition”. */
  scopeName: string;
  text: string;
}

interface PanelState {
  /** The concept whose report is being refined; null while the panel is closed. */
  openFor: string | null;
  /** Taken by the panel as soon as it is there. */
  beginning: Beginning | null;
}

const isText = (value: unknown): value is string => typeof value === "string";
/** The panel that is open outlives a reload. */
const kept = () => keptEntry("ai-editing", "open", isText);

let state: PanelState | undefined;
const listeners = new Set<() => void>();
// Whoever signs in next begins with a closed panel.
session.subscribe(() => {
  if (session.current() === null) state = undefined;
});

const read = (): PanelState => {
  state ??= { openFor: kept().read(), beginning: null };
  return state;
};
function set(next: PanelState): void {
  if (next.openFor !== read().openFor) kept().write(next.openFor);
  state = next;
  for (const listener of [...listeners]) listener();
}

/** The panel in which a report is edited with AI: for which concept it is open, and with what it begins. */
export const refinePanel = {
  read,
  open: (conceptUuid: string, beginning: Beginning | null = null) => set({ openFor: conceptUuid, beginning }),
  close: () => set({ openFor: null, beginning: null }),
  /** The beginning, once. */
  take(): Beginning | null {
    const { beginning } = read();
    if (beginning) set({ ...read(), beginning: null });
    return beginning;
  },
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const useRefinePanel = (): PanelState => useSyncExternalStore(subscribe, read);
