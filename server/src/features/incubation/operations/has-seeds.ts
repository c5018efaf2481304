import type { Transaction } from "../../../platform/database/database.ts";
import * as seeds from "../store/seeds.ts";

/** Whether the transaction's company has ever planted a seed that is still there. */
export async function hasSeeds(transaction: Transaction): Promise<boolean> {
  return seeds.hasSeeds(transaction);
}
