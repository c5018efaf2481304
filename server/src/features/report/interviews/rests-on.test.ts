import type { RealWorldSignal } from "@seedbed/contract/report/customers/schemas";
import { expect, test } from "vitest";
import { restsOn } from "./rests-on.ts";

const signal: RealWorldSignal = {
  ...{ uuid: "s", description: "Boxes stand in the way.", stance: "Against", sourceCategory: "First-Party Research" },
  ...{ sources: [], isHypothesis: false, interview: { uuid: "i", quote: "They stood there.", line: 4 } },
};
const words = { quote: "They stood there.", line: 4 };

test("a signal is what was found in these words of this line of its interview, and nothing else", () => {
  expect(restsOn(signal, "i", words)).toBe(true);
  expect(restsOn(signal, "another", words)).toBe(false);
  expect(restsOn(signal, "i", { ...words, line: 6 }), "the same words, said again").toBe(false);
  expect(restsOn(signal, "i", { ...words, quote: "They stood" })).toBe(false);
  expect(restsOn({ ...signal, interview: undefined }, "i", words)).toBe(false);
});
