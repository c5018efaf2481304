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
