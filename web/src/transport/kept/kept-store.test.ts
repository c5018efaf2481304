import { beforeEach, expect, test, vi } from "vitest";
import { serverKnowing } from "#testing/fake-server.ts";
import { otherTab } from "#testing/other-tab.ts";
import { currentUserWith } from "#testing/people.ts";
import { session } from "../session.ts";
import { keptPlace, keptUnder, thisTab } from "./kept-store.ts";

beforeEach(async () => {
  serverKnowing(currentUserWith());
  await session.begin("refresh-token");
});

/** Goes on as a tab of its own, which knows nothing of what this one was called. */
function asTab(name: string): void {
  sessionStorage.setItem("seedbed.tab", name);
}

test("each tab keeps one text of a place, the newest first, those of four tabs at most", () => {
  const place = keptPlace("answer", "one");
  for (const tab of ["a", "b", "c", "d", "e"]) {
    asTab(tab);
    place.write(`first of ${tab}`);
    place.write(`of ${tab}`);
  }
  expect(place.versions().map(({ value }) => value)).toEqual(["of e", "of d", "of c", "of b"]);
});

test("what is gone on from goes with the first letter that is written after it", () => {
  const place = keptPlace("answer", "one");
  asTab("a");
  place.write("of a");
  asTab("b");
  place.write("of b");
  asTab("c");
  const [, ofA] = place.versions();
  place.write("of a, and more", ofA);
  expect(place.versions().map(({ value }) => value)).toEqual(["of a, and more", "of b"]);
});

test("what has been sent goes from all tabs that say the same; without a word it is what this tab has", () => {
  const place = keptPlace("answer", "one");
  for (const [tab, text] of [
    ["a", "the same"],
    ["b", "something else"],
    ["c", "the same"],
  ] as const) {
    asTab(tab);
    place.write(text);
  }
  place.forget("the same");
  expect(place.versions().map(({ value }) => value)).toEqual(["something else"]);
  place.forget();
  expect(place.versions()).toHaveLength(1);
  asTab("b");
  place.forget();
  expect(place.versions()).toEqual([]);
  expect(Object.keys(localStorage).filter((name) => name.includes("answer.one"))).toEqual([]);
});

test("what a tab keeps beside another's stays as old as it is", () => {
  const place = keptPlace("answer", "one");
  asTab("a");
  place.write("of a");
  const [ofA] = place.versions();
  if (!ofA) throw new Error("Nothing is kept.");
  vi.useFakeTimers({ toFake: ["Date"], now: ofA.at + 1_000 });
  place.forget();
  asTab("b");
  place.write("of b");
  place.keepBeside(ofA);
  vi.useRealTimers();
  expect(place.versions().map(({ value }) => value)).toEqual(["of b", "of a"]);
  expect(place.versions().at(-1)?.at).toBe(ofA.at);
});

test("a tab has one name, also after it is loaded anew", () => {
  const name = thisTab();
  expect(name).toMatch(/^[a-z0-9]{8,}$/);
  expect(thisTab()).toBe(name);
});

test("of a feature, what begins alike is found by the rest of its name", () => {
  for (const key of ["seed.answer.1", "seed.answer.2", "seed.selection", "other.answer.3"])
    keptPlace("incubation", key).write("Words");
  keptPlace("report", "seed.answer.4").write("Words");
  expect(keptUnder("incubation", "seed.answer.").sort()).toEqual(["1", "2"]);
});

test("who listens hears of this tab and of others, until they stop", async () => {
  const place = keptPlace("answer", "one");
  const heard = vi.fn<(isHere: boolean) => void>();
  const stop = place.subscribe(heard);
  place.write("Words");
  expect(heard.mock.calls).toEqual([[true]]);
  otherTab().writes("answer.one", () => "Other words");
  await expect.poll(() => heard.mock.calls).toEqual([[true], [false]]);
  stop();
  place.write("More words");
  expect(heard).toHaveBeenCalledTimes(2);
});
