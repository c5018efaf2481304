import type { Role } from "@seedbed/contract/access/schemas";
import { scopeCovers, type TokenScope } from "@seedbed/contract/access/token-scopes";
import type { RouteAccess } from "@seedbed/contract/route";
import { Failure } from "../failure.ts";

/** Where a call comes from. */
export interface CallerSession {
  /** Of the embedded identity provider; null for one of an external provider, which is not known here. */
  id: string | null;
  /** When the access token ends. */
  goodUntil: Date;
  /** Whether it was begun with a second factor. */
  proven?: boolean;
}

/** Who calls, as the access token says and the database knows. */
export interface Actor {
  userId: string;
  accountId: string | null;
  role: Role;
  email: string;
  /** The personal access token that the call came with instead of a session. */
  grant?: { id: string; name: string; scope: TokenScope } | undefined;
  /** The session that the access token was made in. */
  session?: CallerSession | undefined;
  /** The company asks for a second factor, and the session was begun without one. */
  lacksSecondFactor?: boolean;
  /** A call of a person: what they chose to look at in place of what stands is what it sees. */
  looks?: true;
}

/** A caller who belongs to a company. */
export interface Member extends Actor {
  accountId: string;
}

/** What a route of the given access can rely on. */
export type ActorFor<Access extends RouteAccess> = Access extends "public"
  ? Actor | null
  : Access extends "signed-in"
    ? Actor
    : Member;

/** Tells who calls from the `Authorization` header; null without one. Throws `unauthenticated` for a token that is not good. */
export type Authenticate = (authorization: string | undefined) => Promise<Actor | null>;

/** Refuses a caller the route is not for: 401 without a good token, 428 without the second factor that is asked for, 403 without a company, the admin role, or what the personal access token must have. */
export function assertAccess(
  {
    access,
    scope,
    beforeSecondFactor,
  }: { access: RouteAccess; scope: TokenScope | null; beforeSecondFactor?: boolean },
  actor: Actor | null,
): void {
  if (actor?.grant && scope === null) throw new Failure("forbidden", "This cannot be done with an access token.");
  if (actor?.grant && scope !== null && !scopeCovers(actor.grant.scope, scope))
    throw new Failure("forbidden", `This access token may not do this: it lacks the scope ${scope}.`);
  if (access === "public") return;
  if (!actor) throw new Failure("unauthenticated", "Sign in to continue.");
  if (actor.lacksSecondFactor && !beforeSecondFactor)
    throw new Failure("second_factor_required", "Your company asks for a second factor. Set one up to go on.");
  if (access === "signed-in") return;
  if (!actor.accountId) throw new Failure("forbidden", "Complete your company's onboarding first.");
  if (access === "admin" && actor.role !== "admin") throw new Failure("forbidden", "Admin access required");
}
