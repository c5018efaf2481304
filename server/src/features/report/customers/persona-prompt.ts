import { incomeRangeLabel, isIncomeKnown } from "@seedbed/rules/money/income";
import type { Prompt } from "../../../platform/model/task.ts";
import { type ConceptBrief, conceptPrefix } from "../../concepts/exports/concept-brief.ts";
import { fencedItems } from "../../nucleus/exports/fence.ts";
import { writingRules } from "../../nucleus/exports/writing-rules.ts";
import type { Persona } from "./tasks/customer-profiles/output.ts";

const notSaid = "not said yet";

/** What every task about one persona is given. */
export interface PersonaInput {
  brief: ConceptBrief;
  persona: Persona;
  /** The segments of the other personas, whose needs are written elsewhere. */
  otherSegments: string[];
}

/** The prompt of a task about one persona; `task` says what to write and what makes it good. */
export function personaPrompt({ brief, persona, otherSegments }: PersonaInput, task: string): Prompt {
  return {
    system: writingRules,
    prefix: [
      conceptPrefix(brief),
      "# The persona",
      personaText(persona),
      "Other personas of this concept, written about elsewhere:",
      fencedItems(otherSegments),
    ].join("\n"),
    request: `# Your task
You are a customer researcher on the side of the persona, not of the team: you write what this person would do, want, fear and refuse, also where it speaks against the concept.
${task}`,
  };
}

const parts = {
  likelyBuyer: "would decide for it",
  likelyNonBuyer: "likely not to buy",
  mustAgree: "neither buys nor uses it, but must agree",
  usesOnly: "uses it without deciding",
} as const satisfies Record<Persona["role"], string>;

function personaText(persona: Persona): string {
  return fencedItems([
    `Segment: ${persona.segment}${persona.isPrimary ? " (primary)" : ""}`,
    `Name: ${persona.name}`,
    `Occupation: ${persona.occupation || notSaid}`,
    factsOf(persona),
    `Attitude to the concept: ${persona.attitude}`,
    `Part in a purchase: ${parts[persona.role]}`,
    `Description: ${persona.description}`,
    `Insight: ${persona.customerInsight}`,
  ]);
}

function factsOf(persona: Persona): string {
  const { geoLocation, ageRange, familySize, educationLevel, incomeLower, incomeUpper } = persona;
  const facts = [
    ageRange && `age ${ageRange}`,
    familySize,
    educationLevel,
    isIncomeKnown(incomeUpper) && `income ${incomeRangeLabel(incomeLower, incomeUpper)} (estimated)`,
  ].filter(Boolean);
  return [`Place: ${geoLocation || notSaid}`, ...(facts.length > 0 ? facts : ["nothing else is known"])].join("; ");
}
