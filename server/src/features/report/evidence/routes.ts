import type { evidenceRoutes } from "@seedbed/contract/report/evidence/routes";
import type { Handlers } from "../../../platform/http/handler.ts";
import { sectionNotWritten } from "../report-failures.ts";

export function evidenceHandlers(): Handlers<typeof evidenceRoutes> {
  const nothing = async (): Promise<never> => {
    throw sectionNotWritten();
  };
  return {
    "GET v1/concept/{id}/evidence/{item}": nothing,
    "POST v1/concept/{id}/evidence/{item}/sources": nothing,
    "POST v1/concept/{id}/evidence/{item}/wrong": nothing,
    "POST v1/concept/{id}/evidence/{item}/right": nothing,
    "GET v1/concept/{id}/sources": nothing,
    "GET v1/sources/{source}/copy": nothing,
    "POST v1/sources/{source}/reject": nothing,
    "POST v1/sources/{source}/accept": nothing,
  };
}
