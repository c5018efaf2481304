import type { TokenScope } from "@seedbed/contract/access/token-scopes";
import { tokenLifetimes, tokenScopes } from "@seedbed/contract/access/token-scopes";

/** What a token may do, for people. */
export const scopeWords: Record<TokenScope, string> = {
  read: "Read reports and evidence",
  propose: "Read, and propose changes",
  write: "Read and write as you",
};

export const scopeOptions = tokenScopes.map((value) => ({ value, label: scopeWords[value] }));
export const scopeFrom = (value: string): TokenScope => tokenScopes.find((scope) => scope === value) ?? "read";

const lifetimeWords: Record<(typeof tokenLifetimes)[number], string> = { 30: "30 days", 90: "90 days", 365: "A year" };
export const lifetimeOptions = tokenLifetimes.map((days) => ({ value: String(days), label: lifetimeWords[days] }));
export const lifetimeFrom = (value: string) => tokenLifetimes.find((days) => String(days) === value) ?? 30;
