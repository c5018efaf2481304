import type { ResearchedPage } from "@seedbed/contract/report/research/schemas";
import type { ReadRow } from "./progress-store.ts";

/** A page that research came across, as people see it. */
export function presentRead(row: ReadRow): ResearchedPage {
  const { id, accountId: _accountId, conceptId: _conceptId, runId: _runId, at, ...page } = row;
  return { uuid: id, ...page, at: at.toISOString() };
}
