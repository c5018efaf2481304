/**
 * The rules of a prompt with the day (UTC) on which what is being written was begun, in milliseconds since 1970: the same bytes in every call of a
 * report, on whatever day it ends. The day is no part of a task's input, so that an answer which is kept stays good tomorrow.
 */
export const dated = (rules: string, since: number): string =>
  `${rules}\n\nToday is ${new Date(since).toISOString().slice(0, 10)}.`;
