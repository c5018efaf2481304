import { useKept } from "./use-kept.ts";

export const isText = (value: unknown): value is string => typeof value === "string";

/** What somebody has begun to write, kept on this device. Its name must not change while it is shown. */
export function useKeptText(feature: string, key: string) {
  const { value, keep, state } = useKept(feature, key, isText);
  return [value ?? "", (next: string) => keep(next === "" ? null : next), state] as const;
}
