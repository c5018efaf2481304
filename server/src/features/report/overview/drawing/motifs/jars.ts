import { fine, inked, leaf, line, rectangle, wash } from "../pen.ts";
import type { Motif } from "./motif.ts";

/** Jars that are filled again. */
export const jars: Motif = (random) => {
  const fills = random.shuffle(["clay", "green4", "straw"] as const);
  const jar = (x: number, level: number, color: (typeof fills)[number]) =>
    [
      inked(
        "paper",
        `M${x - 32} -6V-74C${x - 32} -86 ${x - 22} -86 ${x - 22} -98H${x + 22}C${x + 22} -86 ${x + 32} -86 ${x + 32} -74V-6a6 6 0 0 1 -6 6H${x - 26}a6 6 0 0 1 -6 -6Z`,
      ),
      wash(color, `M${x - 28} -4V${-level}q14 -7 28 0t28 0V-4Z`),
      inked("stone", rectangle(x - 25, -110, { width: 50, height: 13 })),
      fine(`M${x - 22} -66V-22`),
    ].join("");
  return [
    jar(-84, 30, fills[0] ?? "clay"),
    jar(0, 54, fills[1] ?? "green4"),
    jar(84, 76, fills[2] ?? "straw"),
    line("M-92 -128C-60 -172 60 -172 90 -134", "M90 -134L92 -152M90 -134L72 -138"),
    wash("green4", leaf(-6, -161, { length: 26, angle: 40 }), leaf(-6, -161, { length: 24, angle: 140 })),
    line("M-132 0H132"),
  ].join("");
};
