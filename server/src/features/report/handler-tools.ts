import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import type { SectionContents } from "@seedbed/contract/report/sections";
import type { Database } from "../../platform/database/database.ts";
import type { Member } from "../../platform/http/actor.ts";

/** A call about the concept that its path names. */
export interface ConceptCall {
  actor: Member;
  params: { id: string };
}

/** What the routes of the sections share. */
export interface HandlerTools {
  database: Database;
  /** A section's content. Throws `not_found` for a foreign concept, and for a section that was never written. */
  read<Name extends ReportSection>(call: ConceptCall, section: Name): Promise<SectionContents[Name]>;
  /** A thing in a report by its kind and its uuid, also one that is gone. Throws `not_found`. */
  readItem<Found>(actor: Member, kind: string, id: string): Promise<Found>;
  /** Answers by ordering these sections anew. */
  writeAnew(...sections: ReportSection[]): (call: ConceptCall) => Promise<{ status: "pending"; workflowUuid: string }>;
}
