import { startValues } from "../../../writing/drafting/start-values.ts";
import type { Asks, Teller } from "../../telling/teller.ts";
import { writtenCustomers } from "../../written-numbers.ts";
import { draftEntry } from "./draft-entry.ts";
import { sizingLabels } from "./entry-labels.ts";
import { marketWording } from "./market-wording.ts";

/** US dollars a year beyond which no draft lets a market grow: what is that dear has few customers. */
const largestMarket = 1e12;

/** The customers of a market: as many as people wrote, else a start value, of which `ask` tells; fewer when each would pay so much that the market became absurd. */
export function customersEntry(teller: Teller, ask: Asks, yearlyPrice: number) {
  const { language, statements } = teller;
  for (const statement of statements.filter(({ topic }) => topic === "audience")) {
    const counted = writtenCustomers(statement.text, language);
    if (!counted) continue;
    const description = teller.tellOf(marketWording.counted, statement);
    const { things: unit, count: scalar } = counted;
    return draftEntry(teller, sizingLabels.customers, { unit, scalar, description, basis: "words" });
  }
  const affordable = Math.round(Number((largestMarket / Math.max(1, yearlyPrice)).toPrecision(1)));
  return draftEntry(teller, sizingLabels.customers, {
    scalar: Math.max(1, Math.min(startValues.customers, affordable)),
    description: teller.tell(ask, ["audience", "pains"]),
  });
}
