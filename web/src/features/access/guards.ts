import type { Session } from "../../transport/vault/session-vault.ts";

export type GuardedPerson = Pick<Session, "account" | "secondFactor"> & {
  user: Pick<Session["user"], "firstName" | "lastName">;
};

export type Refuge = "/" | "/login" | "/onboarding" | "/second-factor" | "/settings/about";

/** Where a public path sends this person instead, or null to show it. */
export function refugeFromPublic(person: GuardedPerson | null): Refuge | null {
  return person ? "/" : null;
}

/**
 * Where a private path sends this person instead, or null to show it. Onboarding comes before the name: somebody with neither
 * a company nor a name is sent to onboarding.
 */
export function refugeFromPrivate(person: GuardedPerson | null, path: string): Refuge | null {
  if (!person) return "/login";
  const at = path.replace(/\/+$/, "") || "/";
  if (!person.account) return at === "/onboarding" ? null : "/onboarding";
  if (at === "/onboarding") return "/";
  // Who has just set one up stays to keep the recovery codes.
  if (at === "/second-factor") return null;
  if (person.secondFactor === "missing") return "/second-factor";
  const nameless = !person.user.firstName.trim() && !person.user.lastName.trim();
  return nameless && at !== "/settings/about" ? "/settings/about" : null;
}
