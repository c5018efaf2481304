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

/** The longest statement that is quoted, in characters; a longer one is quoted by its main parts. */
export const longestStatement = 160;

/**
 * The statements of a text: its sentences, long ones in the parts between semicolons, colons and dashes. Nothing is cut at a comma, where half a
 * sentence would be left; what is too long is left out.
 */
export function statementsOf(topic: Topic, text: string): Statement[] {
  return plainSentences(text.replace(forgottenSpace, " "))
    .flatMap((sentence) => (sentence.length <= longestStatement ? [sentence] : piecesOf(sentence)))
    .map(withoutStop)
    .filter((each) => /[\p{L}\p{N}]/u.test(each) && each.length <= longestStatement)
    .map((each) => ({ topic, text: each, hasFigure: /\p{N}/u.test(each) }));
}

/** As many parts together as have room in a statement. */
function piecesOf(sentence: string): string[] {
  const pieces: string[] = [];
  let piece = "";
  for (const part of sentence.split(partEnd)) {
    const isRoom = (piece + part).length <= longestStatement;
    if (piece !== "" && !isRoom) pieces.push(piece);
    piece = isRoom ? piece + part : part;
  }
  return [...pieces, piece];
}

const partEnd = /(?<=[;:]\s+)|(?<=[；：])|(?<=\s[–—]\s+)/u;
/** "the crates.The canteens": between a word's stop and the next word's capital, but not in an address. */
const forgottenSpace = /(?<=(?:^|\s)[\p{L}'’-]*\p{Ll}{3}[.!?])(?=\p{Lu}\p{Ll}*\s)/gu;
const withoutStop = (text: string) => text.trim().replace(/[\s.,;:!。、，；：！–—]+$/u, "");
