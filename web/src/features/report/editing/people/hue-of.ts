const hues = ["sand", "blue", "rose", "teal", "plum", "moss"] as const;

/** A person's own colour: the same on every page and for everybody. */
export function hueOf(uuid: string): (typeof hues)[number] {
  let sum = 0;
  for (const letter of uuid) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return hues[sum % hues.length] ?? "sand";
}
