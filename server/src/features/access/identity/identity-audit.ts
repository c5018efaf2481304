import type { SecurityEventKind } from "@seedbed/contract/access/security-events";
import { recordSecurityEvent } from "../audit/record-security-event.ts";
import type { AccessDependencies } from "../dependencies.ts";
import { findUserByEmail } from "../store.ts";
import { tellOfSecondFactor } from "./second-factor/tell-of-second-factor.ts";

interface Doing {
  /** Email of the person. */
  subject: string;
  /** Network address of the caller. */
  address: string;
}

/** Refusals of a code that came after the right password. */
export const wrongSecondFactors = ["INVALID_CODE", "INVALID_BACKUP_CODE", "TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE"];

/** Writes what happens at the identity provider to the audit log of the person's company; to nobody's when there is none. */
export interface IdentityAudit {
  did(kind: SecurityEventKind, doing: Doing, detail?: string): Promise<void>;
  /** Somebody, who knows who, tried to sign in as the person. `refusal` is the provider's code. */
  failed(doing: Doing, refusal: string): Promise<void>;
}

export function createIdentityAudit({
  database,
  clock,
  mailer,
  publicUrl,
}: Pick<AccessDependencies, "database" | "clock" | "mailer" | "publicUrl">): IdentityAudit {
  return {
    did: (kind, { subject, address }, detail) =>
      // The company is known only after the person was looked up.
      database.withSystem(async (transaction) => {
        const user = await findUserByEmail(transaction, subject);
        await recordSecurityEvent(transaction, {
          accountId: user?.accountId ?? null,
          kind,
          actorId: user?.id,
          actorEmail: subject,
          address,
          detail,
          at: clock(),
        });
        await tellOfSecondFactor({ mailer, publicUrl }, transaction, {
          kind,
          to: subject,
          accountId: null,
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
          detail: detailOf(refusal, user !== undefined),
          at: clock(),
        });
      }),
  };
}

function detailOf(refusal: string, isKnown: boolean): string {
  if (refusal === "EMAIL_NOT_VERIFIED") return "The address is not verified yet.";
  if (wrongSecondFactors.includes(refusal)) return "The password was right, the second factor was not.";
  return isKnown ? "Wrong password." : "";
}
