import type { dashboardRoutes } from "@seedbed/contract/dashboard/routes";
import type { Handlers } from "../../platform/http/handler.ts";
import type { DashboardDependencies } from "./dependencies.ts";
import { readDashboard } from "./read-dashboard.ts";

export function dashboardHandlers(dependencies: DashboardDependencies): Handlers<typeof dashboardRoutes> {
  const { database } = dependencies;
  return {
    "GET v1/dashboard": ({ actor }) =>
      database.readTenant(actor, (transaction) => readDashboard(dependencies, transaction)),
  };
}
