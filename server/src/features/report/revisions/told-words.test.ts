import { expect, test } from "vitest";
import { changedMeanwhile } from "./assert-untouched.ts";
import { likeness, plainWords } from "./told-words.ts";

test("words are the same in whatever case, letters and signs they are written", () => {
  expect(plainWords("Ｏｆｆｉｃｅ, HOSTS – “pay”!")).toEqual(["office", "hosts", "pay"]);
  expect(plainWords("…")).toEqual([]);
});

test("two texts are as like as their words, from nothing to all of them", () => {
  expect(likeness("Hosts pay late", "late: hosts PAY!")).toBe(1);
  expect(likeness("Hosts pay late", "Owners ask early")).toBe(0);
  expect(likeness("Hosts pay late", "Hosts pay")).toBe(0.8);
  expect(likeness("…", "!")).toBe(1);
});

test("a conflict quotes what stands and what was wanted, cut where nobody would read on", () => {
  const { message } = changedMeanwhile({ is: "x".repeat(300), wanted: ["a", 1] });
  expect(message).toBe(`This was changed meanwhile. It now says “${"x".repeat(119)}…”. You wrote “["a",1]”.`);
  expect(changedMeanwhile({ is: "x".repeat(120) }).message).toContain(`“${"x".repeat(120)}”`);
  expect(changedMeanwhile({ is: undefined }).message).toContain("nothing: it was removed");
});
