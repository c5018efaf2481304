import { figuresOf } from "../model/figures.ts";
import type { PlanInput, ProjectionPlan } from "../plan/projection-plan.ts";
import { type EconomicFigure, economicFigures, economyOf } from "./economic-figures.ts";

/** A figure with every number of the plan at its likely value. */
export interface ReckonedFigure {
  figure: EconomicFigure;
  /** Null where a number is missing, or where it never comes to one. */
  value: number | null;
  /** The numbers it follows from: those that move it. */
  inputs: PlanInput[];
  /** Of these the ones that nobody has said, so that there is no figure. */
  missing: PlanInput[];
}

const shownFor = {
  revenue: [
    ...(["contribution", "contributionShare", "winningCost", "payback"] as const),
    ...(["lifetime", "lifetimeValue", "valueOverCost", "peakNeed"] as const),
  ],
  savings: ["savedFully", "rampUp", "oneOffCost", "savingPayback", "peakNeed"],
} as const satisfies Record<ProjectionPlan["layout"], readonly EconomicFigure[]>;

/** So far off a number is set to see what it moves, and by so much a figure has to move to have been moved. */
const nudge = 0.01;
const moved = 1e-9;

/** The figures by which a business is judged first; those of a plan of savings are others. */
export function businessArithmetic(plan: ProjectionPlan, horizon: number): ReckonedFigure[] {
  const figures = figuresOf(plan);
  const economyAt = (values: Float64Array) => economyOf(figures(values), horizon);
  const likely = Float64Array.from(plan.inputs, (input) => input.likely);
  const nudged = plan.inputs.map((input, place) => ({ input, economy: economyAt(likely.with(place, off(input))) }));
  const standing = economyAt(likely);
  return shownFor[plan.layout].map((figure) => {
    const { of } = economicFigures[figure];
    const value = of(standing);
    const inputs = nudged.filter(({ economy }) => isApart(of(economy), value)).map(({ input }) => input);
    // What is missing may keep a figure from following at all.
    const missing = plan.inputs.filter((input) => input.saidBy === "missing" && needs(figure, input, inputs));
    return { figure, value: missing.length > 0 ? null : value, inputs, missing };
  });
}

const off = ({ likely, unit }: PlanInput) =>
  likely === 0 ? nudge : unit === "%" && likely >= 100 ? likely * (1 - nudge) : likely * (1 + nudge);

const isApart = (one: number | null, other: number | null) =>
  one === null || other === null
    ? one !== other
    : Math.abs(one - other) > moved * Math.max(Math.abs(one), Math.abs(other));

/** The money a plan needs at its worst is told without a number that is missing, as that of all other cost. */
const needs = (figure: EconomicFigure, input: PlanInput, inputs: readonly PlanInput[]) =>
  figure !== "peakNeed" && inputs.includes(input);
