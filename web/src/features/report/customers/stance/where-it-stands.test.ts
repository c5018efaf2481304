import { byHand, conceptParts } from "@seedbed/contract/report/customers/words";
import { expect, test } from "vitest";
import { whereItStands } from "./where-it-stands.ts";

test("what a stance rests on is found among what was read, the concept's own words, or the answer with that question", () => {
  expect(whereItStands("source", "Trade press")).toEqual({ to: "/concept/$id/settings", hash: "what-was-read" });
  expect(whereItStands("answer", conceptParts[0])).toEqual({ to: "/concept/$id/overview" });
  expect(whereItStands("answer", "Who pays?")).toEqual({
    to: "/concept/$id/settings",
    hash: expect.stringMatching(/who.?pays/i),
  });
});

test("what somebody wrote by hand, said in an interview or assumed stands nowhere else", () => {
  expect([whereItStands("answer", byHand), whereItStands("interview", "x"), whereItStands("assumed", "x")]).toEqual([
    ...[null, null, null],
  ]);
});
