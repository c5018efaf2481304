import type { ConceptBrief } from "../../../concepts/exports/concept-brief.ts";
import { fenced } from "../../../nucleus/exports/fence.ts";
import type { CustomerWords } from "./customer-words.ts";

/** The input of every task of the savings layout. */
export interface SavingsInput {
  brief: ConceptBrief;
  customers: CustomerWords[];
  /** Which cost falls, and through which change in the work. */
  plan: string;
}

/** The plan as part of a prompt. */
export const savingPlanText = (plan: string) => `# How the concept saves cost (decided)\n${fenced(plan)}`;
