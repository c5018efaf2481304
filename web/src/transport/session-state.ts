import type { CurrentUser } from "@seedbed/contract/access/schemas";
import { expiryOf } from "./access-token.ts";
import type { TokenSource } from "./create-call.ts";
import { CallFailed, type FailureCode } from "./failure.ts";
import type { IdentityProvider } from "./identity/identity-provider.ts";
import type { Session, SessionVault } from "./vault/session-vault.ts";

/** How the last session of this page ended: by the person, or because the provider no longer knows it. */
export type SessionEnd = "signed-out" | "expired";

export interface SessionState extends TokenSource {
  current(): Session | null;
  lastEnd(): SessionEnd | null;
  subscribe(listener: () => void): () => void;
  /** Takes over what is stored. Call it once, before anything is drawn. */
  restore(): Promise<void>;
  /** Signs in with a refresh token: fetches an access token and the person. Throws `CallFailed`. */
  begin(refreshToken: string): Promise<Session>;
  /** Loads the person again; statuses 401, 403 and 419 sign out. Throws `CallFailed` for anything else. */
  reload(): Promise<void>;
  /** Takes over an answer that carries the person and the company. */
  adopt(current: Partial<CurrentUser>): Promise<void>;
  /** Does something before a person signs out, while they still may; nothing of it holds up the sign-out by failing. Answers how to stop. */
  onEnding(work: () => Promise<unknown>): () => void;
  /** Signs out here and at the provider, and leads the browser to where an external provider ends its own session. Never throws. */
  end(): Promise<void>;
  /** Takes over what another tab has stored; null when it has signed out. */
  follow(entry: string | null): Promise<void>;
}

export interface SessionDependencies {
  vault: SessionVault;
  provider: Pick<IdentityProvider, "renew" | "signOut">;
  loadCurrentUser: (accessToken: string) => Promise<CurrentUser>;
  /** Runs one refresh at a time over all tabs. */
  exclusively: <Result>(work: () => Promise<Result>) => Promise<Result>;
  now: () => number;
  /** Holds for this tab that its session expired, so that a reload of the page does not lose the reason. */
  marks: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  /** Leads the browser to an address outside of the application. */
  leave: (address: string) => void;
}

/** An access token with less time left than this is renewed before it is used. Milliseconds. */
const renewalMargin = 30_000;
const expiryMark = "seedbed.session-expired";
const signOutCodes: readonly FailureCode[] = ["unauthenticated", "forbidden", "session_expired"];

export function createSessionState(dependencies: SessionDependencies): SessionState {
  const { vault, provider, loadCurrentUser, exclusively, now, leave, marks } = dependencies;
  const listeners = new Set<() => void>();
  const endings = new Set<() => Promise<unknown>>();
  let session: Session | null = null;
  let end: SessionEnd | null = marks.getItem(expiryMark) ? "expired" : null;
  let refreshing: Promise<string | null> | null = null;

  const setEnd = (next: SessionEnd | null) => {
    end = next;
    if (next === "expired") marks.setItem(expiryMark, "1");
    else marks.removeItem(expiryMark);
  };
  const show = (next: Session | null) => {
    if (next === session) return;
    session = next;
    if (next) setEnd(null);
    for (const listener of listeners) listener();
  };
  const keep = async (next: Session) => {
    show(next);
    await vault.write(next);
  };
  const drop = async (how: SessionEnd) => {
    setEnd(how);
    show(null);
    await vault.clear();
  };
  const goodFor = (candidate: Session) => candidate.accessTokenExpiresAt - now();

  const renew = (rejected: string) =>
    exclusively(async () => {
      // Another tab may have renewed it while we waited.
      const stored = (await vault.read()) ?? session;
      if (!session || !stored) return null;
      if (
        stored.accessToken !== rejected &&
        goodFor(stored) > renewalMargin &&
        stored.user.uuid === session.user.uuid
      ) {
        show(stored);
        return stored.accessToken;
      }
      try {
        // The refresh token as another tab may have been given it anew.
        const { refreshToken } = stored.user.uuid === session.user.uuid ? stored : session;
        const renewed = await provider.renew(refreshToken);
        const { accessToken } = renewed;
        if (!session) return null;
        await keep({ ...session, ...renewed, accessTokenExpiresAt: expiryOf(accessToken, now()) });
        return accessToken;
      } catch (error) {
        if (error instanceof CallFailed && error.code === "unauthenticated") await drop("expired");
        else throw error;
        return null;
      }
    });

  const refresh = (rejected: string) => {
    refreshing ??= renew(rejected).finally(() => {
      refreshing = null;
    });
    return refreshing;
  };

  const accessToken = async () => {
    if (!session) return null;
    return goodFor(session) > renewalMargin ? session.accessToken : refresh(session.accessToken);
  };

  return {
    current: () => session,
    lastEnd: () => end,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh,
    accessToken,
    restore: async () => show(await vault.read()),
    begin: async (signedInWith) => {
      const { accessToken, refreshToken } = await provider.renew(signedInWith);
      const { user, account, secondFactor, keptKey } = await loadCurrentUser(accessToken);
      const accessTokenExpiresAt = expiryOf(accessToken, now());
      const next = { accessToken, accessTokenExpiresAt, refreshToken, user, account, secondFactor, keptKey };
      await keep(next);
      return next;
    },
    reload: async () => {
      try {
        for (;;) {
          let token = await accessToken();
          if (!token) return;
          const current = await loadCurrentUser(token).catch(async (error: unknown) => {
            const fresh =
              error instanceof CallFailed && error.code === "unauthenticated" ? await refresh(token ?? "") : null;
            if (!fresh) throw error;
            token = fresh;
            return loadCurrentUser(fresh);
          });
          if (!session) return;
          // Begun anew meanwhile, as with another factor: what was answered to the token before may no longer hold.
          if (session.accessToken !== token) continue;
          return await keep({ ...session, ...current, secondFactor: current.secondFactor });
        }
      } catch (error) {
        if (!(error instanceof CallFailed) || !signOutCodes.includes(error.code)) throw error;
        if (session) await drop("expired");
      }
    },
    adopt: async (current) => {
      if (session) await keep({ ...session, ...current });
    },
    onEnding: (work) => {
      endings.add(work);
      return () => endings.delete(work);
    },
    end: async () => {
      if (endings.size > 0) await Promise.allSettled([...endings].map((work) => work()));
      const refreshToken = session?.refreshToken;
      await drop("signed-out");
      const leaveBy = refreshToken ? await provider.signOut(refreshToken).catch(() => null) : null;
      if (leaveBy) leave(leaveBy);
    },
    follow: async (entry) => {
      const next = entry ? await vault.decrypt(entry) : null;
      if (!next && session) setEnd("signed-out");
      show(next);
    },
  };
}
