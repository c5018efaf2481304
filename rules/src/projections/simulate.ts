import { drawInputs } from "./drawing/draw-inputs.ts";
import { seededRandom } from "./drawing/seeded-random.ts";
import type { Shape } from "./drawing/shapes.ts";
import { figuresOf } from "./model/figures.ts";
import { breakEvenMonth, emptyMonths, fillMonths, type Months, peakNeed } from "./model/months.ts";
import { percentilesOf } from "./percentiles.ts";
import type { ProjectionPlan } from "./plan/projection-plan.ts";

export interface SimulationSettings {
  /** In months. */
  horizon: number;
  draws: number;
  seed: number;
  /** How closely numbers that share a cause move together, 0 to 1. */
  together: number;
  /** How a number spreads between its ends. */
  shape: Shape;
}

/** For each month from the start on the values of `bandPercents`. */
export type Bands = Record<keyof Months, number[][]>;

export interface Simulation {
  bands: Bands;
  /** How many draws break even in each month, from the first (at 1) to the last. */
  breakEvens: number[];
  /** How much money the plan needs at its worst, in US dollars, by the shares of `bandPercents`. */
  needs: number[];
  /** Every number at its likely value. */
  likely: Record<keyof Months, number[]>;
}

const series = ["revenue", "cost", "cash"] as const;
/** Between two of these somebody else may do something, or call it off. */
const drawsAtOnce = 500;

/** Draws a plan as often as asked and tells how its months spread. Yields how far it is, from 0 to 1. */
export function* simulate(plan: ProjectionPlan, settings: SimulationSettings): Generator<number, Simulation> {
  const { horizon, draws, seed, together, shape } = settings;
  const columns = drawInputs(plan.inputs, { draws, together, shape, random: seededRandom(seed) });
  yield 0.1;
  const figures = figuresOf(plan);
  const months = emptyMonths(horizon);
  const rows = { revenue: matrix(horizon, draws), cost: matrix(horizon, draws), cash: matrix(horizon, draws) };
  const breakEvens = new Array<number>(horizon + 1).fill(0);
  const needs = new Float64Array(draws);
  const row = new Float64Array(columns.length);
  for (let draw = 0; draw < draws; draw++) {
    for (let slot = 0; slot < row.length; slot++) row[slot] = columns[slot]?.[draw] ?? 0;
    fillMonths(figures(row), months);
    for (let month = 0; month <= horizon; month++) {
      const place = month * draws + draw;
      rows.revenue[place] = months.revenue[month] ?? 0;
      rows.cost[place] = months.cost[month] ?? 0;
      rows.cash[place] = months.cash[month] ?? 0;
    }
    needs[draw] = peakNeed(months.cash).need;
    const month = breakEvenMonth(months.cash);
    if (month !== null) breakEvens[month] = (breakEvens[month] ?? 0) + 1;
    if (draw % drawsAtOnce === drawsAtOnce - 1) yield 0.1 + 0.5 * (draw / draws);
  }
  const bands: Bands = { revenue: [], cost: [], cash: [] };
  for (let month = 0; month <= horizon; month++) {
    for (const name of series) bands[name].push(percentilesOf(rows[name].subarray(month * draws, (month + 1) * draws)));
    if (month % 12 === 11) yield 0.6 + 0.4 * (month / horizon);
  }
  return { bands, breakEvens, needs: percentilesOf(needs), likely: likelyMonths(plan, horizon) };
}

/** The draws of each month, month after month. */
const matrix = (horizon: number, draws: number) => new Float64Array((horizon + 1) * draws);

/** The months with every number at its likely value. */
export function likelyMonths(plan: ProjectionPlan, horizon: number): Simulation["likely"] {
  const months = emptyMonths(horizon);
  fillMonths(figuresOf(plan)(Float64Array.from(plan.inputs, ({ likely }) => likely)), months);
  return { revenue: [...months.revenue], cost: [...months.cost], cash: [...months.cash] };
}
