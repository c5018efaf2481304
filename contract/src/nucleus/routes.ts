import type { Routes } from "../route.ts";
import { CompanyFacts, NewCompanyFacts } from "./schemas.ts";

export const nucleusRoutes = {
  "GET v1/account/facts": {
    summary: "What the company has said of itself beside name, domain and goal.",
    access: "member",
    status: 200,
    answer: CompanyFacts,
  },
  "PUT v1/account/facts": {
    summary: "Changes what the company says of itself; texts that are written from now on follow it.",
    access: "admin",
    status: 200,
    body: NewCompanyFacts,
    answer: CompanyFacts,
  },
} as const satisfies Routes;
