import { expect, test } from "vitest";
import { conceptSubfolder } from "../exports/concept-subfolder.ts";
import { fileSentence } from "../exports/file-sentence.ts";
import { originOfParts } from "./section.ts";
import { isUuid, stableUuid } from "./stable-uuid.ts";

test("a section is a draft as soon as any part is one, wherever it stands, and what people wrote makes it none", () => {
  expect(originOfParts(["model", "user", "draft"])).toBe("draft");
  expect(originOfParts(["draft", "model"])).toBe("draft");
  expect(originOfParts(["model", "user"])).toBe("model");
  expect(originOfParts([])).toBe("model");
});

test("a uuid is the same for the same parts alone, and one in capitals is one", () => {
  const uuid = stableUuid("a", 1, "b");
  expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/u);
  expect(stableUuid("a", 1, "b")).toBe(uuid);
  expect(new Set([uuid, stableUuid("a", "1", "b"), stableUuid("a1", "b"), stableUuid("b", 1, "a")]).size).toBe(4);
  expect([uuid, uuid.toUpperCase()].map(isUuid)).toEqual([true, true]);
  for (const text of ["", uuid.slice(1), `${uuid}0`, `x${uuid}`, uuid.replaceAll("-", "")])
    expect([text, isUuid(text)]).toEqual([text, false]);
});

test.each([
  ["is empty", "This file is empty."],
  ["takes too long to read", "This file takes too long to read."],
  ["asks for a password", "This file asks for a password."],
  ["larger than 10 MB", "This file is larger than 10 MB."],
  ["there is no text in it", "This file cannot be used: there is no text in it."],
])("of a file that %s people read: %s", (reason, sentence) => {
  expect(fileSentence(reason)).toBe(sentence);
});

test("what is kept for a concept stands in its folder", () => {
  expect(conceptSubfolder("c1", "pictures")).toBe("concepts/c1/pictures");
});
