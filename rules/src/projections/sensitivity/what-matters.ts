import { drawInputs, sharedCauses } from "../drawing/draw-inputs.ts";
import { seededRandom } from "../drawing/seeded-random.ts";
import type { PlanInput, ProjectionPlan } from "../plan/projection-plan.ts";
import type { SimulationSettings } from "../simulate.ts";
import { cashAt } from "./cash-at.ts";
import { type SobolIndices, sobolIndices } from "./sobol-indices.ts";
import { type Swing, swingsOf } from "./swings.ts";

/** Numbers that are found out as one: those of a cause, or a single one. */
export interface Question extends SobolIndices {
  /** Places among the inputs. */
  inputs: number[];
}

export interface WhatMatters {
  swings: Swing[];
  /** The one that explains most first. */
  questions: Question[];
}

/** Questions asked one by one; what is left beyond them swings the outcome least. */
const most = 12;

/** What the cash at the horizon hangs on, number by number and question by question. Yields how far it is, from 0 to 1. */
export function* whatMatters(plan: ProjectionPlan, settings: SimulationSettings): Generator<number, WhatMatters> {
  const outcome = cashAt(plan, settings.horizon);
  const swings = swingsOf(plan.inputs, outcome);
  const questions = questionsOf(plan.inputs, swings).slice(0, most);
  const random = seededRandom(settings.seed ^ 0x5eed);
  const draw = () => drawInputs(plan.inputs, { ...settings, random });
  const indices = yield* sobolIndices({ one: draw(), other: draw(), questions, outcome });
  return {
    swings,
    questions: questions
      .map((inputs, asked) => ({ inputs, ...(indices[asked] ?? { first: 0, total: 0 }) }))
      .toSorted((one, next) => next.total - one.total),
  };
}

function questionsOf(inputs: readonly PlanInput[], swings: readonly Swing[]): number[][] {
  const shared = sharedCauses(inputs);
  const questions = new Map<string, number[]>();
  for (const { input } of swings) {
    const cause = inputs[input]?.cause ?? null;
    const name = cause !== null && shared.includes(cause) ? `cause ${cause}` : `input ${input}`;
    questions.set(name, [...(questions.get(name) ?? []), input]);
  }
  return [...questions.values()];
}
