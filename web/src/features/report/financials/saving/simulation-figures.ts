import type { PlanInput, ProjectionPlan } from "@seedbed/rules/projections/plan/projection-plan";
import type { Simulation, SimulationSettings } from "@seedbed/rules/projections/simulate";
import { unitInWords } from "../projections/number-words.ts";
import type { Figures } from "./picture-files.ts";

/** What was simulated, from what, and how it was drawn. */
export interface Simulated {
  plan: ProjectionPlan;
  settings: SimulationSettings;
  simulation: Simulation;
}

/** So many settings stand before the inputs of the plan. */
export const inputsFrom = 5;

/** By the name of its part. */
export type SimulationFigures = Record<"Inputs" | "Months" | "Break-even", Figures>;

const series = ["cash", "revenue", "cost"] as const;
const lines = ["5%", "25%", "50%", "75%", "95%"];

const shapeWords = { triangle: "Triangle", pert: "PERT" } as const satisfies Record<
  SimulationSettings["shape"],
  string
>;
const saidByWords = {
  report: "The report",
  nobody: "Start value",
  tried: "Tried on the page",
  missing: "Missing, counted as 0",
} as const satisfies Record<PlanInput["saidBy"], string>;

/** The simulation in numbers: what it was drawn from with the seed, each month's percentiles, and when draws break even. */
export function simulationFigures({ plan, settings, simulation }: Simulated): SimulationFigures {
  const { horizon, draws, seed, together, shape } = settings;
  const { bands, likely, breakEvens } = simulation;
  const names = { cash: "Cash", revenue: plan.layout === "savings" ? "Savings" : "Revenue", cost: "Cost" };
  const set = [
    ["Horizon", "months", horizon],
    ["Draws", "draws", draws],
    ["Seed", "", seed],
    ["Same source moves together", "", together],
    ["Ranges drawn as", "", shapeWords[shape]],
  ] as const satisfies { length: typeof inputsFrom };
  return {
    Inputs: {
      columns: ["Input", "Unit", "Low", "Likely", "High", "Said by", "Likely in the report"],
      rows: [
        ...set.map(([label, unit, value]) => [label, unit, null, value, null, "Settings", null]),
        ...plan.inputs.map(({ label, unit, per, low, likely: most, high, saidBy, planned }) => [
          ...[label, unitInWords({ unit, per }), low, most, high, saidByWords[saidBy], planned],
        ]),
      ],
    },
    Months: {
      columns: ["Month", ...series.flatMap((name) => [...lines, "likely"].map((line) => `${names[name]}, ${line}`))],
      rows: bands.cash.map((_, month) => [
        month,
        ...series.flatMap((name) => [...(bands[name][month] ?? []), likely[name][month] ?? 0]),
      ]),
    },
    "Break-even": {
      columns: ["Month", "Draws that earn back all money put in"],
      rows: breakEvens.map((count, month) => [month, count]).slice(1),
    },
  };
}

export const notFormulas =
  "Percentiles of random draws, as values: the same inputs and seed give the same again. They are no formulas, and not a forecast.";
