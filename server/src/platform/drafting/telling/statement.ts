import { plainSentences } from "../plain-text.ts";

/** What people say about an idea, by meaning. */
export const topics = [
  "idea",
  "audience",
  "pains",
  "changes",
  "benefit",
  "difference",
  "assets",
  "earning",
  "costs",
  "limits",
  "success",
  "clarified",
] as const;
export type Topic = (typeof topics)[number];

/** One thing that somebody wrote, in their words, without the stop at its end. */
export interface Statement {
  topic: Topic;
  text: string;
  /** Whether it holds a number. */
  hasFigure: boolean;
}

/** The longest statement that is quoted, in characters; a longer one is quoted by its clauses. */
export const longestStatement = 160;

/** The statements of a text: its sentences, long ones in pieces of whole clauses. Nothing is cut inside a clause; one that is too long is left out. */
export function statementsOf(topic: Topic, text: string): Statement[] {
  return plainSentences(text)
    .flatMap((sentence) => (sentence.length <= longestStatement ? [sentence] : piecesOf(sentence)))
    .map(withoutStop)
    .filter((each) => /[\p{L}\p{N}]/u.test(each) && each.length <= longestStatement)
    .map((each) => ({ topic, text: each, hasFigure: /\p{N}/u.test(each) }));
}

/** As many clauses together as have room in a statement. */
function piecesOf(sentence: string): string[] {
  const pieces: string[] = [];
  let piece = "";
  for (const clause of sentence.split(clauseEnd)) {
    const isRoom = (piece + clause).length <= longestStatement;
    if (piece !== "" && !isRoom) pieces.push(piece);
    piece = isRoom ? piece + clause : clause;
  }
  return [...pieces, piece];
}

const clauseEnd = /(?<=[;:]\s+)|(?<=[；：、，])|(?<=,\s+)(?=\p{L})|(?<=\s[–—]\s+)/u;
const withoutStop = (text: string) => text.trim().replace(/[\s.,;:!。、，；：！–—]+$/u, "");
