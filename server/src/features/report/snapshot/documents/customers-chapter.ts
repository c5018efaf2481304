import type { CustomerProfile, StanceLine } from "@seedbed/contract/report/customers/schemas";
import { stanceLines } from "@seedbed/contract/report/vocabulary";
import { priceLabel, roleLabels, stanceLabels } from "@seedbed/rules/customers/stance-labels";
import { incomeRangeLabel, isIncomeKnown } from "@seedbed/rules/money/income";
import type { Block, Chapter, Entry } from "../../../../platform/pdf/printed-document.ts";
import type { StandingSection } from "../../revisions/revision-store.ts";
import { ownLabel, sectionLabels } from "../labels.ts";
import { missingNotices } from "../missing.ts";
import { isOfPerson, type SnapshotInput } from "../snapshot-input.ts";
import type { SourceRegister } from "../source-register.ts";
import { alternatives, journey, signalEntry } from "./profile-lists.ts";
import { listed, noted, passage, said, titled, whole } from "./whole-blocks.ts";

type Marks = StandingSection<"customerProfiles">["marks"];

/** Who would buy: each profile with all that is held of it. */
export function customersChapter(input: SnapshotInput, sources: SourceRegister): Chapter {
  const standing = input.sections.customerProfiles;
  const profiles = (standing?.content ?? []).toSorted((one, other) => Number(other.isPrimary) - Number(one.isPrimary));
  return {
    title: "Customer profiles",
    labels: sectionLabels(input, ["customerProfiles"]),
    blocks: [
      ...missingNotices(input, ["customerProfiles"]),
      ...(profiles.length > 0 ? passage("Personas are invented; they stand for a segment.") : []),
      ...profiles.flatMap((profile) => profilePart(profile, standing?.marks, sources)),
    ],
  };
}

function profilePart(profile: CustomerProfile, marks: Marks | undefined, sources: SourceRegister): Block[] {
  const own = (item: string) => ownLabel(marks !== undefined && isOfPerson(marks, item));
  const needs = (list: CustomerProfile["jobs"], tone: Entry["tone"]) =>
    listed(
      list
        .toSorted((one, other) => one.order - other.order)
        .map(({ uuid, description }) => whole({ text: description, tone, labels: own(uuid) })),
    );
  const below = (title: string, blocks: Block[]) => titled(title, blocks, { level: 3 });
  return titled(
    noted(profile.segment, profile.isPrimary ? "primary" : ""),
    [
      ...listed([
        whole({ title: profile.name, note: personOf(profile), text: profile.description }),
        ...said("Insight", profile.customerInsight, { tone: "positive" }),
      ]),
      ...below("What it holds to", listed(stanceOf(profile))),
      ...below("Jobs to be done", [...passage(profile.jobsInsight), ...needs(profile.jobs, "positive")]),
      ...below("Pains", [...passage(profile.painsInsight), ...needs(profile.pains, "negative")]),
      ...below("Alternatives", [...passage(profile.alternativesInsight), ...alternatives(profile)]),
      ...below("Journey", [...passage(profile.journeyInsight), ...journey(profile, own)]),
      ...below("Real-world signals", [
        ...passage(profile.signalsSummary),
        ...listed(profile.signals.map((signal) => signalEntry(signal, own(signal.uuid), sources))),
      ]),
    ],
    { labels: own(profile.uuid) },
  );
}

const personOf = (profile: CustomerProfile): string =>
  noted(
    profile.occupation,
    profile.ageRange,
    profile.geoLocation,
    profile.familySize,
    profile.educationLevel,
    isIncomeKnown(profile.incomeUpper) ? incomeRangeLabel(profile.incomeLower, profile.incomeUpper) : "",
  );

function stanceOf({ stance }: CustomerProfile): Entry[] {
  if (!stance) return [];
  const basis = ({ basis: on, from }: StanceLine) =>
    on === "assumed" ? "Assumed: nobody has said so" : from.join(", ");
  return [
    whole({ title: "Part in a purchase", text: roleLabels[stance.role] }),
    ...stanceLines.flatMap((line) => {
      const held = stance[line];
      const price = line === "priceLimit" ? priceLabel(stance.priceLimit) : "";
      return said(stanceLabels[line], [price, held.text].filter(Boolean).join(". "), { note: basis(held) });
    }),
  ];
}
