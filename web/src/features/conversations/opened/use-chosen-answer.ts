import { useState } from "react";
import type { Said } from "../talk/said.ts";

/** The answer of a conversation that is looked at: the last one, until another is chosen. A new answer is looked at when it comes. */
export function useChosenAnswer(said: readonly Said[]) {
  const answers = said.filter(
    (each) => each.kind === "reply" && each.message.sentences.length > 0 && each.question !== null,
  );
  const last = answers.at(-1);
  const [choice, setChoice] = useState<{ uuid: string; last: string | undefined } | null>(null);
  const chosen = (choice?.last === last?.uuid ? answers.find(({ uuid }) => uuid === choice?.uuid) : undefined) ?? last;
  const index = chosen ? answers.indexOf(chosen) : -1;
  const choose = (uuid: string) => setChoice({ uuid, last: last?.uuid });
  return {
    chosen: chosen?.kind === "reply" ? chosen : undefined,
    choose,
    /** Says which one it is, once somebody has gone to it by keyboard. */
    place: choice && index >= 0 ? `Answer ${index + 1} of ${answers.length}` : "",
    move: (step: -1 | 1) => {
      const next = answers[Math.min(Math.max(index + step, 0), answers.length - 1)];
      // The first arrow goes to the last answer, which nobody has chosen yet.
      if (choice === null || choice.last !== last?.uuid)
        return last && choose(step === -1 ? last.uuid : (next?.uuid ?? last.uuid));
      if (next) choose(next.uuid);
    },
  };
}
