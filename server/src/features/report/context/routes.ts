import type { contextRoutes } from "@seedbed/contract/report/context/routes";
import type { Handlers } from "../../../platform/http/handler.ts";
import type { ReportDependencies } from "../dependencies.ts";
import { readContext } from "./read-context.ts";

export const contextHandlers = (dependencies: ReportDependencies): Handlers<typeof contextRoutes> => ({
  "GET v2/concept/{id}/context": ({ actor, params }) =>
    dependencies.database.withTenant(actor, (transaction) =>
      readContext(dependencies, transaction, { actor, reference: params.id }),
    ),
});
