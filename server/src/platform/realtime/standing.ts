import { closeCodes } from "@seedbed/contract/realtime/socket";
import type { Member } from "../http/actor.ts";
import type { RealtimeDependencies } from "./realtime-server.ts";

/** Whose a socket is, and what that rests on. */
export interface SocketHolder {
  accountId: string;
  userId: string;
  /** The session it was asked for in; null where sessions are an external identity provider's. */
  session: string | null;
  /** Until when what was shown for it is good; null where the session says so. */
  goodUntil: Date | null;
}

/** How a socket stands: with whom and until when, or closed, and why. */
export type Standing =
  | { stands: true; member: Member; until: Date | null }
  | { stands: false; code: number; reason: string };

/**
 * Looks up how sockets of these holders stand now, in their order: 4001 once the session is over, 4003 once the person no longer belongs to the
 * company, or the session lacks the second factor that it asks for.
 * Asks the same few questions for however many.
 */
export function createStandings({
  findMembers,
  sessionEnds,
  sessionsLackingFactor = async () => new Set(),
  clock,
}: Pick<RealtimeDependencies, "findMembers" | "sessionEnds" | "sessionsLackingFactor" | "clock">) {
  return async (holders: readonly SocketHolder[]): Promise<Standing[]> => {
    const sessions = [...new Set(holders.flatMap(({ session }) => session ?? []))];
    const ends: ReadonlyMap<string, Date> = sessions.length > 0 ? await sessionEnds(sessions) : new Map();
    const members = await findMembers([...new Set(holders.map(({ userId }) => userId))]);
    const inSession = holders.flatMap(({ accountId, session }) => (session === null ? [] : [{ accountId, session }]));
    const lacking: ReadonlySet<string> = inSession.length > 0 ? await sessionsLackingFactor(inSession) : new Set();
    return holders.map(({ accountId, userId, session, goodUntil }) => {
      const until = session === null ? goodUntil : (ends.get(session) ?? null);
      const isOver = session === null ? until !== null && until <= clock() : until === null;
      if (isOver) return { stands: false, code: closeCodes.ticket, reason: "session" };
      const member = members.get(userId);
      if (member?.accountId !== accountId) return { stands: false, code: closeCodes.forbidden, reason: "no company" };
      if (session !== null && lacking.has(session))
        return { stands: false, code: closeCodes.forbidden, reason: "second factor" };
      return { stands: true, member, until };
    });
  };
}

export type LookUpStandings = ReturnType<typeof createStandings>;
