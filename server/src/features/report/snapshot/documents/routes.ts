import type { documentRoutes } from "@seedbed/contract/report/documents/routes";
import type { Handlers } from "../../../../platform/http/handler.ts";
import type { ReportDependencies } from "../../dependencies.ts";
import { importBundle } from "../bundles/import-bundle.ts";
import { downloadExport, type Exporting, orderExport, readExports } from "./orders/order-export.ts";

export const documentHandlers = (dependencies: ReportDependencies & Exporting): Handlers<typeof documentRoutes> => ({
  "POST v2/concept/{id}/export": ({ actor, params, body }) =>
    orderExport(dependencies, { actor, reference: params.id, ...body }),
  "GET v2/concept/{id}/export": ({ actor, params }) => readExports(dependencies, { actor, reference: params.id }),
  "GET v2/concept/{id}/export/{exportId}/download": ({ actor, params }) =>
    downloadExport(dependencies, { actor, reference: params.id, exportId: params.exportId }),
  "POST v2/concept/import": ({ actor, file }) => importBundle(dependencies, actor, file),
});
