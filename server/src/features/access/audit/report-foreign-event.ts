import { Failure } from "../../../platform/failure.ts";
import type { Member } from "../../../platform/http/actor.ts";
import type { AccessDependencies } from "../dependencies.ts";
import type { AttemptLimits } from "../identity/attempt-limits.ts";
import { recordSecurityEvent } from "./record-security-event.ts";

interface Dependencies extends Pick<AccessDependencies, "database" | "clock"> {
  limits: Pick<AttemptLimits, "begin">;
}

/** Records that an event meant for somebody else reached the caller's browser. Throws `rate_limited` for more than ten in ten minutes. */
export async function reportForeignEvent(
  { database, clock, limits }: Dependencies,
  actor: Member,
  { eventType, address }: { eventType: string; address: string },
): Promise<void> {
  const seconds = await limits.begin({ kind: "event-report", subject: actor.userId, address });
  if (seconds !== null)
    throw new Failure("rate_limited", "Too many reports. Try again later.", { retryAfter: seconds });
  await database.withTenant(actor, (transaction) =>
    recordSecurityEvent(transaction, {
      accountId: actor.accountId,
      kind: "foreign-event-dropped",
      actorId: actor.userId,
      actorEmail: actor.email,
      address,
      detail: eventType,
      at: clock(),
    }),
  );
}
