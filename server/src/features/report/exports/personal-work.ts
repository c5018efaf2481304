import type { StandingPart } from "./standing-report.ts";
import { thingsIn } from "./told-things.ts";

/** Whether a person wrote a field, or added the thing that has it. */
export const isPersonalField = ({ marks }: StandingPart, item: string | null, field: string): boolean =>
  (marks.fields[item ?? ""]?.includes(field) ?? false) || (item !== null && marks.added.includes(item));

/** Whether anything in a thing, or in what it holds, is a person's. */
export function isPersonalThing(part: StandingPart, item: string): boolean {
  const { marks, section, content } = part;
  if (marks.added.includes(item) || (marks.fields[item]?.length ?? 0) > 0) return true;
  return [...thingsIn(section, content)].some(
    ([uuid, { list }]) => list.parent === item && isPersonalThing(part, uuid),
  );
}
