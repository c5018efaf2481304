import type { OutdatedCause } from "@seedbed/contract/report/editing/schemas";
import type { Transaction } from "../../../../platform/database/database.ts";
import type { requireConcept } from "../../../concepts/exports/get-concept.ts";
import { readRevision } from "../../revisions/revision-store.ts";
import type { Withdrawn } from "../../revisions/withdrawn.ts";
import type { SectionRow } from "../../run/run-store.ts";
import { fingerprintOf } from "../../section-states.ts";
import { sections } from "../../sections.ts";
import { findPeople } from "../people.ts";
import { changesBetween, type FoundCause } from "./changes-between.ts";
import { noValues, shortened } from "./told-values.ts";
import { hashesIn, type Standing, standingsBefore, type Trail } from "./trail.ts";

type ConceptRow = Awaited<ReturnType<typeof requireConcept>>["concept"];

interface Outdated {
  concept: ConceptRow;
  row: SectionRow;
  trail: Trail;
}

/** What has changed since a section was written from it, the newest first. What was changed and set back is no cause. */
export async function causesOf(transaction: Transaction, outdated: Outdated): Promise<OutdatedCause[]> {
  const { concept, row, trail } = outdated;
  const { from, isOfTheseWords } = writtenFrom(outdated);
  const found: FoundCause[] = isOfTheseWords ? [] : changedWords(concept, row);
  for (const section of sections[row.section].needs) {
    const base = from[section];
    const steps = trail.filter((step) => step.section === section && step.revision > (base?.revision ?? 0));
    const last = steps.at(-1);
    if (!base || !last || last.contentHash === base.contentHash) continue;
    const [before, after] = [
      await readRevision(transaction, { conceptId: concept.id, section }, base.revision),
      await readRevision(transaction, { conceptId: concept.id, section }, last.revision),
    ];
    found.push(...changesBetween({ section, before: before?.content, after: after?.content }, steps));
  }
  found.push(...row.withdrawn.map((withdrawn) => takenBack(row.section, withdrawn)));
  const people = await findPeople(
    transaction,
    found.flatMap(({ userId }) => userId ?? []),
  );
  return found
    .toSorted((one, other) => (other.at?.getTime() ?? 0) - (one.at?.getTime() ?? 0))
    .map(({ userId, at, withdrawn = null, ...cause }) => ({
      ...cause,
      withdrawn,
      by: (userId && people.get(userId)) || null,
      at: at?.toISOString() ?? null,
    }));
}

const longestClaim = 120;

/** That people rejected a source or marked a claim as wrong, with why they did. */
function takenBack(section: SectionRow["section"], { kind, uuid, what, items, by, at, reason }: Withdrawn): FoundCause {
  const name = `“${shortened(what, longestClaim)}”`;
  return {
    source: section,
    item: items[0] ?? null,
    field: kind === "source" ? "sources" : "claims",
    what: kind === "source" ? `${name} rejected` : `${name} marked as wrong`,
    before: null,
    after: reason || null,
    withdrawn: { kind, uuid, name },
    userId: by,
    at: new Date(at),
  };
}

/** How far back it is looked for what stood when a section was begun. */
const mostChangesMeanwhile = 100;

/** What stood of the needs when the section was begun: by its fingerprint, or else, when the concept said something else, by time. */
function writtenFrom({ concept, row, trail }: Outdated): { from: Standing; isOfTheseWords: boolean } {
  const { needs } = sections[row.section];
  const moment = row.completedAt ?? new Date(0);
  let [latest, looked]: [Standing | undefined, number] = [undefined, 0];
  for (const from of standingsBefore(trail, needs, moment)) {
    if (fingerprintOf(row.section, concept, hashesIn(from)) === row.fingerprint) return { from, isOfTheseWords: true };
    latest ??= from;
    looked += 1;
    if (looked > mostChangesMeanwhile) break;
  }
  return { from: latest ?? {}, isOfTheseWords: false };
}

function changedWords({ wordChanges }: ConceptRow, { startedAt, completedAt }: SectionRow): FoundCause[] {
  const begun = startedAt && completedAt && startedAt < completedAt ? startedAt : completedAt;
  const since = Object.entries(wordChanges).flatMap(([field, { by, at }]): FoundCause[] =>
    begun && new Date(at) < begun
      ? []
      : [
          {
            source: "concept",
            item: null,
            field,
            what: `${labels[field] ?? field} of the concept`,
            ...noValues,
            userId: by,
            at: new Date(at),
          },
        ],
  );
  // Of changes made before they were noted it is only known that they were.
  const unknown: FoundCause = {
    source: "concept",
    item: null,
    field: null,
    what: "Words of the concept",
    ...noValues,
    userId: null,
    at: null,
  };
  return since.length > 0 ? since : [unknown];
}

const labels: Readonly<Record<string, string>> = {
  title: "Title",
  summary: "Summary",
  overview: "Overview",
  valueProposition: "Value proposition",
  problemStatement: "Problem statement",
};
