import { expect, test } from "vitest";
import { serverKnowing } from "#testing/fake-server.ts";
import { currentSession, followOtherTabs, session } from "./session.ts";
import { sessionEntryName } from "./session-vault.ts";

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
