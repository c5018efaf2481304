import { expect, test } from "vitest";
import { chooseDiverse } from "./choose-diverse.ts";

const passage = (text: string, page: string) => ({
  passage: { text, page, publisher: page },
  words: text.match(/\w+/g) ?? [],
  counts: new Map(),
});

test("of passages that say the same in the same words the first is chosen, and of those that say nothing one", () => {
  const ranked = [
    passage("Refills save a fifth of the packaging", "a"),
    passage("Refills save a fifth of the packaging", "b"),
    passage("···", "c"),
    passage("— —", "d"),
    passage("A bottle lasts for forty refills", "e"),
  ];
  expect(chooseDiverse(ranked, 10).map(({ page }) => page)).toEqual(["a", "c", "e"]);
});
