import { useEffect, useEffectEvent } from "react";
import { isSameValue } from "../../../../transport/kept/kept-store.ts";
import { useKept } from "../../../../transport/kept/use-kept.ts";
import { isKeptField, keptFeature } from "../saving/kept-fields.ts";
import type { Field } from "./use-field.ts";

/** What is written in an open field, kept on this device until it is saved or given back. */
export function useKeptField<Value>(field: Field<Value>, value: Value) {
  const { held } = field;
  const { value: kept, newer, keep, state } = useKept(keptFeature, `${held?.conceptId}.${field.key}`, isKeptField);
  const typed = kept?.value as Value | undefined;
  const write = (next: Value) => keep(!held || isSameValue(next, value) ? null : { ...held, value: next });
  const isGone = field.isFound && kept === null;
  const closeGone = useEffectEvent(() => field.close(false));
  // Sent or discarded in another tab.
  useEffect(() => {
    if (isGone) closeGone();
  }, [isGone]);
  return {
    typed,
    /** What another tab has, where that is newer. */
    newer: newer?.value as Value | undefined,
    write,
    /** What is to be said of it; null where nothing is. */
    state: state.hasNewer || state.isRefused || (state.isFound && field.isFound) ? state : null,
    /** Takes back what was written. */
    giveBack: () => {
      keep(null);
      field.close(true);
    },
    discard: () => {
      keep(null);
      field.close(false);
    },
    /** Saves a value, which is kept until the server has it. */
    commit: (next: Value, returnsFocus: boolean) => {
      write(next);
      field.commit(next, returnsFocus);
    },
  };
}
