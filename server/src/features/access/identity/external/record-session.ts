import { recordSecurityEvent } from "../../audit/record-security-event.ts";
import { findUserBySubject } from "../../store.ts";
import type { ExternalSignIn } from "./external-sign-in.ts";

/** Writes to the audit log that somebody's session began or ended; nothing for somebody who was removed. */
export async function recordSession(
  { database, clock, provider }: Pick<ExternalSignIn, "database" | "clock" | "provider">,
  kind: "signed-in" | "signed-out",
  { subject, address }: { subject: string; address: string },
): Promise<void> {
  await database.withSystem(async (transaction) => {
    const user = await findUserBySubject(transaction, subject);
    if (!user) return;
    const { id: actorId, accountId, email: actorEmail } = user;
    await recordSecurityEvent(transaction, {
      accountId,
      kind,
      actorId,
      actorEmail,
      address,
      detail: `with ${provider.name}`,
      at: clock(),
    });
  });
}
