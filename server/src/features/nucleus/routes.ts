import type { nucleusRoutes } from "@seedbed/contract/nucleus/routes";
import type { Handlers } from "../../platform/http/handler.ts";
import type { NucleusDependencies } from "./dependencies.ts";
import { changeCompanyFacts } from "./operations/change-company-facts.ts";
import { readCompanyFacts } from "./operations/read-company-facts.ts";

/** The handlers of what a company says of itself. */
export function nucleusHandlers({ database }: NucleusDependencies): Handlers<typeof nucleusRoutes> {
  return {
    "GET v1/account/facts": ({ actor }) => database.readTenant(actor, readCompanyFacts),
    "PUT v1/account/facts": ({ actor, body }) =>
      database.withTenant(actor, (transaction) => changeCompanyFacts(transaction, actor, body)),
  };
}
