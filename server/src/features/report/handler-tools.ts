import type { FeatureVersions } from "@seedbed/contract/concepts/feature-versions";
import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import type { AddedAssumption, ListedAssumption, TestedAssumption } from "@seedbed/contract/report/assumptions/schemas";
import type { SectionContents } from "@seedbed/contract/report/sections";
import type { Logger } from "pino";
import type { Database } from "../../platform/database/database.ts";
import type { Files } from "../../platform/files/files.ts";
import type { Member } from "../../platform/http/actor.ts";

/** A call about the concept that its path names. */
export interface ConceptCall {
  actor: Member;
  params: { id: string };
}

/** A thing in a report by its kind and uuid. */
export interface NamedItem {
  kind: string;
  id: string;
  /** The thing that holds it, or the section where none does and it has a uuid; where the path names that, too. */
  in?: string;
}

/** A list that things are added to, of a section or of a thing in it; at its end, at a position, or where an `order` says. */
export type NamedList = { place: string; at?: number; order?: number | undefined } & (
  | { reference: string; section: ReportSection }
  | { root: NamedRoot<RootSection> }
  | { parent: NamedItem }
);

/** Changes of single things in a report, over what stands there, whoever wrote it. Each throws `not_found` and `invalid`. */
export interface ItemChanges {
  /** Sets the fields that are given and gives the thing as it is then; with an `order` it stands where that says. */
  set<Found>(actor: Member, named: NamedItem, fields: Readonly<Record<string, unknown>>): Promise<Found>;
  remove(actor: Member, named: NamedItem): Promise<undefined>;
  /** Adds a thing at the end of a list, or where it is said, and gives it. */
  add<Found>(actor: Member, list: NamedList, fields: Readonly<Record<string, unknown>>): Promise<Made<Found>>;
  /** Doubles a thing at the end of its list, with all that it holds, and gives the copy; `as` says what of it is not doubled. */
  double<Found extends { uuid: string }>(
    actor: Member,
    of: { reference: string; section: ReportSection; id: string },
    as: (copy: Found, standing: readonly Found[]) => Found,
  ): Promise<Made<Found>>;
}

/** Sections that have a uuid of their own. */
export type RootSection = "marketScan" | "financialProjection";

export interface NamedRoot<Name extends RootSection> {
  section: Name;
  id: string;
}

export interface Root<Name extends RootSection> {
  conceptId: string;
  content: SectionContents[Name];
}

/** Sections by their own uuids. Each throws `not_found`; what changes one goes over what stands there and throws `invalid`, too. */
export interface RootChanges {
  read<Name extends RootSection>(actor: Member, named: NamedRoot<Name>): Promise<Root<Name>>;
  /** Sets the fields that are given, unless `assertMay` throws for the section as it stands, and gives it as it is then. */
  set<Name extends RootSection>(
    actor: Member,
    named: NamedRoot<Name>,
    change: { fields: Readonly<Record<string, unknown>>; assertMay?: (root: SectionContents[Name]) => void },
  ): Promise<SectionContents[Name]>;
  /** Takes out a part that may be missing; one that is missing is `not_found`. */
  clear(actor: Member, named: NamedRoot<RootSection>, field: string): Promise<undefined>;
}

/** A new thing, and the revision of its section by which it can be taken back. */
export interface Made<Found> {
  item: Found;
  revision: number;
}

/** What a person says of an assumption. */
export interface AssumptionWords extends Pick<AddedAssumption, "statement" | "category" | "importance" | "certainty"> {
  /** What would prove it wrong. */
  falsifier?: string | undefined;
  /** The synthetic conversation in which it was said. */
  fromConversation?: string | undefined;
  /** The thing of the report that rests on it. */
  madeFrom?: NonNullable<AddedAssumption["madeFrom"]> | undefined;
}

/** An assumption by its uuid, below its concept where the path names that. */
export interface NamedAssumption {
  id?: string;
  aid: string;
}

/** Each throws `not_found`; a change throws `conflict` for the words of another assumption, and `invalid`. */
export interface AssumptionChanges {
  /** Sets the fields that are given, and gives the assumption as it is then. */
  change(actor: Member, named: NamedAssumption, fields: Readonly<Record<string, unknown>>): Promise<AddedAssumption>;
  remove(actor: Member, named: NamedAssumption): Promise<undefined>;
}

/** What a call asks the concept's report to be shown as. */
export type AskedForms = Partial<FeatureVersions> | null | undefined;

/** What the routes of the sections share. */
export interface HandlerTools {
  database: Database;
  files: Files;
  log: Logger;
  /** A section's content. Throws `not_found` for a foreign concept, and for a section that was never written. */
  read<Name extends ReportSection>(call: ConceptCall, section: Name): Promise<SectionContents[Name]>;
  /** A thing in a report by its kind and its uuid, also one that is gone. Throws `not_found`. */
  readItem<Found>(actor: Member, kind: string, id: string): Promise<Found>;
  items: ItemChanges;
  /** Whether the section that a thing is of waits to be written anew, is being written, or neither. Throws `not_found`. */
  writingOf(actor: Member, named: NamedItem): Promise<"waiting" | "pending" | "none">;
  /** The key assumptions, their certainty following the signals that touch them. Throws as `read`. */
  readAssumptions(call: ConceptCall): Promise<ListedAssumption[]>;
  /** The same as tests take them. Throws as `read`. */
  readTestedAssumptions(call: ConceptCall): Promise<TestedAssumption[]>;
  /** Adds a key assumption by its words. Throws `not_found`, `conflict` for one that stands already, and `invalid`. */
  addAssumption(call: ConceptCall, words: AssumptionWords): Promise<AddedAssumption>;
  roots: RootChanges;
  assumptions: AssumptionChanges;
  /** Answers by ordering these sections anew; the concept takes the forms of the body once its overview has been written. */
  writeAnew(
    ...sections: ReportSection[]
  ): (call: ConceptCall & { body?: AskedForms }) => Promise<{ status: "pending"; workflowUuid: string }>;
}
