import type { Talks } from "../talk/create-talks.ts";
import { type Asked, keptRound } from "./kept-round.ts";

interface SameQuestion {
  conceptUuid: string;
  question: string;
  /** Who has answered it. */
  answered: Asked;
  /** Who is asked now. */
  other: string;
}

/** Puts a question that one persona has answered to another one, so that both answers stand side by side. */
export function askTheSame(talks: Talks, { conceptUuid, question, answered, other }: SameQuestion): void {
  const message = talks.send({ place: "several", profile: other, conceptUuid, content: question, talk: null });
  keptRound(conceptUuid).write({ question, asked: [answered, { profile: other, talk: message, message }] });
}
