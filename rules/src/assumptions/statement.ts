/** The most words a statement of an assumption may have. */
export const statementWordsMax = 40;

/** The number of words of a statement: what stands between white space. */
export function countWords(statement: string): number {
  return statement.trim() === "" ? 0 : statement.trim().split(/\s+/u).length;
}

/** What is said of a statement with more words than that. */
export const statementTooLong = `Please reduce your statement to ${statementWordsMax} words or fewer.`;

/** Whether two statements are the same to a person: case and white space do not count. */
export const isSameStatement = (one: string, other: string): boolean => plain(one) === plain(other);

const plain = (statement: string) => statement.trim().replace(/\s+/gu, " ").toLowerCase();
