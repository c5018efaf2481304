import type { financialChangeRoutes } from "@seedbed/contract/report/financials/change-routes";
import type { FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import type { Member } from "../../../../platform/http/actor.ts";
import type { Handlers } from "../../../../platform/http/handler.ts";
import type { HandlerTools } from "../../handler-tools.ts";
import { sectionNotWritten } from "../../report-failures.ts";

type ListRoute = Extract<keyof typeof financialChangeRoutes, `${string}/{fid}/${string}`>;

interface InProjection {
  actor: Member;
  params: { fid: string };
}

interface InList {
  actor: Member;
  params: { fid: string; itemId: string };
}

/** The lists of a projection whose things have calls of their own, with the kind of thing that stands there. */
const kinds = {
  marketSizings: "marketSizing",
  costDrivers: "costDriver",
  distributionChannels: "distributionChannel",
} as const satisfies Partial<Record<keyof FinancialProjection, string>>;

type List = keyof typeof kinds;
type ItemOf<Name extends List> = FinancialProjection[Name][number];

/** Sizings, cost drivers and channels of a projection: added, read, changed and removed. */
export const listHandlers = ({
  items,
  roots,
}: HandlerTools): Handlers<Pick<typeof financialChangeRoutes, ListRoute>> => {
  const root = ({ params }: InProjection) => ({ section: "financialProjection" as const, id: params.fid });
  const named = (list: List, { params }: InList) => ({ kind: kinds[list], id: params.itemId, in: params.fid });
  const add =
    <Name extends List>(list: Name) =>
    async ({ body, ...call }: InProjection & { body: object }) =>
      (await items.add<ItemOf<Name>>(call.actor, { root: root(call), place: `${list}[]` }, { ...body })).item;
  const read =
    <Name extends List>(list: Name) =>
    async (call: InList): Promise<ItemOf<Name>> => {
      const standing: readonly ItemOf<Name>[] = (await roots.read(call.actor, root(call))).content[list];
      const found = standing.find(({ uuid }) => uuid === call.params.itemId.toLowerCase());
      if (!found) throw sectionNotWritten();
      return found;
    };
  const set =
    <Name extends List>(list: Name) =>
    ({ body, ...call }: InList & { body: object }) =>
      items.set<ItemOf<Name>>(call.actor, named(list, call), { ...body });
  const remove = (list: List) => (call: InList) => items.remove(call.actor, named(list, call));

  return {
    "POST v2/concept/financial-projection/{fid}/market-sizing": add("marketSizings"),
    "GET v2/concept/financial-projection/{fid}/market-sizing/{itemId}": read("marketSizings"),
    "PATCH v2/concept/financial-projection/{fid}/market-sizing/{itemId}": set("marketSizings"),
    "DELETE v2/concept/financial-projection/{fid}/market-sizing/{itemId}": remove("marketSizings"),
    "POST v2/concept/financial-projection/{fid}/cost-driver": add("costDrivers"),
    "GET v2/concept/financial-projection/{fid}/cost-driver/{itemId}": read("costDrivers"),
    "PATCH v2/concept/financial-projection/{fid}/cost-driver/{itemId}": set("costDrivers"),
    "DELETE v2/concept/financial-projection/{fid}/cost-driver/{itemId}": remove("costDrivers"),
    "POST v2/concept/financial-projection/{fid}/distribution-channel": add("distributionChannels"),
    "GET v2/concept/financial-projection/{fid}/distribution-channel/{itemId}": read("distributionChannels"),
    "PATCH v2/concept/financial-projection/{fid}/distribution-channel/{itemId}": set("distributionChannels"),
    "DELETE v2/concept/financial-projection/{fid}/distribution-channel/{itemId}": remove("distributionChannels"),
  };
};
