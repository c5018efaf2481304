import type { Sector } from "../../../../../library/sectors.ts";
import type { Composer } from "../../../../../platform/drafting/compose.ts";
import type { ConceptBrief } from "../../../../concepts/exports/concept-brief.ts";
import { briefWords } from "../../../writing/drafting/brief-words.ts";
import { inventNames } from "../../invented-names.ts";
import { type PersonaKind, personaKinds } from "../../persona-kind.ts";
import { audienceOf, personaSlots } from "../../persona-slots.ts";
import { areAlike, segmentLabel } from "../../segment-label.ts";
import type { CustomerProfilesOutput, Persona } from "./output.ts";
import type { CustomerProfilesInput } from "./prompt.ts";
import { households, keeperSegments, payerSegments, personaWording } from "./wording.ts";

/** Who meets the problem, who pays, and who would have to make room for the concept. */
export function draftCustomerProfiles({ brief }: CustomerProfilesInput, seed: string): CustomerProfilesOutput {
  const { composer, sector } = briefWords(brief, seed);
  const segments = segmentsOf(brief, sector, composer);
  const names = inventNames(personaKinds.length, composer.random);
  const homes = composer.random.shuffle(households);
  return {
    profiles: personaKinds.map((kind, index) =>
      draftPersona(brief, composer, {
        kind,
        segment: segments[kind],
        name: names[index] ?? kind,
        familySize: homes[index] ?? "Lives alone",
      }),
    ),
  };
}

function draftPersona(
  brief: ConceptBrief,
  composer: Composer,
  { kind, segment, name, familySize }: Pick<Persona, "segment" | "name" | "familySize"> & { kind: PersonaKind },
): Persona {
  const wording = personaWording[kind];
  const { random } = composer;
  const slots = personaSlots(brief, { name, segment });
  const [incomeLower, incomeUpper] = random.pick(wording.incomes);
  return {
    segment,
    name,
    isPrimary: kind === "user",
    attitude: random.pick(wording.attitudes),
    // The answers say where it is to start, if anything does; a guess would look like knowledge.
    geoLocation: "Global",
    ageRange: random.pick(wording.ageRanges),
    familySize,
    incomeLower,
    incomeUpper,
    educationLevel: random.pick(wording.education),
    occupation: random.pick(wording.occupations),
    description: [wording.situation, wording.judgedBy, wording.today, wording.objection]
      .map((templates) => composer.sentence(templates, slots))
      .join(" "),
    customerInsight: composer.sentence(wording.insight, slots),
  };
}

/**
 * Users and keepers are the groups that the answers name, in their order; who pays is a buyer of the sector. What is not
 * named is filled from the data file, and no two segments are alike.
 */
function segmentsOf(brief: ConceptBrief, sector: Sector | undefined, composer: Composer): Record<PersonaKind, string> {
  const { random } = composer;
  const named = audienceOf(brief).map(segmentLabel).filter(Boolean);
  const user = named[0] ?? payerSegments[0];
  const keeper = firstUnlike([...named, ...random.shuffle(keeperSegments)], [user]);
  const buyers = random.shuffle((sector?.buyers ?? []).map(segmentLabel));
  const payer = firstUnlike([...buyers, ...random.shuffle(payerSegments)], [user, keeper]);
  return { user, payer, keeper };
}

function firstUnlike(labels: readonly string[], taken: readonly string[]): string {
  return labels.find((label) => !taken.some((other) => areAlike(label, other))) ?? "Everyone else";
}
