import { expect, test, vi } from "vitest";
import { serverKnowing } from "#testing/fake-server.ts";
import { currentSession, followOtherTabs, isSessionStored, session } from "./session.ts";
import { sessionEntryName } from "./vault/session-vault.ts";

followOtherTabs();

const anotherTab = (key: string | null) => dispatchEvent(new StorageEvent("storage", { key, newValue: null }));

test.each([sessionEntryName, null])("a session that another tab ends is over here too: %s", async (key) => {
  serverKnowing();
  await session.begin("refresh-token");
  expect(currentSession()).not.toBeNull();
  anotherTab("something else");
  await Promise.resolve();
  expect(currentSession()).not.toBeNull();
  anotherTab(key);
  await expect.poll(currentSession).toBeNull();
});

test("whether somebody is signed in here is told before the session is read, also where nothing may be kept", async () => {
  expect(isSessionStored()).toBe(false);
  serverKnowing();
  await session.begin("refresh-token");
  expect(isSessionStored()).toBe(true);
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("Nothing is kept here.", "SecurityError");
  });
  expect(isSessionStored()).toBe(false);
});

test("a session that another tab begins holds here too", async () => {
  serverKnowing();
  await session.begin("refresh-token");
  const kept = localStorage.getItem(sessionEntryName);
  await session.follow(null);
  dispatchEvent(new StorageEvent("storage", { key: sessionEntryName, newValue: kept }));
  await expect.poll(() => currentSession()?.refreshToken).toBe("refresh-token");
});
