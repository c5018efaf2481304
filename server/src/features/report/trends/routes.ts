import type { SectionRoutes } from "@seedbed/contract/report/sections";
import type { Handlers } from "../../../platform/http/handler.ts";
import type { HandlerTools } from "../handler-tools.ts";

export const trendsHandlers = ({ read }: HandlerTools): Handlers<SectionRoutes["trends"]> => ({
  "GET v3/concept/{id}/market-scan/trends": async (call) => ({ results: (await read(call, "trends")).results }),
  "GET v3/concept/{id}/market-scan/trend-analysis": (call) => read(call, "trends"),
});
