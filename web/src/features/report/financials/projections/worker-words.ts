import type { ProjectionPlan } from "@seedbed/rules/projections/plan/projection-plan";
import type { WhatMatters } from "@seedbed/rules/projections/sensitivity/what-matters";
import type { Simulation, SimulationSettings } from "@seedbed/rules/projections/simulate";

/** An order ends the one before it; one without a plan only does that. */
export interface ToWorker {
  order: number;
  plan?: ProjectionPlan;
  settings?: SimulationSettings;
}

/** What comes of an order. */
export type ToPage = { order: number } & (
  | { kind: "progress"; share: number }
  | { kind: "simulation"; simulation: Simulation }
  | { kind: "matters"; matters: WhatMatters }
);
