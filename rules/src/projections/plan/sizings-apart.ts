import type { FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import { customerCount } from "../../market-sizing/customer-count.ts";
import { marketSize } from "../../market-sizing/market-size.ts";

/** From how many times on two sizes of the same market cannot both be meant. */
const tooFar = 2;

/** US dollars a year that can be won, by the sizing that a projection follows and by the other one. */
export interface SizingsApart {
  followed: number;
  other: number;
  /** Their uuids. */
  sizings: { followed: string; other: string };
}

/** What the sizings from below and from above say can be won, when a projection follows the first and they are far apart; null otherwise. */
export function sizingsApart({ marketSizings }: FinancialProjection): SizingsApart | null {
  const [below, above] = (["bottom_up", "top_down"] as const).map((wanted) =>
    marketSizings.find(({ type }) => type === wanted),
  );
  if (!below || !above || !(customerCount(below.assumptionEntries) > 0)) return null;
  const [followed, other] = [marketSize(below.assumptionEntries).som, marketSize(above.assumptionEntries).som];
  const [less, more] = [Math.min(followed, other), Math.max(followed, other)];
  if (!(more > 0 && more > tooFar * Math.max(less, 0))) return null;
  return { followed, other, sizings: { followed: below.uuid, other: above.uuid } };
}
