import { curve, ellipse, fine, inked, line, rectangle, wash } from "../pen.ts";
import type { Motif } from "./motif.ts";

/** A pot on the table, a loaf and a jar. */
export const kitchen: Motif = () =>
  [
    fine(
      curve([-34, -112], [-42, -126], [-30, -138], [-38, -154]),
      curve([-10, -112], [-18, -128], [-6, -142], [-14, -160]),
      curve([12, -112], [4, -126], [16, -138], [8, -152]),
    ),
    inked("green4", "M-66 -92H44C46 -44 34 -4 10 0H-32C-56 -4 -68 -44 -66 -92Z"),
    inked("green3", ellipse(-11, -92, { across: 56, down: 14 })),
    wash("sun", ellipse(-11, -90, { across: 42, down: 8 })),
    line("M-66 -74C-88 -78 -90 -52 -64 -50M44 -74C66 -78 68 -52 42 -50"),
    inked("straw", "M58 0C50 -34 74 -50 104 -48C136 -48 150 -28 144 0Z"),
    fine("M82 -40L76 -22M100 -42L94 -22M118 -40L112 -20"),
    inked("paper", "M-134 0V-58C-134 -66 -128 -68 -128 -76H-96C-96 -68 -90 -66 -90 -58V0Z"),
    wash("clay", "M-130 -4V-40H-94V-4Z"),
    inked("stone", rectangle(-130, -86, { width: 36, height: 11 })),
    line("M-150 0H164"),
  ].join("");
