import { randomUUID } from "node:crypto";
import { tokensMax } from "@seedbed/contract/access/token-scopes";
import type { NewToken } from "@seedbed/contract/access/tokens";
import { Failure } from "../../../platform/failure.ts";
import type { Member } from "../../../platform/http/actor.ts";
import { recordSecurityEvent } from "../audit/record-security-event.ts";
import type { AccessDependencies } from "../dependencies.ts";
import { lockUser } from "../store.ts";
import { newToken, tokenHash } from "./token-secret.ts";
import { countLiveTokens, insertToken, type TokenRow } from "./token-store.ts";

const day = 86_400_000;

/** Makes a token of the caller and gives it with its row, this once. Throws `conflict` when the caller has as many as one may have. */
export async function createToken(
  { database, clock }: Pick<AccessDependencies, "database" | "clock">,
  actor: Member,
  { name, scope, days, address }: NewToken & { address: string },
): Promise<{ row: TokenRow; token: string }> {
  const at = clock();
  const token = newToken();
  const { accountId, userId } = actor;
  return database.withTenant(actor, async (transaction) => {
    // Held, so that two calls at once are counted one after the other.
    const user = await lockUser(transaction, userId);
    if (!user) throw new Failure("forbidden", "You no longer belong to this company.");
    if ((await countLiveTokens(transaction, userId, at)) >= tokensMax)
      throw new Failure("conflict", `You have ${tokensMax} access tokens. Revoke one that you no longer need.`);
    const row = await insertToken(transaction, {
      id: randomUUID(),
      accountId,
      userId,
      name,
      scope,
      hash: tokenHash(token) ?? "",
      ending: token.slice(-4),
      createdAt: at,
      expiresAt: new Date(at.getTime() + days * day),
    });
    await recordSecurityEvent(transaction, {
      accountId,
      kind: "token-created",
      actorId: userId,
      actorEmail: user.email,
      address,
      detail: `${name} (${scope}, ${days} days)`,
      at,
    });
    return { row, token };
  });
}
