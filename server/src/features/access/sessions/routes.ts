import type { SignedInSession, sessionRoutes } from "@seedbed/contract/access/sessions";
import type { Actor } from "../../../platform/http/actor.ts";
import type { Handlers } from "../../../platform/http/handler.ts";
import { deviceOf } from "../identity/sessions/device-of.ts";
import type { SessionRow } from "../identity/sessions/session-store.ts";
import { getCurrentUser } from "../operations/get-current-user.ts";
import { endSession, type SessionDependencies } from "./end-session.ts";

/** The handlers of sessions. */
export function sessionHandlers(dependencies: SessionDependencies): Handlers<typeof sessionRoutes> {
  return {
    "GET v1/user/sessions": async ({ actor }) => {
      const { user } = await getCurrentUser(dependencies, actor);
      const sessions = await dependencies.identity.sessionsOf(user.subject);
      return sessions.map((session) => presentSession(session, actor));
    },
    "DELETE v1/user/sessions/{id}": async ({ actor, params, clientAddress: address }) => {
      await endSession(dependencies, actor, { id: params.id, address });
      return undefined;
    },
    "DELETE v1/user/sessions": async ({ actor, clientAddress: address }) => {
      await endSession(dependencies, actor, { address });
      return undefined;
    },
  };
}

function presentSession({ id, userAgent, ...session }: SessionRow, actor: Actor): SignedInSession {
  return {
    uuid: id,
    device: deviceOf(userAgent),
    startedAt: session.startedAt.toISOString(),
    lastUsedAt: session.lastUsedAt.toISOString(),
    endsAt: session.endsAt.toISOString(),
    current: id === actor.session?.id,
  };
}
