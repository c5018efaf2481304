import { fine, inked, leaf, line, polygon, rectangle, times, wash } from "../pen.ts";
import type { Motif } from "./motif.ts";

/** A glasshouse with its plants. */
export const glasshouse: Motif = (random) => {
  const beds = times(6).map((index) => {
    const x = -70 + index * 28;
    const height = 26 + random.between(0, 26);
    return [
      wash("green4", leaf(x, -14, { length: height, angle: 66 }), leaf(x, -14, { length: height, angle: 112 })),
      wash("green5", leaf(x, -14, { length: height * 1.15, angle: 90, width: 0.22 })),
    ].join("");
  });
  return [
    wash("paper", polygon([-92, 0], [-92, -78], [0, -140], [92, -78], [92, 0])),
    wash("green1", polygon([0, -140], [92, -78], [92, 0], [0, 0])),
    ...beds,
    inked("clay", rectangle(-84, -14, { width: 168, height: 14 })),
    line("M-92 0V-78L0 -140L92 -78V0M-92 -78H92M-46 0V-109M46 0V-109M0 -140V-14"),
    fine("M-69 -14V-94M-23 -14V-124M23 -14V-124M69 -14V-94M-92 -46H92"),
    line("M-9 -134L-34 -152L-22 -156L2 -142"),
    line("M-112 0H112"),
  ].join("");
};
