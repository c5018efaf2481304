import { firstNameOf } from "@seedbed/rules/customers/persona-words";
import { useState } from "react";
import type { Said } from "./talk/said.ts";

interface SaidOnceProps {
  name: string;
  said: readonly Said[];
  isThinking: boolean;
}

/** Tells those who cannot see it that a persona thinks, and its reply once, when it is whole; nothing of what stood there before. */
export function SaidOnce({ name, said, isThinking }: SaidOnceProps) {
  const last = said.findLast(({ kind }) => kind === "reply");
  const [before, setBefore] = useState({ uuid: last?.uuid, wasThinking: isThinking, words: "" });
  if (before.uuid !== last?.uuid || before.wasThinking !== isThinking) {
    const isNew = before.uuid !== last?.uuid && before.wasThinking;
    const reply = last?.kind === "reply" ? last.message.content : "";
    const words = isNew
      ? `${firstNameOf(name)}: ${reply}`
      : isThinking
        ? `${firstNameOf(name)} is thinking`
        : before.words;
    setBefore({ uuid: last?.uuid, wasThinking: isThinking, words });
  }
  return (
    <p className="visually-hidden" role="status">
      {before.words}
    </p>
  );
}
