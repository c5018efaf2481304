import type { Concept, ReportSection } from "@seedbed/contract/concepts/schemas";
import type { Seed } from "@seedbed/contract/incubation/schemas";
import type { AssumptionList } from "@seedbed/contract/report/assumptions/schemas";
import type { FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import type { Overview } from "@seedbed/contract/report/overview/schemas";
import { queryOptions, useQueries } from "@tanstack/react-query";
import { call } from "../../../transport/call.ts";
import { CallFailed } from "../../../transport/failure.ts";
import { conceptKeys } from "../../../transport/query-keys.ts";

export interface ComparedReport {
  overview: Overview | null;
  projection: FinancialProjection | null;
  assumptions: AssumptionList | null;
}

export type ComparedIdea = { kind: "concept"; concept: Concept; report: ComparedReport } | { kind: "seed"; seed: Seed };

const staleTime = 60_000;

/** Concepts with what their reports hold, and seeds, by id; null for an id that the company does not have. */
export function useComparedIdeas(ids: readonly string[]) {
  return useQueries({
    queries: ids.map((id) =>
      queryOptions({
        queryKey: conceptKeys.compared(id),
        queryFn: ({ signal }) => readIdea(id, signal),
        staleTime,
      }),
    ),
  });
}

async function readIdea(id: string, signal: AbortSignal): Promise<ComparedIdea | null> {
  const concept = await orNull(call("GET v1/concept/{id}/", { params: { id }, signal }));
  if (concept) return { kind: "concept", concept, report: await readReport(concept, signal) };
  const seed = await orNull(call("GET v2/concept/seed/{id}", { params: { id }, signal }));
  return seed && { kind: "seed", seed };
}

async function readReport(concept: Concept, signal: AbortSignal): Promise<ComparedReport> {
  const params = { id: concept.uuid };
  const ifWritten = <Content>(section: ReportSection, read: () => Promise<Content>) =>
    isWritten(concept, section) ? orNull(read()) : null;
  const [overview, projection, assumptions] = await Promise.all([
    ifWritten("overview", () => call("GET v2/concept/{id}/overview", { params, signal })),
    ifWritten("financialProjection", () => call("GET v2/concept/{id}/financial-projection", { params, signal })),
    ifWritten("assumptions", () =>
      call("GET v2/concept/{id}/key-assumptions", { params, query: { page_size: 100 }, signal }),
    ),
  ]);
  return { overview, projection, assumptions };
}

const isWritten = ({ reportStatusBySection }: Concept, section: ReportSection) =>
  ["complete", "outdated"].includes(reportStatusBySection[section].status);

// What is not there is nothing to fail about: a seed is asked for as a concept first, and a section may just be written anew.
async function orNull<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof CallFailed && error.code === "not_found") return null;
    throw error;
  }
}
