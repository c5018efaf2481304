import { circle, fine, inked, leaf, line, rectangle, wash } from "../pen.ts";
import type { Motif } from "./motif.ts";

/** A delivery van on its way. */
export const van: Motif = (random) => {
  const color = random.pick(["green4", "straw", "clay"] as const);
  const wheel = (x: number) => inked("green5", circle(x, -18, 18)) + inked("paper", circle(x, -18, 7));
  return [
    inked("paper", `M-112 -22V-118a8 8 0 0 1 8 -8H34V-22Z`),
    inked(color, "M34 -22V-102H72C84 -102 92 -92 98 -78L106 -62C114 -58 118 -54 118 -46V-22Z"),
    inked("sun", "M48 -62V-90H70C80 -90 84 -80 90 -62Z"),
    wash("green3", leaf(-38, -52, { length: 44, angle: 48 }), leaf(-38, -52, { length: 36, angle: 138 })),
    line("M-38 -44V-60"),
    wash(color, rectangle(-111, -36, { width: 144, height: 13 })),
    fine("M-112 -36H34"),
    wheel(-66),
    wheel(70),
    fine("M-150 -86h24M-158 -66h32M-146 -46h20"),
    line("M-168 0H150"),
    fine("M-130 10h40M-40 10h40M60 10h40"),
  ].join("");
};
