import type { AssumptionEntry, FinancialProjection, MarketSizing } from "@seedbed/contract/report/financials/schemas";
import { Failure } from "../../../../platform/failure.ts";
import type { ItemChange } from "../../writing/item-change.ts";
import { isPrice } from "../is-price.ts";

type Set = ItemChange & { kind: "set" };

const ofNumber: readonly string[] = ["scalar", "low", "high"] satisfies (keyof AssumptionEntry)[];

/**
 * A person's change of a projection with what it brings with it: a number that a person says is the team's word, unless a source stands for
 * it, and another price is the price of the sizing that was made of it. Throws `conflict` for a second sizing of a type.
 */
export function whatFollows(change: ItemChange, projection: FinancialProjection): ItemChange[] {
  if (change.kind === "add" && change.place === "marketSizings[]") {
    const { type } = change.item as unknown as MarketSizing;
    assertFree(type, projection.marketSizings);
  }
  if (change.kind !== "set") return [change];
  if (change.field === "type" && change.item !== null)
    assertFree(
      change.value as MarketSizing["type"],
      projection.marketSizings.filter(({ uuid }) => uuid !== change.item),
    );
  return [change, ...said(change, projection), ...priced(change, projection)];
}

function said({ item, field, value }: Set, { marketSizings, impactSizings }: FinancialProjection): ItemChange[] {
  if (item === null || !ofNumber.includes(field)) return [];
  const entry = [...marketSizings, ...impactSizings]
    .flatMap(({ assumptionEntries }) => assumptionEntries)
    .find(({ uuid }) => uuid === item);
  const is = entry?.[field as keyof AssumptionEntry] ?? null;
  if (!entry || is === value || entry.assumptionSources.length > 0) return [];
  return [{ kind: "set", item, field: "basis", value: "words", follows: true }];
}

/** Entries that are the price, and no number of their own. */
function priced({ item, field, value }: Set, { pricing, marketSizings }: FinancialProjection): ItemChange[] {
  if (item !== null || field !== "pricing.price" || !pricing || typeof value !== "number") return [];
  return marketSizings
    .flatMap(({ assumptionEntries }) => assumptionEntries)
    .filter((entry) => entry.basis === "derived" && isPrice(entry, pricing.price))
    .map((entry) => ({ kind: "set", item: entry.uuid, field: "scalar", value, follows: true }));
}

const names = { top_down: "top-down", bottom_up: "bottom-up" } as const;

function assertFree(type: MarketSizing["type"], standing: readonly MarketSizing[]): void {
  if (!standing.some((each) => each.type === type)) return;
  const sentence = `There is a ${names[type]} sizing already.`;
  throw new Failure("conflict", sentence, { form: { type: sentence } });
}
