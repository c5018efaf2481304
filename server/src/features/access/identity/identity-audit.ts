import type { SecurityEventKind } from "@seedbed/contract/access/security-events";
import { recordSecurityEvent } from "../audit/record-security-event.ts";
import type { AccessDependencies } from "../dependencies.ts";
import { findUserByEmail } from "../store.ts";

interface Doing {
  /** Email of the person. */
  subject: string;
  /** Network address of the caller. */
  address: string;
}

/** Writes what happens at the identity provider to the audit log of the person's company; to nobody's when there is none. */
export interface IdentityAudit {
  did(kind: SecurityEventKind, doing: Doing): Promise<void>;
  /** Somebody, who knows who, tried to sign in as the person. `refusal` is the provider's code. */
  failed(doing: Doing, refusal: string): Promise<void>;
}

export function createIdentityAudit({
  database,
  clock,
}: Pick<AccessDependencies, "database" | "clock">): IdentityAudit {
  return {
    did: (kind, { subject, address }) =>
      // The company is known only after the person was looked up.
      database.withSystem(async (transaction) => {
        const user = await findUserByEmail(transaction, subject);
        await recordSecurityEvent(transaction, {
          accountId: user?.accountId ?? null,
          kind,
          actorId: user?.id,
          actorEmail: subject,
          address,
          at: clock(),
        });
      }),
    failed: ({ subject, address }, refusal) =>
      database.withSystem(async (transaction) => {
        const user = await findUserByEmail(transaction, subject);
        await recordSecurityEvent(transaction, {
          accountId: user?.accountId ?? null,
          kind: "sign-in-failed",
          subjectEmail: subject,
          address,
          detail: refusal === "EMAIL_NOT_VERIFIED" ? "The address is not verified yet." : user ? "Wrong password." : "",
          at: clock(),
        });
      }),
  };
}
