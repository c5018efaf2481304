import { circle, fine, inked, leaf, line, polygon, polyline, times, wash } from "../pen.ts";
import type { Motif } from "./motif.ts";

/** A bicycle with a box in front. */
export const bicycle: Motif = (random) => {
  const wheel = (x: number) =>
    inked("paper", circle(x, -36, 36)) +
    fine(
      ...times(4).map((index) => {
        const angle = (index * Math.PI) / 4 + 0.3;
        return polyline(
          [x - Math.cos(angle) * 34, -36 - Math.sin(angle) * 34],
          [x + Math.cos(angle) * 34, -36 + Math.sin(angle) * 34],
        );
      }),
    ) +
    wash("green5", circle(x, -36, 5));
  return [
    wheel(-74),
    wheel(82),
    line("M-74 -36L-40 -104H36L-6 -40Z M-40 -104L-6 -40M-46 -116L-6 -40"),
    line("M82 -36L40 -132M40 -132C30 -140 22 -138 16 -132M40 -104H36"),
    inked("green5", "M-66 -122C-60 -130 -34 -128 -28 -120C-36 -112 -58 -112 -66 -122Z"),
    inked(random.pick(["straw", "clay"] as const), polygon([44, -88], [50, -134], [122, -134], [118, -88])),
    fine("M47 -112H120M70 -134L68 -88M96 -134L94 -88"),
    wash(
      "green4",
      leaf(70, -132, { length: 38, angle: 102 }),
      leaf(84, -132, { length: 46, angle: 84 }),
      leaf(98, -132, { length: 36, angle: 64 }),
    ),
    line(circle(-6, -40, 9)),
    line("M-6 -40L4 -24H14"),
    line("M-132 0H148"),
  ].join("");
};
