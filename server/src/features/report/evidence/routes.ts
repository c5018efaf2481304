import type { evidenceRoutes } from "@seedbed/contract/report/evidence/routes";
import type { Handlers } from "../../../platform/http/handler.ts";
import type { ReportDependencies } from "../dependencies.ts";
import { addSource } from "./adding/add-source.ts";
import { evidenceReading } from "./reading-handlers.ts";
import { markRight, markWrong } from "./verdicts/judge-claim.ts";
import { acceptSource, rejectSource } from "./verdicts/judge-source.ts";

export function evidenceHandlers(
  dependencies: Pick<ReportDependencies, "database" | "clock" | "library" | "log">,
): Handlers<typeof evidenceRoutes> {
  const { database, clock } = dependencies;
  return {
    ...evidenceReading(dependencies),
    "POST v1/concept/{id}/evidence/{item}/sources": ({ actor, params, body, file }) =>
      addSource(dependencies, actor, { reference: params.id, item: params.item, added: body, file }),
    "POST v1/concept/{id}/evidence/{item}/wrong": ({ actor, params, body: { field, claim, reason } }) =>
      database.withTenant(actor, (transaction) =>
        markWrong(
          transaction,
          { actor, at: clock() },
          { named: { reference: params.id, item: params.item, field }, claim, reason },
        ),
      ),
    "POST v1/concept/{id}/evidence/{item}/right": ({ actor, params, body: { field, claim } }) =>
      database.withTenant(actor, (transaction) =>
        markRight(
          transaction,
          { actor, at: clock() },
          { named: { reference: params.id, item: params.item, field }, claim },
        ),
      ),
    "POST v1/sources/{source}/reject": async ({ actor, params, body }) => {
      await rejectSource(dependencies, actor, { source: params.source, reason: body.reason });
    },
    "POST v1/sources/{source}/accept": async ({ actor, params }) => {
      await acceptSource(dependencies, actor, params.source);
    },
  };
}
