import { circle, fine, inked, leaf, line, n, polygon, rectangle, times, wash } from "../pen.ts";
import type { Motif } from "./motif.ts";

/** A market stall with its crates. */
export const stall: Motif = (random) => {
  const stripes = times(6);
  const color = random.pick(["clay", "green4", "straw"] as const);
  return [
    line("M-84 0V-120M84 0V-120"),
    inked("paper", rectangle(-92, -62, { width: 184, height: 62 })),
    fine("M-92 -42H92M-60 -42V0M-30 -42V0M0 -42V0M30 -42V0M60 -42V0"),
    wash("clay", ...times(5).map((index) => circle(-78 + index * 13, -69, 8))),
    wash("green4", ...times(4).map((index) => circle(-2 + index * 12, -68, 8))),
    wash("straw", ...times(3).map((index) => circle(54 + index * 13, -69, 8))),
    inked("paper", polygon([-84, -162], [84, -162], [108, -116], [-108, -116])),
    ...stripes
      .filter((index) => index % 2 === 0)
      .map((index) =>
        inked(
          color,
          polygon(
            [-84 + index * 28, -162],
            [-56 + index * 28, -162],
            [-72 + index * 36, -116],
            [-108 + index * 36, -116],
          ),
        ),
      ),
    ...stripes.map((index) =>
      inked(index % 2 === 0 ? color : "paper", `M${n(-108 + index * 36)} -116h36a18 14 0 0 1 -36 0Z`),
    ),
    inked("straw", polygon([110, 0], [114, -30], [158, -30], [162, 0])),
    wash(
      "green5",
      leaf(124, -28, { length: 28, angle: 100 }),
      leaf(136, -28, { length: 34, angle: 84 }),
      leaf(148, -28, { length: 26, angle: 66 }),
    ),
    line("M-118 0H172"),
  ].join("");
};
