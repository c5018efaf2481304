import { ellipse, fine, inked, leaf, line, polygon, wash } from "../pen.ts";
import type { Motif } from "./motif.ts";

/** A tent below mountains. */
export const camp: Motif = (random) =>
  [
    inked("green2", polygon([-124, 0], [-64, -112], [-34, -66], [6, -164], [66, -60], [88, -92], [132, 0])),
    inked("paper", polygon([6, -164], [-12, -122], [0, -130], [10, -116], [22, -136])),
    inked("paper", polygon([-64, -112], [-78, -86], [-64, -92], [-52, -86])),
    fine("M6 -116L-16 -40M40 -104L58 -40M-64 -80L-82 -34"),
    inked(random.pick(["straw", "clay"] as const), polygon([-62, 0], [0, -84], [62, 0])),
    inked("green5", polygon([-16, 0], [0, -84], [18, 0])),
    line("M0 -84L-6 -94M0 -84L6 -94M-62 0L-78 6M62 0L78 6"),
    line("M-128 0H136"),
    inked("paper", ellipse(92, -4, { across: 14, down: 6 })),
    inked("clay", leaf(92, -6, { length: 28, angle: 90, width: 0.34 })),
    wash("sun", leaf(92, -6, { length: 16, angle: 90, width: 0.34 })),
  ].join("");
