/*
 * What reads the search parameters of an address. They are read before anything is shown, so it is free of zod. What is missing or
 * makes no sense is undefined.
 */

type Search = Record<string, unknown>;

/** Reads all parameters of a page; any of them may be absent. */
export const searchReader =
  <Found extends object>(read: (search: Search) => Found) =>
  (search: Search): Partial<Found> =>
    read(search);

export const textIn = (value: unknown): string | undefined => (value === undefined ? undefined : String(value));

export function numberIn(value: unknown): number | undefined {
  const number = value === undefined ? Number.NaN : Number(value);
  return Number.isFinite(number) ? number : undefined;
}

export function pageIn(value: unknown): number | undefined {
  const page = numberIn(value);
  return Number.isInteger(page) && page !== undefined && page >= 1 && page <= 1_000_000 ? page : undefined;
}

export function oneOf<Word extends string>(words: readonly Word[], value: unknown): Word | undefined {
  return words.find((word) => word === value);
}
