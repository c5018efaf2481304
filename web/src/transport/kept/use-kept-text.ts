import { useState } from "react";
import { keptEntry } from "./kept-entry.ts";

const isText = (value: unknown): value is string => typeof value === "string";

/** What somebody has begun to write; it outlives a reload of this tab. Its name must not change while it is shown. */
export function useKeptText(feature: string, key: string) {
  const [entry] = useState(() => keptEntry(feature, key, isText));
  const [text, setText] = useState(() => entry.read() ?? "");
  const keep = (next: string) => {
    entry.write(next === "" ? null : next);
    setText(next);
  };
  return [text, keep] as const;
}
