import { shapes } from "./drawing/shapes.ts";
import type { Range } from "./drawing/triangular.ts";
import type { PlanInput, ProjectionPlan } from "./plan/projection-plan.ts";
import type { Scenario } from "./scenarios.ts";
import type { SimulationSettings } from "./simulate.ts";

/** What somebody tries out with a plan. It changes nothing of the report, and is written whole into an address. */
export interface WhatIf {
  settings: SimulationSettings;
  /** Ranges in place of those of the plan, by the keys of their numbers. */
  ranges: Readonly<Record<string, Range>>;
  /** Null for the three that follow from the plan. */
  scenarios: readonly Scenario[] | null;
}

/** In months; in five years is where a plan has won what is within reach. */
export const horizons = { min: 6, max: 60, step: 6 } as const;
const usual: SimulationSettings = { horizon: 60, draws: 5000, seed: 4217, together: 0.5, shape: "triangle" };
/** The largest number that may be tried. */
export const mostTried = 1e15;
export const mostScenarios = 6;
export const scenarioNameMax = 40;
const mostKept = 200;

const within = (value: number, [least, most]: readonly [number, number], otherwise: number) =>
  Number.isFinite(value) ? Math.min(Math.max(value, least), most) : otherwise;
const isTried = (value: number) => Number.isFinite(value) && Math.abs(value) <= mostTried;

/** What an address says is tried; whatever makes no sense in it is left out. */
export function whatIfIn(text: string): WhatIf {
  const words = new URLSearchParams(text);
  const number = (name: string) => Number(words.get(name) ?? Number.NaN);
  const { min, max, step } = horizons;
  const ranges = words.getAll("range").slice(0, mostKept).flatMap(rangeIn);
  const scenarios = words.getAll("scenario").slice(0, mostScenarios).map(scenarioIn);
  return {
    settings: {
      ...usual,
      horizon: Math.round(within(number("horizon"), [min, max], usual.horizon) / step) * step,
      seed: Math.round(within(number("seed"), [0, 9999], usual.seed)),
      together: within(number("together"), [0, 1], usual.together),
      shape: shapes.find((shape) => shape === words.get("shape")) ?? usual.shape,
    },
    ranges: Object.fromEntries(ranges),
    scenarios: scenarios.length > 0 ? scenarios : null,
  };
}

/** The shortest text that `whatIfIn` reads the same from; empty where nothing is tried. */
export function whatIfText({ settings, ranges, scenarios }: WhatIf): string {
  const words = new URLSearchParams();
  for (const name of ["horizon", "seed", "together", "shape"] as const)
    if (settings[name] !== usual[name]) words.set(name, String(settings[name]));
  for (const [key, { low, likely, high }] of Object.entries(ranges))
    words.append("range", [low, likely, high, key].join(" "));
  for (const { name, changes } of scenarios ?? [])
    words.append("scenario", [name, ...Object.entries(changes).map(([key, value]) => `${value} ${key}`)].join("\n"));
  return words.toString();
}

function rangeIn(text: string): [string, Range][] {
  const [low = "", likely = "", high = "", ...key] = text.split(" ");
  const range = { low: Number(low), likely: Number(likely), high: Number(high) };
  const isOrdered = range.low <= range.likely && range.likely <= range.high;
  return isOrdered && Object.values(range).every(isTried) && key.length > 0 ? [[key.join(" "), range]] : [];
}

function scenarioIn(text: string): Scenario {
  const [name = "", ...changes] = text.split("\n");
  const read = changes.slice(0, mostKept).flatMap((change): [string, number][] => {
    const space = change.indexOf(" ");
    const value = Number(change.slice(0, space));
    return space > 0 && isTried(value) ? [[change.slice(space + 1), value]] : [];
  });
  return { name: name.slice(0, scenarioNameMax) || "Unnamed", changes: Object.fromEntries(read) };
}

/** The plan with the ranges that are tried. */
export function planTried(plan: ProjectionPlan, ranges: WhatIf["ranges"]): ProjectionPlan {
  const tried = (input: PlanInput): PlanInput => {
    const range = ranges[input.key];
    return range ? { ...input, ...range, saidBy: "tried" } : input;
  };
  return { ...plan, inputs: plan.inputs.map(tried) };
}
