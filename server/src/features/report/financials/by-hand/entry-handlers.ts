import type { sizingEntryRoutes } from "@seedbed/contract/report/financials/entry-routes";
import type { ImpactSizing, MarketSizing } from "@seedbed/contract/report/financials/schemas";
import type { Member } from "../../../../platform/http/actor.ts";
import type { Handlers } from "../../../../platform/http/handler.ts";
import type { HandlerTools } from "../../handler-tools.ts";

/** A sizing and its entries by their kinds, and where the entries stand. */
interface Kind {
  sizing: string;
  entry: string;
  place: string;
}

const market: Kind = {
  sizing: "marketSizing",
  entry: "sizingEntry",
  place: "marketSizings[].assumptionEntries[]",
};
const impact: Kind = {
  sizing: "impactSizing",
  entry: "impactEntry",
  place: "impactSizings[].assumptionEntries[]",
};

interface Call {
  actor: Member;
  sizing: string;
}

/** The entries of a sizing. Each call answers the sizing as it comes out then. */
export const entryHandlers = (tools: HandlerTools): Handlers<typeof sizingEntryRoutes> => {
  const ofMarket = entriesOf<MarketSizing>(market, tools);
  const ofImpact = entriesOf<ImpactSizing>(impact, tools);
  return {
    "POST v2/concept/financial-projection/market-sizing/{mid}/assumption": ({ actor, params, body }) =>
      ofMarket.add({ actor, sizing: params.mid }, body),
    "PATCH v2/concept/financial-projection/market-sizing/{mid}/assumption/{aid}": ({ actor, params, body }) =>
      ofMarket.set({ actor, sizing: params.mid }, params.aid, body),
    "DELETE v2/concept/financial-projection/market-sizing/{mid}/assumption/{aid}": ({ actor, params }) =>
      ofMarket.remove({ actor, sizing: params.mid }, params.aid),
    "POST v2/concept/financial-projection/impact-sizing/{sid}/assumption": ({ actor, params, body }) =>
      ofImpact.add({ actor, sizing: params.sid }, body),
    "PATCH v2/concept/financial-projection/impact-sizing/{sid}/assumption/{aid}": ({ actor, params, body }) =>
      ofImpact.set({ actor, sizing: params.sid }, params.aid, body),
    "DELETE v2/concept/financial-projection/impact-sizing/{sid}/assumption/{aid}": ({ actor, params }) =>
      ofImpact.remove({ actor, sizing: params.sid }, params.aid),
  };
};

function entriesOf<Sizing>(kind: Kind, { items, readItem }: HandlerTools) {
  const now = ({ actor, sizing }: Call) => readItem<Sizing>(actor, kind.sizing, sizing);
  const named = ({ sizing }: Call, id: string) => ({ kind: kind.entry, id, in: sizing });
  return {
    add: async (call: Call, { order, ...fields }: { order?: number | undefined }): Promise<Sizing> => {
      const list = { parent: { kind: kind.sizing, id: call.sizing }, place: kind.place, order };
      await items.add(call.actor, list, { group: "TAM", operator: "*", ...fields });
      return now(call);
    },
    set: async (call: Call, id: string, fields: object): Promise<Sizing> => {
      await items.set(call.actor, named(call, id), { ...fields });
      return now(call);
    },
    remove: async (call: Call, id: string): Promise<Sizing> => {
      await items.remove(call.actor, named(call, id));
      return now(call);
    },
  };
}
