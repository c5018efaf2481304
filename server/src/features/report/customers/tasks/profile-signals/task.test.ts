import { describe, expect, test } from "vitest";
import { refillDepots } from "#test-support/concept-briefs.ts";
import { keptArticles, passagesOfPages } from "#test-support/research-pages/read-articles.ts";
import { persona } from "#test-support/task-inputs/persona-inputs.ts";
import { assessed } from "#test-support/task-promises.ts";
import { testVersionRecord } from "#test-support/version-record.ts";
import type { ProfileSignalsOutput } from "./output.ts";
import { profileSignalsTask } from "./task.ts";

const passages = passagesOfPages(keptArticles("refill", "11111111-1111-4111-8111-111111111111")).slice(0, 3);
const input = {
  ...{ brief: refillDepots, persona: persona(), otherSegments: ["Landlords"] },
  ...{ passages, wishes: "", wrong: [] },
};
const quote = passages[0]?.text.split(/(?<=\. )/u)[0]?.replace(/\.\s*$/u, "") ?? "";
type Signal = ProfileSignalsOutput["signals"][number];
const signal = (description: string, stance: Signal["stance"] = "Neutral"): Signal => ({
  description,
  stance,
  sourceCategory: "User Forum",
  citations: [{ passage: "1", quote, stance: "for" }],
});
const answer: ProfileSignalsOutput = {
  signals: [
    signal("Hosts trade refill tips in forums.", "In Favour"),
    signal("Pilots were stopped because nobody cleaned the taps.", "Against"),
    signal("Leases mention storage."),
    signal("Wholesalers list bulk soap."),
  ],
  signalsSummary: "Hosts ask for it; stopped pilots speak against it. Nobody says what a tap costs.",
};
const assess = (signals: readonly object[]) => assessed(profileSignalsTask, { ...answer, signals }, input);
const refusedOf = (signals: readonly object[]) => {
  const result = assess(signals);
  return result.outcome === "ok" ? [] : result.refused.map(({ rule, place }) => `${rule} ${place}`);
};
const withStances = (...stances: string[]) =>
  answer.signals.map((each, index) => ({ ...each, stance: stances[index] ?? each.stance }));

testVersionRecord(profileSignalsTask, input);

test("a good answer is taken as it is", () => {
  expect(assess(answer.signals)).toMatchObject({ outcome: "ok", output: answer, notes: [], mends: [] });
});

describe("an answer is mended", () => {
  test("in the spelling of its stances and the kind of its sources", () => {
    const [first, ...rest] = answer.signals;
    const given = [{ ...first, stance: "In favor", sourceCategory: "Trade fair" }, ...rest];
    const signals = [{ ...first, sourceCategory: "Other" }, ...rest];
    expect(assess(given)).toMatchObject({ outcome: "ok", output: { ...answer, signals } });
  });

  test("[S2.5-27] to the sentences that 500 characters have room for", () => {
    const room = `Look ${"and look ".repeat(54)}on.`;
    const [first, ...rest] = answer.signals;
    const result = assess([{ ...first, description: `${room} Then ask a host.` }, ...rest]);
    expect(room.length).toBeGreaterThan(490);
    expect(result).toMatchObject({ outcome: "ok", output: { signals: [{ description: room }, {}, {}, {}] } });
    expect(result.mends).toContain("long-description signals.0.description");
  });

  test("by leaving out a signal that stands twice", () => {
    expect(assess([...answer.signals, { ...answer.signals[0] }])).toMatchObject({ outcome: "ok", output: answer });
  });
});

describe("an answer is refused in a part", () => {
  test("without a signal against or in favour, each in a place of its own; it is kept with a note", () => {
    expect(assess(withStances("In Favour", "Neutral"))).toMatchObject({
      refused: [{ rule: "missing-stance", place: "signals.3", orMark: "No signal speaks against the concept." }],
    });
    expect(refusedOf(withStances("Neutral", "Neutral"))).toEqual([
      "missing-stance signals.3",
      "missing-stance signals.2",
    ]);
    expect(refusedOf(withStances("Against", "Against", "Against", "Against"))).toEqual(["missing-stance signals.3"]);
  });

  test("when it claims to have found something", () => {
    expect(assess([...answer.signals, signal("Studies show that hosts refill gladly.")])).toMatchObject({
      refused: [{ rule: "claims-a-finding", place: "signals.4.description", words: "Studies show" }],
    });
  });

  test.each([
    ...[
      "Research suggests it",
      "A survey found so",
      "surveys confirm it",
      "The report indicates so",
      "Reports show it",
    ],
    ...[
      "The research shows it",
      "Our statistics confirm it",
      "Data shows it",
      "statistics find it",
      "Studies found it",
      "The studies suggest so",
      "According to all of them",
    ],
  ])("when it says “%s” and no passage does", (words) => {
    expect(refusedOf([...answer.signals, { ...signal(`${words}: hosts refill.`), citations: [] }])).toContain(
      "claims-a-finding signals.4.description",
    );
  });

  test("for an address of a source", () => {
    expect(refusedOf([...answer.signals, signal("See https://forum.example/refill for it.")])).toEqual([
      "invented-address signals.4.description",
    ]);
  });

  test("[S2.5-27] for a sentence over 500 characters, not for one of 500", () => {
    const long = (length: number) => signal(`Look ${"x".repeat(length - 6)}.`);
    expect(refusedOf([...answer.signals, long(500)])).toEqual([]);
    expect(refusedOf([...answer.signals, long(501)])).toEqual(["too-long signals.4.description"]);
  });

  test("for an invented figure", () => {
    const refused = refusedOf([...answer.signals, signal("They ask for it in 340 tenders.")]);
    expect(new Set(refused)).toEqual(new Set(["invented-figure signals.4.description"]));
  });

  test("not for being short: what is not found is not asked for", () => {
    expect(refusedOf(answer.signals.slice(0, 2))).toEqual([]);
    expect(refusedOf([])).toEqual([]);
  });
});

test("nothing is drafted: who reads nothing finds nothing", () => {
  expect(profileSignalsTask.draft(input, "any seed")).toMatchObject({ signals: [] });
});
