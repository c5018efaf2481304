import { useState } from "react";
import * as z from "zod/mini";
import { currentSession } from "../../../transport/session.ts";

/** Something of a person that outlives a reload of this tab, and nothing more. */
export interface SessionEntry<Value> {
  /** Null when nothing is kept, or what is kept cannot be read. */
  read(): Value | null;
  /** Keeps a value; null forgets it. A storage that is full or closed is only warned about. */
  write(value: Value | null): void;
}

const nameOf = (key: string) => `seedbed.incubation.${currentSession()?.user.uuid ?? "nobody"}.${key}`;

export function sessionEntry<Value>(key: string, schema: z.ZodMiniType<Value>): SessionEntry<Value> {
  const name = nameOf(key);
  return {
    read: () => {
      try {
        const text = sessionStorage.getItem(name);
        if (text === null) return null;
        const parsed = z.safeParse(schema, JSON.parse(text));
        return parsed.success ? parsed.data : null;
      } catch (error) {
        console.warn(`${name} could not be read.`, error);
        return null;
      }
    },
    write: (value) => {
      try {
        if (value === null) sessionStorage.removeItem(name);
        else sessionStorage.setItem(name, JSON.stringify(value));
      } catch (error) {
        console.warn(`${name} could not be kept.`, error);
      }
    },
  };
}

/** The rest of the keys, after what they begin with, under which something is kept. */
export function keptUnder(keyPrefix: string): string[] {
  try {
    const names = Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index) ?? "");
    return names.flatMap((name) => (name.startsWith(nameOf(keyPrefix)) ? [name.slice(nameOf(keyPrefix).length)] : []));
  } catch (error) {
    console.warn(`${nameOf(keyPrefix)} could not be read.`, error);
    return [];
  }
}

/** Forgets everything kept under keys that begin like this. */
export function forgetEntries(keyPrefix: string): void {
  for (const rest of keptUnder(keyPrefix)) sessionEntry(`${keyPrefix}${rest}`, z.unknown()).write(null);
}

/** State that is kept in a session entry. The key must not change while the component is shown. */
export function useSessionEntry<Value>(key: string, schema: z.ZodMiniType<Value>) {
  const entry = sessionEntry(key, schema);
  const [value, setValue] = useState(entry.read);
  const keep = (next: Value | null) => {
    entry.write(next);
    setValue(next);
  };
  return [value, keep] as const;
}
