import type { snapshotRoutes } from "@seedbed/contract/report/snapshot/routes";
import type { Handlers } from "../../../platform/http/handler.ts";
import type { ReportDependencies } from "../dependencies.ts";
import { downloadSnapshot } from "./download-snapshot.ts";

export const snapshotHandlers = (dependencies: ReportDependencies): Handlers<typeof snapshotRoutes> => ({
  "GET v1/concept/{id}/snapshot/download": ({ actor, params }) =>
    downloadSnapshot(dependencies, { actor, reference: params.id }),
});
