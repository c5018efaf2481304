import type { SectionRoutes } from "@seedbed/contract/report/sections";
import type { Handlers } from "../../../platform/http/handler.ts";
import type { HandlerTools } from "../handler-tools.ts";
import { answerGutCheck, closeFirstReport, readGutCheck } from "./gut-check.ts";
import { readImage, readOverview } from "./image/read-image.ts";

export const overviewHandlers = (tools: HandlerTools): Handlers<SectionRoutes["overview"]> => ({
  "GET v2/concept/{id}/overview": ({ actor, params }) => readOverview(tools, { actor, reference: params.id }),
  "GET v2/concept/{id}/image": ({ actor, params, query }) =>
    readImage(tools, { actor, reference: params.id, name: query.v }),
  "GET v2/concept/{id}/executive-summaries": async (call) => (await tools.read(call, "overview")).summaries,
  "GET v2/concept/{id}/gut-check": ({ actor, params }) =>
    tools.database.withTenant(actor, (transaction) => readGutCheck(transaction, actor, params.id)),
  "PUT v2/concept/{id}/gut-check": ({ actor, params, body }) =>
    tools.database.withTenant(actor, (transaction) =>
      answerGutCheck(transaction, actor, { reference: params.id, ...body }),
    ),
  "POST v2/concept/{id}/first-report/close": ({ actor, params }) =>
    tools.database.withTenant(actor, (transaction) => closeFirstReport(transaction, actor, params.id)),
  "POST v2/concept/{id}/overview/generate": tools.writeAnew("overview"),
});
