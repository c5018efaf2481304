import { settledProjection } from "../../../src/features/report/financials/settled-projection.ts";
import type { GeneratedProjection } from "./generate-projections.ts";

/** The projection after a person has changed one of its entries; which one differs from number to number. */
export function withChangedEntry({ projection }: Pick<GeneratedProjection, "projection">, number: number) {
  const copy = structuredClone(projection);
  const entries = [...copy.marketSizings, ...copy.impactSizings].flatMap(({ assumptionEntries }) => assumptionEntries);
  const entry = entries[(number * 7) % entries.length];
  if (!entry) throw new Error("There is no entry.");
  entry.scalar = entry.unit === "%" ? entry.scalar / 2 : entry.scalar * 3;
  return { id: `entry:${entry.uuid}`, after: settledProjection(copy) };
}
