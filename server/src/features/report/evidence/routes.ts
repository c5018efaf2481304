import type { evidenceRoutes } from "@seedbed/contract/report/evidence/routes";
import type { Handlers } from "../../../platform/http/handler.ts";
import type { ReportDependencies } from "../dependencies.ts";
import { sectionNotWritten } from "../report-failures.ts";
import { evidenceReading } from "./reading-handlers.ts";

export function evidenceHandlers(
  dependencies: Pick<ReportDependencies, "database" | "clock">,
): Handlers<typeof evidenceRoutes> {
  const nothing = async (): Promise<never> => {
    throw sectionNotWritten();
  };
  return {
    ...evidenceReading(dependencies),
    "POST v1/concept/{id}/evidence/{item}/sources": nothing,
    "POST v1/concept/{id}/evidence/{item}/wrong": nothing,
    "POST v1/concept/{id}/evidence/{item}/right": nothing,
    "POST v1/sources/{source}/reject": nothing,
    "POST v1/sources/{source}/accept": nothing,
  };
}
