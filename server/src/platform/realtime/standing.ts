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

/** Looks up how a socket of this holder stands now: 4001 once its session is over, 4003 once the person no longer belongs to the company. */
export function createStanding({
  findMember,
  sessionEnd,
  clock,
}: Pick<RealtimeDependencies, "findMember" | "sessionEnd" | "clock">) {
  return async (holder: SocketHolder): Promise<Standing> => {
    const until = holder.session === null ? holder.goodUntil : await sessionEnd(holder.session);
    const isOver = holder.session === null ? until !== null && until <= clock() : until === null;
    if (isOver) return { stands: false, code: closeCodes.ticket, reason: "session" };
    const member = await findMember(holder);
    if (!member) return { stands: false, code: closeCodes.forbidden, reason: "no company" };
    return { stands: true, member, until };
  };
}

export type LookUpStanding = ReturnType<typeof createStanding>;
