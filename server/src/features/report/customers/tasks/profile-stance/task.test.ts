import { describe, expect, test } from "vitest";
import { conceptBriefs, liftMaintenance, refillDepots } from "#test-support/concept-briefs.ts";
import { keptArticles, passagesOfPages } from "#test-support/research-pages/read-articles.ts";
import { persona, personaInputs } from "#test-support/task-inputs/persona-inputs.ts";
import { assessed, draftOf, testTaskPromises } from "#test-support/task-promises.ts";
import { keepWhatIsGood } from "../../../../../platform/model/answer/assessing/last-resort.ts";
import { presentStance } from "../../present-stance.ts";
import { lines, type ProfileStanceOutput } from "./output.ts";
import { profileStanceTask } from "./task.ts";

const input = { brief: refillDepots, persona: persona(), otherSegments: ["Landlords"] };
const [question] = refillDepots.seed.answers;
const answered = question?.answers[0] ?? "";
const passages = passagesOfPages(keptArticles("refill", "11111111-1111-4111-8111-111111111111"));
const read = passages[0]?.text.split(/(?<=\.) /u)[0] ?? "";

const answer: ProfileStanceOutput = {
  usesToday: "Orders boxes and carries them up.",
  usesTodayWords: "",
  switchingCosts: "Has to teach every floor a new way.",
  switchingCostsWords: "",
  priceLimit: "Pays what the boxes cost today.",
  priceLimitWords: "",
  priceAmount: null,
  pricePer: "",
  decidesWith: "The office manager signs, the landlord is asked.",
  decidesWithWords: "",
  saysNoTo: "A rack in the escape route.",
  saysNoToWords: "",
};
const assess = (changes: Partial<ProfileStanceOutput>, given: object = input) =>
  assessed(profileStanceTask, { ...answer, ...changes }, { ...input, ...given });
const refusedOf = (changes: Partial<ProfileStanceOutput>) => {
  const result = assess(changes);
  return result.outcome === "ok" ? [] : result.refused.map(({ rule, place }) => `${rule} ${place}`);
};

describe.each([0, 1, 2])("for persona %i", (index) => {
  testTaskPromises(
    profileStanceTask,
    conceptBriefs.flatMap((brief) => personaInputs(brief).slice(index, index + 1)),
  );
});

test("a good answer is taken as it is", () => {
  for (const changes of [{}, { usesTodayWords: answered }, { priceAmount: 40, pricePer: "month" }])
    expect(assess(changes)).toMatchObject({ outcome: "ok", output: { ...answer, ...changes }, notes: [], mends: [] });
});

test("words that nobody said carry no line, nor do words that name another amount", () => {
  const cases: [Partial<ProfileStanceOutput>, string][] = [
    [{ usesTodayWords: "Nobody has ever said this." }, "nobodys-words usesTodayWords"],
    [{ saysNoTo: "", saysNoToWords: answered }, "nobodys-words saysNoToWords"],
    [{ priceLimitWords: answered, priceAmount: 98_765 }, "another-amount priceLimitWords"],
    [{ pricePer: "month" }, "price-for-nothing pricePer"],
  ];
  for (const [changes, mend] of cases) expect(assess(changes).mends).toContain(mend);
});

test.each([
  ["We pay 1,200.50 dollars", 1200.5],
  ["Wir zahlen 1.200,50 im Jahr", 1200.5],
  ["We pay 1 200 for all", 1200],
  ["We pay 1'200 for all", 1200],
  ["We pay 1’200 for all", 1200],
  ["We pay 7 for all", 7],
  ["We pay 30 or 45 for all", 45],
])("the words “%s” name %d", (words, priceAmount) => {
  const brief = {
    ...refillDepots,
    seed: { answers: [], clarifications: [{ question: "How much?", answers: [words] }] },
  };
  const priced = { priceLimitWords: words, pricePer: "year" };
  expect(assess({ ...priced, priceAmount }, { brief }).mends).not.toContain("another-amount priceLimitWords");
  expect(assess({ ...priced, priceAmount: priceAmount + 1 }, { brief }).mends).toContain(
    "another-amount priceLimitWords",
  );
});

test("a stance without a refusal, or with a figure that nobody gave, is refused in that place", () => {
  expect(refusedOf({ saysNoTo: " " })).toContain("refuses-nothing saysNoTo");
  expect(refusedOf({ priceLimit: "Pays at most 431 dollars." })).toEqual(["invented-figure priceLimit"]);
  expect(refusedOf({ saysNoTo: "x".repeat(501) })).toEqual(["too-long saysNoTo"]);
});

test("a line that is refused twice is left open and told; the others stay", () => {
  const spoilt: [Partial<ProfileStanceOutput>, string][] = [
    [{ switchingCosts: "They count on [company report]." }, "placeholder"],
    [{ decidesWith: "Studies show that landlords decide." }, "claims-a-finding"],
    [{ usesToday: "x".repeat(501) }, "too-long"],
    [{ priceLimit: "Pays at most 431 dollars." }, "invented-figure"],
  ];
  for (const [changes, rule] of spoilt) {
    const [line = "usesToday"] = Object.keys(changes) as (typeof lines)[number][];
    const mends: string[] = [];
    const kept = keepWhatIsGood(
      { ...answer, ...changes, [`${line}Words`]: answered },
      {
        task: profileStanceTask,
        input,
        schema: profileStanceTask.output,
        mended: (name, place) => mends.push(`${name} ${place}`),
      },
    );
    expect(kept).toMatchObject({
      outcome: "ok",
      output: { ...answer, [line]: "", [`${line}Words`]: "" },
      notes: [{ rule, place: line, sentence: expect.stringMatching(/is left open\.$/u) }],
    });
    expect(mends).toContain(`emptied-text ${line}`);
    const output = kept.outcome === "ok" ? kept.output : undefined;
    expect(presentStance("likelyBuyer", output, { brief: refillDepots })[line]).toMatchObject({
      text: "",
      basis: "assumed",
      sureness: "low",
      from: [],
    });
  }
});

test("of a line that is too long its first sentences stay", () => {
  const page = "One more colleague would have to learn it as well. ".repeat(20).trim();
  const mended = assess({ switchingCosts: `They have a contract. ${page}` });
  expect(mended.mends).toContain("shortened-text switchingCosts");
  expect(mended.outcome === "ok" && mended.output.switchingCosts).toMatch(/^They have a contract\. .{0,480}well\.$/u);
});

describe("a line tells where it comes from", () => {
  const shown = (changes: Partial<ProfileStanceOutput>) =>
    presentStance("mustAgree", { ...answer, ...changes }, { brief: refillDepots, passages });

  test("from an answer, under its question; from a passage, under its page; or from nobody, and is then never sure", () => {
    expect(shown({ usesTodayWords: answered }).usesToday).toEqual({
      text: answer.usesToday,
      basis: "answer",
      sureness: "high",
      from: [question?.label],
    });
    expect(shown({ usesTodayWords: refillDepots.concept.problemStatement }).usesToday).toMatchObject({
      basis: "answer",
      sureness: "medium",
      from: ["Problem"],
    });
    expect(shown({ saysNoToWords: read }).saysNoTo).toMatchObject({
      basis: "source",
      sureness: "medium",
      from: [passages[0]?.source.title],
    });
    const assumed = shown({ priceAmount: 40, pricePer: "month" });
    expect(assumed.role).toBe("mustAgree");
    expect(assumed.priceLimit).toMatchObject({ amount: 40, per: "month", basis: "assumed", sureness: "low", from: [] });
  });

  test("without a stance only the part in a purchase is known", () => {
    const unknown = { text: "", basis: "assumed", sureness: "low", from: [] };
    const { role, priceLimit, ...others } = presentStance("usesOnly", undefined, { brief: refillDepots });
    expect([role, priceLimit]).toEqual(["usesOnly", { ...unknown, amount: null, per: "" }]);
    expect(Object.values(others)).toEqual(Object.values(others).map(() => unknown));
  });
});

test("a draft says what the team said, differently for different ideas, and no amount of its own", () => {
  const drafts = [refillDepots, liftMaintenance].map((brief) =>
    personaInputs(brief).map((each) => ({ brief, stance: draftOf(profileStanceTask, each) })),
  );
  const texts = drafts.map((of) => of.flatMap(({ stance }) => lines.map((line) => stance[line])).filter(Boolean));
  expect(texts.map(({ length }) => length > 2)).toEqual([true, true]);
  expect(new Set(texts.flat()).size).toBe(texts.flat().length);
  for (const { brief, stance } of drafts.flat()) {
    const { priceLimit, usesToday, decidesWith } = presentStance("likelyBuyer", stance, { brief });
    expect(priceLimit.amount).toBeNull();
    expect(decidesWith).toMatchObject({ text: "", basis: "assumed" });
    for (const line of [priceLimit, usesToday]) expect(line.basis).toBe(line.text === "" ? "assumed" : "answer");
  }
});
