import type { Random } from "../../../../../platform/drafting/random.ts";
import { inked, line, placed, polygon, rectangle, times, type Wash, wash } from "../pen.ts";
import type { Plant } from "../plants.ts";

/** A plant in its pot, which stands at a place. */
export function potted(plant: Plant, random: Random, { x, y, tall }: { x: number; y: number; tall: number }): string {
  const pot =
    inked("clay", polygon([-26, -40], [26, -40], [19, 0], [-19, 0])) +
    inked("clay", rectangle(-30, -48, { width: 60, height: 12 }));
  return placed(plant(random, tall), { x, y: y - 38 }) + placed(pot, { x, y });
}

/** Somebody was just here. */
export const cup =
  inked("paper", polygon([606, 360], [610, 330], [650, 330], [654, 360])) + line("M654 338C670 338 670 354 653 354");

/** The opening of a window with a round top. */
export const viewFrame = "M196 352V150C196 66 288 34 400 34S604 66 604 150V352Z";
/** What is around it. */
export const windowFrame = `${line(viewFrame)}<path class="o paper" fill-rule="evenodd" d="${viewFrame}M184 352V150C184 56 282 22 400 22S616 56 616 150V352Z"/>`;

/** A board to put things on, and what is below it. */
export const board = (y: number): string =>
  [
    inked("straw", rectangle(-10, y, { width: 820, height: 26 })),
    wash("clay", rectangle(-10, y + 26, { width: 820, height: 120 })),
    line(`M-10 ${y + 26}H810`),
  ].join("");

const flagColors: readonly Wash[] = ["clay", "green3", "straw", "green4"];

/** Flags on a cord. */
export function flags(): string {
  const places = times(11).map(
    (index) => [30 + index * 74, Math.round(44 + Math.sin((index / 10) * Math.PI) * 34)] as const,
  );
  const cord = line(`M-6 36${places.map(([x, y]) => `L${x} ${y}`).join("")}L806 36`);
  return (
    cord +
    places
      .map(([x, y], index) => inked(flagColors[index % 4] ?? "clay", polygon([x - 14, y], [x + 14, y], [x, y + 30])))
      .join("")
  );
}
