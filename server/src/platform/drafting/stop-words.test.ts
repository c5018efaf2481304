import { expect, test } from "vitest";
import { shorten } from "./phrases.ts";

const tying =
  `a about above across after again against all almost alone along already also although always am among an and another any anybody anyone anything
  are around as at away back be because been before being below between both but by can cannot could did do does doing done down during each either else
  enough etc even ever every everybody everyone everything few for from further get gets getting give given go goes going got had has have having he her
  here hers herself him himself his how however i if in into is it its itself just know least less let like likely made mainly make makes many may maybe me
  might mine more most mostly much must my myself need needs neither never no nobody none nor not nothing now of off often on once one ones only onto or
  other others our ours ourselves out over own per perhaps quite rather really same say says see she should since so some somebody someone something
  sometimes soon still such take takes than that the their theirs them themselves then there these they thing things this those though through thus to
  today together too toward towards two under until up upon us use used uses using usually very want wants was way ways we well were what whatever when
  where whether which while who whom whose why will with within without would yes yet you your yours yourself cant dont doesnt isnt arent wont havent
  hasnt didnt couldnt wouldnt`.split(/\s+/u);

test("no shortened phrase ends with a word that only ties it to what is left out", () => {
  expect(tying.filter((word) => shorten(`Refill ${word} depots here`, 2) !== "Refill")).toEqual([]);
  expect(tying.filter((word) => shorten(`Refill ${word.toUpperCase()}, depots here`, 2) !== "Refill")).toEqual([]);
});

test.each(["depots", "soap", "nobodys", "ab", "office", "2"])("a phrase may end with %s", (word) => {
  expect(shorten(`Refill ${word} depots here`, 2)).toBe(`Refill ${word}`);
});
