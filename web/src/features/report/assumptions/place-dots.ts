import type { Assumption } from "@seedbed/contract/report/assumptions/schemas";
import { percentOfScale } from "@seedbed/rules/assumptions/meter";

export interface Dot {
  assumption: Assumption;
  /** Certainty, 0 to 1. */
  x: number;
  /** Importance, 0 to 1. */
  y: number;
}

const apart = 0.055;
const columns = 3;

/** Where each assumption stands. Those that share a place stand side by side in rows of three around it. */
export function placeDots(assumptions: readonly Assumption[]): Dot[] {
  const together = Map.groupBy(assumptions, ({ importance, certainty }) => `${importance} ${certainty}`);
  return [...together.values()].flatMap((group) =>
    group.map((assumption, index) => {
      const inRow = Math.min(columns, group.length - Math.floor(index / columns) * columns);
      return {
        assumption,
        x: percentOfScale(assumption.certainty) / 100 + ((index % columns) - (inRow - 1) / 2) * apart,
        y: percentOfScale(assumption.importance) / 100 - Math.floor(index / columns) * apart * 1.4,
      };
    }),
  );
}
