import { Failure, notFound } from "../../../platform/failure.ts";
import type { Actor } from "../../../platform/http/actor.ts";
import { recordSecurityEvent } from "../audit/record-security-event.ts";
import type { AccessDependencies } from "../dependencies.ts";
import type { Identity } from "../identity/create-identity.ts";
import { deviceOf } from "../identity/sessions/device-of.ts";
import { knownId } from "../known-id.ts";
import { getCurrentUser } from "../operations/get-current-user.ts";

export interface SessionDependencies extends Pick<AccessDependencies, "database" | "clock"> {
  identity: Pick<Identity, "sessionsOf" | "endSessions">;
}

const missing = "This session has ended already.";

/** So long (ms) nobody is asked for the password again. */
const confirmedFor = 10 * 60_000;

/**
 * Ends one session of the caller, or all of them. Throws `not_found` for one that is over, or not the caller's, and `precondition_failed` for another than the one of the call
 * when that was neither begun nor confirmed just now: whoever finds an open page does not sign its owner out elsewhere.
 */
export async function endSession(
  { database, clock, identity }: SessionDependencies,
  actor: Actor,
  { id, address }: { id?: string; address: string },
): Promise<void> {
  const { user } = await getCurrentUser({ database }, actor);
  const known = id === undefined ? undefined : knownId(id, missing);
  const sessions = await identity.sessionsOf(user.subject);
  const ended = sessions.find((session) => session.id === known);
  if (known !== undefined && !ended) throw notFound(missing);
  const own = sessions.find((session) => session.id === actor.session?.id);
  const at = clock();
  if (own && ended !== own && at.getTime() - own.confirmedAt.getTime() > confirmedFor) throw unconfirmed();
  await identity.endSessions(user.subject, known);
  // The company may be none yet, and then no tenant's.
  await database.withSystem((transaction) =>
    recordSecurityEvent(transaction, {
      accountId: user.removedAt ? null : user.accountId,
      kind: ended ? "signed-out" : "signed-out-everywhere",
      actorId: user.id,
      actorEmail: user.email,
      address,
      detail: ended ? deviceOf(ended.userAgent) : "",
      at,
    }),
  );
}

const unconfirmed = () => new Failure("precondition_failed", "Enter your password again to sign out elsewhere.");
