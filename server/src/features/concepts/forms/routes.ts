import type { conceptRoutes } from "@seedbed/contract/concepts/routes";
import type { Handlers } from "../../../platform/http/handler.ts";
import type { ConceptDependencies } from "../dependencies.ts";
import { keepReportForms, readReportForms } from "./store.ts";

type FormRoutes = Pick<typeof conceptRoutes, "GET v1/account/report-forms" | "PUT v1/account/report-forms">;

/** The forms that a company chooses for its new concepts. */
export const reportFormHandlers = ({ database }: Pick<ConceptDependencies, "database">): Handlers<FormRoutes> => ({
  "GET v1/account/report-forms": ({ actor }) => database.readTenant(actor, readReportForms),
  "PUT v1/account/report-forms": ({ actor, body }) =>
    database.withTenant(actor, (transaction) => keepReportForms(transaction, actor.accountId, body)),
});
