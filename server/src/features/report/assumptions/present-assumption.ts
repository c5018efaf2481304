import type { Assumption, Scale } from "@seedbed/contract/report/assumptions";
import { riskLevel, riskScore } from "@seedbed/rules/assumptions/risk";
import type { assumptions } from "../tables.ts";

type Row = Omit<typeof assumptions.$inferSelect, "importance" | "certainty"> & { importance: Scale; certainty: Scale };

export function presentAssumption(row: Row): Assumption {
  const risk = riskScore(row.importance, row.certainty);
  return {
    uuid: row.id,
    statement: row.statement,
    category: row.category,
    importance: row.importance,
    certainty: row.certainty,
    riskCategory: riskLevel(risk),
    risk,
    status: row.status,
    testProgress: row.status === "untested" ? 0 : 1,
    importanceRationale: row.importanceRationale,
    certaintyRationale: row.certaintyRationale,
    version: row.version,
    origin: row.origin,
    createdAt: row.createdAt.toISOString(),
  };
}
