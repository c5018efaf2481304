import { expect, test, vi } from "vitest";
import { accessToken } from "#testing/access-tokens.ts";
import { currentUserWith } from "#testing/people.ts";
import { CallFailed, failureFrom } from "./failure.ts";
import { createSessionState } from "./session-state.ts";
import { browserKeyStore } from "./vault/browser-key-store.ts";
import { createSessionVault, sessionEntryName } from "./vault/session-vault.ts";

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

test("many calls at once renew the token once, as often as it ends", async () => {
  const { clock, provider, openTab } = browser();
  const tab = openTab();
  await tab.begin("refresh-token");
  clock.now += 600_000;
  const tokens = await Promise.all([tab.accessToken(), tab.accessToken(), tab.accessToken()]);
  expect(new Set(tokens).size).toBe(1);
  expect(provider.renew).toHaveBeenCalledTimes(2);
  // And another time once that one ends.
  clock.now += 600_000;
  expect(tokens).not.toContain(await tab.accessToken());
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
    expect([tab.current(), tab.lastEnd()]).toEqual([null, "expired"]);
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

test("a tab goes on as its own person, whoever has signed in in another one meanwhile", async () => {
  const { clock, provider, loadCurrentUser, openTab } = browser();
  const [tab, other] = [openTab(), openTab()];
  await tab.begin("token of Mara");
  clock.now += 600_000;
  loadCurrentUser.mockResolvedValueOnce(currentUserWith({ uuid: "another", firstName: "Noor" }));
  const { accessToken: ofNoor } = await other.begin("token of Noor");
  expect(await tab.accessToken()).not.toBe(ofNoor);
  expect(provider.renew).toHaveBeenLastCalledWith("token of Mara");
  expect(tab.current()?.user.firstName).toBe("Mara");
});

test("who signs out while the token is renewed stays signed out", async () => {
  const { clock, provider, openTab } = browser();
  const tab = openTab();
  await tab.begin("refresh-token");
  clock.now += 600_000;
  const renewed = Promise.withResolvers<void>();
  provider.renew.mockImplementationOnce(async (refreshToken) => {
    await renewed.promise;
    return { accessToken: accessToken(600, "late"), refreshToken };
  });
  const asking = tab.accessToken();
  await expect.poll(() => provider.renew.mock.calls.length).toBe(2);
  await tab.end();
  renewed.resolve();
  expect(await asking).toBeNull();
  expect([tab.current(), localStorage.getItem(sessionEntryName), tab.lastEnd()]).toEqual([null, null, "signed-out"]);
});

test("what is done before a sign-out is done while the person is still signed in, and holds up nothing by failing", async () => {
  const { provider, openTab } = browser();
  const tab = openTab();
  await tab.begin("refresh-token");
  const done: string[] = [];
  const stop = tab.onEnding(async () => done.push("stopped"));
  tab.onEnding(() => Promise.reject(new Error("down")));
  tab.onEnding(async () => {
    await tab.accessToken();
    done.push(`as ${tab.current()?.user.firstName}, ${provider.signOut.mock.calls.length} sign-outs`);
  });
  stop();
  await tab.end();
  expect(done).toEqual(["as Mara, 0 sign-outs"]);
  expect(tab.current()).toBeNull();
  await openTab().end();
  expect(provider.signOut).toHaveBeenCalledTimes(1);
});

test("who listens is told of changes alone, until they stop; signing out elsewhere is no expiry", async () => {
  const { openTab } = browser();
  const tab = openTab();
  const heard = vi.fn<() => void>();
  const stop = tab.subscribe(heard);
  await tab.restore();
  await tab.follow(null);
  expect([heard.mock.calls.length, tab.lastEnd()]).toEqual([0, null]);
  await tab.begin("refresh-token");
  await tab.follow(null);
  expect([heard.mock.calls.length, tab.lastEnd()]).toEqual([2, "signed-out"]);
  stop();
  await tab.begin("refresh-token");
  expect(heard).toHaveBeenCalledTimes(2);
});

test("a person is loaded again with a fresh token where the server does not know the old one any more", async () => {
  const { provider, loadCurrentUser, openTab } = browser();
  const tab = openTab();
  await tab.begin("refresh-token");
  loadCurrentUser.mockRejectedValueOnce(refusal(401));
  loadCurrentUser.mockResolvedValueOnce(currentUserWith({ firstName: "Marianne" }));
  await tab.reload();
  expect(tab.current()?.user.firstName).toBe("Marianne");
  expect(provider.renew).toHaveBeenCalledTimes(2);
  expect(loadCurrentUser).toHaveBeenLastCalledWith(await tab.accessToken());
});

test("what is answered to somebody who has signed out meanwhile changes nothing", async () => {
  const { loadCurrentUser, openTab } = browser();
  const tab = openTab();
  await tab.reload();
  await tab.adopt({ account: null });
  expect([tab.current(), loadCurrentUser.mock.calls.length]).toEqual([null, 0]);
  for (const answer of [async () => currentUserWith(), () => Promise.reject(refusal(403))]) {
    await tab.begin("refresh-token");
    const signedOut = Promise.withResolvers<void>();
    loadCurrentUser.mockImplementationOnce(async () => {
      await signedOut.promise;
      return answer();
    });
    const reloading = tab.reload();
    await tab.end();
    signedOut.resolve();
    await reloading;
    expect([tab.current(), tab.lastEnd(), localStorage.getItem(sessionEntryName)]).toEqual([null, "signed-out", null]);
  }
});
