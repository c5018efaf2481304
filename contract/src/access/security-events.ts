import { z } from "zod";
import { PageNumber, pageOf } from "../pagination.ts";
import { Instant, textUpTo, Uuid } from "../plain-text.ts";
import type { Routes } from "../route.ts";

/** What the audit log records. */
export const SecurityEventKind = z.enum([
  "signed-in",
  "sign-in-failed",
  "signed-out",
  "signed-out-everywhere",
  "member-signed-out",
  "everybody-signed-out",
  "password-changed",
  "password-reset",
  "second-factor-set-up",
  "second-factor-removed",
  "second-factor-reset",
  "second-factor-demanded",
  "second-factor-optional",
  "recovery-code-used",
  "recovery-codes-made",
  "passkey-added",
  "passkey-removed",
  "role-changed",
  "company-changed",
  "member-invited",
  "invitation-revoked",
  "member-joined",
  "member-removed",
  "foreign-event-dropped",
  "access-refused",
  "mail-failed",
  "token-created",
  "token-revoked",
  "webhook-created",
  "webhook-removed",
  "webhook-disabled",
  "spending-caps-changed",
]);
export type SecurityEventKind = z.infer<typeof SecurityEventKind>;

export const SecurityEvent = z.object({
  uuid: Uuid,
  kind: SecurityEventKind,
  at: Instant,
  /** Who did it; empty for nobody who is known. */
  actorEmail: z.string(),
  /** Whom it was done to, where that is somebody else. */
  subjectEmail: z.string(),
  /** Network address the call came from; empty when unknown. */
  address: z.string(),
  /** One plain sentence more, such as `member to admin`; may be empty. */
  detail: z.string(),
});
export type SecurityEvent = z.infer<typeof SecurityEvent>;

export const securityEventRoutes = {
  "GET v1/account/security-events": {
    summary: "The company's audit log, newest first.",
    access: "admin",
    status: 200,
    query: z.object({ page: PageNumber }),
    answer: pageOf(SecurityEvent),
  },
  "POST v1/account/security-events": {
    summary: "Reports an event that reached this browser and was meant for somebody else.",
    access: "member",
    tokens: "never",
    status: 204,
    body: z.object({ eventType: textUpTo(100) }),
  },
} as const satisfies Routes;
