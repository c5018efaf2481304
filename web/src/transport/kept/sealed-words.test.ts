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
