import type { companySuggestRoutes } from "@seedbed/contract/access/company-suggest";
import { companies } from "../../library/companies/directory.ts";
import type { Handlers } from "../../platform/http/handler.ts";
import { suggestCompanies } from "./suggest-companies.ts";

/** The handler that suggests companies. Nobody outside is asked: what a person types stays here. */
export const companySuggestHandlers: Handlers<typeof companySuggestRoutes> = {
  "GET v1/company-suggest": async ({ query }) => ({
    results: suggestCompanies(companies, query.host).map(({ name, domain, headquarters }) => ({
      name,
      domain,
      headquarters,
    })),
  }),
};
