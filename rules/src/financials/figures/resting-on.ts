import type { Figure } from "./figure.ts";
import { leavesOf } from "./leaves-of.ts";

/** The computed figures that move with a number, whose id is this ("entry:{entry}"), in the order in which a projection says them. */
export function figuresRestingOn(figures: ReadonlyMap<string, Figure>, id: string): Figure[] {
  return [...figures.values()].filter((figure) => figure.own === null && leavesOf(figures, figure.id).has(id));
}
