import type { RestsOn } from "@seedbed/contract/conversations/schemas";
import type { Stance } from "@seedbed/contract/report/customers/schemas";
import { expect, test } from "vitest";
import type { ReplyVerdict } from "../reply/verdict-word.tsx";
import { marta } from "../testing/conversations.fixture.ts";
import { type SplitAnswer, whatSplits } from "./what-splits.ts";

const cites = (...fields: string[]): RestsOn[] =>
  fields.map((field) => ({ kind: "stance", item: null, field: `stance.${field}`, label: field }));

interface Said {
  name?: string;
  role?: Stance["role"];
  limit?: number | null;
  restsOn?: RestsOn[];
  saysNoTo?: string;
}

function answer(verdict: ReplyVerdict | null, said: Said = {}): SplitAnswer {
  const { name = "Marta, facility lead", role = "likelyBuyer", limit = 22, restsOn = [] } = said;
  const { stance } = marta;
  if (!stance) throw new Error("she takes no stand");
  const saysNoTo = { ...stance.saysNoTo, text: said.saysNoTo ?? "A second invoice." };
  return {
    profile: { name, stance: { ...stance, role, saysNoTo, priceLimit: { ...stance.priceLimit, amount: limit } } },
    verdict,
    restsOn,
  };
}

test("a price limit splits where it lies below the limit of everybody who takes it", () => {
  const no = answer("wouldNotPay", { restsOn: cites("priceLimit") });
  const yes = (limit: number | null) =>
    answer("wouldTry", { name: "Idris, host", limit, restsOn: cites("priceLimit") });
  expect(whatSplits([no, yes(34.5)])).toBe(
    "What splits them is the price: Marta pays at most $22; Idris pays at most $34.50.",
  );
  expect(whatSplits([no, yes(20)])).toBe("");
  expect(whatSplits([no, yes(null)])).toBe("");
});

test("the line on which most of those who refuse rest is named, in their words", () => {
  const yes = answer("wouldBuy", { name: "Idris, host", restsOn: cites("usesToday") });
  const first = answer("wouldNotPay", { restsOn: cites("usesToday", "saysNoTo", "decidesWith") });
  const second = answer("wouldNotAgree", { name: "Jun, landlord", saysNoTo: "", restsOn: cites("decidesWith") });
  expect(whatSplits([yes, first])).toBe("What splits them is what they say no to: Marta, “A second invoice”.");
  expect(whatSplits([yes, first, second])).toBe(
    "What splits them is who decides with them: Marta, “Jun, landlord”; Jun, “Jun, landlord”.",
  );
  const alternative: RestsOn = { kind: "alternative", item: "a-0", field: null, label: "Webshop" };
  expect(whatSplits([answer("wouldBuy", { name: "Idris" }), answer("wouldNotPay", { restsOn: [alternative] })])).toBe(
    "What splits them is what they use today: Marta, “Her contractor’s stock, on one invoice”.",
  );
  const long = answer("wouldNotPay", { saysNoTo: `${"Anything with pipes ".repeat(5)}`, restsOn: cites("saysNoTo") });
  expect(whatSplits([yes, long])).toBe(
    "What splits them is what they say no to: Marta, “Anything with pipes Anything with pipes Anything with pipes…”.",
  );
});

test("without such a line it is their parts in the purchase, or nothing", () => {
  const yes = answer("wouldTry", { name: "Idris, host" });
  const landlord = answer("wouldNotAgree", { name: "Jun, landlord", role: "mustAgree" });
  expect(whatSplits([landlord, yes])).toBe(
    "What splits them is their part in it: Idris may buy; Jun only has to agree.",
  );
  expect(whatSplits([answer("wouldNotPay"), yes])).toBe("");
  const unheld: SplitAnswer = { profile: { name: "Jo", stance: null }, verdict: "wouldNotPay", restsOn: [] };
  expect(whatSplits([unheld, yes])).toBe("");
});

test("nothing splits those who would do the same, or do not say", () => {
  const no = answer("wouldNotPay", { restsOn: cites("saysNoTo") });
  expect(whatSplits([no, no])).toBe("");
  expect(whatSplits([no, answer("cannotSay"), answer(null)])).toBe("");
  expect(whatSplits([])).toBe("");
});

test("each line of a stance has its words, and the first of equals is named", () => {
  const yes = answer("wouldBuy", { name: "Idris, host" });
  const by = (...fields: string[]) => whatSplits([yes, answer("wouldNotPay", { restsOn: cites(...fields) })]);
  expect(by("switchingCosts")).toBe("What splits them is what a change costs them: Marta, “A second supplier audit”.");
  expect(by("usesToday", "switchingCosts", "saysNoTo")).toBe(
    "What splits them is what they say no to: Marta, “A second invoice”.",
  );
});

test("each part in the purchase has its words, at most three are named", () => {
  const of = (role: Stance["role"], name: string) => answer("wouldNotPay", { role, name });
  const told = whatSplits([
    answer("wouldBuy", { name: "Idris, host" }),
    of("likelyNonBuyer", "Marta, lead"),
    of("usesOnly", "Jun, tenant"),
    of("mustAgree", "Ada, landlord"),
  ]);
  expect(told).toBe(
    "What splits them is their part in it: Idris may buy; Marta will most likely not buy; Jun uses it without paying.",
  );
});

test("words without a space are cut at their length", () => {
  const long = answer("wouldNotPay", { saysNoTo: "x".repeat(80), restsOn: cites("saysNoTo") });
  expect(whatSplits([answer("wouldBuy", { name: "Idris" }), long])).toContain(`“${"x".repeat(59)}…”`);
});
