import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import type { editingRoutes } from "@seedbed/contract/report/editing/routes";
import type { Handlers } from "../../../platform/http/handler.ts";
import { type OrderingDependencies, orderReport } from "../run/order-report.ts";
import { changeByHand } from "./change-by-hand.ts";
import { readOutdated } from "./outdated/read-outdated.ts";
import { sayPresence } from "./presence/say-presence.ts";
import { readWork } from "./read-work.ts";
import { undoByHand } from "./undo-by-hand.ts";

/** What the path names; a name that is no section names nothing that is written. */
const named = ({ id, section }: { id: string; section: string }) => ({
  reference: id,
  section: section as ReportSection,
});

export function editingHandlers(dependencies: OrderingDependencies): Handlers<typeof editingRoutes> {
  const { database, clock } = dependencies;
  return {
    "POST v2/concept/{id}/report/{section}/changes": ({ actor, params, body }) =>
      database.withTenant(actor, (transaction) =>
        changeByHand(transaction, { actor, ...named(params), ...body, at: clock() }),
      ),
    "POST v2/concept/{id}/report/{section}/undo": ({ actor, params, body }) =>
      database.withTenant(actor, (transaction) =>
        undoByHand(transaction, { actor, ...named(params), ...body, at: clock() }),
      ),
    "GET v2/concept/{id}/report/{section}/edits": ({ actor, params }) =>
      database.withTenant(actor, (transaction) => readWork(transaction, actor, named(params))),
    "GET v2/concept/{id}/report/outdated": ({ actor, params }) =>
      database.readTenant(actor, (transaction) =>
        readOutdated(dependencies, transaction, { actor, reference: params.id }),
      ),
    "POST v2/concept/{id}/report/update": ({ actor, params, body }) =>
      orderReport(dependencies, actor, {
        reference: params.id,
        order: { kind: "outdated", sections: body?.sections },
      }),
    "PUT v2/concept/{id}/report/presence": ({ actor, params, body }) =>
      sayPresence(dependencies, actor, { reference: params.id, ...body }),
  };
}
