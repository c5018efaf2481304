import type { AccessDependencies } from "../dependencies.ts";
import { removeTokensEndedBefore } from "./token-store.ts";

/** How long (ms) a token that has ended is told of. */
const toldFor = 30 * 86_400_000;

/** Forgets, of all companies, the tokens that ended thirty days ago. */
export async function removeOldTokens({
  database,
  clock,
}: Pick<AccessDependencies, "database" | "clock">): Promise<void> {
  const before = new Date(clock().getTime() - toldFor);
  await database.withSystem((transaction) => removeTokensEndedBefore(transaction, before));
}
