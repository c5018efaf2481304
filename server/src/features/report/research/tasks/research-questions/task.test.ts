import { researchTopics } from "@seedbed/contract/report/vocabulary";
import { describe, expect, test } from "vitest";
import { conceptBriefs, refillDepots } from "#test-support/concept-briefs.ts";
import { assessed, draftOf, testTaskPromises } from "#test-support/task-promises.ts";
import { draftResearchQuestions } from "./draft.ts";
import type { ResearchQuestionsOutput } from "./output.ts";
import { privateTexts, withoutCompany } from "./private-words.ts";
import { researchQuestionsTask } from "./task.ts";

const input = { brief: refillDepots, wishes: "" };
/** The first telling words of its title. */
const subjectWords = ["Refill", "depots", "shared", "offices"];

function answer(): ResearchQuestionsOutput {
  const question = (
    [topic, side]: [(typeof researchTopics)[number], "for" | "against" | "open"],
    text: string,
    ...queries: string[]
  ) => ({ topic, side, question: text, queries });
  return {
    market: "Office buildings in cities of Northern Europe, where people write English and German.",
    questions: [
      question(
        ["trends", "open"],
        "Which packaging rules reach offices soon?",
        "packaging regulation offices",
        "Verpackung Büro Pflicht",
      ),
      question(["forces", "against"], "What do wholesalers charge for soap?", "bulk soap wholesale price"),
      question(["insights", "open"], "How much soap does an office use?", "office consumables per employee study"),
      question(["companies", "open"], "Who sells dispensers with meters?", "metered soap dispenser supplier"),
      question(["signals", "against"], "Why did buildings give up refilling?", "refill system discontinued offices"),
      question(["signals", "for"], "What do cleaners praise about refilling?", "cleaning crews refill experience"),
    ],
  };
}

test("without a model every topic is asked about in one of its ways, signals against the concept", () => {
  const asked = new Map<string, Set<string>>();
  for (let seed = 0; seed < 60; seed += 1) {
    const { questions, market } = draftResearchQuestions(input, String(seed));
    expect(market).toBe(`Nothing is known of the market of “${refillDepots.concept.title}”.`);
    for (const { topic, side, question, queries } of questions) {
      expect([side, queries.length]).toEqual([topic === "signals" ? "against" : "open", 1]);
      const words = queries[0]?.split(" ").slice(subjectWords.length).join(" ");
      expect(queries[0]).toBe([...subjectWords, words].join(" "));
      const told = `${question.replace(`“${refillDepots.concept.title}”`, "it")} ${words}`;
      asked.set(topic, (asked.get(topic) ?? new Set()).add(told));
    }
  }
  expect(Object.fromEntries([...asked].map(([topic, told]) => [topic, [...told].toSorted()]))).toEqual({
    trends: [
      "What has changed lately that makes it possible or needed? regulation",
      "Which rules and prices move what it depends on? market trends",
    ],
    forces: [
      "What do buyers pay today for what it would replace? price comparison",
      "Who could copy, supply or replace it, and at which price? competition substitutes",
    ],
    insights: [
      "What has been measured about the need behind it? study",
      "Which figures of offices and associations tell how large the need behind it is? statistics",
    ],
    companies: [
      "Which companies were founded lately around something like it? startup",
      "Who sells something like it today, and to whom? supplier",
    ],
    signals: [
      "Who tried something like it and gave it up? problems",
      "Why are people content without it? disadvantages",
    ],
  });
});

const assess = (change: (output: ResearchQuestionsOutput) => void) => {
  const output = answer();
  change(output);
  return assessed(researchQuestionsTask, output, input);
};
const refusedOf = (change: (output: ResearchQuestionsOutput) => void) => {
  const result = assess(change);
  return result.outcome === "ok" ? [] : result.refused.map(({ rule, place }) => `${rule} ${place}`);
};
const withQuery = (query: string) => (output: ResearchQuestionsOutput) => {
  Object.assign(output.questions[0] ?? {}, { queries: [query] });
};

testTaskPromises(
  researchQuestionsTask,
  conceptBriefs.map((brief) => ({ brief, wishes: "Hospitals in Spain; leave out the US." })),
);

test("a good answer is taken as it is", () => {
  expect(assess(() => undefined)).toMatchObject({ outcome: "ok", output: answer(), notes: [], mends: [] });
});

test("the wishes of people stand in the request, and nothing is said of them where there are none", () => {
  const asking = (wishes: string) => researchQuestionsTask.prompt({ ...input, wishes }).request;
  expect(asking("Hospitals in Spain")).toContain("\n> Hospitals in Spain\n");
  expect(asking("")).not.toContain("\n> ");
});

describe("what leaves the house", () => {
  test.each([
    ["Northline soap depots", "soap depots"],
    ["soap NORTHLINE'S depots", "soap depots"],
    ["northline.example depots", "depots"],
  ])("%s is searched for as %s", (given, searched) => {
    const result = assess(withQuery(given));
    expect(result).toMatchObject({ outcome: "ok" });
    expect(result.outcome === "ok" && result.output.questions[0]?.queries).toEqual([searched]);
    expect(result.mends).toContain("own-company questions.0.queries.0");
  });

  test.each([
    ["a figure of an answer", "refill 90 per floor", "own-figure"],
    ["a figure in other signs", "bottles 400 offices", "own-figure"],
    ["what people said, in their order", "storage rooms overflow on mondays and are", "own-words"],
    ["the concept's own sentence", "soap: where cleaning crews refill consumables instead of boxes", "own-words"],
    ["nothing but the company's name", "Northline", "empty-text"],
    ["an address", "https://trade.example/soap prices", "invented-address"],
  ])("%s is refused", (_what, query, rule) => {
    expect(refusedOf(withQuery(query))).toEqual([`${rule} questions.0.queries.0`]);
  });

  test("years and the words of the trade may be searched for", () => {
    expect(refusedOf(withQuery("packaging regulation 2030 offices"))).toEqual([]);
    expect(refusedOf(withQuery("refill station single-use bottles offices price"))).toEqual([]);
  });
});

test("what is searched for already is left out where another search remains", () => {
  const result = assess(({ questions }) => questions[1]?.queries.push("Packaging regulation: offices"));
  expect(result).toMatchObject({ outcome: "ok", output: answer(), mends: ["repeated-query questions.1.queries.1"] });
});

test("a topic that nobody asks about is asked for, and told when it stays out", () => {
  expect(refusedOf(({ questions }) => questions.splice(3, 1))).toEqual(["too-few-items questions"]);
  expect(researchQuestionsTask.check({ ...answer(), questions: answer().questions.slice(0, 3) }, input)).toMatchObject([
    { orMark: "Nothing is looked up for: companies, signals." },
  ]);
});

test("signals are searched for on both sides in equal effort", () => {
  const sides = (...given: ("for" | "against" | "open")[]) =>
    refusedOf(({ questions }) => {
      const [signal] = questions.splice(4, 2);
      for (const [index, side] of given.entries())
        questions.push({ topic: "signals", queries: [`signal ${index}`], question: `What is said, ${index}?`, side });
      expect(signal?.topic).toBe("signals");
    });
  expect(sides("for", "against")).toEqual([]);
  expect(sides("against")).toEqual([]);
  expect(sides("for")).toEqual(["one-sided questions"]);
  expect(sides("for", "for", "against")).toEqual(["one-sided questions"]);
  expect(sides("open")).toEqual(["one-sided questions"]);
});

test("searches for signals are cut to the same number on both sides, and each question keeps one", () => {
  const result = assess(({ questions }) => {
    Object.assign(questions[4] ?? {}, {
      queries: ["refill stopped offices", "refill failure why", "refill pilot ended"],
    });
  });
  const kept = result.outcome === "ok" ? result.output.questions : [];
  expect(kept.slice(4).map(({ queries }) => queries.length)).toEqual([1, 1]);
  expect(result.mends).toEqual(["uneven-sides questions"]);
});

test("a draft asks about every topic, and sends no more than words of the title", () => {
  const { questions } = draftOf(researchQuestionsTask, input);
  expect(questions.map(({ topic }) => topic).sort()).toEqual([...researchTopics].sort());
  for (const { queries } of questions) expect(queries[0]).toMatch(/^Refill depots shared offices /);
});

describe("what is found wrong is told to whoever writes the questions", () => {
  const problems = (change: (output: ResearchQuestionsOutput) => void) => {
    const output = answer();
    change(output);
    return (researchQuestionsTask.check(output, input) as { problem: string; orMark?: string }[]).map(
      ({ problem, orMark = "" }) => `${problem} | ${orMark}`,
    );
  };

  test("a topic without a question, and signals that are looked for on one side", () => {
    expect(problems(({ questions }) => questions.splice(2, 2))).toEqual([
      "No question is asked for: insights, companies. Ask at least one for each topic. | Nothing is looked up for: insights, companies.",
    ]);
    expect(problems(({ questions }) => Object.assign(questions[4] ?? {}, { side: "for" }))).toEqual([
      "Of the questions for signals 2 look for what speaks for the concept and 0 for what speaks against it. Ask as many against it as for it, and at least one. | What speaks against the concept is looked for less than what speaks for it.",
    ]);
  });

  test("a figure and the words of the company, from six words in a row", () => {
    expect(problems(withQuery("refill $90 floor"))).toMatchObject([
      expect.stringContaining(`"refill $90 floor" tells strangers the company's own figure 90. Leave it out.`),
    ]);
    expect(problems(withQuery("of soap, detergent and coffee in bulk"))).toMatchObject([
      expect.stringContaining(
        `"of soap, detergent and coffee in bulk" quotes what the company wrote: "soap detergent and coffee in bulk". Use the words of the trade.`,
      ),
    ]);
    expect(problems(withQuery("soap detergent and coffee in crates"))).toEqual([]);
  });
});

test("the company's own are all texts that people wrote about themselves, their concept and its seed", () => {
  const { company, concept, seed } = refillDepots;
  expect(privateTexts(refillDepots).toSorted()).toEqual(
    [
      ...[concept.title, concept.summary, concept.overview, concept.problemStatement, concept.valueProposition],
      ...["Metering by tenant", "No boxes in the lift", "A blending plant with spare capacity", company.goal],
      ...seed.answers.flatMap(({ answers }) => answers),
      "The building owner signs, the facility manager decides.",
    ].toSorted(),
  );
});

test.each([
  ["Acme soap", { name: "Acme", domain: "acme.example" }, "soap"],
  ["acme's soap and ACME-EXAMPLE", { name: "Acme", domain: "acme.example" }, "soap and"],
  ["buy-acme soap", { name: "Acme Buy", domain: "acme.example" }, "buy- soap"],
  ["soap of Big Blue, big-blue", { name: "Big Blue", domain: "bb.example" }, "soap of ,"],
  ["acmes soap", { name: "Acme", domain: "" }, "acmes soap"],
  ["it  soap", { name: "IT", domain: "" }, "it  soap"],
])("%s is searched for without %o", (query, company, without) =>
  expect(withoutCompany(query, { ...company, goal: "" })).toBe(without),
);

test("the side with more searches loses its last ones, question by question, and none loses its only one", () => {
  const sides = (...given: ["for" | "against", number][]) => {
    const questions = given.map(([side, searches], index) => ({
      ...{ topic: "signals" as const, side, question: `What, ${index}?` },
      queries: Array.from({ length: searches }, (_, at) => `signal ${index} ${at}`),
    }));
    const output = researchQuestionsTask.mend?.({ market: "", questions }, input, () => undefined);
    return output?.questions.map(({ queries }) => queries);
  };
  expect(sides(["for", 3], ["against", 1], ["for", 2])).toEqual([["signal 0 0"], ["signal 1 0"], ["signal 2 0"]]);
  expect(sides(["against", 3], ["for", 2], ["against", 2])).toEqual([
    ["signal 0 0"],
    ["signal 1 0", "signal 1 1"],
    ["signal 2 0"],
  ]);
  expect(sides(["for", 2], ["against", 2])?.flat()).toHaveLength(4);
  expect(sides(["for", 3])?.flat()).toHaveLength(3);
});
