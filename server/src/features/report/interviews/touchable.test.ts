import type { Assumption } from "@seedbed/contract/report/assumptions/schemas";
import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import { expect, test } from "vitest";
import { atStake } from "./guide/at-stake.ts";
import { touchableBy } from "./touchable.ts";

const assumptions = (
  [
    ["a", 1, 1],
    ["b", 3, 3],
    ["c", 3, 1],
    ["d", 2, 1],
    ["e", 3, 2],
    ["f", 2, 3],
    ["g", 2, 2],
    ["h", 1, 2],
  ] as const
).map(([uuid, importance, certainty]) => ({ uuid, statement: `says ${uuid}`, importance, certainty }) as Assumption);

test("at stake are the six that matter most and are known least, those first", () => {
  expect(atStake(assumptions).map(({ uuid }) => uuid)).toEqual(["c", "e", "b", "d", "g", "f"]);
});

test("a signal may touch pains, what the profile holds to, and all assumptions, those at stake first", () => {
  const line = (text: string) => ({ text });
  const profile = {
    pains: [{ uuid: "p", description: "Boxes." }],
    stance: {
      ...{ usesToday: line("Vans."), switchingCosts: line(""), priceLimit: line("$29.") },
      ...{ decidesWith: line("Ann."), saysNoTo: line("Contracts.") },
    },
  } as CustomerProfile;
  const told = (touched: ReturnType<typeof touchableBy>) =>
    touched.map(({ kind, item, label }) => `${kind} ${item}: ${label}`);
  const rest = ["c", "e", "b", "d", "g", "f", "a", "h"].map((uuid) => `assumption ${uuid}: says ${uuid}`);
  expect(told(touchableBy(profile, assumptions))).toEqual([
    "pain p: Boxes.",
    "stance usesToday: Vans.",
    "stance priceLimit: $29.",
    "stance decidesWith: Ann.",
    "stance saysNoTo: Contracts.",
    ...rest,
  ]);
  expect(told(touchableBy({ ...profile, stance: null }, []))).toEqual(["pain p: Boxes."]);
  expect(told(touchableBy(undefined, assumptions))).toEqual(rest);
});
