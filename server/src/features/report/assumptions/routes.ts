import type { SectionRoutes } from "@seedbed/contract/report/sections";
import type { Handlers } from "../../../platform/http/handler.ts";
import type { HandlerTools } from "../handler-tools.ts";
import { assumptionPage } from "./assumption-page.ts";

export const assumptionHandlers = ({
  readAssumptions,
  readTestedAssumptions,
  addAssumption,
  assumptions,
  writeAnew,
}: HandlerTools): Handlers<SectionRoutes["assumptions"]> => ({
  "GET v2/concept/{id}/key-assumptions": async (call) => assumptionPage(await readAssumptions(call), call.query),
  "POST v2/concept/{id}/key-assumptions/add": (call) => addAssumption(call, call.body),
  "PUT v2/concept/{id}/key-assumptions/{aid}/update": ({ actor, params, body }) =>
    assumptions.change(actor, params, body),
  "DELETE v2/concept/{id}/key-assumptions/{aid}/remove": ({ actor, params }) => assumptions.remove(actor, params),
  "GET v1/concept/{id}/key-assumptions": async (call) => assumptionPage(await readTestedAssumptions(call), call.query),
  "POST v1/concept/{id}/key-assumptions": (call) => addAssumption(call, call.body),
  "PATCH v1/concept/key-assumption/{aid}": ({ actor, params, body }) =>
    assumptions.change(actor, { aid: params.aid }, body),
  "DELETE v1/concept/key-assumption/{aid}": ({ actor, params }) => assumptions.remove(actor, { aid: params.aid }),
  "POST v2/concept/{id}/key-assumptions/generate": writeAnew("assumptions"),
});
