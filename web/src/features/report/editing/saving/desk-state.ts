import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import type { PersonalChange, PresentPerson } from "@seedbed/contract/report/editing/schemas";
import type { FieldAt } from "./field-at.ts";

/** What a person did, as it is told to them. */
export interface Told {
  /** "Updated successfully", "Trend “Quiet motors” removed". */
  says: string;
  /** The same as a thing: "change of Summary". */
  what: string;
}

/** A field of a section, and what it is called. */
export interface NamedField {
  section: ReportSection;
  address: FieldAt;
  label: string;
}

/** What could not be saved, as it was written: it opens again with its sentence. */
export interface Refused extends NamedField {
  value: unknown;
  /** Empty for what was found on the device, as somebody left it. */
  sentence: string;
  /** What stood there when it was begun, where that is known. */
  seen?: unknown;
}

/** Two values for one field: what the person wrote, and what somebody else has written meanwhile. */
export interface Conflict extends NamedField {
  mine: unknown;
}

/** A change that the server made: what undo takes back. */
export interface Done extends Told {
  section: ReportSection;
  revision: number;
  /** Milliseconds. */
  at: number;
  /** What was changed together with it in other sections: it is taken back together with it, too. */
  also?: readonly { section: ReportSection; revision: number }[];
}

/** A change on its way to the server. */
export interface Unsaved {
  section: ReportSection;
  /** Absent for what takes a change back. */
  change?: PersonalChange;
}

/** What is said at the bottom of the page: of the last change, and how to take it back, or back again. */
export interface Notice {
  says: string;
  offers: "undo" | "redo" | null;
  /** Tells two notices with the same words apart. */
  id: number;
}

export interface DeskState {
  unsaved: readonly Unsaved[];
  /** The server could not be reached: what is unsaved is sent again until it could. */
  isCutOff: boolean;
  /** By the key of the field. */
  refused: Readonly<Record<string, Refused>>;
  conflicts: Readonly<Record<string, Conflict>>;
  done: readonly Done[];
  takenBack: readonly Done[];
  notice: Notice | null;
  /** The key of the field that is open, if one is. */
  open: string | null;
  /** Forms with something in them that was not saved. */
  drafts: readonly string[];
  /** Who else is in the report. */
  people: readonly PresentPerson[];
  /** The sections that are shown, the first ones first. */
  shown: readonly ReportSection[];
}

export const emptyDesk: DeskState = {
  unsaved: [],
  isCutOff: false,
  refused: {},
  conflicts: {},
  done: [],
  takenBack: [],
  notice: null,
  open: null,
  drafts: [],
  people: [],
  shown: [],
};

/** Names a field of a report, also to others: "trends 3f2c… summary". */
export const fieldKey = (section: ReportSection, { item, field }: Pick<FieldAt, "item" | "field">): string =>
  `${section} ${item ?? "-"} ${field}`;

/** What lies on the desk of one field. */
export interface FieldState {
  refused: Refused | undefined;
  conflict: Conflict | undefined;
  /** It was changed, and the server cannot be reached. */
  isUnsaved: boolean;
  /** Who else edits it. */
  person: PresentPerson | undefined;
}

export function fieldStateOf({ refused, conflicts, isCutOff, unsaved, people }: DeskState, key: string): FieldState {
  const isOf = ({ section, change }: Unsaved) => change?.kind === "set" && key === fieldKey(section, change);
  return {
    refused: refused[key],
    conflict: conflicts[key],
    isUnsaved: isCutOff && unsaved.some(isOf),
    person: people.find(({ field }) => field === key),
  };
}
