import { beforeEach, expect, test, vi } from "vitest";
import { serverKnowing } from "#testing/fake-server.ts";
import { currentUserWith } from "#testing/people.ts";
import { session } from "../session.ts";
import { forgetKept, isRecord, keptEntry } from "./kept-entry.ts";
import { forgetKeptWords, keptPlace, keptUnder } from "./kept-store.ts";

const isText = (value: unknown): value is string => typeof value === "string";
const entry = (feature = "conversations", key = "talks") => keptEntry(feature, key, isText);
const names = () => Object.keys({ ...sessionStorage }).filter((name) => name.startsWith("seedbed."));

async function signIn(...who: Parameters<typeof currentUserWith>) {
  serverKnowing(currentUserWith(...who));
  await session.begin("refresh-token");
}

beforeEach(() => signIn());

test("what is kept of something has its own name for each person, feature and thing, and another form is none", async () => {
  entry().write("Old machines");
  expect([entry().read(), entry("conversations", "one").read(), entry("ai-editing").read()]).toEqual([
    "Old machines",
    null,
    null,
  ]);
  expect(keptEntry("conversations", "talks", isRecord).read()).toBeNull();
  await signIn({ uuid: "another" });
  expect(entry().read()).toBeNull();
  await signIn();
  entry().write(null);
  expect([entry().read(), names()]).toEqual([null, []]);
});

test("a feature is forgotten with all that anybody has kept of it in this tab, and no other one", async () => {
  entry().write("Old machines");
  entry("ai-editing").write("Shorter, please");
  await expect.poll(() => names().length).toBe(2);
  await signIn({ uuid: "another" });
  entry().write("New machines");
  forgetKept("conversations");
  expect(entry().read()).toBeNull();
  await signIn();
  expect([entry().read(), entry("ai-editing").read()]).toEqual([null, "Shorter, please"]);
});

test("a storage that has no room is warned of, and what cannot be read is nothing", () => {
  const warned = vi.spyOn(console, "warn").mockReturnValue();
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Full.", "QuotaExceededError");
  });
  entry().write("Old machines");
  expect(keptPlace("answer", "one").write("Old machines")).toBe(false);
  expect([warned.mock.calls.length > 0, keptPlace("answer", "one").versions()]).toEqual([true, []]);
  vi.restoreAllMocks();
  const { user, account } = session.current() ?? {};
  for (const odd of ["1 sealed:AAAA", "1 {", '1 {"at":1}', '1 [null,{"at":"soon"},7]']) {
    localStorage.setItem(`seedbed.kept.${user?.uuid}.${account?.uuid}.answer.one`, odd);
    expect(keptPlace("answer", "one").versions()).toEqual([]);
  }
});

test("words belong to a person in a company; signing out takes those of all companies away, and nobody else's", async () => {
  keptPlace("answer", "one").write("Of the mill");
  await signIn({}, { uuid: "another company" });
  expect([keptPlace("answer", "one").versions(), keptUnder("answer", "")]).toEqual([[], []]);
  keptPlace("answer", "one").write("Of the bakery");
  await signIn({ uuid: "another" });
  expect(keptPlace("answer", "one").versions()).toEqual([]);
  keptPlace("answer", "one").write("Of Noor");
  await signIn();
  forgetKeptWords();
  expect(keptPlace("answer", "one").versions()).toEqual([]);
  await signIn({}, { uuid: "another company" });
  expect(keptPlace("answer", "one").versions()).toEqual([]);
  await signIn({ uuid: "another" });
  expect(keptPlace("answer", "one").versions()).toMatchObject([{ value: "Of Noor" }]);
});

test("who listens hears of a storage that was emptied, and not of other places", () => {
  const heard = vi.fn<(isHere: boolean) => void>();
  const stop = keptPlace("answer", "one").subscribe(heard);
  dispatchEvent(new StorageEvent("storage", { key: "something else" }));
  expect(heard).not.toHaveBeenCalled();
  dispatchEvent(new StorageEvent("storage", { key: null }));
  expect(heard.mock.calls).toEqual([[false]]);
  stop();
  dispatchEvent(new StorageEvent("storage", { key: null }));
  expect(heard).toHaveBeenCalledOnce();
});
