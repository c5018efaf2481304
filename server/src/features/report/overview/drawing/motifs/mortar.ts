import { circle, curve, ellipse, fine, inked, leaf, line, polygon, polyline, rectangle, wash } from "../pen.ts";
import type { Motif } from "./motif.ts";

/** A mortar with herbs. */
export const mortar: Motif = () =>
  [
    wash("green3", leaf(-22, -96, { length: 58, angle: 118 }), leaf(-8, -98, { length: 66, angle: 96 })),
    wash("green4", leaf(-34, -94, { length: 50, angle: 142 }), leaf(4, -96, { length: 46, angle: 72 })),
    line(polyline([-22, -96], [-44, -138]), polyline([-8, -98], [-14, -150])),
    inked("straw", polygon([20, -92], [66, -168], [82, -160], [44, -86])),
    inked("straw", circle(75, -166, 12)),
    inked("paper", "M-78 -92H78C76 -44 50 -22 30 -18V-10H-30V-18C-50 -22 -76 -44 -78 -92Z"),
    inked("stone", ellipse(0, -92, { across: 78, down: 15 })),
    wash("green5", ellipse(0, -91, { across: 60, down: 9 })),
    inked("stone", rectangle(-48, -12, { width: 96, height: 12 })),
    fine(curve([-62, -70], [-54, -48], [-38, -32])),
    inked("paper", "M100 0V-40C100 -48 108 -50 108 -58H128C128 -50 136 -48 136 -40V0Z"),
    inked("clay", rectangle(106, -68, { width: 24, height: 11 })),
    inked("green2", rectangle(100, -32, { width: 36, height: 20 })),
    wash("green5", leaf(112, -16, { length: 14, angle: 46 }), leaf(124, -16, { length: 14, angle: 134 })),
    line("M-100 0H152"),
  ].join("");
