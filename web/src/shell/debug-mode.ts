import { useEffect, useSyncExternalStore } from "react";
import { createDebugSequence } from "./debug/debug-sequence.ts";
import { toast } from "./toasts.ts";

let on = false;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Whether extra controls are shown: generate controls, concept uuids and the concept image. */
export function useDebugMode(): boolean {
  return useSyncExternalStore(subscribe, () => on);
}

/** Toggles debug mode when somebody holds Shift and types "debug". */
export function useDebugKeys(): void {
  useEffect(() => {
    const completes = createDebugSequence(() => performance.now());
    const listen = (event: KeyboardEvent) => {
      if (!completes(event)) return;
      on = !on;
      for (const listener of listeners) listener();
      toast.info(on ? "Debug mode is on." : "Debug mode is off.", { id: "debug-mode" });
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}
