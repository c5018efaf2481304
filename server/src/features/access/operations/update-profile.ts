import type { UserChange } from "@seedbed/contract/access/schemas";
import { Failure } from "../../../platform/failure.ts";
import type { Actor } from "../../../platform/http/actor.ts";
import type { AccessDependencies } from "../dependencies.ts";
import { assertUnchanged } from "../entity-tag.ts";
import type { Identity } from "../identity/create-identity.ts";
import { userTag } from "../present.ts";
import { lockUser, updateUser } from "../store.ts";

/** Changes the caller's own profile, names also at the identity provider. Throws `precondition_failed` for a stale `ifMatch`. */
export async function updateProfile(
  { database, identity }: Pick<AccessDependencies, "database"> & { identity: Pick<Identity, "rename"> },
  actor: Actor,
  { change, ifMatch }: { change: UserChange; ifMatch: string | undefined },
): Promise<void> {
  await database.withTenant(actor, async (transaction) => {
    const stored = await lockUser(transaction, actor.userId);
    if (!stored) throw new Failure("unauthenticated", "Your session has ended. Sign in again.");
    assertUnchanged(ifMatch, userTag(stored));
    const user = { ...stored, ...change };
    const { firstName, lastName, jobTitle } = user;
    await updateUser(transaction, stored.id, { firstName, lastName, jobTitle });
    // Before the commit: if the provider refuses, neither side is changed.
    if (change.firstName !== undefined || change.lastName !== undefined)
      await identity.rename(stored.subject, { firstName, lastName });
  });
}
