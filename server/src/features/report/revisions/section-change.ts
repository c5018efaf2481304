import type { ItemChange } from "../writing/item-change.ts";

/**
 * What written things are where their words do not tell: by the uuid of a written one the uuid of the earlier one, or null for one that a
 * person took out.
 */
export type Recognised = Readonly<Record<string, string | null>>;

/** A change of a section's content. */
export type SectionChange =
  | ItemChange
  /** The whole content anew; `recognised`: which of its things are earlier ones in other words. */
  | { kind: "replaceAll"; content: unknown; recognised?: Recognised | undefined };

/** A change as it is recorded: with the value or the place there was before; a content that was replaced is the revision before. */
export type RecordedChange =
  | (Exclude<SectionChange, { kind: "replaceAll" }> & { before?: unknown })
  | { kind: "replaceAll" };

/** Who or what changes a section. `withAi`: the AI has proposed it, and the person has taken it. */
export type ChangeMaker = { kind: "run"; runId: string } | { kind: "person"; userId: string; withAi?: true };

/** What persons did to a section, which outlives its being written anew. */
export interface PersonalMarks {
  /** Fields a person wrote, by uuid of the item; of the section itself under "". */
  fields: Record<string, string[]>;
  /** Items a person added. */
  added: string[];
  /** What a person took out, so that it does not come back by itself. */
  removed: { place: string; parent: string | null; told: string }[];
  /** What items said before a person wrote something else there, by uuid: by this they are known again. */
  toldBefore: Record<string, string>;
}

export const noMarks: PersonalMarks = { fields: {}, added: [], removed: [], toldBefore: {} };
