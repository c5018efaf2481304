import type { Role } from "@seedbed/contract/access/schemas";
import { z } from "zod";
import type { Profile } from "../identity-store.ts";

type Claims = Record<string, unknown>;

const nameMaxLength = 100;
const Email = z.string().trim().toLowerCase().pipe(z.email().max(320));

/** Who the claims speak of; null when they name no email address. */
export function profileIn(claims: Claims): Profile | null {
  const email = Email.safeParse(claims.email);
  if (!email.success) return null;
  const [firstWord = "", ...words] = textOf(claims.name).split(" ");
  const named = textOf(claims.given_name) || textOf(claims.family_name);
  return {
    email: email.data,
    // Some providers write it as a text.
    emailVerified: claims.email_verified === true || claims.email_verified === "true",
    firstName: storable(named ? textOf(claims.given_name) : firstWord),
    lastName: storable(named ? textOf(claims.family_name) : words.join(" ")),
  };
}

/**
 * The role that the claim at `path` gives: admin when it is, or lists, "admin" in any letters, else member. `path` is the claim's own
 * name, or leads to it with dots.
 */
export function roleIn(claims: Claims, path: string): Role {
  const value = valueAt(claims, path);
  const roles = Array.isArray(value) ? value : [value];
  return roles.some((role) => typeof role === "string" && role.trim().toLowerCase() === "admin") ? "admin" : "member";
}

/** Whether the claim is there at all. */
export const hasClaim = (claims: Claims, path: string) => valueAt(claims, path) !== undefined;

function valueAt(claims: Claims, path: string): unknown {
  // Names such as https://example.com/roles have dots of their own.
  if (Object.hasOwn(claims, path)) return claims[path];
  let value: unknown = claims;
  for (const step of path.split(".")) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, step)) return undefined;
    value = (value as Claims)[step];
  }
  return value;
}

const textOf = (claim: unknown) => (typeof claim === "string" ? claim.trim() : "");
const storable = (text: string) => text.replaceAll("\u0000", "").toWellFormed().slice(0, nameMaxLength).trim();
