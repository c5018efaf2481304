import { noMarks, type PersonalMarks } from "./section-change.ts";

/** The marks that stand, with what a change made of them (`before` to `after`) taken back; all others stay. */
export function marksTakenBack(
  standing: PersonalMarks,
  { before, after }: { before: PersonalMarks; after: PersonalMarks },
): PersonalMarks {
  const [were, became, are] = [before, after, standing].map(asEntries) as [Entries, Entries, Entries];
  for (const [key, value] of became) if (were.get(key) !== value) are.delete(key);
  for (const [key, value] of were) if (became.get(key) !== value) are.set(key, value);
  return asMarks(are);
}

/** Each mark by what names it, with what it says beside. */
type Entries = Map<string, string>;

function asEntries({ fields, added, removed, toldBefore }: PersonalMarks): Entries {
  return new Map([
    ...Object.entries(fields).flatMap(([item, names]) => names.map((name) => entry(["field", item, name]))),
    ...added.map((item) => entry(["added", item])),
    ...removed.map(({ place, parent, told }) => entry(["removed", place, parent, told])),
    ...Object.entries(toldBefore).map(([item, told]) => entry(["told", item], told)),
  ]);
}

const entry = (name: (string | null)[], value = ""): [string, string] => [JSON.stringify(name), value];

function asMarks(entries: Entries): PersonalMarks {
  const marks = structuredClone(noMarks);
  for (const [key, value] of entries) {
    const [kind, first, second, third] = JSON.parse(key) as [string, string, string, string];
    if (kind === "field") marks.fields[first] = [...(marks.fields[first] ?? []), second];
    if (kind === "added") marks.added.push(first);
    if (kind === "removed") marks.removed.push({ place: first, parent: second, told: third });
    if (kind === "told") marks.toldBefore[first] = value;
  }
  return marks;
}
