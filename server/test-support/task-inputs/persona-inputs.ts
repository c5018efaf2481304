import type { ConceptBrief } from "../../src/features/concepts/exports/concept-brief.ts";
import type { PersonaInput } from "../../src/features/report/customers/persona-prompt.ts";
import type { Persona } from "../../src/features/report/customers/tasks/customer-profiles/output.ts";
import { customerProfilesTask } from "../../src/features/report/customers/tasks/customer-profiles/task.ts";
import { refillDepots } from "../concept-briefs.ts";
import { draftOf } from "../task-promises.ts";

// What no test is about is as it would be drafted.
const drafted = draftOf(customerProfilesTask, { brief: refillDepots }).profiles.find(({ isPrimary }) => isPrimary);

/** A primary persona; pass what a test is about. */
export function persona(changes: Partial<Persona> = {}): Persona {
  if (!drafted) throw new Error("No persona is drafted as the primary one.");
  return {
    ...drafted,
    segment: "Office hosts",
    name: "Ana Silva",
    isPrimary: true,
    attitude: "open",
    geoLocation: "Global",
    ageRange: "30-50",
    familySize: "Lives alone",
    incomeLower: 40,
    incomeUpper: 70,
    educationLevel: "Vocational training",
    occupation: "Host",
    description: "Runs a floor and hears every complaint first.",
    customerInsight: "Hosts judge an offer by its worst Monday.",
    ...changes,
  };
}

/** What the tasks about each drafted persona of a concept are given. */
export function personaInputs(brief: ConceptBrief): PersonaInput[] {
  const { profiles } = draftOf(customerProfilesTask, { brief });
  return profiles.map((profile) => ({
    brief,
    persona: profile,
    otherSegments: profiles.filter((other) => other !== profile).map((other) => other.segment),
  }));
}
