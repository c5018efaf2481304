import type { runRoutes } from "@seedbed/contract/report/run/routes";
import type { Handlers } from "../../../platform/http/handler.ts";
import type { Workflow } from "../../../platform/workflows/workflows.ts";
import { requireConcept } from "../../concepts/exports/get-concept.ts";
import type { ReportDependencies, RunInput, RunOrder } from "../dependencies.ts";
import type { ConceptCall } from "../handler-tools.ts";
import { reportNotRunning } from "../report-failures.ts";
import { cancelReport } from "./cancel-report.ts";
import { orderReport } from "./order-report.ts";

export function runHandlers(
  dependencies: ReportDependencies,
  reportRun: Workflow<RunInput>,
): Handlers<typeof runRoutes> {
  const order =
    (wanted: RunOrder) =>
    ({ actor, params }: ConceptCall) =>
      orderReport({ ...dependencies, reportRun }, actor, { reference: params.id, order: wanted });
  return {
    "POST v1/concept/{id}/generate": order({ kind: "missing" }),
    "POST v1/concept/{id}/retry": order({ kind: "failed" }),
    "POST v1/concept/{id}/cancel": async ({ actor, params }) => {
      const { concept } = await dependencies.database.withTenant(actor, (transaction) =>
        requireConcept(transaction, params.id, actor.userId),
      );
      const runId = await cancelReport(dependencies, actor, concept.id);
      if (!runId) throw reportNotRunning();
      return { status: "pending", workflowUuid: runId };
    },
  };
}
