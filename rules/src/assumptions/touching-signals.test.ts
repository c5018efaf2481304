import type { RealWorldSignal } from "@seedbed/contract/report/customers/schemas";
import { expect, test } from "vitest";
import { touchingSignals } from "./touching-signals.ts";

const signal = (description: string, change: Partial<RealWorldSignal> = {}): RealWorldSignal => ({
  ...{ uuid: description, description, stance: "In Favour", sourceCategory: "Other", sources: [], isHypothesis: false },
  ...change,
});
const statements = (...texts: string[]) => texts.map((statement) => ({ uuid: statement, statement }));
function touched(statement: string | string[], ...signals: RealWorldSignal[]) {
  const all = statements(...[statement].flat());
  const found = touchingSignals(all, [{ segment: "Hosts", signals }]).get(all[0]?.uuid ?? "") ?? [];
  return found.map((each) => [each.signal.uuid, ...each.words].join(" | "));
}

test("a signal touches an assumption with which it shares three telling words, in whatever form", () => {
  const statement = "Cleaning crews refill the dispensers at night without being told.";
  const [one, other] = ["A crew refilling three dispensers", "Our cleaners refilled every dispenser themselves"];
  expect(touched(statement, signal(one), signal(other))).toEqual([
    `${one} | crew | refilling | dispensers`,
    `${other} | cleaners | refilled | dispenser`,
  ]);
  const twice = "Crews, and each crew of them, refilled dispensers";
  expect(touched(statement, signal(twice))).toEqual([`${twice} | Crews | refilled | dispensers`]);
  expect(touched(statement, signal("The cleaning was done at noon"))).toEqual([]);
});

test("words that tie sentences together, short ones and figures tell nothing", () => {
  expect(
    touched(
      "There are people who would like to have 400 of them every year.",
      signal("People would like 400 of them every year"),
    ),
  ).toEqual([]);
});

test("a statement of two telling words is touched by both of them, not by one", () => {
  const statement = "Landlords sign.";
  const [both, one] = ["Two landlords signed in May", "Two landlords were away"];
  expect(touched(statement, signal(both), signal(one))).toEqual([`${both} | landlords | signed`]);
  expect(touched("Landlords.", signal(both))).toEqual([]);
});

test("what most assumptions speak of tells them not apart", () => {
  const others = ["buy it", "clean it", "move it", "trust it", "pay for it"].map(
    (end) => `Offices with depots for refills ${end}.`,
  );
  const about = "Offices with depots for refills sign yearly contracts.";
  expect(touched([about, ...others], signal("Many offices want depots for refills"))).toEqual([]);
  expect(touched([about, ...others], signal("They sign contracts yearly"))).toHaveLength(1);
  const apart = ["Porters", "Nurses", "Cooks", "Drivers"].map((people) => `${people} trust it.`);
  const wanted = signal("Many offices want depots for refills");
  expect(touched([about, ...others.slice(0, 1), ...apart], wanted), "a third of them").toHaveLength(1);
  expect(touched([about, ...others.slice(0, 2), ...apart.slice(1)], wanted), "half of them").toEqual([]);
});

test("what was said in an interview counts with its words; whoever read it may say what it touches", () => {
  const statement = "Hausverwaltungen unterschreiben den Rahmenvertrag jährlich.";
  const interview = { uuid: "i", quote: "Unsere Hausverwaltung unterschreibt den Rahmenvertrag.", line: 2 };
  expect(touched(statement, signal("Sie tun es.", { interview }))).toHaveLength(1);
  expect(touched(statement, signal("Somebody nodded", { touches: [statement] }))).toEqual(["Somebody nodded"]);
  expect(touched(statement, signal("Somebody nodded", { touches: ["another"] }))).toEqual([]);
});

test("what nobody has found yet is no signal", () => {
  expect(touched("Landlords sign.", signal("Landlords sign", { isHypothesis: true }))).toEqual([]);
});
