import { type Assumption, ListedAssumption, type Scale } from "@seedbed/contract/report/assumptions/schemas";
import type { RealWorldSignal } from "@seedbed/contract/report/customers/schemas";
import type { Source } from "@seedbed/contract/report/source";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { listedAssumption, signalBalance } from "./signal-balance.ts";
import type { Touching } from "./touching-signals.ts";

const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
const now = "2026-03-04T12:00:00.000Z";
const nothing = { isSetByPerson: false, rejected: new Set<string>(), now };

const assumption = (change: Partial<Assumption> = {}): Assumption => ({
  ...{ uuid: uuid(1), statement: "Crews refill at night.", category: "Desirability", importance: 3, certainty: 1 },
  ...{ riskCategory: "high", risk: 1, status: "untested", testProgress: 0 },
  ...{ importanceRationale: "", certaintyRationale: "", version: 1, origin: "model", createdAt: now },
  ...change,
});
type Category = NonNullable<Source["category"]>;
const source = (number: number, publisher: string, change: Partial<Source> = {}): Source => ({
  ...{ uuid: uuid(number), title: `Page ${number}`, description: "", url: `https://${publisher}/${number}` },
  ...{ classification: "web", citations: [], confidenceLevel: "low", publishedDate: "2026-01-10", publisher },
  ...change,
});
const signal = (stance: RealWorldSignal["stance"], change: Partial<RealWorldSignal> = {}): Touching => ({
  signal: {
    ...{ uuid: uuid(50), description: "Crews refill by card.", stance, sourceCategory: "Other", sources: [] },
    isHypothesis: false,
    ...change,
  },
  segment: "Crews",
  words: ["Crews", "refill"],
});
let next = 100;
const published = (stance: RealWorldSignal["stance"], category: Category, publisher = `p${next++}.example`) =>
  signal(stance, {
    sourceCategory: category,
    evidence: { insight: "", sources: [source(next++, publisher, { category })] },
  });
const said = (stance: RealWorldSignal["stance"], interview: number) =>
  signal(stance, {
    sourceCategory: "First-Party Research",
    interview: { uuid: uuid(interview), quote: "We refill at night.", line: 3 },
  });
const suggestedOf = (certainty: Scale, ...touching: Touching[]) =>
  signalBalance(assumption({ certainty }), { ...nothing, touching })?.suggested;

describe("certainty moves by one step", () => {
  test("up with two independent sources of weight, down with two against, in equal measure", () => {
    for (const [stance, from, to] of [
      ["In Favour", 1, 2],
      ["Against", 3, 2],
    ] as const) {
      expect(suggestedOf(from, published(stance, "Online Article"), published(stance, "Online Article"))).toBe(to);
      expect(suggestedOf(from, published(stance, "Online Article"), published(stance, "User Forum"))).toBe(from);
      expect(suggestedOf(from, published(stance, "Academic Study"), published(stance, "User Forum"))).toBe(to);
    }
  });

  test("beyond medium only with twice as much, so that what has been taken once carries no further", () => {
    const articles = (count: number) => Array.from({ length: count }, () => published("Against", "Online Article"));
    expect(suggestedOf(2, ...articles(3))).toBe(2);
    expect(suggestedOf(2, ...articles(4))).toBe(1);
    expect(suggestedOf(2, said("In Favour", 7), published("In Favour", "Academic Study"))).toBe(2);
    expect(suggestedOf(2, said("In Favour", 7), said("In Favour", 8))).toBe(3);
  });

  test("never for one source, however strong and however often it says so", () => {
    expect(suggestedOf(1, said("In Favour", 7), said("In Favour", 7), said("In Favour", 7))).toBe(1);
    expect(suggestedOf(1, ...[1, 2, 3].map(() => published("In Favour", "Academic Study", "www.One.example")))).toBe(1);
    expect(suggestedOf(2, ...[1, 2, 3].map(() => published("Against", "Government Report", "one.example")))).toBe(2);
  });

  test("never for weak voices alone, how many they are", () => {
    const posts = Array.from({ length: 9 }, () => published("In Favour", "Social Media"));
    expect(suggestedOf(1, ...posts)).toBe(1);
    expect(suggestedOf(1, ...posts, published("In Favour", "Online Article"))).toBe(2);
  });

  test("not where both sides are heard alike", () => {
    const [one, other] = [said("In Favour", 7), said("In Favour", 8)];
    expect(suggestedOf(1, one, other)).toBe(2);
    expect(suggestedOf(1, one, other, said("Against", 9))).toBe(2);
    expect(suggestedOf(1, one, other, said("Against", 9), published("Against", "User Forum"))).toBe(1);
    expect(suggestedOf(1, one, other, said("Against", 9), said("Against", 10))).toBe(1);
  });

  test("to high only with research of one's own among what speaks for it", () => {
    const studies = [1, 2, 3].map(() => published("In Favour", "Academic Study"));
    expect(suggestedOf(2, ...studies)).toBe(2);
    expect(suggestedOf(2, ...studies, said("In Favour", 7))).toBe(3);
  });

  test("half as easily with what is older than a year", () => {
    const old = (publisher: string) =>
      signal("In Favour", {
        evidence: {
          insight: "",
          sources: [source(next++, publisher, { category: "Academic Study", publishedDate: "2024-01-10" })],
        },
      });
    expect(suggestedOf(1, old("a.example"), old("b.example"))).toBe(1);
    expect(suggestedOf(1, old("a.example"), old("b.example"), published("In Favour", "Online Article"))).toBe(2);
  });
});

describe("nothing is counted", () => {
  test("of a source that the company has rejected, or that only speaks against what the signal says", () => {
    const [one, other] = [published("In Favour", "Online Article"), published("In Favour", "Online Article")];
    const rejected = new Set(one.signal.evidence?.sources.map((each) => each.uuid));
    const touching = [one, other];
    expect(signalBalance(assumption(), { ...nothing, touching, rejected })).toMatchObject({ for: 1, suggested: 1 });
    const [page] = other.signal.evidence?.sources ?? [];
    const passages = [{ source: page?.uuid ?? "", quote: "No.", stance: "against" as const }];
    const contested = signal("In Favour", {
      evidence: { insight: "", sources: page ? [page] : [], claims: [{ text: "They do.", passages, premises: [] }] },
    });
    expect(signalBalance(assumption(), { ...nothing, touching: [contested] })).toBeNull();
  });

  test("of a signal that speaks neither way, which is told all the same", () => {
    expect(signalBalance(assumption(), { ...nothing, touching: [said("Neutral", 7)] })).toMatchObject({
      ...{ for: 0, against: 0, suggested: 1 },
      reason: "0 for, 0 against: what was found speaks neither way.",
      signals: [{ stance: "Neutral" }],
    });
  });
});

describe("an assumption as it is read", () => {
  const touching = [said("In Favour", 7), said("In Favour", 8), published("Against", "User Forum")];

  test("follows the signals, its risk too, and says why", () => {
    const listed = listedAssumption(assumption(), { ...nothing, touching });
    expect(listed).toMatchObject({ certainty: 2, riskCategory: "medium" });
    expect(listed.risk).toBeCloseTo(2 / 3);
    expect(listed.balance).toMatchObject({
      ...{ for: 2, against: 1, written: 1, suggested: 2 },
      reason: "2 for, 1 against: suggests Low → Medium.",
    });
    expect(ListedAssumption.parse(listed)).toEqual(listed);
  });

  test("stays as a person has set it, with what signals suggest beside it", () => {
    const listed = listedAssumption(assumption(), { ...nothing, touching, isSetByPerson: true });
    expect(listed).toMatchObject({ certainty: 1, risk: 1, balance: { suggested: 2, isSetByPerson: true } });
  });

  test("is moved by its tests alone once it has been tested", () => {
    const listed = listedAssumption(assumption({ status: "invalidated" }), { ...nothing, touching });
    expect(listed).toMatchObject({
      certainty: 1,
      balance: { suggested: 1, reason: /what a test says counts for more/ },
    });
  });

  test("without a signal that touches it is as it was written", () => {
    expect(listedAssumption(assumption(), { ...nothing, touching: [] })).toEqual({ ...assumption(), balance: null });
  });
});

test("whatever is found, certainty moves by one step at most, and never against the heavier side", () => {
  const any = fc.record({
    stance: fc.constantFrom("In Favour", "Against", "Neutral"),
    category: fc.constantFrom<Category>("First-Party Research", "Online Article", "Academic Study", "User Forum"),
    publisher: fc.constantFrom("a.example", "b.example", "c.example", "d.example"),
  });
  fc.assert(
    fc.property(fc.array(any, { minLength: 1 }), fc.constantFrom<Scale>(1, 2, 3), (all, certainty) => {
      const given = all.map(({ stance, category, publisher }) => published(stance, category, publisher));
      const turned = { "In Favour": "Against", Against: "In Favour", Neutral: "Neutral" } as const;
      const opposite: Touching[] = given.map((each) => ({
        ...each,
        signal: { ...each.signal, stance: turned[each.signal.stance] },
      }));
      const [to, back] = [suggestedOf(certainty, ...given) ?? 0, suggestedOf(certainty, ...opposite) ?? 0];
      expect(Math.abs(to - certainty)).toBeLessThanOrEqual(1);
      // What raises it never raises it too when it speaks against it.
      if (to > certainty) expect(back).toBeLessThanOrEqual(certainty);
    }),
  );
});

describe("who says something", () => {
  const page = (url: string) => ({ title: "Page", url });
  const told = (...touching: Touching[]) => signalBalance(assumption({ certainty: 2 }), { ...nothing, touching });
  const listed = (sourceCategory: Category, ...urls: string[]) =>
    signal("In Favour", { sourceCategory, sources: urls.map(page) });

  test("are the hosts of the pages that a signal lists, each once", () => {
    const signals = [
      listed("Online Article", "https://one.example/a", "https://www.One.example/b"),
      listed("Online Article", "https://two.example/a", "no address"),
    ];
    expect(told(...signals)).toMatchObject({ for: 3, against: 0 });
  });

  test("is nobody known where a signal names no source; all of those are one", () => {
    expect(told(signal("In Favour"), signal("In Favour", { sourceCategory: "Academic Study" }))).toMatchObject({
      for: 1,
    });
  });

  test("is each file of its own where two have neither publisher nor address", () => {
    const file = (number: number) => source(number, "", { url: null, publisher: undefined });
    const read = signal("In Favour", { evidence: { insight: "", sources: [file(1), file(2)] } });
    expect(told(read)).toMatchObject({ for: 2 });
  });

  test("counts with its best source, wherever it stands among them", () => {
    const mixed = (...categories: Category[]) =>
      categories.map((category) => published("In Favour", category, "one.example"));
    const other = published("In Favour", "User Forum");
    expect(suggestedOf(1, ...mixed("User Forum", "Academic Study"), other)).toBe(2);
    expect(suggestedOf(1, ...mixed("User Forum", "Online Article"), other)).toBe(1);
  });

  test("has found it out oneself if any of what it says was, also where no passage is kept", () => {
    const studies = [1, 2].map(() => published("In Favour", "Academic Study"));
    const own = ["Academic Study", "First-Party Research"] as const;
    expect(suggestedOf(2, ...studies, ...own.map((each) => published("In Favour", each, "ours.example")))).toBe(3);
    expect(suggestedOf(2, ...studies, listed("First-Party Research", "https://ours.example"))).toBe(3);
  });

  test("an old page without a date is old from when it was read", () => {
    const read = (publisher: string, retrievedAt: string) =>
      signal("In Favour", {
        sourceCategory: "Academic Study",
        evidence: { insight: "", sources: [source(next++, publisher, { publishedDate: null, retrievedAt })] },
      });
    const [old, fresh] = ["2024-01-10T00:00:00.000Z", "2026-01-10T00:00:00.000Z"];
    expect(suggestedOf(1, read("a.example", old), read("b.example", old))).toBe(1);
    expect(suggestedOf(1, read("a.example", fresh), read("b.example", fresh))).toBe(2);
  });
});

test("the heaviest signals are told first, and no more than twenty", () => {
  const weak = Array.from({ length: 20 }, () => published("Against", "User Forum"));
  const strong = said("In Favour", 7);
  const { signals = [] } =
    signalBalance(assumption(), { ...nothing, touching: [...weak, { ...strong, segment: "Porters" }] }) ?? {};
  expect(signals).toHaveLength(20);
  expect(signals[0]).toMatchObject({ segment: "Porters", stance: "In Favour" });
});

test("where nothing moves the reason says what is lacking", () => {
  const reasonOf = (certainty: Scale, ...touching: Touching[]) =>
    signalBalance(assumption({ certainty }), { ...nothing, touching })?.reason;
  const [one, other] = [published("In Favour", "Academic Study"), published("In Favour", "Academic Study")];
  const [no, never] = [published("Against", "Academic Study"), published("Against", "Academic Study")];
  expect(reasonOf(3, one, other)).toBe("2 for, 0 against: it is high already.");
  expect(reasonOf(2, one, other)).toBe("2 for, 0 against: to be high it takes more, and research of your own.");
  expect(reasonOf(1, no, never)).toBe("0 for, 2 against: it is low already.");
  expect(reasonOf(2, no, never)).toBe("0 for, 2 against: to be low it takes more.");
  expect(reasonOf(2, one, no)).toBe("1 for, 1 against: too even to move it.");
  expect(reasonOf(2, one)).toBe("1 for, 0 against: too little to move it.");
});

test.each<[Category, movesBesideForum: boolean, movesBesideArticle: boolean]>([
  ["First-Party Research", true, true],
  ["Government Report", true, true],
  ["Academic Study", true, true],
  ["Online Article", false, true],
  ["Social Media", false, false],
  ["User Forum", false, false],
  ["Other", false, false],
])("%s moves certainty beside a forum: %s, beside an article: %s", (category, besideForum, besideArticle) => {
  const moves = (other: Category) =>
    suggestedOf(1, published("In Favour", category), published("In Favour", other)) === 2;
  expect([moves("User Forum"), moves("Online Article")]).toEqual([besideForum, besideArticle]);
});

test("a source is whole for a year, and half on the day after", () => {
  const studies = (publishedDate: string) =>
    ["a.example", "b.example"].map((publisher) =>
      signal("In Favour", {
        evidence: { insight: "", sources: [source(next++, publisher, { category: "Academic Study", publishedDate })] },
      }),
    );
  expect([suggestedOf(1, ...studies("2025-03-05")), suggestedOf(1, ...studies("2025-03-04"))]).toEqual([2, 1]);
});
