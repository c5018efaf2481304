import { notFound } from "../../../platform/failure.ts";
import type { Member } from "../../../platform/http/actor.ts";
import { recordSecurityEvent } from "../audit/record-security-event.ts";
import type { AccessDependencies } from "../dependencies.ts";
import { endInvitation } from "../invitation-store.ts";
import { knownId } from "../known-id.ts";
import { holdCompany } from "./hold-company.ts";

const missing = "This invitation is no longer open.";

/** Revokes an open invitation of the caller's company. Throws `not_found` when there is none with this id. */
export async function revokeInvitation(
  { database, clock, mailer }: Pick<AccessDependencies, "database" | "clock" | "mailer">,
  actor: Member,
  { invitationId, address }: { invitationId: string; address: string },
): Promise<void> {
  const id = knownId(invitationId, missing);
  const at = clock();
  await database.withTenant(actor, async (transaction) => {
    const { accountId, userId } = actor;
    const { admin } = await holdCompany(transaction, actor);
    const ended = await endInvitation(transaction, { accountId, id }, at);
    if (!ended) throw notFound(missing);
    if (ended.mailId) await mailer.cancel(transaction, ended.mailId);
    await recordSecurityEvent(transaction, {
      accountId,
      kind: "invitation-revoked",
      actorId: userId,
      actorEmail: admin.email,
      subjectEmail: ended.email,
      address,
      at,
    });
  });
}
