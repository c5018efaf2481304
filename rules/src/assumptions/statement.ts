/** The most words a statement of an assumption may have. */
export const statementWordsMax = 40;

/** The number of words of a statement: what stands between white space. */
export function countWords(statement: string): number {
  return statement.trim() === "" ? 0 : statement.trim().split(/\s+/u).length;
}
