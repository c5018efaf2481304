import { expect, test } from "vitest";
import { fingerprintFrom, keepFingerprints } from "./kept-fingerprints.ts";

function keptAndCounted(max: number) {
  let made = 0;
  const kept = keepFingerprints(max, (words, needs) => {
    made += 1;
    return fingerprintFrom(words, needs);
  });
  return { kept, made: () => made };
}

test("a fingerprint is made once for the same words and needs, and is the one that is stored", () => {
  const { kept, made } = keptAndCounted(10);
  for (let time = 0; time < 3; time += 1) {
    expect(kept(`["Depots"]`, `[["overview","ab"]]`)).toBe(fingerprintFrom(`["Depots"]`, `[["overview","ab"]]`));
  }
  expect(made()).toBe(1);
});

test("other words, or other needs, make another fingerprint", () => {
  const { kept, made } = keptAndCounted(10);
  const all = [kept("[1]", "[]"), kept("[2]", "[]"), kept("[1]", "[3]"), kept("[1]", "[]")];
  expect(new Set(all).size).toBe(3);
  expect(made()).toBe(3);
});

test("what was asked for longest ago is forgotten first, and what a section needed once as well", () => {
  const { kept, made } = keptAndCounted(2);
  for (const words of ["[1]", "[2]", "[1]", "[3]", "[1]"]) kept(words, "[]");
  expect(made()).toBe(3);
  kept("[2]", "[]");
  expect(made()).toBe(4);
  for (let need = 0; need < 100; need += 1) expect(kept("[1]", `[${need}]`)).toBe(fingerprintFrom("[1]", `[${need}]`));
});
