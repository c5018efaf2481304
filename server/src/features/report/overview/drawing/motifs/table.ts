import { circle, curve, ellipse, fine, inked, line, polygon, rectangle, times, wash } from "../pen.ts";
import { roundTree } from "../trees.ts";
import type { Motif } from "./motif.ts";

/** A table below lanterns, with room for all. */
export const table: Motif = (random) => {
  const lanterns = times(6).map((index) => {
    const x = -104 + index * 42;
    return [x, -150 + Math.sin((index / 5) * Math.PI) * 26] as const;
  });
  const chair = (x: number, way: number) => line(`M${x} 0V-34H${x + way * 22}V0M${x} -34L${x - way * 4} -70`);
  return [
    `<g transform="translate(-128 0)">${roundTree(random, 150)}</g><g transform="translate(128 0)">${roundTree(random, 136)}</g>`,
    fine(curve([-122, -156], ...lanterns, [122, -150])),
    ...lanterns.map(([x, y], index) =>
      inked(index % 2 === 0 ? "sun" : "clay", ellipse(x, y + 12, { across: 8, down: 10 })),
    ),
    chair(-74, 1),
    chair(74, -1),
    inked("straw", polygon([-88, -52], [88, -52], [92, -42], [-92, -42])),
    line("M-70 -42V0M70 -42V0"),
    inked("paper", "M-50 -52a16 12 0 0 0 32 0Z"),
    inked("green4", "M28 -52V-74C28 -78 32 -80 32 -88H40C40 -80 44 -78 44 -74V-52Z"),
    wash("clay", circle(-40, -56, 6), circle(-28, -56, 6), circle(-34, -63, 6)),
    inked("paper", rectangle(2, -64, { width: 13, height: 12 })),
    line("M-160 0H160"),
  ].join("");
};
