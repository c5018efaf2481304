export const statementWordsMax = 40;
export const statementTooLong = "Please reduce your statement to 40 words or fewer.";

export type StatementProblem = "empty" | "tooLong" | "unchanged";

/** The number of words of a statement: what stands between white space. */
export function countWords(statement: string): number {
  return statement.trim() === "" ? 0 : statement.trim().split(/\s+/u).length;
}

/** Why a statement cannot be saved; undefined when it can. `original` is the statement being edited, if any. */
export function statementProblem(statement: string, original?: string): StatementProblem | undefined {
  if (countWords(statement) === 0) return "empty";
  if (countWords(statement) > statementWordsMax) return "tooLong";
  return original !== undefined && statement.trim() === original.trim() ? "unchanged" : undefined;
}
