import type { SpendingCapName, SpendingCaps } from "@seedbed/contract/spending/schemas";
import { eq } from "drizzle-orm";
import type { Transaction } from "../../database/database.ts";
import { spendingCaps } from "./tables.ts";

/** What is used up: a cap, or what the operator of the server allows. */
export interface UsedUp {
  limit: SpendingCapName | "budgetMonthUsd";
  usd: number;
  /** Only set aside, by calls that are under way: some of it may be free again when they end. */
  onlyReserved: boolean;
}

/** US dollars by whom and for how long they count. */
export type Amounts = Record<SpendingCapName, number>;

export const noCaps: SpendingCaps = {
  companyDayUsd: null,
  companyMonthUsd: null,
  personDayUsd: null,
  personMonthUsd: null,
};

export async function readCaps(transaction: Transaction, accountId: string): Promise<SpendingCaps> {
  const { companyDayUsd, companyMonthUsd, personDayUsd, personMonthUsd } = spendingCaps;
  const [row] = await transaction
    .select({ companyDayUsd, companyMonthUsd, personDayUsd, personMonthUsd })
    .from(spendingCaps)
    .where(eq(spendingCaps.accountId, accountId));
  return row ?? noCaps;
}

/**
 * The first cap that leaves nothing; undefined while each leaves something. A call may begin as long as a cap is not reached, so that all calls together
 * go beyond it by less than one of them. What calls have set aside counts as spent.
 */
export function usedUpCap(caps: SpendingCaps, spent: Amounts, reserved: Amounts): UsedUp | undefined {
  for (const limit of ["personDayUsd", "personMonthUsd", "companyDayUsd", "companyMonthUsd"] as const) {
    const usd = caps[limit];
    if (usd !== null && spent[limit] + reserved[limit] >= usd) return { limit, usd, onlyReserved: spent[limit] < usd };
  }
  return undefined;
}
