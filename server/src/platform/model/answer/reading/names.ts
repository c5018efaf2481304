/** Whether two names of properties or choices are the same but for capitals, spaces and signs: `key_findings` and `keyFindings`. */
export const sameName = (one: string, other: string): boolean => plainName(one) === plainName(other);

/** A name in small letters and digits only. */
export const plainName = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

export const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
