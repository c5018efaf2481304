import type { HintedAnswer } from "./hinted-answer.ts";

/** What a question is after, by its identifier, as it follows "It helps to say". */
const after: Readonly<Record<string, string>> = {
  idea: "who it is for, what it does for them, and what it replaces",
  field: "which part of it, for whom, and what is special about it in your company",
  audience: "what these people do, where, and at what moment it concerns them",
  pains: "when it happens, to whom, and what it costs them",
  changes: "what was different a year or two ago, and who notices it",
  earning: "what is charged, and who pays it",
  cost_sources: "what exactly it is spent on, how much that is, and how often",
  limits: "what exactly must not happen, and until when",
  success: "what anybody could observe, and by when",
};
const afterAny = "who it concerns, when, and why it matters";

/** What a question is after, as it follows "It helps to say". */
export const whatHelps = (identifier: string): string => after[identifier] ?? afterAny;

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
