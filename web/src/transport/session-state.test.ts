import { expect, test, vi } from "vitest";
import { accessToken } from "#testing/access-tokens.ts";
import { currentUserWith } from "#testing/people.ts";
import { browserKeyStore } from "./browser-key-store.ts";
import { CallFailed, failureFrom } from "./failure.ts";
import { createSessionState } from "./session-state.ts";
import { createSessionVault, sessionEntryName } from "./session-vault.ts";

/** A tab of the browser: all tabs of a test share storage, provider and clock. */
function browser() {
  const clock = { now: 1_000_000 };
  const provider = {
    renew: vi.fn(async (refreshToken: string) => ({
      accessToken: accessToken(600, String(provider.renew.mock.calls.length)),
      refreshToken,
    })),
    signOut: vi.fn(async (_refreshToken: string): Promise<string | null> => null),
  };
  const loadCurrentUser = vi.fn(async (_accessToken: string) => currentUserWith());
  const leave = vi.fn();
  const openTab = () =>
    createSessionState({
      vault: createSessionVault(localStorage, browserKeyStore()),
      provider,
      loadCurrentUser,
      exclusively: (work) => navigator.locks.request("test.refresh", work),
      now: () => clock.now,
      marks: sessionStorage,
      leave,
    });
  return { clock, provider, loadCurrentUser, leave, openTab };
}
const refusal = (status: number) => failureFrom(status, { message: "Refused." }, new Headers());

test("[S1.4-48] signing in loads the person and survives a reload of the page", async () => {
  const { openTab } = browser();
  const tab = openTab();
  await tab.begin("refresh-token");
  expect(tab.current()).toMatchObject({ refreshToken: "refresh-token", ...currentUserWith() });
  const reloaded = openTab();
  await reloaded.restore();
  expect(reloaded.current()).toEqual(tab.current());
});

test("a token is used while it lasts and renewed before it ends", async () => {
  const { clock, provider, openTab } = browser();
  const tab = openTab();
  await tab.begin("refresh-token");
  const first = await tab.accessToken();
  clock.now += 500_000;
  expect(await tab.accessToken()).toBe(first);
  clock.now += 80_000;
  const second = await tab.accessToken();
  expect(second).not.toBe(first);
  expect(provider.renew).toHaveBeenLastCalledWith("refresh-token");
});

test("many calls at once renew the token once", async () => {
  const { clock, provider, openTab } = browser();
  const tab = openTab();
  await tab.begin("refresh-token");
  clock.now += 600_000;
  const tokens = await Promise.all([tab.accessToken(), tab.accessToken(), tab.accessToken()]);
  expect(new Set(tokens).size).toBe(1);
  expect(provider.renew).toHaveBeenCalledTimes(2);
});

test("a token that another tab has renewed is taken over", async () => {
  const { clock, provider, openTab } = browser();
  const [tab, other] = [openTab(), openTab()];
  await tab.begin("refresh-token");
  await other.restore();
  clock.now += 600_000;
  const renewed = await tab.accessToken();
  expect(await other.accessToken()).toBe(renewed);
  expect(provider.renew).toHaveBeenCalledTimes(2);
});

test("a refresh token that is replaced is gone on with, in every tab, and after a reload", async () => {
  const { clock, provider, openTab } = browser();
  const [tab, other] = [openTab(), openTab()];
  await tab.begin("refresh-token");
  await other.restore();
  clock.now += 600_000;
  provider.renew.mockResolvedValueOnce({ accessToken: accessToken(600, "next"), refreshToken: "another" });
  await tab.accessToken();
  expect(tab.current()?.refreshToken).toBe("another");
  clock.now += 600_000;
  // Has not yet heard of it.
  await other.accessToken();
  expect(provider.renew).toHaveBeenLastCalledWith("another");
  const reloaded = openTab();
  await reloaded.restore();
  expect(reloaded.current()?.refreshToken).toBe("another");
});

test("a session the provider no longer knows ends", async () => {
  const { provider, openTab } = browser();
  const tab = openTab();
  const { accessToken: rejected } = await tab.begin("refresh-token");
  provider.renew.mockRejectedValueOnce(refusal(401));
  await expect(tab.refresh(rejected)).resolves.toBeNull();
  expect(tab.current()).toBeNull();
  expect(tab.lastEnd()).toBe("expired");
  expect(localStorage.getItem(sessionEntryName)).toBeNull();
  // Who reloads the page still reads why they are here, until they sign in again.
  const reloaded = openTab();
  await reloaded.restore();
  expect(reloaded.lastEnd()).toBe("expired");
  provider.renew.mockResolvedValueOnce({ accessToken: accessToken(600, "again"), refreshToken: "refresh-token" });
  await reloaded.begin("refresh-token");
  expect([reloaded.lastEnd(), openTab().lastEnd()]).toEqual([null, null]);
});

test("a provider that is down signs nobody out", async () => {
  const { provider, openTab } = browser();
  const tab = openTab();
  const { accessToken: rejected } = await tab.begin("refresh-token");
  provider.renew.mockRejectedValueOnce(refusal(503));
  await expect(tab.refresh(rejected)).rejects.toMatchObject({ code: "unavailable" });
  expect(tab.current()).not.toBeNull();
});

test("[S1.6-04] [S2.6-03] loading the user with 401, 403 or 419 signs out", async () => {
  for (const status of [401, 403, 419]) {
    const { loadCurrentUser, openTab } = browser();
    const tab = openTab();
    await tab.begin("refresh-token");
    loadCurrentUser.mockRejectedValue(refusal(status));
    await tab.reload();
    expect(tab.current()).toBeNull();
  }
});

test("loading the user with another failure signs nobody out", async () => {
  const { loadCurrentUser, openTab } = browser();
  const tab = openTab();
  await tab.begin("refresh-token");
  loadCurrentUser.mockRejectedValueOnce(refusal(500));
  await expect(tab.reload()).rejects.toMatchObject({ code: "unexpected" });
  expect(tab.current()).not.toBeNull();
});

test("signing out in one tab signs out the others, even when the provider cannot be reached", async () => {
  const { provider, openTab } = browser();
  const [tab, other] = [openTab(), openTab()];
  await tab.begin("refresh-token");
  await other.restore();
  provider.signOut.mockRejectedValueOnce(new CallFailed("No answer.", "unreachable"));
  await tab.end();
  await other.follow(localStorage.getItem(sessionEntryName));
  expect([tab.current(), other.current()]).toEqual([null, null]);
  expect(provider.signOut).toHaveBeenCalledWith("refresh-token");
});

test("signing out leads to where an external provider ends its own session", async () => {
  const { provider, leave, openTab } = browser();
  const tab = openTab();
  await tab.begin("refresh-token");
  provider.signOut.mockResolvedValueOnce("https://id.mill.example/session/end");
  await tab.end();
  expect(leave.mock.calls).toEqual([["https://id.mill.example/session/end"]]);
  await tab.begin("refresh-token");
  await tab.end();
  expect(leave).toHaveBeenCalledTimes(1);
});

test("[S1.7-04] a new company replaces the one in the session", async () => {
  const { openTab, loadCurrentUser } = browser();
  loadCurrentUser.mockResolvedValueOnce(currentUserWith({}, null));
  const tab = openTab();
  await tab.begin("refresh-token");
  const listener = vi.fn();
  tab.subscribe(listener);
  const { account } = currentUserWith();
  await tab.adopt({ account });
  expect(tab.current()?.account).toEqual(account);
  expect(listener).toHaveBeenCalled();
});

test("what was said of a session that was begun anew meanwhile is asked again", async () => {
  const { loadCurrentUser, openTab } = browser();
  const tab = openTab();
  loadCurrentUser.mockImplementation(async () => ({ ...currentUserWith(), secondFactor: "missing" }));
  await tab.begin("refresh-token");
  const earlier = Promise.withResolvers<void>();
  loadCurrentUser.mockImplementationOnce(async () => {
    await earlier.promise;
    return { ...currentUserWith(), secondFactor: "missing" };
  });
  const reloading = tab.reload();
  await expect.poll(() => loadCurrentUser.mock.calls.length).toBe(2);
  // The person has set a second factor up.
  loadCurrentUser.mockImplementation(async () => currentUserWith());
  await tab.begin("refresh-token");
  earlier.resolve();
  await reloading;
  expect(tab.current()?.secondFactor).toBeUndefined();
});
