import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import { blankStance } from "@seedbed/contract/report/customers/words";
import { expect, test } from "vitest";
import { customerProfile } from "#test-support/finished-sections.ts";
import { gradientColorsOf } from "../gradient-colors.ts";
import { segmentOfCopy } from "./segments.ts";
import { assertSoundIncomes } from "./sound-incomes.ts";
import { saidByHand, stanceFollowing, stanceWith } from "./stance-by-hand.ts";
import { whatFollows } from "./what-follows.ts";

const profile = (change: Partial<CustomerProfile>) => customerProfile("Refill depots", change);
const standing = [
  profile({ segment: "Office hosts", isPrimary: true }),
  profile({ segment: "Landlords" }),
  profile({ segment: "Cleaners" }),
];
const added = (change: Partial<CustomerProfile>) =>
  whatFollows(
    { kind: "add", place: "[]", parent: null, item: { ...profile({ segment: "Tenants", ...change }) } },
    standing,
    () => "new",
  );
const stance = structuredClone(blankStance) as unknown as NonNullable<CustomerProfile["stance"]>;
const withPrice = { ...stance, priceLimit: { ...stance.priceLimit, amount: 40 } };

test("a profile that comes has the colours of its place, and takes being the primary one from another", () => {
  expect(added({})).toMatchObject([{ kind: "add", item: { gradientColors: gradientColorsOf(3) } }]);
  expect(added({ isPrimary: true })).toMatchObject([
    { kind: "set", item: standing[0]?.uuid, field: "isPrimary", value: false, follows: true },
    { kind: "add" },
  ]);
  expect(() => added({ segment: " office  HOSTS " })).toThrow(
    "There is a customer profile of “office  HOSTS” already.",
  );
});

test("what is added from no conversation names none", () => {
  const job = (fromConversation: string) =>
    whatFollows(
      {
        ...{ kind: "add", place: "[].jobs[]", parent: standing[0]?.uuid ?? "" },
        item: { uuid: "j", description: "Refill", fromConversation },
      },
      standing,
      () => "new",
    );
  expect(job("")).toMatchObject([{ item: { fromConversation: null } }]);
  expect(job("c")).toMatchObject([{ item: { fromConversation: "c" } }]);
});

test("a copy is called by what was copied first, within what a segment may have", () => {
  const named = (...segments: string[]) => segments.map((segment) => ({ segment }));
  expect(segmentOfCopy("Hosts", [])).toBe("Hosts (copy)");
  expect(segmentOfCopy("Hosts (copy 2)", named("hosts (COPY)"))).toBe("Hosts (copy 2)");
  const long = "x".repeat(100);
  const copy = segmentOfCopy(long, []);
  expect([copy.length, copy.endsWith("x (copy)")]).toEqual([100, true]);
  expect(segmentOfCopy(long, named(copy))).toBe(`${"x".repeat(91)} (copy 2)`);
});

test("an amount alone is the team's word, and what is left as it stands is not", () => {
  const said = saidByHand(withPrice);
  expect([said.priceLimit.basis, said.saysNoTo.basis]).toEqual(["answer", "assumed"]);
  const given = stanceWith(stance, { role: "mustAgree", priceLimit: { amount: 40 }, usesToday: { text: "" } });
  expect([given.role, given.priceLimit.basis, given.usesToday.basis]).toEqual(["mustAgree", "answer", "assumed"]);
  expect(stanceWith({ ...stance, role: "usesOnly" }, {}).role).toBe("usesOnly");
  const set = { kind: "set" as const, item: "p", field: "stance.priceLimit.amount", value: null };
  expect(stanceFollowing(set, profile({ stance: withPrice }))).toMatchObject([{ value: "assumed" }, { value: [] }]);
  expect(stanceFollowing({ ...set, value: 40 }, profile({ stance: withPrice }))).toEqual([]);
});

test("an income that goes from more to less is refused, of a profile that comes as of one that is changed", () => {
  const wrong = profile({ incomeLower: 70, incomeUpper: 40 });
  const set = (field: string) => ({ kind: "set" as const, item: wrong.uuid, field, value: 0 });
  expect(() => assertSoundIncomes([{ kind: "add", place: "[]", parent: null, item: { ...wrong } }], [wrong])).toThrow(
    /^incomeLower: /,
  );
  expect(() => assertSoundIncomes([set("incomeLower"), set("incomeUpper")], [wrong])).toThrow(/^incomeUpper: /);
  // Of what stood so before nobody is told who changes something else.
  expect(() => assertSoundIncomes([set("name")], [wrong])).not.toThrow();
});
