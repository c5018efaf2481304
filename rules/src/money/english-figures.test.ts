import fc from "fast-check";
import { expect, test } from "vitest";
import { compactUsdWith, figureWith, usdWith } from "./english-figures.ts";

const usd = { style: "currency", currency: "USD" } as const;
/** To the cent, as amounts are shown. */
const amounts = fc.oneof(
  fc.integer({ min: -(10 ** 15), max: 10 ** 15 }).map((cents) => cents / 100),
  fc.integer({ min: -(10 ** 9), max: 10 ** 9 }).map((cents) => cents / 100),
  fc
    .tuple(fc.integer({ min: 1, max: 9_999 }), fc.integer({ min: -2, max: 13 }))
    .map(([digits, power]) => Number(`${digits}e${power}`)),
  fc.constantFrom(
    999.994,
    999.995,
    999_994,
    999_995,
    999_999.99,
    999_995_000,
    1_005,
    1_015,
    1_000,
    9_995e11,
    12_345e12,
  ),
);

test("amounts are written as formatters of English write them", () => {
  for (const decimals of [0, 1, 2]) {
    const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
    const plain = new Intl.NumberFormat("en-US", { ...usd, ...digits });
    const bare = new Intl.NumberFormat("en-US", { maximumFractionDigits: decimals });
    const compact = new Intl.NumberFormat("en-US", { ...usd, ...digits, notation: "compact" });
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(figureWith(amount, decimals)).toBe(bare.format(amount));
        expect(usdWith(amount, decimals)).toBe(plain.format(amount === 0 ? 0 : amount));
        if (Math.abs(amount) >= 1_000) expect(compactUsdWith(amount, decimals)).toBe(compact.format(amount));
      }),
      { numRuns: 2_000 },
    );
  }
});
