import type { Random } from "../../../../platform/drafting/random.ts";
import { circle, curve, ellipse, fine, inked, line, polygon, polyline, times, wash } from "./pen.ts";
import type { Plant } from "./plants.ts";

export const roundTree: Plant = (random, height) => {
  const crown = height * 0.36;
  const green = random.pick(["green3", "green4"] as const);
  return [
    line(polyline([0, 0], [0, -height * 0.5])),
    inked(green, circle(0, -height * 0.64, crown)),
    wash("green5", circle(crown * 0.28, -height * 0.58, crown * 0.34)),
    line(
      polyline([0, -height * 0.42], [crown * 0.42, -height * 0.66]),
      polyline([0, -height * 0.5], [-crown * 0.36, -height * 0.72]),
    ),
  ].join("");
};

export const poplar: Plant = (random, height) => {
  const green = random.pick(["green4", "green5"] as const);
  return (
    line(polyline([0, 0], [0, -height * 0.3])) +
    inked(green, ellipse(0, -height * 0.58, { across: height * 0.15, down: height * 0.42 })) +
    fine(polyline([0, -height * 0.24], [0, -height * 0.84]))
  );
};

export const pine: Plant = (random, height) => {
  const green = random.pick(["green4", "green5"] as const);
  const tiers = times(3).map((index) => {
    const width = height * (0.3 - index * 0.07);
    const base = -height * (0.16 + index * 0.24);
    return polygon([-width, base], [width, base], [0, base - height * 0.38]);
  });
  return line(polyline([0, 0], [0, -height * 0.2])) + tiers.map((tier) => inked(green, tier)).join("");
};

export const fruitTree: Plant = (random, height) => {
  const crown = height * 0.4;
  const fruits = times(6).map(() =>
    circle((random.next() - 0.5) * crown * 1.3, -height * 0.62 + (random.next() - 0.5) * crown * 0.9, height * 0.035),
  );
  return [
    line(curve([0, 0], [height * 0.02, -height * 0.2], [-height * 0.02, -height * 0.42])),
    inked("green3", ellipse(0, -height * 0.62, { across: crown, down: crown * 0.84 })),
    wash("clay", ...fruits),
  ].join("");
};

export const trees: readonly Plant[] = [roundTree, poplar, pine, fruitTree];

/** A row of trees of one kind, as they stand along a field: their feet at `foot(x)`. */
export function grove(
  random: Random,
  place: { from: number; to: number; count: number; height: number; foot: (x: number) => number },
): string {
  const kind = random.pick(trees);
  const step = (place.to - place.from) / Math.max(1, place.count - 1);
  return times(place.count)
    .map((index) => {
      const x = place.from + step * index + (random.next() - 0.5) * step * 0.35;
      const height = place.height * (0.75 + random.next() * 0.4);
      return `<g transform="translate(${Math.round(x)} ${Math.round(place.foot(x))})">${kind(random, height)}</g>`;
    })
    .join("");
}
