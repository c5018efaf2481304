import type { Incumbent, Startup } from "@seedbed/contract/report/market-scan/schemas";
import type { SectionRoutes } from "@seedbed/contract/report/sections";
import type { Handlers } from "../../../platform/http/handler.ts";
import type { HandlerTools } from "../handler-tools.ts";

export const marketScanHandlers = ({
  read,
  readItem,
  writeAnew,
  items,
  roots,
}: HandlerTools): Handlers<SectionRoutes["marketScan"]> => ({
  "GET v2/concept/{id}/market-scan": (call) => read(call, "marketScan"),
  "GET v3/concept/{id}/market-scan/priority-insights": async (call) => ({
    results: (await read(call, "marketScan")).priorityInsights,
  }),
  "GET v3/concept/{id}/market-scan/market-forces": async (call) => ({
    results: (await read(call, "marketScan")).marketForces,
  }),
  "GET v3/concept/market-scan/startup/{uuid}": ({ actor, params }) => readItem<Startup>(actor, "startup", params.uuid),
  "GET v3/concept/market-scan/incumbent/{uuid}": ({ actor, params }) =>
    readItem<Incumbent>(actor, "incumbent", params.uuid),
  "POST v3/concept/{id}/market-scan/generate": writeAnew("trends", "marketScan"),
  "PATCH v2/concept/market-scan/{uuid}": ({ actor, params, body }) =>
    roots.set(actor, { section: "marketScan", id: params.uuid }, { fields: body }),
  "PATCH v1/concept/trends-and-drivers/{tid}": ({ actor, params, body }) =>
    items.set(actor, { kind: "trendAndDriver", id: params.tid }, body),
  "DELETE v1/concept/trends-and-drivers/{tid}": ({ actor, params }) =>
    items.remove(actor, { kind: "trendAndDriver", id: params.tid }),
});
