import type { researchRoutes } from "@seedbed/contract/report/research/routes";
import type { Handlers } from "../../../platform/http/handler.ts";
import { sectionNotWritten } from "../report-failures.ts";

export function researchHandlers(): Handlers<typeof researchRoutes> {
  const nothing = async (): Promise<never> => {
    throw sectionNotWritten();
  };
  return {
    "GET v1/concept/{id}/research": nothing,
    "POST v1/concept/{id}/research/plan": nothing,
    "PUT v1/concept/{id}/research/plan": nothing,
  };
}
