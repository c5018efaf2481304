import type { SectionRoutes } from "@seedbed/contract/report/sections";
import type { Handlers } from "../../../platform/http/handler.ts";
import type { HandlerTools } from "../handler-tools.ts";
import { assumptionPage } from "./assumption-page.ts";

export const assumptionHandlers = ({
  readAssumptions,
  addAssumption,
  writeAnew,
}: HandlerTools): Handlers<SectionRoutes["assumptions"]> => ({
  "GET v2/concept/{id}/key-assumptions": async (call) => assumptionPage(await readAssumptions(call), call.query),
  "POST v2/concept/{id}/key-assumptions/add": (call) => addAssumption(call, call.body),
  "POST v2/concept/{id}/key-assumptions/generate": writeAnew("assumptions"),
});
