import { reportSections } from "@seedbed/contract/concepts/vocabulary";
import type { ReportSource } from "@seedbed/contract/report/evidence/schemas";
import type { Transaction } from "../../../platform/database/database.ts";
import type { Member } from "../../../platform/http/actor.ts";
import { requireConcept } from "../../concepts/exports/get-concept.ts";
import { findPeople } from "../editing/people.ts";
import { readContents } from "../revisions/revision-store.ts";
import { findRejections } from "../revisions/verdict-store.ts";
import { readKeptSources } from "./kept-sources.ts";
import { placesIn } from "./places/places-in.ts";
import { verdict } from "./present-verdict.ts";

/** All sources of a report, each with the items that rest on it, in the order in which they stand. Throws `not_found`. */
export async function readSources(transaction: Transaction, actor: Member, reference: string): Promise<ReportSource[]> {
  const { concept } = await requireConcept(transaction, reference, actor.userId);
  const contents = await readContents(transaction, concept.id, reportSections);
  const sources = new Map<string, Omit<ReportSource, "rejected" | "hasCopy">>();
  for (const section of reportSections) {
    const content = contents[section];
    const places = content === undefined ? [] : placesIn({ conceptId: concept.id, section, content });
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
