import { tokenPrefix } from "@seedbed/contract/access/token-scopes";
import { Failure } from "../../../platform/failure.ts";
import type { Actor, Authenticate } from "../../../platform/http/actor.ts";
import type { Ended } from "../../../platform/realtime/ended.ts";
import type { AccessDependencies } from "../dependencies.ts";
import type { Profile } from "./identity-store.ts";
import type { TokenIssuer } from "./token-issuer.ts";
import { refusedToken, verifyAccessToken } from "./verify-access-token.ts";

/** How long (ms) a token is taken for good unseen, unless it is heard that its session or its person's rights ended. */
const rememberedFor = 2_000;
const rememberedMax = 10_000;

interface Dependencies extends Pick<AccessDependencies, "clock"> {
  /** Whose tokens are taken. Throws `unavailable` while that cannot be told. */
  issuer(): Promise<TokenIssuer>;
  /** The user of this subject; made at first sight. */
  recognise(subject: string, profile: Profile): Promise<Actor>;
  /** The person of a personal access token, and until when that is good. */
  recogniseToken(token: string): Promise<{ actor: Actor; expiresAt: Date }>;
}

export interface Authentication {
  authenticate: Authenticate;
  /** What is remembered of a session that is over, or of a person whose rights have changed, no longer counts. */
  forget(ended: Ended): void;
}

/**
 * Tells who calls from `Authorization: Bearer <access token>`: one of the issuer, or a personal one, which begins with `sb_`. A token is checked, and its
 * person, session and company are looked up in the database, every 2 seconds at most. A header without a good token throws `unauthenticated`.
 */
export function createAuthenticate({ clock, recogniseToken, ...dependencies }: Dependencies): Authentication {
  const remembered = new Map<string, { actor: Actor; until: number }>();
  /** Forty calls at once ask once. */
  const coming = new Map<string, Promise<Actor>>();

  const lookUp = async (token: string, now: Date, isCurrent: () => boolean): Promise<Actor> => {
    const { actor, expiresAt } = await (token.startsWith(tokenPrefix)
      ? recogniseToken(token)
      : recogniseIssued(dependencies, token, now));
    // Somebody who is about to found or join a company must belong to it with the very next call, on every server.
    if (actor.accountId && isCurrent()) {
      if (remembered.size >= rememberedMax) remembered.clear();
      remembered.set(token, { actor, until: Math.min(now.getTime() + rememberedFor, expiresAt.getTime()) });
    }
    return actor;
  };

  const authenticate: Authenticate = async (authorization) => {
    if (!authorization) return null;
    const token = /^bearer +(\S+)$/i.exec(authorization)?.[1];
    if (!token) throw refusedToken();
    const now = clock();
    const known = remembered.get(token);
    if (known && known.until > now.getTime()) return known.actor;
    remembered.delete(token);

    const asked = coming.get(token);
    if (asked) {
      const shared = await asked.catch(() => undefined);
      if (shared?.accountId) return shared;
    }
    const own: Promise<Actor> = lookUp(token, now, () => coming.get(token) === own).finally(() => {
      if (coming.get(token) === own) coming.delete(token);
    });
    coming.set(token, own);
    return own;
  };

  return {
    authenticate,
    forget(ended) {
      // Nobody can tell yet whose these are: whoever calls from now on is looked up anew.
      coming.clear();
      for (const [token, { actor }] of remembered)
        if ("user" in ended ? actor.userId === ended.user : actor.session?.id === ended.session)
          remembered.delete(token);
    },
  };
}

async function recogniseIssued(
  { issuer: currentIssuer, recognise }: Pick<Dependencies, "issuer" | "recognise">,
  token: string,
  now: Date,
): Promise<{ actor: Actor; expiresAt: Date }> {
  const issuer = await currentIssuer();
  const claims = await verifyAccessToken(issuer, token, now);
  const profile = await issuer.profileOf(claims);
  if (!profile) throw refusedToken();
  if (!profile.emailVerified) throw new Failure("unauthenticated", "Verify your email address first.");
  const actor = await recognise(issuer.subjectPrefix + claims.sub, profile);
  const expiresAt = new Date(claims.exp * 1_000);
  const id = (issuer.ownsSessions && claims.sid) || null;
  const session = { id, goodUntil: expiresAt, proven: profile.proven ?? false };
  return { actor: { ...actor, session }, expiresAt };
}
