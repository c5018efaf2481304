import type { glanceRoutes } from "@seedbed/contract/report/glance/routes";
import type { Handlers } from "../../../../platform/http/handler.ts";
import type { ReportDependencies } from "../../dependencies.ts";
import { readGlance } from "./read-glance.ts";

export const glanceHandlers = ({ database }: ReportDependencies): Handlers<typeof glanceRoutes> => ({
  "GET v2/concept/{id}/report/glance": ({ actor, params }) =>
    database.withTenant(actor, (transaction) => readGlance(transaction, actor, params.id)),
});
