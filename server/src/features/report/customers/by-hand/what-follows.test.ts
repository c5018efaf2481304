import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import { blankStance, byHand } from "@seedbed/contract/report/customers/words";
import { expect, test } from "vitest";
import { customerProfile } from "#test-support/finished-sections.ts";
import { gradientColorsOf } from "../gradient-colors.ts";
import { freeSegment, segmentOfCopy, withOwnSegments } from "./segments.ts";
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

test("a new profile is numbered from two where its segment is taken, whatever its capitals and blanks", () => {
  const named = (...segments: string[]) => segments.map((segment) => ({ segment }));
  expect(freeSegment("New profile", named("Hosts"))).toBe("New profile");
  expect(freeSegment("New profile", named("new  PROFILE ", "New profile 2"))).toBe("New profile 3");
  expect(withOwnSegments(named("Hosts", "hosts", "Crews", "Hosts"))).toEqual(
    named("Hosts", "hosts 2", "Crews", "Hosts 3"),
  );
});

test("the last profile stays, and of several any may go", () => {
  const remove = { kind: "remove" as const, item: standing[0]?.uuid ?? "" };
  expect(whatFollows(remove, standing, () => "new")).toEqual([remove]);
  expect(() => whatFollows(remove, standing.slice(0, 1), () => "new")).toThrow(
    "This is the last customer profile: a report keeps one.",
  );
});

test("a profile that gets the segment of another is refused, one that keeps its own is not; one that becomes primary takes it from another", () => {
  const [first, second] = standing;
  const set = (field: string, value: unknown) => ({ kind: "set" as const, item: second?.uuid ?? "", field, value });
  const follow = (field: string, value: unknown) => whatFollows(set(field, value), standing, () => "new");
  expect(() => follow("segment", "office hosts")).toThrow("There is a customer profile of “office hosts” already.");
  expect(follow("segment", "LANDLORDS")).toEqual([set("segment", "LANDLORDS")]);
  expect(follow("isPrimary", true)).toEqual([
    { ...set("isPrimary", false), item: first?.uuid, follows: true },
    set("isPrimary", true),
  ]);
  expect(follow("isPrimary", false)).toEqual([set("isPrimary", false)]);
});

test("a line of a stance that a person writes is the team's word, and what it rested on is gone", () => {
  const read = { text: "A van", basis: "source" as const, sureness: "medium" as const, from: ["A page"] };
  const standingStance = { ...stance, usesToday: read };
  const given = stanceWith(standingStance, { usesToday: { text: "A bike" }, saysNoTo: { sureness: "high" } });
  expect(given.usesToday).toEqual({ ...read, text: "A bike", basis: "answer", from: [byHand] });
  expect(given.saysNoTo).toMatchObject({ basis: "assumed", sureness: "high", from: [] });
  expect(stanceWith(standingStance, { usesToday: { text: "A van", sureness: "low" } }).usesToday).toEqual({
    ...{ ...read, sureness: "low" },
  });
  for (const line of ["usesToday", "switchingCosts", "priceLimit", "decidesWith", "saysNoTo"] as const) {
    expect(saidByHand({ ...stance, [line]: { ...stance[line], text: "Said" } })[line]).toMatchObject({
      ...{ text: "Said", basis: "answer", from: [byHand] },
    });
    const set = { kind: "set" as const, item: "p", field: `stance.${line}.text`, value: "Said" };
    expect(stanceFollowing(set, profile({ stance: undefined }))).toEqual([
      { ...set, field: `stance.${line}.basis`, value: "answer", follows: true },
      { ...set, field: `stance.${line}.from`, value: [byHand], follows: true },
    ]);
  }
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
