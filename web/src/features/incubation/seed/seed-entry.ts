import * as z from "zod/mini";
import { keptUnder as keptIn, keptPlace, thisTab } from "../../../transport/kept/kept-store.ts";
import { useKept } from "../../../transport/kept/use-kept.ts";

const feature = "incubation";

/** Something of a person that is kept on this device until the server has it. */
export interface SeedEntry<Value> {
  /** Null when nothing is kept, or what is kept cannot be read. */
  read(): Value | null;
  /** Keeps a value; null forgets it. A storage that is full or closed is only warned about. */
  write(value: Value | null): void;
}

export function seedEntry<Value>(key: string, schema: z.ZodMiniType<Value>): SeedEntry<Value> {
  const place = keptPlace(feature, key);
  const read = () => {
    const versions = place.versions();
    const found = versions.find(({ by }) => by === thisTab()) ?? versions[0];
    const parsed = z.safeParse(schema, found?.value);
    return parsed.success ? parsed.data : null;
  };
  return {
    read,
    write: (value) => {
      if (value === null) place.forget(read() ?? undefined);
      else place.write(value);
    },
  };
}

/** The rest of the keys, after what they begin with, under which something is kept. */
export const keptUnder = (keyPrefix: string): string[] => keptIn(feature, keyPrefix);

/** Forgets everything kept under keys that begin like this. */
export function forgetEntries(keyPrefix: string): void {
  for (const rest of keptUnder(keyPrefix)) seedEntry(`${keyPrefix}${rest}`, z.unknown()).write(null);
}

/** State that is kept in an entry, and what is to be said of it. The key must not change while the component is shown. */
export function useSeedEntry<Value>(key: string, schema: z.ZodMiniType<Value>) {
  const isWhole = (value: unknown): value is Value => z.safeParse(schema, value).success;
  const { value, keep, state } = useKept(feature, key, isWhole);
  return [value, keep, state] as const;
}
