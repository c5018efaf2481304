import type { evidenceRoutes } from "@seedbed/contract/report/evidence/routes";
import type { Handlers } from "../../../platform/http/handler.ts";
import type { ReportDependencies } from "../dependencies.ts";
import { readCopy } from "./read-copy.ts";
import { readEvidence } from "./read-evidence.ts";
import { readSources } from "./read-sources.ts";

type Reading = Pick<
  Handlers<typeof evidenceRoutes>,
  "GET v1/concept/{id}/evidence/{item}" | "GET v1/concept/{id}/sources" | "GET v1/sources/{source}/copy"
>;

/** Those that read what a report rests on. */
export function evidenceReading({ database, clock }: Pick<ReportDependencies, "database" | "clock">): Reading {
  return {
    "GET v1/concept/{id}/evidence/{item}": ({ actor, params, query }) =>
      database.withTenant(actor, (transaction) =>
        readEvidence(
          transaction,
          { actor, at: clock() },
          { reference: params.id, item: params.item, field: query.field },
        ),
      ),
    "GET v1/concept/{id}/sources": async ({ actor, params }) => ({
      results: await database.withTenant(actor, (transaction) => readSources(transaction, actor, params.id)),
    }),
    "GET v1/sources/{source}/copy": ({ actor, params }) =>
      database.withTenant(actor, (transaction) => readCopy(transaction, clock(), params.source)),
  };
}
