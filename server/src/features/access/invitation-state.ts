import { invitationLifetimeDays } from "@seedbed/contract/limits";
import type { InvitationRow } from "./invitation-store.ts";

const day = 24 * 3600 * 1000;

/** When an invitation made at this instant expires. */
export const expiryOf = (createdAt: Date) => new Date(createdAt.getTime() + invitationLifetimeDays * day);

/** What an invitation is good for at the instant `now`: `invalid` once it was used or revoked, `expired` from its last instant on. */
export function stateOf(
  invitation: Pick<InvitationRow, "acceptedAt" | "revokedAt" | "expiresAt">,
  now: Date,
): "valid" | "invalid" | "expired" {
  if (invitation.acceptedAt || invitation.revokedAt) return "invalid";
  return invitation.expiresAt > now ? "valid" : "expired";
}
