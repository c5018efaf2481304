import { fine, inked, line, polygon, rectangle, times, wash } from "../pen.ts";
import type { Motif } from "./motif.ts";

/** A lighthouse, a boat and the sea. */
export const coast: Motif = (random) => {
  const wave = (y: number, from: number) =>
    `M${from} ${y}${times(7)
      .map(() => "q9 -8 18 0t18 0")
      .join("")}`;
  return [
    wash("water", polygon([-132, -4], [132, -4], [132, 30], [-132, 30])),
    inked("stone", `M30 -2C44 -26 62 -30 76 -28C98 -26 112 -16 124 -2Z`),
    inked("paper", polygon([58, -26], [64, -128], [90, -128], [96, -26])),
    inked(random.pick(["clay", "green4"] as const), polygon([60.4, -66], [62.6, -98], [91.4, -98], [93.6, -66])),
    inked("sun", rectangle(66, -148, { width: 22, height: 20 })),
    inked("green5", polygon([62, -148], [77, -166], [92, -148])),
    line("M58 -128H96"),
    inked("paper", polygon([-62, -24], [-62, -132], [-4, -30])),
    inked("green3", polygon([-70, -26], [-70, -112], [-108, -30])),
    line("M-66 -14V-140"),
    inked("clay", `M-116 -18H-2C-10 2 -20 8 -36 8H-84C-98 8 -110 0 -116 -18Z`),
    fine(wave(8, -132), wave(20, -120)),
  ].join("");
};
