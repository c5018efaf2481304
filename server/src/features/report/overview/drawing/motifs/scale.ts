import { circle, ellipse, fine, inked, leaf, line, n, polygon, polyline, rectangle, times } from "../pen.ts";
import type { Motif } from "./motif.ts";

/** A scale: coins against a seedling. */
export const scale: Motif = (random) => {
  const tilt = random.pick([-10, 8]);
  const pan = (x: number, y: number) =>
    fine(polyline([x, y], [x - 34, y + 62]), polyline([x, y], [x + 34, y + 62])) +
    inked("straw", `M${n(x - 40)} ${n(y + 62)}h80a40 22 0 0 1 -80 0Z`);
  const [left, right] = [-150 + tilt, -150 - tilt];
  return [
    inked("green5", polygon([-36, 0], [-26, -14], [26, -14], [36, 0])),
    inked("straw", rectangle(-4, -158, { width: 8, height: 146 })),
    line(polyline([-92, left], [0, -158], [92, right])),
    inked("sun", circle(0, -164, 10)),
    ...times(3).map((index) =>
      inked("sun", ellipse(-92 + (index % 2) * 4, left + 58 - index * 9, { across: 17, down: 6 })),
    ),
    inked("green4", leaf(92, right + 50, { length: 30, angle: 40 })),
    inked("green3", leaf(92, right + 50, { length: 30, angle: 140 })),
    line(polyline([92, right + 62], [92, right + 46])),
    pan(-92, left),
    pan(92, right),
    line("M-120 0H120"),
  ].join("");
};
