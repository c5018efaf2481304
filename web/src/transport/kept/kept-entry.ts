import { currentSession } from "../session.ts";
import { tabSealing } from "./tab-sealing.ts";

/** Something of a person that outlives a reload of this tab; of the form that `isWhole` knows. */
export interface KeptEntry<Value> {
  /** Null when nothing is kept, or what is kept cannot be read. */
  read(): Value | null;
  /** Keeps a value, sealed; null forgets it. A storage that is full or closed is only warned about. */
  write(value: Value | null): void;
}

export function keptEntry<Value>(
  feature: string,
  key: string,
  isWhole: (value: unknown) => value is Value,
): KeptEntry<Value> {
  const name = `seedbed.${feature}.${currentSession()?.user.uuid ?? "nobody"}.${key}`;
  return {
    read: () => {
      try {
        const value: unknown = JSON.parse(tabSealing.read(name) ?? "null");
        return isWhole(value) ? value : null;
      } catch (error) {
        console.warn(`${name} could not be read.`, error);
        return null;
      }
    },
    write: (value) => tabSealing.write(name, value === null ? null : JSON.stringify(value)),
  };
}

/** Forgets all that is kept in this tab for a feature, whoever it belongs to. */
export const forgetKept = (feature: string): void => tabSealing.forget(`seedbed.${feature}.`);

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
