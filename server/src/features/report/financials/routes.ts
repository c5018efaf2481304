import type { SectionRoutes } from "@seedbed/contract/report/sections";
import type { Handlers } from "../../../platform/http/handler.ts";
import type { HandlerTools } from "../handler-tools.ts";
import { entryHandlers } from "./by-hand/entry-handlers.ts";
import { firstVersionHandlers } from "./by-hand/first-version.ts";
import { listHandlers } from "./by-hand/list-handlers.ts";
import { partHandlers } from "./by-hand/part-handlers.ts";

export const financialProjectionHandlers = (tools: HandlerTools): Handlers<SectionRoutes["financialProjection"]> => ({
  ...partHandlers(tools),
  ...listHandlers(tools),
  ...entryHandlers(tools),
  ...firstVersionHandlers(tools),
  "GET v2/concept/{id}/financial-projection": (call) => tools.read(call, "financialProjection"),
  "POST v2/concept/{id}/financial-projection/generate": tools.writeAnew("financialProjection"),
});
