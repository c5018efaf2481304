import type { Role } from "@seedbed/contract/access/schemas";
import type { RouteAccess } from "@seedbed/contract/route";
import { Failure } from "../failure.ts";

/** Who calls, as the access token says and the database knows. */
export interface Actor {
  userId: string;
  accountId: string | null;
  role: Role;
  email: string;
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

/** Refuses a caller the route is not for: 401 without a good token, 403 without a company or the admin role. */
export function assertAccess(access: RouteAccess, actor: Actor | null): void {
  if (access === "public") return;
  if (!actor) throw new Failure("unauthenticated", "Sign in to continue.");
  if (access === "signed-in") return;
  if (!actor.accountId) throw new Failure("forbidden", "Complete your company's onboarding first.");
  if (access === "admin" && actor.role !== "admin") throw new Failure("forbidden", "Admin access required");
}
