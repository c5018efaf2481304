import type { Edit } from "@seedbed/contract/ai-editing/schemas";
import type { PersonalChange } from "@seedbed/contract/report/editing/schemas";
import { Failure } from "../../../platform/failure.ts";
import type { CitedPassageOf } from "../../report/exports/cited-passages.ts";
import { tryEdit } from "../../report/exports/dry-run.ts";
import type { ProposedChange } from "../../report/exports/proposed-edit.ts";
import type { Named } from "../../report/exports/report-outline.ts";
import type { StandingReport } from "../../report/exports/standing-report.ts";
import { wordedValue } from "../../report/exports/worded-value.ts";
import type { EditReportInput } from "../tasks/edit-report/edit-input.ts";
import { listOfChange, thingOf } from "../tasks/edit-report/named-parts.ts";
import type { WrittenChange, WrittenEdit } from "../tasks/edit-report/output.ts";
import { clash } from "./clashes.ts";
import { derivedUuid } from "./derived-uuid.ts";

/** What edits are proposed from. */
export interface Proposing {
  report: StandingReport;
  named: ReadonlyMap<string, Named>;
  passages: readonly CitedPassageOf[];
  input: EditReportInput;
  /** Names the reply they belong to: the same reply proposes edits with the same ids. */
  replyId: string;
  at: Date;
}

/** An edit as it is shown and as it is made. */
export interface FoundEdit {
  edit: Edit;
  asked: PersonalChange[];
  basedOn: number;
}

/** The edits of a reply that can be made, tried against what stands; what cannot be made, with the reason as a sentence. */
export async function proposeEdits(
  written: readonly WrittenEdit[],
  proposing: Proposing,
  origin: Edit["origin"],
): Promise<{ found: FoundEdit[]; failed: string[] }> {
  const found: FoundEdit[] = [];
  const failed: string[] = [];
  for (const [index, each] of written.entries()) {
    try {
      const edit = await proposeEdit(each, { proposing, index, origin });
      if (!found.some((other) => clash(other.edit, edit.edit))) found.push(edit);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      const { form } = error;
      failed.push(`“${each.title}”: ${(form && Object.values(form)[0]) ?? error.message}`);
    }
  }
  return { found, failed };
}

async function proposeEdit(
  written: WrittenEdit,
  { proposing, index, origin }: { proposing: Proposing; index: number; origin: Edit["origin"] },
): Promise<FoundEdit> {
  const { report, named, passages, input, replyId, at } = proposing;
  const proposed = written.changes.flatMap((change, place) =>
    proposedChanges(change, { input, named, uuid: derivedUuid(replyId, index, place) }),
  );
  const section = written.changes.flatMap((change) => named.get(change.target)?.section ?? [])[0];
  if (!section) throw new Failure("invalid", "There is no such thing.");
  const { asked, changes, follows, outdates, basedOn } = await tryEdit(report, { section, changes: proposed }, at);
  const passage = written.basis === "passage" ? passages[Number(written.passage) - 1] : undefined;
  const { title, description, basis: kind, quote } = written;
  const basis = {
    kind,
    quote: quote === "" ? null : quote,
    sourceUuid: passage?.sourceUuid ?? null,
    sourceTitle: passage?.title ?? null,
  };
  const shown = { title, description, section, icon: iconOf(changes), basis, changes, follows, outdates, origin };
  return { edit: { uuid: derivedUuid(replyId, index), ...shown }, asked, basedOn };
}

/** A change by handles as one of things that stand. */
function proposedChanges(
  change: WrittenChange,
  { input, named, uuid }: { input: EditReportInput; named: ReadonlyMap<string, Named>; uuid: string },
): ProposedChange[] {
  const part = named.get(change.target);
  const owner = thingOf(input, change) ?? listOfChange(input, change);
  const accepted = ({ field, value }: WrittenChange["values"][number]) => {
    const edit = fieldsIn(owner, field);
    if (!edit) throw new Failure("invalid", `There is no field ${field}.`);
    return wordedValue(edit, value, field);
  };
  if (part?.kind === "list") {
    const values = Object.fromEntries(change.values.map((each) => [each.field, accepted(each)]));
    return [{ kind: "add", place: part.place, parent: part.parent, uuid, values }];
  }
  if (!part) throw new Failure("invalid", "There is no such thing.");
  const { item } = part;
  if (change.kind === "set")
    return change.values.map((each) => ({ kind: "set", item, field: each.field, value: accepted(each) }));
  if (item === null || change.kind === "add") throw new Failure("invalid", "This cannot be removed or moved.");
  return change.kind === "remove" ? [{ kind: "remove", item }] : [{ kind: "move", item, at: change.position - 1 }];
}

const fieldsIn = (owner: ReturnType<typeof thingOf> | ReturnType<typeof listOfChange>, name: string) =>
  owner?.fields.find(({ field }) => field === name)?.edit;

function iconOf(changes: Edit["changes"]): Edit["icon"] {
  const kinds = new Set(changes.map(({ kind }) => kind));
  const [only] = kinds;
  if (kinds.size !== 1 || only === undefined) return "list";
  if (only !== "set") return only;
  if (changes.every(({ after }) => typeof after === "number")) return "number";
  return changes.length > 3 ? "rename" : "text";
}
