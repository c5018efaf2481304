import type { OutlineField, OutlineList, OutlineThing } from "../../../report/exports/report-outline.ts";
import type { EditReportInput } from "./edit-input.ts";
import type { WrittenChange } from "./output.ts";

/** The thing that a change is about; undefined for an added one, and for a handle that stands for nothing. */
export const thingOf = ({ things }: Pick<EditReportInput, "things">, { kind, target }: WrittenChange) =>
  kind === "add" ? undefined : things.find(({ handle }) => handle === target);

/** The list that a change adds to. */
export const listOfChange = ({ lists }: Pick<EditReportInput, "lists">, { kind, target }: WrittenChange) =>
  kind === "add" ? lists.find(({ handle }) => handle === target) : undefined;

export const fieldOf = (owner: { fields: readonly OutlineField[] } | undefined, name: string) =>
  owner?.fields.find(({ field }) => field === name);

/** The section that a change is of. */
export const sectionOfChange = (input: EditReportInput, change: WrittenChange) =>
  (thingOf(input, change) ?? listOfChange(input, change))?.section;

/** Whether a thing, or the thing that holds it, is one of these. */
export function isWithin(
  input: EditReportInput,
  part: OutlineThing | OutlineList,
  handles: readonly string[],
): boolean {
  if (handles.includes(part.handle)) return true;
  const holder = input.things.find(({ handle }) => handle === part.within);
  return holder !== undefined && isWithin(input, holder, handles);
}
