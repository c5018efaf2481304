import type { HintedAnswer } from "./hinted-answer.ts";
import { whatHelps } from "./what-helps.ts";

const longestQuotation = 60;
const quoted = (text: string) =>
  `“${text.length > longestQuotation ? `${text.slice(0, longestQuotation).trimEnd()}…` : text}”`;

/** What is said of an answer to this question: kindly, what would help, and never that it may not stay. */
export function hintWords({ kind, text }: HintedAnswer, identifier: string): string {
  const helps = `It helps to say ${whatHelps(identifier)}.`;
  switch (kind) {
    case "short":
      return `${quoted(text)} is a beginning. ${helps}`;
    case "other-language":
      return "Any language is welcome. What is written from your answers follows their language, unless your company has set another one.";
    case "unreadable":
      return `${quoted(text)} may have been meant otherwise: we find no words in it. ${helps}`;
    case "pasted":
      return `${quoted(text)} reads like a message from a program. If it is the point, say what people were doing when it came. ${helps}`;
    case "asks-back":
      return `This field is for your own words, and nobody replies to it. ${helps} “Suggest answers” writes some to begin with.`;
    case "personal":
      return `That is worth saying to somebody who can act on it. Here it is about the idea. ${helps}`;
    case "unknown":
      return `Not knowing yet is a fine place to begin. ${helps} “Suggest answers” writes some to choose from.`;
  }
}
