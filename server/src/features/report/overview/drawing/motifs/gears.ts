import { circle, fine, inked, line, polygon, times } from "../pen.ts";
import type { Motif } from "./motif.ts";

/** A wheel of teeth, a spanner and a screw. */
export const gears: Motif = (random) => {
  const gear = (x: number, y: number, radius: number) => {
    const count = Math.round(radius / 5);
    const points = times(count * 4).map((index) => {
      const angle = ((index + 0.5) / (count * 4)) * 2 * Math.PI;
      const reach = index % 4 < 2 ? radius : radius * 0.82;
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach] as const;
    });
    return polygon(...points);
  };
  return [
    inked(random.pick(["green4", "green3"] as const), gear(-34, -70, 68)),
    inked("paper", circle(-34, -70, 34)),
    inked("clay", circle(-34, -70, 10)),
    fine("M-34 -104V-80M-34 -60V-36M-68 -70H-44M-24 -70H0"),
    inked("straw", gear(60, -44, 42)),
    inked("paper", circle(60, -44, 15)),
    inked(
      "stone",
      "M104 -4L92 -128C82 -134 80 -150 90 -160L94 -144L108 -146L108 -162C120 -154 120 -138 112 -130L122 -6C122 4 106 6 104 -4Z",
    ),
    line("M-118 0H136"),
  ].join("");
};
