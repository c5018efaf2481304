import type { NewAccount } from "@seedbed/contract/access/schemas";
import { notFound } from "../../../platform/failure.ts";
import type { Member } from "../../../platform/http/actor.ts";
import { recordSecurityEvent } from "../audit/record-security-event.ts";
import type { AccessDependencies } from "../dependencies.ts";
import { assertUnchanged } from "../entity-tag.ts";
import { mayChangeAccount } from "../policy.ts";
import { accountTag } from "../present.ts";
import { type AccountRow, lockAccount, updateAccount as storeAccount } from "../store.ts";
import { validDomain } from "./create-account.ts";

/** Changes the company. Throws `forbidden` for others than admins, `invalid` for a domain that is none, `precondition_failed` for a stale `ifMatch`. */
export async function updateAccount(
  { database, clock }: Pick<AccessDependencies, "database" | "clock">,
  actor: Member,
  { change, ifMatch, address }: { change: NewAccount; ifMatch: string | undefined; address: string },
): Promise<AccountRow> {
  mayChangeAccount(actor);
  const domain = validDomain(change.domain);
  return database.withTenant(actor, async (transaction) => {
    const stored = await lockAccount(transaction, actor.accountId);
    if (!stored) throw notFound("Your company was not found.");
    assertUnchanged(ifMatch, accountTag(stored));
    const changed = (await storeAccount(transaction, actor.accountId, { ...change, domain })) ?? stored;
    const parts = (["name", "domain", "goal"] as const).filter((part) => changed[part] !== stored[part]);
    if (parts.length > 0)
      await recordSecurityEvent(transaction, {
        accountId: actor.accountId,
        kind: "company-changed",
        actorId: actor.userId,
        actorEmail: actor.email,
        address,
        detail: parts.join(", "),
        at: clock(),
      });
    return changed;
  });
}
