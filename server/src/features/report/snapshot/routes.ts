import type { snapshotRoutes } from "@seedbed/contract/report/snapshot/routes";
import type { Handlers } from "../../../platform/http/handler.ts";
import type { ReportDependencies } from "../dependencies.ts";
import { downloadSnapshot } from "./download-snapshot.ts";
import { downloadTable, downloadWorkbook } from "./projection/download-projection.ts";

export const snapshotHandlers = (dependencies: ReportDependencies): Handlers<typeof snapshotRoutes> => ({
  "GET v1/concept/{id}/snapshot/download": ({ actor, params }) =>
    downloadSnapshot(dependencies, { actor, reference: params.id }),
  "GET v2/concept/{id}/financial-projection/workbook": ({ actor, params }) =>
    downloadWorkbook(dependencies, { actor, reference: params.id }),
  "GET v2/concept/{id}/financial-projection/table": ({ actor, params }) =>
    downloadTable(dependencies, { actor, reference: params.id }),
});
