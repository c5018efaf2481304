import type { financialChangeRoutes } from "@seedbed/contract/report/financials/change-routes";
import type { FirstProjection } from "@seedbed/contract/report/financials/first-version";
import type { AssumptionEntry, FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import type { HandlerBody } from "@seedbed/contract/route";
import { defaultSizing } from "@seedbed/rules/market-sizing/default-sizing";
import { Failure } from "../../../../platform/failure.ts";
import type { Handlers } from "../../../../platform/http/handler.ts";
import type { HandlerTools } from "../../handler-tools.ts";

type Route = Extract<keyof typeof financialChangeRoutes, `PATCH v1/${string}`>;
type Fields = HandlerBody<(typeof financialChangeRoutes)[Route]>;

/** A projection changed in the shape of version v1. */
export const firstVersionHandlers = ({
  read,
  roots,
}: HandlerTools): Handlers<Pick<typeof financialChangeRoutes, Route>> => ({
  "PATCH v1/concept/{id}/financial-projection": async (call) => {
    const { uuid } = await read(call, "financialProjection");
    assertNothingThatFollows(call.body);
    const root = { section: "financialProjection" as const, id: uuid };
    return firstVersionOf(await roots.set(call.actor, root, { fields: fieldsOf(call.body) }));
  },
});

/** Where the fields of version v1 stand. */
const fieldsOf = ({ overview, businessModel, pricing }: Fields) => ({
  overview,
  "businessModel.subtype": businessModel?.name,
  "businessModel.description": businessModel?.rationale,
  "pricing.price": pricing?.price,
  "pricing.unit": pricing?.billing,
  "pricing.reasoning": pricing?.rationale,
});

const following = [
  "tam",
  "sam",
  "som",
  "totalUsers",
  "serviceableAddressablePercent",
  "serviceableObtainablePercent",
] as const satisfies (keyof Fields)[];

function assertNothingThatFollows(fields: Fields): void {
  const field = following.find((name) => fields[name] !== undefined);
  if (field === undefined) return;
  const sentence = "This follows from the market sizing: change its assumptions.";
  throw new Failure("invalid", `${field}: ${sentence}`, { form: { [field]: sentence } });
}

/** A projection in the shape of version v1. */
export function firstVersionOf(projection: FinancialProjection): FirstProjection {
  const { uuid, overview, tam, sam, som, businessModel, pricing, totalUsers, marketSizings } = projection;
  const sourcesOf = (part: keyof NonNullable<FinancialProjection["evidence"]>) =>
    projection.evidence?.[part]?.sources ?? [];
  const sizing = defaultSizing(marketSizings);
  const customers = marketSizings.find(({ type }) => type === "bottom_up");
  return {
    ...{ uuid, overview, tam, sam, som },
    businessModel: businessModel && {
      name: businessModel.subtype || businessModel.type,
      rationale: businessModel.description,
      sources: sourcesOf("businessModel"),
    },
    pricing: pricing && {
      price: pricing.price,
      billing: pricing.unit,
      rationale: pricing.reasoning,
      sources: sourcesOf("pricing"),
    },
    totalUsers: followed(totalUsers, customers, "TAM"),
    serviceableAddressablePercent: followed(projection.serviceableAddressablePercent, sizing, "SAM"),
    serviceableObtainablePercent: followed(projection.serviceableObtainablePercent, sizing, "SOM"),
  };
}

/** A number with the entries that it follows from, and what they rest on. */
function followed(
  value: number | null,
  sizing: { assumptionEntries: AssumptionEntry[] } | undefined,
  group: AssumptionEntry["group"],
): FirstProjection["totalUsers"] {
  if (value === null) return null;
  const assumptions = (sizing?.assumptionEntries ?? []).filter((entry) => entry.group === group);
  return {
    value,
    assumptions,
    rationale: assumptions.map(({ description }) => description).join("\n"),
    sources: assumptions.flatMap(({ evidence }) => evidence?.sources ?? []),
  };
}
