import { useState } from "react";
import { keptEntry } from "./kept-entry.ts";

const isText = (value: unknown): value is string => typeof value === "string";

/** What somebody has begun to write to a persona, or to several (`key`); it outlives a reload. The key must not change while it is shown. */
export function useDraft(key: string) {
  const [entry] = useState(() => keptEntry(`draft.${key}`, isText));
  const [draft, setDraft] = useState(() => entry.read() ?? "");
  const keep = (text: string) => {
    entry.write(text === "" ? null : text);
    setDraft(text);
  };
  return [draft, keep] as const;
}
