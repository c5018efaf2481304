import { describe, expect, test } from "vitest";
import { bareConcept, conceptBriefs, liftMaintenance, refillDepots } from "#test-support/concept-briefs.ts";
import { sectionsOfItsOwn } from "#test-support/drafted-ideas/sections-of-its-own.ts";
import { evaluationBriefs } from "#test-support/evaluation/briefs.ts";
import { finishedSections, savingsFields } from "#test-support/finished-sections.ts";
import { assessed, draftOf, testTaskPromises } from "#test-support/task-promises.ts";
import { digestReport } from "../../../writing/digest.ts";
import type { OverviewOutput } from "./output.ts";
import { overviewTask } from "./task.ts";

const inputFor = (brief: (typeof conceptBriefs)[number]) => ({ brief, report: digestReport(finishedSections(brief)) });
const input = inputFor(refillDepots);

const answer: OverviewOutput = {
  whatIsThis: "A metered depot on every third floor. Crews refill soap by card instead of carrying boxes.",
  valueProposition: "Facility managers stop paying for packaging, and nobody has to change a habit.",
  problemStatement: "Buildings run out and over-order in the same month, because nobody sees what is used.",
  shouldWeDoThis:
    "For it speaks that buildings already pay for packaging by the pallet. Against it speaks that basement space is rented out.",
  marketSizeSummary: "The market is assumed at $1.59B a year, $25.39M of it obtainable.",
  differentiators: ["Metered by tenant.", "No boxes in the lift.", "Works at night without a host."],
  rightsToWin: ["A blending plant with spare capacity.", "Vans pass the buildings anyway.", "Owners answer the phone."],
};
const assess = (changes: object) => assessed(overviewTask, { ...answer, ...changes }, input);
const refusedOf = (changes: object) => {
  const result = assess(changes);
  return result.outcome === "ok" ? [] : result.refused.map(({ rule, place }) => `${rule} ${place}`);
};

testTaskPromises(
  overviewTask,
  conceptBriefs.map((brief, number) => ({ brief, report: digestReport(sectionsOfItsOwn(brief, number)) })),
);

test("a good answer is taken as it is", () => {
  expect(assess({})).toMatchObject({ outcome: "ok", output: answer, notes: [], mends: [] });
});

describe("an answer is mended", () => {
  test("[S2.5-06] to the sentences of value proposition and problem statement that 250 characters have room for", () => {
    const [room, other] = ["Hosts", "Crews"].map((who) => `${who} ${"and hosts ".repeat(24)}pay.`);
    const result = assess({ valueProposition: `${room} Gladly.`, problemStatement: `${other} Never.` });
    expect(room).toHaveLength(250);
    expect(result).toMatchObject({ outcome: "ok", output: { valueProposition: room, problemStatement: other } });
    expect(result.mends).toEqual(expect.arrayContaining(["long-text valueProposition", "long-text problemStatement"]));
  });

  test("[S2.5-07] to the sentences of a differentiator that 500 characters have room for", () => {
    const room = `Depots ${"and vans ".repeat(54)}go.`;
    const [, ...rest] = answer.differentiators;
    expect(assess({ differentiators: [`${room} And more.`, ...rest] })).toMatchObject({
      outcome: "ok",
      output: { differentiators: [room, ...rest] },
      mends: ["long-text differentiators.0"],
    });
  });

  test("by leaving out a right to win that is a differentiator", () => {
    const [, ...rest] = answer.rightsToWin;
    expect(assess({ rightsToWin: ["metered by tenant", ...rest] })).toMatchObject({
      outcome: "ok",
      output: { rightsToWin: rest },
      notes: [{ place: "rightsToWin", sentence: "2 of 3 could be used." }],
      mends: ["repeated-point rightsToWin.0"],
    });
  });
});

describe("an answer is refused in a part", () => {
  test("for a figure that the report does not state", () => {
    expect(assess({ marketSizeSummary: "A market of $2.4B that grows by 12% a year." })).toMatchObject({
      refused: ["$2.4B", "12%"].map((words) => ({ rule: "invented-figure", place: "marketSizeSummary", words })),
    });
  });

  test("[S2.5-06] for a sentence of value proposition or problem over 250 characters; it is kept with a note", () => {
    expect(assess({ valueProposition: "x".repeat(251) })).toMatchObject({
      refused: [
        { rule: "too-long", place: "valueProposition", orMark: "This is longer than it may be when you edit it." },
      ],
    });
    expect(refusedOf({ problemStatement: "x".repeat(250) })).toEqual([]);
  });

  test("[S2.5-07] for a differentiator of one sentence over 500 characters", () => {
    expect(refusedOf({ differentiators: ["x".repeat(501), "Two.", "Three."] })).toEqual(["too-long differentiators.0"]);
    expect(refusedOf({ rightsToWin: ["One.", "x".repeat(500), "Three."] })).toEqual([]);
  });

  test("for a gut check of one sentence; it is kept with a note", () => {
    expect(assess({ shouldWeDoThis: "Go for it." })).toMatchObject({
      refused: [
        {
          rule: "short-gut-check",
          place: "shouldWeDoThis",
          orMark: "The gut check gives no reason for and against.",
        },
      ],
    });
  });

  test("for the same point as differentiator and right to win where two remain", () => {
    expect(refusedOf({ rightsToWin: ["metered by tenant", "Two."] })).toEqual(["repeated-label rightsToWin.0"]);
  });

  test("for a text that is empty or holds an address", () => {
    expect(refusedOf({ whatIsThis: "", marketSizeSummary: "It stands at https://sizes.example." })).toEqual([
      "empty-text whatIsThis",
      "invented-address marketSizeSummary",
    ]);
  });

  test("for one differentiator", () => {
    expect(refusedOf({ differentiators: ["One."] })).toEqual(["too-few-items differentiators"]);
  });
});

test("a gut check of four sentences is told to the person, not one of three, nor the stops of names in it", () => {
  const sentences = (shouldWeDoThis: string) => {
    const result = assess({ shouldWeDoThis });
    return result.outcome === "ok" ? result.notes.map(({ sentence }) => sentence) : result.refused;
  };
  expect(sentences("For it. Against it. Ask both.")).toEqual([]);
  expect(sentences("For it. Against it. Ask both. Then wait.")).toEqual([
    "The gut check is longer than three sentences.",
  ]);
  expect(sentences("良い点がある。「なぜ。」と問う人もいる。だから調べる。")).toEqual([]);
  expect(sentences("For it! Against it… Ask “both.” Then wait.")).toEqual([
    "The gut check is longer than three sentences.",
  ]);
  expect(sentences("賛成だ！反対だ？両方に聞く。そして待つ。")).toEqual([
    "The gut check is longer than three sentences.",
  ]);
  expect(sentences("They pay e.g. by card. Ask them (the hosts etc.) why.")).toEqual([]);
  expect(sentences("Dr. A. Roth wants it. U.S. Foods Inc. does not. Ask both.")).toEqual([]);
});

describe("a draft", () => {
  test("keeps the concept's own words where it has some", () => {
    const draft = draftOf(overviewTask, input);
    expect(draft.whatIsThis).toContain("Metered depots in shared office buildings");
    expect(draft.whatIsThis).toContain("“Facility managers of shared offices”");
    expect(draft.valueProposition).toBe("Cuts consumables cost without asking anyone to change a habit.");
    expect(draft.differentiators).toEqual(["Metering by tenant.", "No boxes in the lift."]);
  });

  test("shows three points of the concept's own at most, and fills up to two", () => {
    const brief = structuredClone(refillDepots);
    brief.concept.differentiators = ["One thing", "A second", "The third", "And a fourth"];
    brief.concept.rightsToWin = ["x".repeat(501)];
    const draft = draftOf(overviewTask, { ...input, brief });
    expect(draft.differentiators).toEqual(["One thing.", "A second.", "The third."]);
    expect(draft.rightsToWin).toHaveLength(2);
    brief.concept.summary = [..."ABCDEFGHIJKLMNOP"].map((floor) => `Crews count boxes on floor ${floor}.`).join(" ");
    const { whatIsThis } = draftOf(overviewTask, { ...input, brief });
    expect(whatIsThis).toContain("on floor L. Crews count boxes on floor M. ");
    expect(whatIsThis).not.toContain("floor N");
  });

  test("names a reason for, a reason against, the riskiest belief to test next and when to stop", () => {
    const { shouldWeDoThis } = draftOf(overviewTask, input);
    expect(shouldWeDoThis).toMatch(
      /^.*“Spare capacity in plants, fleets or buildings”.*“A monthly fee of \$90 per floor/su,
    );
    expect(shouldWeDoThis).toMatch(/\bstop\b.*: “Hosts keep .+ running after the first month”\.$/su);
  });

  test("says plainly that it does not know the language of an idea, and quotes nothing of it", () => {
    const answers = [{ identifier: "idea", label: "Idea?", answers: ["Les boulangers qui cuisent pour les cafés"] }];
    const brief = { ...bareConcept, seed: { answers, clarifications: [] } };
    const draft = draftOf(overviewTask, { brief, report: digestReport({}) });
    expect(draft.whatIsThis).toContain("in a language that drafts without a model do not know");
    expect(JSON.stringify(draft)).not.toContain("boulangers");
    expect(overviewTask.check(draft, { brief, report: digestReport({}) })).toEqual([]);
  });

  test("is written in the language of the idea, and keeps the rules of its gut check there", () => {
    const words = { german: /hören Sie auf/u, spanish: /\bpare\b/u, japanese: /やめてください。$/u };
    for (const [name, stop] of Object.entries(words)) {
      const brief = evaluationBriefs.find((each) => each.name === name)?.concept ?? bareConcept;
      const draft = draftOf(overviewTask, inputFor(brief));
      expect(draft.shouldWeDoThis).toMatch(stop);
      expect(overviewTask.check(draft, inputFor(brief))).toEqual([]);
    }
  });

  test("is written for a company with stops in its name, too", () => {
    const brief = { ...refillDepots, company: { ...refillDepots.company, name: "Dr. A. Roth & Co." } };
    for (const seed of ["one", "two", "three"]) {
      expect(overviewTask.check(overviewTask.draft({ ...input, brief }, seed), { ...input, brief })).toEqual([]);
    }
  });

  test("speaks of the savings where there is no market", () => {
    const report = digestReport(finishedSections(liftMaintenance, savingsFields(liftMaintenance.concept.title)));
    expect(draftOf(overviewTask, { brief: liftMaintenance, report }).marketSizeSummary).toContain("$318.00K");
  });

  test("says that it is unknown where nothing is written yet", () => {
    const draft = draftOf(overviewTask, { brief: refillDepots, report: digestReport({}) });
    expect(draft.marketSizeSummary).toMatch(/not known yet|still unknown/iu);
    expect(overviewTask.check(draft, { brief: refillDepots, report: digestReport({}) })).toEqual([]);
  });

  test.each([
    ["first", ["店が 。 2,5 % der", "店が 2,5 % der"]],
    ["second", ["店が 2,5 % der", "店が 。 2,5 % der"]],
  ])("shows one of two points that differ by a full stop alone, in the %s of them", (_which, points) => {
    const brief = structuredClone(refillDepots);
    brief.concept.differentiators = points;
    const draft = draftOf(overviewTask, { ...input, brief });
    expect(draft.differentiators.filter((each) => each.includes("2,5"))).toHaveLength(1);
    expect(overviewTask.check(draft, { ...input, brief })).toEqual([]);
  });

  test("claims no strength that the answers do not name", () => {
    const brief = structuredClone(refillDepots);
    brief.concept.rightsToWin = [];
    brief.seed.answers = brief.seed.answers.filter(({ identifier }) => identifier !== "assets");
    const [first = ""] = draftOf(overviewTask, { ...input, brief }).rightsToWin;
    expect(first).toMatch(/others would first have to|nobody else can/u);
  });
});
