import type { SectionRoutes } from "@seedbed/contract/report/sections";
import type { Handlers } from "../../../platform/http/handler.ts";
import type { HandlerTools } from "../handler-tools.ts";
import { answerGutCheck, readGutCheck } from "./gut-check.ts";

export const overviewHandlers = ({ database, read, writeAnew }: HandlerTools): Handlers<SectionRoutes["overview"]> => ({
  "GET v2/concept/{id}/overview": async (call) => (await read(call, "overview")).overview,
  "GET v2/concept/{id}/executive-summaries": async (call) => (await read(call, "overview")).summaries,
  "GET v2/concept/{id}/gut-check": ({ actor, params }) =>
    database.withTenant(actor, (transaction) => readGutCheck(transaction, actor, params.id)),
  "PUT v2/concept/{id}/gut-check": ({ actor, params, body }) =>
    database.withTenant(actor, (transaction) => answerGutCheck(transaction, actor, { reference: params.id, ...body })),
  "POST v2/concept/{id}/overview/generate": writeAnew("overview"),
});
