import { circle, fine, inked, leaf, line, polygon } from "../pen.ts";
import type { Motif } from "./motif.ts";

/** Wind wheels and sun panels. */
export const energy: Motif = (random) => {
  const turn = random.between(0, 40);
  const mill = (x: number, height: number) =>
    inked("paper", polygon([x - 4, 0], [x - 2, -height], [x + 2, -height], [x + 4, 0])) +
    inked(
      "paper",
      ...[0, 120, 240].map((angle) => leaf(x, -height, { length: height * 0.46, angle: angle + turn, width: 0.08 })),
    ) +
    inked("green5", circle(x, -height, 4));
  const panel = (x: number) =>
    line(`M${x + 30} -14V0`) +
    inked("green5", polygon([x, -14], [x + 16, -46], [x + 72, -46], [x + 56, -14])) +
    fine(`M${x + 8} -30H${x + 64}M${x + 18} -14L${x + 34} -46M${x + 37} -14L${x + 53} -46`);
  return [mill(66, 176), mill(112, 128), panel(-128), panel(-52), line("M-140 0H140")].join("");
};
