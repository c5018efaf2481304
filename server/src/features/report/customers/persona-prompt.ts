import { incomeRangeLabel } from "@seedbed/rules/money/income";
import type { Prompt } from "../../../platform/model/task.ts";
import { type ConceptBrief, conceptPrefix } from "../../concepts/exports/concept-brief.ts";
import { writingRules } from "../../nucleus/exports/writing-rules.ts";
import type { Persona } from "./tasks/customer-profiles/output.ts";

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
    system: `You are a senior customer researcher. You take the side of the persona, not of the team: you write what this person would do, want, fear and refuse, also where it speaks against the concept.\n\n${writingRules}`,
    prefix: conceptPrefix(brief),
    request: `# The persona
${personaText(persona)}
Other personas of this concept, written about elsewhere: ${otherSegments.join("; ")}.

# Your task
${task}`,
  };
}

function personaText(persona: Persona): string {
  return [
    `Segment: ${persona.segment}${persona.isPrimary ? " (primary)" : ""}`,
    `Name: ${persona.name}`,
    `Occupation: ${persona.occupation}`,
    `Place: ${persona.geoLocation}; age ${persona.ageRange}; ${persona.familySize}; ${persona.educationLevel}; income ${incomeRangeLabel(persona.incomeLower, persona.incomeUpper)} (estimated)`,
    `Attitude to the concept: ${persona.attitude}`,
    `Description: ${persona.description}`,
    `Insight: ${persona.customerInsight}`,
  ].join("\n");
}
