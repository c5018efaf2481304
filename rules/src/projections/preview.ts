import { normalQuantile } from "./drawing/normal.ts";
import { seededRandom } from "./drawing/seeded-random.ts";

/** What the preview can be set to: sliders from `min` to `max` in steps of `step`; returns and deviations in percent a month. */
export const previewControls = {
  months: { min: 6, max: 60, step: 6, initial: 24 },
  simulations: { min: 100, max: 1000, step: 100, initial: 500 },
  meanReturn: { min: 0.1, max: 5, step: 0.1, initial: 1.5 },
  deviation: { min: 1, max: 10, step: 0.5, initial: 3 },
} as const;

/** What the preview begins with, in US dollars. */
export const placeholderInvestment = 150_000;

/** How many standard deviations around the mean: four in five draws lie between the bands of the first, 99 of 100 below the second. */
export const bandDeviations = 1.28;
export const bestDeviations = 2.33;

export type PreviewSettings = Record<keyof typeof previewControls, number> & { investment: number; seed: number };

/** What money is worth after each month, in US dollars. `worst` is `lower`: nothing further down is drawn. */
export interface PreviewMonth {
  mean: number;
  lower: number;
  upper: number;
  best: number;
  worst: number;
}

/** From the start (month 0) to the horizon. Every month multiplies by one plus a normal return, each for itself. */
export function previewBands(settings: PreviewSettings): PreviewMonth[] {
  const { months, simulations, meanReturn, deviation, investment, seed } = settings;
  const random = seededRandom(seed);
  const worth = new Float64Array(simulations).fill(investment);
  const bands = [bandOf(worth)];
  for (let month = 1; month <= months; month++) {
    for (let draw = 0; draw < simulations; draw++)
      worth[draw] = (worth[draw] ?? 0) * (1 + (meanReturn + deviation * normalQuantile(random())) / 100);
    bands.push(bandOf(worth));
  }
  return bands;
}

function bandOf(worth: Float64Array): PreviewMonth {
  const mean = worth.reduce((sum, value) => sum + value, 0) / worth.length;
  const squares = worth.reduce((sum, value) => sum + (value - mean) * (value - mean), 0);
  const spread = Math.sqrt(squares / Math.max(1, worth.length - 1));
  const lower = mean - bandDeviations * spread;
  return { mean, lower, upper: mean + bandDeviations * spread, best: mean + bestDeviations * spread, worst: lower };
}
