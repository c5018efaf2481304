import { expect, test } from "vitest";
import { normalQuantile } from "./drawing/normal.ts";
import { seededRandom } from "./drawing/seeded-random.ts";
import { type PreviewSettings, placeholderInvestment, previewBands, previewControls } from "./preview.ts";

const settings: PreviewSettings = {
  months: previewControls.months.initial,
  simulations: previewControls.simulations.initial,
  meanReturn: previewControls.meanReturn.initial,
  deviation: previewControls.deviation.initial,
  investment: placeholderInvestment,
  seed: 4217,
};

/** Moments of the worth after `month` months: a product of independent factors has the product of their moments. */
function analytic({ meanReturn, deviation, investment }: PreviewSettings, month: number) {
  const [mean, variance] = [1 + meanReturn / 100, (deviation / 100) ** 2];
  const raw = [
    mean,
    mean ** 2 + variance,
    mean ** 3 + 3 * mean * variance,
    mean ** 4 + 6 * mean ** 2 * variance + 3 * variance ** 2,
  ].map((moment, index) => moment ** month * investment ** (index + 1));
  const [first = 0, second = 0, third = 0, fourth = 0] = raw;
  const spread = Math.sqrt(second - first ** 2);
  const skew = (third - 3 * first * second + 2 * first ** 3) / spread ** 3;
  const kurtosis = (fourth - 4 * first * third + 6 * first ** 2 * second - 3 * first ** 4) / spread ** 4;
  return { mean: first, spread, skew, kurtosis };
}

/** Of mean + deviations x spread, both measured in as many draws. */
function standardError({ spread, skew, kurtosis }: ReturnType<typeof analytic>, deviations: number, draws: number) {
  return spread * Math.sqrt((1 + deviations * skew + (deviations ** 2 * (kurtosis - 1)) / 4) / draws);
}

test("[S2.9-11] [S2.9-12] bands lie 1.28 and 2.33 deviations around the mean, as its closed form says", () => {
  for (const given of [settings, { ...settings, months: 60, deviation: 10, simulations: 1000, seed: 7 }]) {
    const bands = previewBands(given);
    expect(bands).toHaveLength(given.months + 1);
    for (const month of [1, 6, given.months]) {
      const [exact, band] = [analytic(given, month), bands[month]];
      const expected = { mean: 0, lower: -1.28, upper: 1.28, best: 2.33, worst: -1.28 };
      for (const [name, deviations] of Object.entries(expected) as [keyof typeof expected, number][]) {
        const apart = Math.abs((band?.[name] ?? Number.NaN) - (exact.mean + deviations * exact.spread));
        expect(apart / standardError(exact, deviations, given.simulations), `${name} ${month}`).toBeLessThan(3);
      }
    }
  }
});

test("[S2.9-12] the worst case is the lower band, and the start is what was put in", () => {
  const bands = previewBands(settings);
  expect(bands.every(({ worst, lower }) => worst === lower)).toBe(true);
  const start = placeholderInvestment;
  expect(bands[0]).toEqual({ mean: start, lower: start, upper: start, best: start, worst: start });
});

test("[S2.9-11] the deviation is that of a sample: the bands of a hundred draws, each drawn again", () => {
  const given = { ...settings, simulations: 100 };
  const random = seededRandom(given.seed);
  const worth = Array.from(
    { length: given.simulations },
    () => given.investment * (1 + (given.meanReturn + given.deviation * normalQuantile(random())) / 100),
  );
  const mean = worth.reduce((sum, value) => sum + value, 0) / 100;
  const spread = Math.sqrt(worth.reduce((sum, value) => sum + (value - mean) ** 2, 0) / 99);
  const band = previewBands(given)[1];
  expect(band?.mean).toBeCloseTo(mean, 6);
  expect(band?.upper).toBeCloseTo(mean + 1.28 * spread, 6);
  expect(band?.best).toBeCloseTo(mean + 2.33 * spread, 6);
});

test("the same seed draws the same picture, another one another", () => {
  expect(previewBands(settings)).toEqual(previewBands(settings));
  expect(previewBands({ ...settings, seed: 1 })).not.toEqual(previewBands(settings));
});

test("the sliders of the preview go from end to end in whole steps, and begin on one of them", () => {
  const told = Object.entries(previewControls).map(
    ([name, { min, max, step, initial }]) => `${name}: ${initial} of ${min} to ${max} by ${step}`,
  );
  expect(told).toEqual([
    "months: 24 of 6 to 60 by 6",
    "simulations: 500 of 100 to 1000 by 100",
    "meanReturn: 1.5 of 0.1 to 5 by 0.1",
    "deviation: 3 of 1 to 10 by 0.5",
  ]);
});
