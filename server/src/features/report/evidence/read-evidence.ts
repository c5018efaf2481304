import { reportSections } from "@seedbed/contract/concepts/vocabulary";
import type { EvidenceView, ReportSource, SourceCopy } from "@seedbed/contract/report/evidence/schemas";
import { confidenceOf } from "@seedbed/rules/evidence/confidence";
import type { Transaction } from "../../../platform/database/database.ts";
import { notFound } from "../../../platform/failure.ts";
import type { Member } from "../../../platform/http/actor.ts";
import { requireConcept } from "../../concepts/exports/get-concept.ts";
import { findPeople } from "../editing/people.ts";
import { readContents } from "../revisions/revision-store.ts";
import { findRejections, findWrongStatements } from "../revisions/verdict-store.ts";
import { isUuid } from "../writing/stable-uuid.ts";
import { findEvidence, type NamedEvidence, placesIn } from "./found-evidence.ts";
import { presentEvidence, verdict } from "./present-evidence.ts";
import { readCopies, readKeptSources, readSearches } from "./source-store.ts";

/** Who asks, and when it is. */
export interface Asking {
  actor: Member;
  at: Date;
}

/** What stands behind a thing in a report. Throws `not_found`. */
export async function readEvidence(
  transaction: Transaction,
  { actor, at }: Asking,
  named: NamedEvidence,
): Promise<EvidenceView> {
  const found = await findEvidence(transaction, actor, named);
  const { place } = found;
  const kept = await readKeptSources(
    transaction,
    place.sources.map(({ uuid }) => uuid),
  );
  const rejected = await findRejections(transaction, place.sources);
  const wrong = await findWrongStatements(transaction, found);
  const people = await findPeople(
    transaction,
    [
      ...[...kept.values()].map(({ addedBy }) => addedBy),
      ...[...rejected.values(), ...wrong.values()].map(({ userId }) => userId),
    ].filter((id) => typeof id === "string"),
  );
  const searches = place.claims === undefined ? 0 : await readSearches(transaction, found);
  return presentEvidence(found, { kept, rejected, wrong, people, searches, now: at.toISOString() });
}

/** All sources of a report, each with the items that rest on it, in the order in which they stand. Throws `not_found`. */
export async function readSources(transaction: Transaction, actor: Member, reference: string): Promise<ReportSource[]> {
  const { concept } = await requireConcept(transaction, reference, actor.userId);
  const contents = await readContents(transaction, concept.id, reportSections);
  const sources = new Map<string, Omit<ReportSource, "rejected" | "hasCopy">>();
  for (const section of reportSections) {
    const places = contents[section] === undefined ? [] : placesIn(section, contents[section]);
    for (const { item, place } of places.filter(({ place: { isGathered } }) => !isGathered)) {
      for (const source of place.sources) {
        const known = sources.get(source.uuid) ?? { ...source, citations: [], items: [] };
        sources.set(source.uuid, {
          ...known,
          citations: [...new Set([...known.citations, ...source.citations])],
          items: [...known.items, { item: item.uuid, section, field: place.field, title: place.title }],
        });
      }
    }
  }
  const kept = await readKeptSources(transaction, [...sources.keys()]);
  const rejected = await findRejections(transaction, [...sources.values()]);
  const people = await findPeople(
    transaction,
    [...rejected.values()].map(({ userId }) => userId),
  );
  return [...sources.values()].map((source) => ({
    ...source,
    rejected: verdict(rejected.get(source.uuid), { people }),
    hasCopy: Boolean(kept.get(source.uuid)?.text),
  }));
}

/** A kept copy as text. Throws `not_found`. */
export async function readCopy(transaction: Transaction, at: Date, source: string): Promise<SourceCopy> {
  const found = isUuid(source) ? await readCopies(transaction, source) : undefined;
  if (!found) throw notFound("No copy of this source is kept.");
  const { id, title, url, classification, category, publisher, publishedDate, retrievedAt, text, hash } = found.copy;
  const told = { classification, category, publisher, publishedDate, retrievedAt: retrievedAt.toISOString() };
  const { level } = confidenceOf([{ ...told, stance: "for", isRejected: false }], at.toISOString());
  return {
    uuid: id,
    title,
    description: "",
    url,
    ...told,
    citations: [],
    confidenceLevel: level ?? "low",
    text,
    hash,
    others: found.others.map((other) => ({ uuid: other.uuid, retrievedAt: other.retrievedAt.toISOString() })),
  };
}
