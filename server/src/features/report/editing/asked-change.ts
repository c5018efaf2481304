import type { PersonalChange } from "@seedbed/contract/report/editing/schemas";
import type { Item } from "../writing/section.ts";

/** What a route asks for beside what people send as changes. */
export type AskedChange =
  | PersonalChange
  /** An added thing tells this place from then on, and stands where it says. */
  | (PersonalChange & { kind: "add"; order?: number | undefined })
  /** A thing tells this place from then on, and moves there. */
  | { kind: "place"; item: string; order: number }
  /** A part of the section itself that may be missing is taken out. */
  | { kind: "clear"; field: string }
  /** A thing stands a second time at the end of its list, and all it holds, under ids of their own; `as` says what is not doubled. */
  | { kind: "double"; item: string; uuid: string; as(copy: Item, standing: readonly Item[]): Item };
