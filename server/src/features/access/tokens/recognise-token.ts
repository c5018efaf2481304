import type { Actor } from "../../../platform/http/actor.ts";
import type { AccessDependencies } from "../dependencies.ts";
import { refusedToken } from "../identity/verify-access-token.ts";
import { actorOf } from "../present.ts";
import { tokenHash } from "./token-secret.ts";
import { findLiveToken, noteUse } from "./token-store.ts";

/** The last use is told to the minute (ms). */
const noted = 60_000;
/** With an external identity provider, tokens rest once their person has not come by way of it for so long (ms): it says who still works there. */
const restsAfter = 30 * 86_400_000;

/**
 * Who calls with a personal access token: its person, with the rights the person has now. Throws `unauthenticated` for one that is none, has ended or
 * was revoked, or whose person no longer belongs to the company.
 */
export async function recogniseToken(
  { database, clock, externalProvider }: Pick<AccessDependencies, "database" | "clock" | "externalProvider">,
  secret: string,
): Promise<{ actor: Actor; expiresAt: Date }> {
  const hash = tokenHash(secret);
  if (!hash) throw refusedToken();
  const now = clock();
  const found = await database.withSystem(async (transaction) => {
    const live = await findLiveToken(transaction, hash, now);
    if (!live || (externalProvider && now.getTime() - (live.owner.seenAt?.getTime() ?? 0) > restsAfter))
      return undefined;
    const { id, lastUsedAt } = live.token;
    if (!lastUsedAt || now.getTime() - lastUsedAt.getTime() >= noted) await noteUse(transaction, id, now);
    return live;
  });
  if (!found) throw refusedToken();
  const { id, name, scope, expiresAt } = found.token;
  return { actor: { ...actorOf(found.owner), grant: { id, name, scope } }, expiresAt };
}
