import { expect, test } from "vitest";
import { gradientColorsOf } from "./gradient-colors.ts";

const indices = Array.from({ length: 12 }, (_, index) => index);

/** Relative luminance of a #rrggbb colour (WCAG 2.2). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test("white initials are readable on every colour", () => {
  for (const color of indices.flatMap(gradientColorsOf)) {
    expect(1.05 / (luminance(color) + 0.05), color).toBeGreaterThanOrEqual(4.5);
  }
});

test("personas beside each other differ in colour, and each keeps its own", () => {
  expect(new Set(indices.slice(0, 3).map((index) => gradientColorsOf(index).join())).size).toBe(3);
  expect(gradientColorsOf(1)).toEqual(gradientColorsOf(1));
});
