import type { SectionRoutes } from "@seedbed/contract/report/sections";
import type { Handlers } from "../../../platform/http/handler.ts";
import type { HandlerTools } from "../handler-tools.ts";

export const financialProjectionHandlers = ({
  read,
  writeAnew,
}: HandlerTools): Handlers<SectionRoutes["financialProjection"]> => ({
  "GET v2/concept/{id}/financial-projection": (call) => read(call, "financialProjection"),
  "POST v2/concept/{id}/financial-projection/generate": writeAnew("financialProjection"),
});
