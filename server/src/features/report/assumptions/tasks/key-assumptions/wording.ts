import type { AssumptionCategory } from "@seedbed/contract/report/assumptions/schemas";

/**
 * How drafts tie an assumption to the report it rests on, after the reason why it matters. Words of the report are explained
 * in `overview/report-slots.ts`; the last list holds for a report that has none of them.
 */
export const reportLinks: Readonly<Record<AssumptionCategory, readonly string[]>> = {
  Desirability: [
    "In the profiles {persona} is the first to ask, because “{alternative}” is there already and {audience} know it.",
    "The profiles name “{alternative}” as what {audience} use today, and {persona} would have to prefer {idea} to it.",
  ],
  Viability: [
    "In the projection it stands behind “{input}”, and with that behind the whole size given for {idea}.",
    "“{input}” in the projection of {idea} would have to be changed first.",
  ],
  Feasibility: [
    "“{burden}” in the projection becomes heavier for {idea} if it does not hold.",
    "The projection puts “{burden}” among the burdens of {idea}, which count on it.",
  ],
  Adaptability: [
    "The market scan sets “{headwind}” against {idea}, and this would have to outlast it.",
    "With “{headwind}” against {idea}, as the market scan has it, there is little room for it to fail.",
  ],
};

export const missingLink: Readonly<Record<AssumptionCategory, readonly string[]>> = {
  Desirability: ["No profile of {audience} speaks to it yet."],
  Viability: ["The projection of {idea} has no number for it yet."],
  Feasibility: ["The projection of {idea} does not say what it would cost to be wrong."],
  Adaptability: ["The market scan of {idea} names no force for or against it yet."],
};
