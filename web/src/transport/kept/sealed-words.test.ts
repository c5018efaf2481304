import { expect, test } from "vitest";
import { serverKnowing } from "#testing/fake-server.ts";
import { currentUserWith } from "#testing/people.ts";
import { session } from "../session.ts";
import { keptEntry } from "./kept-entry.ts";
import { forgetKeptWords, keptPlace } from "./kept-store.ts";
import { isSealed, seal, unseal } from "./sealed-words.ts";

const isText = (value: unknown): value is string => typeof value === "string";

async function signIn(keptKey?: string) {
  serverKnowing({ ...currentUserWith(), keptKey });
  await session.begin("refresh-token");
}

test("what is sealed is read in a session with the same key and under the same name alone", async () => {
  await signIn("a1".repeat(32));
  const sealed = seal("Words with ✓ and Ω", "place") ?? "";
  expect(isSealed(sealed)).toBe(true);
  expect(atob(sealed.slice(7))).not.toContain("Words");
  expect(seal("Words with ✓ and Ω", "place")).not.toBe(sealed);
  expect(unseal(sealed, "place")).toBe("Words with ✓ and Ω");
  expect(unseal(sealed, "another place")).toBeNull();
  expect(unseal(`${sealed.slice(0, -4)}AAAA`, "place")).toBeNull();
  expect(unseal("", "place")).toBeNull();
  await signIn("b2".repeat(32));
  expect(unseal(sealed, "place")).toBeNull();
  await session.follow(null);
  expect(unseal(sealed, "place")).toBeNull();
});

test("a session that was told no key keeps nothing, and leaves what is there", async () => {
  await signIn("a1".repeat(32));
  keptPlace("answer", "one").write("Old machines");
  await signIn();
  const place = keptPlace("answer", "one");
  expect(seal("Words", "place")).toBeNull();
  expect(place.versions()).toEqual([]);
  expect(place.write("New machines")).toBe(false);
  await signIn("a1".repeat(32));
  expect(place.versions()).toMatchObject([{ value: "Old machines" }]);
});

test("what a tab keeps for itself is sealed, too", async () => {
  await signIn("a1".repeat(32));
  const kept = keptEntry("conversations", "talks", isText);
  kept.write("Old machines");
  expect(kept.read()).toBe("Old machines");
  await expect.poll(() => Object.values({ ...sessionStorage }).filter(isSealed)).toHaveLength(1);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain("machines");
  await session.follow(null);
  expect(keptEntry("conversations", "talks", isText).read()).toBeNull();
});

test("signing out removes words and leaves those of others", async () => {
  await signIn("a1".repeat(32));
  keptPlace("answer", "one").write("Old machines");
  localStorage.setItem("seedbed.kept.somebody-else.x.answer.one", "1 sealed:AAAA");
  forgetKeptWords();
  expect(Object.keys(localStorage).filter((name) => name.startsWith("seedbed.kept."))).toEqual([
    "seedbed.kept.somebody-else.x.answer.one",
  ]);
});

let loaded = 0;
/** The module as a page that was loaded anew has it. */
const anew = <Module>(file: string): Promise<Module> => {
  loaded += 1;
  return import(/* @vite-ignore */ `./${file}?loaded=${loaded}`);
};

test("what a tab has kept is there as soon as a page is loaded anew, and what it keeps before the cipher is there is not lost", async () => {
  await signIn("a1".repeat(32));
  const first = await anew<typeof import("./tab-sealing.ts")>("tab-sealing.ts");
  first.tabSealing.write("seedbed.talks.one", "Old machines");
  first.tabSealing.write("seedbed.talks.two", "New machines");
  first.tabSealing.write("seedbed.talks.two", null);
  expect(first.tabSealing.read("seedbed.talks.one")).toBe("Old machines");
  await expect.poll(() => Object.keys({ ...sessionStorage })).toContain("seedbed.talks.one");
  const later = await anew<typeof import("./tab-sealing.ts")>("tab-sealing.ts");
  expect(later.tabSealing.read("seedbed.talks.one")).toBe("Old machines");
  expect(later.tabSealing.read("seedbed.talks.two")).toBeNull();
  later.tabSealing.forget("seedbed.talks.");
  expect(later.tabSealing.read("seedbed.talks.one")).toBeNull();
});

test("what nobody came back for is let go of after thirty days, also what somebody else has sealed", async () => {
  await signIn("a1".repeat(32));
  const day = 24 * 3_600_000;
  const [young, old] = [Date.now() - day, Date.now() - 31 * day];
  const prefix = `seedbed.kept.${session.current()?.user.uuid}.${session.current()?.account?.uuid}.answer`;
  const plain = (...ats: number[]) => JSON.stringify(ats.map((at) => ({ by: "tab", at, value: `from ${at}` })));
  const entries = {
    "seedbed.kept.somebody-else.x.answer.young": `${young} sealed:AAAA`,
    "seedbed.kept.somebody-else.x.answer.old": `${old} sealed:AAAA`,
    "seedbed.kept.somebody-else.x.answer.readable": plain(young),
    "seedbed.kept.somebody-else.x.answer.old-readable": plain(old),
    [`${prefix}.both`]: plain(young, old),
    [`${prefix}.old`]: plain(old),
  };
  for (const [name, text] of Object.entries(entries)) localStorage.setItem(name, text);
  const store = await anew<typeof import("./kept-store.ts")>("kept-store.ts");
  store.keptPlace("answer", "now").write("Old machines");
  const left = Object.keys({ ...localStorage }).filter((name) => name.startsWith("seedbed.kept."));
  expect(left.map((name) => name.split(".answer.")[1]).sort()).toEqual(["both", "now", "readable", "young"]);
  expect(store.keptPlace("answer", "both").versions()).toMatchObject([{ at: young }]);
  expect(localStorage.getItem(`${prefix}.both`)).toMatch(/^\d+ sealed:/);
});
