import { notFound } from "../../../platform/failure.ts";
import type { Member } from "../../../platform/http/actor.ts";
import { recordSecurityEvent } from "../audit/record-security-event.ts";
import type { AccessDependencies } from "../dependencies.ts";
import { knownId } from "../known-id.ts";
import { holdCompany } from "../operations/hold-company.ts";
import { findUser } from "../store.ts";
import { revokeToken } from "./token-store.ts";

const missing = "This access token was not found.";

/** Ends a token: one's own, or of anybody in the company for an admin (`ofAnybody`). Throws `not_found` for one that has been ended, or is none. */
export async function endToken(
  { database, clock }: Pick<AccessDependencies, "database" | "clock">,
  actor: Member,
  { tokenId, ofAnybody, address }: { tokenId: string; ofAnybody: boolean; address: string },
): Promise<void> {
  const id = knownId(tokenId, missing);
  const at = clock();
  const { accountId, userId, email } = actor;
  await database.withTenant(actor, async (transaction) => {
    if (ofAnybody) await holdCompany(transaction, actor);
    const ended = await revokeToken(transaction, { id, accountId, ...(ofAnybody ? {} : { userId }) }, at);
    if (!ended) throw notFound(missing);
    const owner = ended.userId === userId ? undefined : await findUser(transaction, ended.userId);
    await recordSecurityEvent(transaction, {
      accountId,
      kind: "token-revoked",
      actorId: userId,
      actorEmail: email,
      ...(owner ? { subjectEmail: owner.email } : {}),
      address,
      detail: ended.name,
      at,
    });
  });
}
