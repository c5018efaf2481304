import type { CurrentUser } from "@seedbed/contract/access/schemas";
import { useSyncExternalStore } from "react";
import { exchange, exchangeWithMail } from "./exchange.ts";
import { createIdentityProvider } from "./identity/identity-provider.ts";
import { createSessionState } from "./session-state.ts";
import { browserKeyStore } from "./vault/browser-key-store.ts";
import { createSessionVault, type Session, sessionEntryName } from "./vault/session-vault.ts";

export const identityProvider = createIdentityProvider(exchange, exchangeWithMail);

/** The session of this browser: kept encrypted, renewed before it ends, shared by all tabs. */
export const session = createSessionState({
  vault: createSessionVault(localStorage, browserKeyStore()),
  provider: identityProvider,
  loadCurrentUser: (accessToken) =>
    exchange({
      method: "GET",
      url: "/api/v1/user/",
      headers: { authorization: `Bearer ${accessToken}` },
    }) as Promise<CurrentUser>,
  // Locks exist on https and localhost only; elsewhere nothing is stored, so there is nothing to share.
  exclusively: (work) => (navigator.locks ? navigator.locks.request("seedbed.refresh", work) : work()),
  now: () => Date.now(),
  marks: sessionStorage,
  leave: (address) => location.assign(address),
});

/** Whether a session is kept here, before it is read; it may turn out to be none. */
export function isSessionStored(): boolean {
  try {
    return localStorage.getItem(sessionEntryName) !== null;
  } catch {
    return false;
  }
}

/** For route guards; null when signed out. */
export const currentSession = session.current;

/** The session, kept up to date; null when signed out. */
export function useSession(): Session | null {
  return useSyncExternalStore(session.subscribe, session.current);
}

/** Signing out or in elsewhere counts here as well. */
export function followOtherTabs(): void {
  addEventListener("storage", (event) => {
    if (event.key === sessionEntryName || event.key === null) void session.follow(event.newValue);
  });
}
