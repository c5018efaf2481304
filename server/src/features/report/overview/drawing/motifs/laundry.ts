import { curve, fine, inked, line, polygon, wash } from "../pen.ts";
import type { Motif } from "./motif.ts";

/** Shirts on a line. */
export const laundry: Motif = (random) => {
  const colors = random.shuffle(["clay", "paper", "straw", "green3"] as const);
  const shirt = (x: number, y: number, color: (typeof colors)[number]) =>
    inked(
      color,
      `M${x - 18} ${y}L${x - 40} ${y + 16}L${x - 30} ${y + 32}L${x - 22} ${y + 26}V${y + 78}H${x + 22}V${y + 26}L${x + 30} ${y + 32}L${x + 40} ${y + 16}L${x + 18} ${y}C${x + 10} ${y + 10} ${x - 10} ${y + 10} ${x - 18} ${y}Z`,
    );
  return [
    line("M-140 0V-160M140 0V-160", curve([-140, -154], [0, -134], [140, -154])),
    shirt(-84, -146, colors[0] ?? "clay"),
    shirt(8, -138, colors[1] ?? "paper"),
    inked(colors[2] ?? "straw", polygon([62, -142], [116, -148], [114, -62], [64, -58])),
    fine("M64 -74L114 -78"),
    inked("straw", polygon([-40, 0], [-48, -34], [32, -34], [24, 0])),
    fine("M-46 -22H30M-43 -11H27"),
    wash("paper", "M-42 -34C-34 -50 -14 -46 -8 -40C4 -52 24 -46 26 -34Z"),
    line("M-160 0H160"),
  ].join("");
};
