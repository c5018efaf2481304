import type { dashboardRoutes } from "@seedbed/contract/dashboard/routes";
import type { Database } from "../../platform/database/database.ts";
import type { Handlers } from "../../platform/http/handler.ts";
import { type DashboardSources, readDashboard } from "./read-dashboard.ts";

export function dashboardHandlers(database: Database, sources: DashboardSources): Handlers<typeof dashboardRoutes> {
  return {
    "GET v1/dashboard": ({ actor }) => database.readTenant(actor, (transaction) => readDashboard(sources, transaction)),
  };
}
