import { circle, fine, inked, line, polygon, rectangle } from "../pen.ts";
import type { Motif } from "./motif.ts";

/** A barn with its silo, and rows. */
export const farm: Motif = (random) =>
  [
    inked("stone", "M62 0V-118a22 20 0 0 1 44 0V0Z"),
    fine("M62 -92h44M62 -66h44M62 -40h44M62 -16h44"),
    inked(
      random.pick(["clay", "green4"] as const),
      polygon([-88, 0], [-88, -72], [-66, -112], [-20, -134], [26, -112], [48, -72], [48, 0]),
    ),
    inked(
      "paper",
      polygon(
        [-98, -66],
        [-72, -116],
        [-20, -142],
        [32, -116],
        [58, -66],
        [50, -62],
        [26, -108],
        [-20, -130],
        [-66, -108],
        [-90, -62],
      ),
    ),
    inked("paper", rectangle(-48, -58, { width: 56, height: 58 })),
    line("M-48 -58L8 0M8 -58L-48 0"),
    inked("sun", circle(-20, -92, 12)),
    fine("M-20 -104v24M-32 -92h24"),
    line("M-114 0H124"),
  ].join("");
