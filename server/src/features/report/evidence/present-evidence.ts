import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { reportSectionLabels } from "@seedbed/contract/concepts/vocabulary";
import type { EvidenceView, ShownSource } from "@seedbed/contract/report/evidence/schemas";
import type { Claim, Source } from "@seedbed/contract/report/source";
import { confidenceOf } from "@seedbed/rules/evidence/confidence";
import type { findPeople } from "../editing/people.ts";
import type { Verdicts } from "../revisions/withdrawn.ts";
import { sections } from "../sections.ts";
import type { FoundEvidence } from "./found-evidence.ts";
import type { KeptSource } from "./kept-sources.ts";
import { verdict } from "./present-verdict.ts";
import { weighedSources } from "./weighed-sources.ts";
import { wordsAround } from "./words-around.ts";

/** What is known of an item's sources and statements beside what its section says. */
export interface KnownOfEvidence extends Verdicts {
  kept: ReadonlyMap<string, KeptSource>;
  people: Awaited<ReturnType<typeof findPeople>>;
  searches: number;
  /** ISO 8601. */
  now: string;
}

/** What stands behind an item, for the contract. */
export function presentEvidence(found: FoundEvidence, known: KnownOfEvidence): EvidenceView {
  const { item, section, origin, place } = found;
  const { title, conclusion, field, sources, claims = [], whatWouldTurn } = place;
  const shown = sources.map((source, index) => shownSource(source, index + 1, { claims, known }));
  const { level, reason } = confidenceOf(weighedSources(place, known), known.now);
  return {
    item,
    section,
    field,
    title,
    conclusion,
    wrong: verdict(known.wrong.get(conclusion), known),
    origin,
    confidence: level,
    confidenceReason: reason,
    steps: claims.map((claim) => step(claim, { sources: shown, known })),
    premises: claims.length === 0 && origin !== "user" ? writtenFrom(section) : [],
    sources: shown,
    whatWouldTurn,
    searches: known.searches,
  };
}

/** What the writer of a section was given. */
const writtenFrom = (section: ReportSection) => [
  "the concept",
  ...sections[section].needs.map((name) => `the ${reportSectionLabels[name].toLowerCase()}`),
];

function shownSource(
  source: Source,
  number: number,
  { claims, known }: { claims: readonly Claim[]; known: KnownOfEvidence },
): ShownSource {
  const kept = known.kept.get(source.uuid);
  const cited = claims.flatMap(({ passages }, index) =>
    passages
      .filter((passage) => passage.source === source.uuid)
      .map(({ quote, stance }) => ({ quote, stance, step: index })),
  );
  // What a person quoted belongs to the item as a whole.
  const others = source.citations
    .filter((quote) => !cited.some((passage) => passage.quote === quote))
    .map((quote) => ({ quote, stance: "for" as const, step: null }));
  return {
    ...source,
    number,
    // Of a source that was added without a quote there is no span to show.
    passages: [...cited, ...others]
      .filter(({ quote }) => quote !== "")
      .map((passage) => ({ ...passage, ...wordsAround(passage.quote, kept?.text) })),
    rejected: verdict(known.rejected.get(source.uuid), known),
    hasCopy: Boolean(kept?.text),
    hasChanged: kept?.hasChanged ?? false,
    addedBy: kept?.addedBy ? (known.people.get(kept.addedBy) ?? null) : null,
  };
}

function step(
  { text, passages, premises }: Claim,
  { sources, known }: { sources: readonly ShownSource[]; known: KnownOfEvidence },
): EvidenceView["steps"][number] {
  const cited = (stance: "for" | "against") =>
    sources.filter(
      ({ uuid, rejected }) =>
        rejected === null && passages.some((passage) => passage.source === uuid && passage.stance === stance),
    );
  const carrying = cited("for");
  return {
    text,
    sources: carrying.map(({ number }) => number),
    publishers: new Set(carrying.map(({ publisher = "" }) => publisher.trim().toLowerCase())).size,
    against: cited("against").map(({ number }) => number),
    premises,
    wrong: verdict(known.wrong.get(text), known),
  };
}
