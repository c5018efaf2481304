import type { Interview, Replaced } from "@seedbed/contract/report/interviews/schemas";

const one: Record<keyof Replaced, string> = {
  names: "name",
  mails: "mail address",
  phones: "phone number",
  addresses: "address",
  others: "word of your list",
};
const many: Record<keyof Replaced, string> = {
  names: "names",
  mails: "mail addresses",
  phones: "phone numbers",
  addresses: "addresses",
  others: "words of your list",
};

/** "2 names and 1 address replaced before reading." */
export function replacedInWords(replaced: Replaced): string {
  const parts = (Object.keys(one) as (keyof Replaced)[])
    .filter((kind) => replaced[kind] > 0)
    .map((kind) => `${replaced[kind]} ${replaced[kind] === 1 ? one[kind] : many[kind]}`);
  if (parts.length === 0) return "No names or addresses were recognised in it.";
  const last = parts.at(-1);
  const said = parts.length === 1 ? last : `${parts.slice(0, -1).join(", ")} and ${last}`;
  return `${said} replaced before reading.`;
}

/** "2,140 words, uploaded by Mara". */
export function broughtInWords({ words, fileName, addedBy }: Interview): string {
  const by = addedBy ? ` by ${`${addedBy.firstName} ${addedBy.lastName}`.trim()}` : "";
  return `${words.toLocaleString("en")} words, ${fileName === null ? "pasted" : "uploaded"}${by}`;
}

/** What removing an interview leaves behind. */
export function removalInWords(count: number): string {
  if (count === 0) return "No signal rests on it.";
  return count === 1
    ? "1 signal of the profile rests on it. It stays with its words, and no longer leads to a line."
    : `${count} signals of the profile rest on it. They stay with their words, and no longer lead to a line.`;
}
