import { circle, fine, inked, line, polyline, rectangle, times } from "../pen.ts";
import type { Motif } from "./motif.ts";

/** A telescope below what is to be found out. */
export const telescope: Motif = (random) => {
  const stars = times(7).map(
    (index) =>
      [-116 + index * 40 + random.between(-10, 10), -176 + ((index * 53) % 64) + random.between(-8, 8)] as const,
  );
  return [
    fine(polyline(...stars)),
    inked("sun", ...stars.map(([x, y], index) => circle(x, y, index % 3 === 0 ? 6 : 4))),
    line("M0 -66L-44 0M0 -66L46 0M0 -66V0"),
    inked("clay", circle(0, -68, 10)),
    `<g transform="translate(0 -74) rotate(-26)">${[
      inked("green4", rectangle(-66, -16, { width: 92, height: 32 })),
      inked("green5", rectangle(26, -20, { width: 52, height: 40 })),
      inked("straw", rectangle(78, -23, { width: 10, height: 46 }), rectangle(-74, -12, { width: 10, height: 24 })),
      inked("paper", rectangle(-92, -8, { width: 18, height: 16 })),
      fine("M-60 -6H20"),
    ].join("")}</g>`,
    line("M-84 0H92"),
  ].join("");
};
