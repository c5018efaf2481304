import type { Claim } from "@seedbed/contract/report/source";
import { expect, test } from "vitest";
import { stanceOf } from "./stance-of.ts";

const claim = (...passages: [source: string, stance: "for" | "against"][]): Claim =>
  ({
    text: "It holds.",
    passages: passages.map(([source, stance]) => ({ source, stance, quote: "It holds" })),
  }) as Claim;

test.each([
  ["nothing is noted", undefined, "for"],
  ["nothing of it is quoted", [claim(["other", "against"])], "for"],
  ["it is quoted for", [claim(["law", "for"], ["other", "against"])], "for"],
  ["it is quoted against", [claim(["law", "against"], ["other", "for"])], "against"],
  ["it is quoted against twice", [claim(["law", "against"]), claim(["law", "against"])], "against"],
  ["it is quoted for and against", [claim(["law", "against"]), claim(["law", "for"])], "for"],
] as const)("a source speaks against what rests on it only where all of it does: %s", (_when, claims, stance) => {
  expect(stanceOf("law", claims)).toBe(stance);
});
