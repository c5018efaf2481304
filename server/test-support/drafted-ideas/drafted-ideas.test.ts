import { beforeAll, expect, test } from "vitest";
import { toldInSeed } from "../../src/features/incubation/exports/told.ts";
import { recogniseLanguage } from "../../src/platform/drafting/telling/recognise-language.ts";
import { textsOf } from "../../src/platform/model/answer/text-findings.ts";
import { allTasks } from "../evaluation/recorded/tasks-by-name.ts";
import { type DraftedIdea, draftIdea } from "./draft-idea.ts";
import { draftedIdeas } from "./ideas.ts";
import { type DraftMeasures, measureDrafts, samenessOfDrafts } from "./measure-drafts.ts";

const mostShared = 0.05;
const mostNaming = 0.25;

let drafted: DraftedIdea[];
let measures: DraftMeasures[];
beforeAll(async () => {
  drafted = await Promise.all(draftedIdeas.map(draftIdea));
  measures = drafted.map(measureDrafts);
});

test("there are twelve ideas in four languages, and of each every task is drafted", () => {
  const languages = draftedIdeas.map(({ seed }) => toldInSeed(seed).language);
  for (const language of ["en", "de", "es", "ja"])
    expect(languages.filter((each) => each === language)).toHaveLength(3);
  // Nothing was written before that could be recognised or was changed, nobody has talked yet, read pages or asked for an edit, and no profile that is needed is missing.
  const others = [
    "recognise-items",
    "version-summary",
    "persona-reply",
    "interview-guide",
    "interview-signals",
    "profile-signals",
    "needed-persona",
    "edit-report",
  ];
  const names = allTasks.map(({ name }) => name).filter((name) => !others.includes(name));
  expect(new Set(drafted.flatMap(({ drafts }) => drafts.map(({ task }) => task.name)))).toEqual(new Set(names));
});

test("every quote stands in what was told or in the report", () => {
  expect(measures.flatMap(({ foreignQuotes }) => foreignQuotes)).toEqual([]);
  expect(measures.flatMap(({ refused }) => refused)).toEqual([]);
});

test("less than 5 of 100 sentences are shared between ideas when their own words are masked", () => {
  const { sentences, shared } = samenessOfDrafts(drafted);
  expect(sentences).toBeGreaterThan(2_000);
  expect(shared / sentences).toBeLessThan(mostShared);
});

test("the title stands in at most 25 of 100 sentences", () => {
  for (const { naming, told } of measures) expect(naming / told).toBeLessThanOrEqual(mostNaming);
});

test("no figure is given that people did not give, and no sector is named but the clear one", () => {
  expect(measures.flatMap(({ figures }) => figures)).toEqual([]);
  expect(measures.flatMap(({ idea, sectors }) => sectors.map((sector) => `${idea}: ${sector}`))).toEqual([
    "refill: incumbents ecosystemDescription: facility and environmental services",
  ]);
});

test("an English idea of a company that chose German is drafted in German around its English quotes", async () => {
  const english = draftedIdeas.find(({ name }) => name === "refill");
  if (!english) throw new Error("The idea is gone.");
  const facts = { region: "", size: null, currency: null, reportLanguage: "de" } as const;
  const company = { ...english.seed.company, facts };
  const chosen = await draftIdea({
    ...english,
    seed: { ...english.seed, company },
    concept: { ...english.concept, company },
  });
  const { foreignQuotes, refused } = measureDrafts(chosen);
  expect({ foreignQuotes, refused }).toEqual({ foreignQuotes: [], refused: [] });
  for (const { task, output } of chosen.drafts) {
    const around = textsOf(output)
      // What a line of a stance rests on stands there as it was said.
      .filter(({ place }) => !place.endsWith("Words"))
      .map(({ text }) => text.replaceAll(/„[^“]*“/gu, ""))
      .filter((text) => text.split(" ").length > 7);
    if (around.length > 0) expect(recogniseLanguage(around), task.name).toBe("de");
  }
});

test("the price, the costs and the goal that people gave come back whole", () => {
  for (const { idea, drafts } of drafted) {
    const written = textsOf(drafts.map(({ output }) => output))
      .map(({ text }) => text)
      .join("\n");
    for (const topic of ["earning", "costs", "success"]) {
      const [first] = toldInSeed(idea.seed).statements.filter((statement) => statement.topic === topic);
      if (first) expect(written, idea.name).toContain(first.text);
    }
  }
});
