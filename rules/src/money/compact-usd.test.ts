import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compactUsd, marketCircleUsd } from "./compact-usd.ts";

describe("compact dollars", () => {
  test("[S1.9-15] [S2.5-40] [S2.5-43] K, M, B and T with two decimals and a dollar sign", () => {
    expect(compactUsd(1_000)).toBe("$1.00K");
    expect(compactUsd(38_500)).toBe("$38.50K");
    expect(compactUsd(423_200_000)).toBe("$423.20M");
    expect(compactUsd(1_586_200_000)).toBe("$1.59B");
    expect(compactUsd(2_000_000_000_000)).toBe("$2.00T");
    expect(compactUsd(-1_500_000)).toBe("-$1.50M");
  });

  test("[S2.5-44] plain dollars under a thousand, with cents only where there are some", () => {
    expect(compactUsd(0)).toBe("$0");
    expect(compactUsd(-0)).toBe("$0");
    expect(compactUsd(999)).toBe("$999");
    expect(compactUsd(4.5)).toBe("$4.50");
    expect(compactUsd(-12)).toBe("-$12");
  });

  test("an amount that rounds up to the next suffix takes it", () => {
    expect(compactUsd(999_999)).toBe("$1.00M");
    expect(compactUsd(999.999)).toBe("$1.00K");
  });

  test("an amount that is no number is $0", () => {
    expect(compactUsd(Number.NaN)).toBe("$0");
    expect(compactUsd(Number.POSITIVE_INFINITY)).toBe("$0");
  });

  test("the label stays within half a hundredth of its suffix from the amount", () => {
    const units: Record<string, number> = { "": 1, K: 1e3, M: 1e6, B: 1e9, T: 1e12 };
    fc.assert(
      fc.property(fc.double({ min: 0, max: 9e14, noNaN: true }), (amount) => {
        const [, figure = "", suffix = ""] = /^\$([\d,.]+)([KMBT]?)$/u.exec(compactUsd(amount)) ?? [];
        const unit = units[suffix] ?? Number.NaN;
        expect(Math.abs(Number(figure.replaceAll(",", "")) * unit - amount)).toBeLessThanOrEqual(unit * 0.00501);
      }),
    );
  });
});

test("[S2.5-41] inside a market circle billions have one decimal", () => {
  expect(marketCircleUsd(1_586_200_000)).toBe("$1.6B");
  expect(marketCircleUsd(25_390_000)).toBe("$25.4M");
  expect(marketCircleUsd(640)).toBe("$640");
});
