import type { ItemKind } from "../writing/section.ts";
import { readField, setField } from "./fields.ts";
import { itemLists } from "./item-lists.ts";
import type { PersonalMarks } from "./section-change.ts";
import type { Verdicts } from "./withdrawn.ts";

/**
 * A section that was just written anew, without the rejected sources and the wrong statements in what it keeps of people: what they
 * took back does not outlive an update. What the run itself has written stays as it is.
 */
export function withoutWithdrawn<Kept extends { content: unknown; marks: PersonalMarks }>(
  written: Kept,
  declared: Readonly<Record<string, ItemKind>>,
  verdicts: Verdicts,
): Kept {
  if (verdicts.rejected.size + verdicts.wrong.size === 0) return written;
  const { fields, added } = written.marks;
  const content = structuredClone(written.content);
  const stripFields = (owner: unknown, own: readonly string[]) => {
    for (const field of own) {
      const name = field.split(".").at(-1) ?? field;
      const stripped = strip({ [name]: readField(owner, field) }, verdicts) as Record<string, unknown>;
      setField(owner, field, { value: stripped[name] });
    }
  };
  stripFields(content, fields[""] ?? []);
  for (const item of itemLists(content, declared).flatMap(({ items }) => items))
    stripFields(item, added.includes(item.uuid) ? evidenceFields(item) : (fields[item.uuid] ?? []));
  return { ...written, content };
}

// Lists of items in an item are met by themselves.
const evidenceFields = (item: object) =>
  Object.entries(item).flatMap(([name, value]) => (Array.isArray(value) && value.some(isItem) ? [] : [name]));
const isItem = (value: unknown) =>
  typeof value === "object" && value !== null && "uuid" in value && !("classification" in value);

function strip(value: unknown, verdicts: Verdicts): unknown {
  if (Array.isArray(value)) return value.map((each) => strip(each, verdicts));
  if (typeof value !== "object" || value === null) return value;
  const isRejected = (source: unknown) => typeof source === "string" && verdicts.rejected.has(source);
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      if (!Array.isArray(part)) return [name, strip(part, verdicts)];
      const kept = part.filter((each) => {
        if (name === "sources") return !isRejected(each?.uuid);
        if (name === "passages") return !isRejected(each?.source);
        return name !== "claims" || !verdicts.wrong.has(each?.text);
      });
      return [name, strip(kept, verdicts)];
    }),
  );
}
