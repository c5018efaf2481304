import type { EditingMessage } from "@seedbed/contract/ai-editing/schemas";
import { useState } from "react";
import { countOf } from "../edits/edit-names.ts";
import { isError } from "../talk/said.ts";

interface SaidOnceProps {
  said: readonly EditingMessage[];
  /** How many edits are proposed. */
  edits: number;
  isThinking: boolean;
}

/** Tells those who cannot see it a reply once, when it is whole, with how many edits there are; nothing of what stood there before. */
export function SaidOnce({ said, edits, isThinking }: SaidOnceProps) {
  const last = said.findLast((each) => each.role === "assistant" && !isError(each));
  const [before, setBefore] = useState({ uuid: last?.uuid, wasThinking: isThinking, words: "" });
  if (before.uuid !== last?.uuid || before.wasThinking !== isThinking) {
    const isNew = last !== undefined && before.uuid !== last.uuid;
    const words = isNew
      ? `${last.content} ${edits > 0 ? `${countOf(edits, "edit")} suggested.` : ""}`.trim()
      : before.words;
    setBefore({ uuid: last?.uuid, wasThinking: isThinking, words });
  }
  return (
    <p className="visually-hidden" role="status">
      {before.words}
    </p>
  );
}
