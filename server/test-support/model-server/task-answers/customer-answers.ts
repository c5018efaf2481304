import { CustomerProfilesOutput } from "../../../src/features/report/customers/tasks/customer-profiles/output.ts";
import { NeededPersonaOutput } from "../../../src/features/report/customers/tasks/needed-persona/output.ts";
import { ProfileJourneyOutput } from "../../../src/features/report/customers/tasks/profile-journey/output.ts";
import { ProfileSignalsOutput } from "../../../src/features/report/customers/tasks/profile-signals/output.ts";
import type { Answers } from "../answer.ts";
import { seededBelow, seededPick } from "../seeded.ts";

const firstNames = ["Ada", "Bruno", "Chiara", "Dilan", "Esther", "Farid", "Greta", "Hiro"];
const lastNames = ["Almeida", "Berg", "Costa", "Dahl", "Evans", "Fischer", "Garcia", "Hansen"];
const sizesInOrder = ["Small", "Growing", "Large"];
const attitudesInOrder = ["open", "cautious", "sceptical"] as const;
const rolesInOrder = ["likelyBuyer", "mustAgree", "likelyNonBuyer"] as const;
const stancesInOrder = ["In Favour", "Against", "Neutral"] as const;
const stepTypes = ["Journey Step", "JTBD", "Pain", "Moment of Intervention"] as const;

/** Answers to the tasks about customers. */
export const customerAnswers: Answers = {
  customer_profiles({ filled, prompt }): CustomerProfilesOutput {
    const { profiles } = CustomerProfilesOutput.parse(filled);
    const first = seededBelow(firstNames.length, prompt);
    return {
      profiles: profiles.map((profile, index) => {
        const age = 20 + seededBelow(40, profile.segment);
        const income = 20 + seededBelow(60, profile.segment);
        return {
          ...profile,
          name: `${firstNames[(first + index) % firstNames.length]} ${seededPick(lastNames, profile.segment)}`,
          segment: `${sizesInOrder[index]} ${groupIn(profile.segment)}`,
          isPrimary: index === 0,
          attitude: attitudesInOrder[index] ?? "cautious",
          role: rolesInOrder[index] ?? "usesOnly",
          ageRange: `${age}-${age + 15}`,
          incomeLower: income,
          incomeUpper: income * 2,
        };
      }),
    };
  },

  needed_persona({ filled, prompt }): NeededPersonaOutput {
    const persona = NeededPersonaOutput.parse(filled);
    const income = 20 + seededBelow(60, persona.segment);
    return {
      ...persona,
      name: `${seededPick(["Ingrid", "Jakob", "Kamal", "Lucia"], prompt)} ${seededPick(["Iversen", "Jonas", "Keller"], persona.segment)}`,
      segment: `Other ${groupIn(persona.segment)}`,
      ageRange: "40-60",
      incomeLower: income,
      incomeUpper: income * 2,
    };
  },

  profile_journey({ filled }): ProfileJourneyOutput {
    const output = ProfileJourneyOutput.parse(filled);
    return {
      ...output,
      steps: output.steps.map((step, index) => ({
        ...step,
        relationType: stepTypes[index % stepTypes.length] ?? step.relationType,
      })),
    };
  },

  profile_signals({ filled }): ProfileSignalsOutput {
    const output = ProfileSignalsOutput.parse(filled);
    return {
      ...output,
      signals: output.signals.map((signal, index) => ({
        ...signal,
        stance: stancesInOrder[index % stancesInOrder.length] ?? signal.stance,
      })),
    };
  },
};

/** The group and the topic of a filled sentence, such as “Steady buyers compare … of quiet prices.” */
function groupIn(sentence: string): string {
  const words = sentence.match(/[\p{L}\p{M}]+/gu) ?? [];
  return `${words[1] ?? "teams"} of ${words.at(-1) ?? "ideas"}`;
}
