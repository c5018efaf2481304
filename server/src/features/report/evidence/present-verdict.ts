import type { ReportSource } from "@seedbed/contract/report/evidence/schemas";
import type { findPeople } from "../editing/people.ts";
import type { StoredVerdict } from "../revisions/withdrawn.ts";

/** A stored word as a person reads it. */
export function verdict(
  stored: StoredVerdict | null | undefined,
  { people }: { people: Awaited<ReturnType<typeof findPeople>> },
): ReportSource["rejected"] {
  if (!stored) return null;
  return { by: people.get(stored.userId) ?? null, at: stored.at.toISOString(), reason: stored.reason };
}
