import type { SectionRoutes } from "@seedbed/contract/report/sections";
import type { KeyFinding, Trend } from "@seedbed/contract/report/trends/schemas";
import type { Handlers } from "../../../platform/http/handler.ts";
import type { HandlerTools } from "../handler-tools.ts";

export const trendsHandlers = ({ read, items }: HandlerTools): Handlers<SectionRoutes["trends"]> => ({
  "GET v3/concept/{id}/market-scan/trends": async (call) => ({ results: (await read(call, "trends")).results }),
  "GET v3/concept/{id}/market-scan/trend-analysis": (call) => read(call, "trends"),
  "POST v3/concept/{id}/market-scan/trends": ({ actor, params, body }) =>
    items
      .add<Trend>(actor, { reference: params.id, section: "trends", place: "results[]" }, body)
      .then(({ item }) => item),
  "PUT v3/concept/market-scan/trends/{tid}": ({ actor, params, body }) =>
    items.set(actor, { kind: "trend", id: params.tid }, body),
  "DELETE v3/concept/market-scan/trends/{tid}": ({ actor, params }) =>
    items.remove(actor, { kind: "trend", id: params.tid }),
  "POST v3/concept/market-scan/trends/{tid}/key-findings": ({ actor, params, body }) =>
    items
      .add<KeyFinding>(actor, { parent: { kind: "trend", id: params.tid }, place: "results[].keyFinding[]" }, body)
      .then(({ item }) => item),
  "PUT v3/concept/market-scan/key-findings/{kid}": ({ actor, params, body }) =>
    items.set(actor, { kind: "keyFinding", id: params.kid }, body),
  "DELETE v3/concept/market-scan/key-findings/{kid}": ({ actor, params }) =>
    items.remove(actor, { kind: "keyFinding", id: params.kid }),
});
