import type { runRoutes } from "@seedbed/contract/report/run/routes";
import type { Handlers } from "../../../platform/http/handler.ts";
import { requireConcept } from "../../concepts/exports/get-concept.ts";
import type { RunOrder } from "../dependencies.ts";
import type { ConceptCall } from "../handler-tools.ts";
import { reportNotRunning } from "../report-failures.ts";
import { cancelReport } from "./cancel-report.ts";
import { type OrderingDependencies, orderReport } from "./order-report.ts";

export function runHandlers(dependencies: OrderingDependencies): Handlers<typeof runRoutes> {
  const order =
    (wanted: RunOrder) =>
    ({ actor, params }: ConceptCall) =>
      orderReport(dependencies, actor, { reference: params.id, order: wanted });
  return {
    "POST v1/concept/{id}/generate": order({ kind: "missing" }),
    "POST v1/concept/{id}/retry": (call) =>
      order(call.body ? { kind: "part", ...call.body } : { kind: "failed" })(call),
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
