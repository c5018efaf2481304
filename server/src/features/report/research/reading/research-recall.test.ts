import { afterAll, beforeAll, expect, test } from "vitest";
import { pagesOfTopics } from "#test-support/research-pages/pages-of-topics.ts";
import { askedAfterTuning } from "#test-support/research-pages/recall/asked-after-tuning.ts";
import type { AskedPassage } from "#test-support/research-pages/recall/asked-passages.ts";
import { askedWhileTuning } from "#test-support/research-pages/recall/asked-while-tuning.ts";
import { type ResearchPages, startResearchPages } from "#test-support/research-pages/start-research-pages.ts";
import { createTestLog } from "#test-support/test-log/test-log.ts";
import { never, startReader } from "../../../../platform/research/reading/page-reader.fixture.ts";
import { stableUuid } from "../../writing/stable-uuid.ts";
import type { NumberedPassage } from "../../writing/writing-tools.ts";
import { libraryInMemory } from "./read-library.fixture.ts";
import { researchTopic } from "./research-topic.ts";

let pages: ResearchPages;
let reader: ReturnType<typeof startReader>;
let library: ReturnType<typeof libraryInMemory>;
beforeAll(async () => {
  pages = await startResearchPages();
  reader = startReader({ trustedHosts: pages.trustedHosts });
  library = libraryInMemory(pages, reader);
});
afterAll(async () => {
  reader.close();
  await pages.close();
});

/** As many as a topic of a plan has at most. */
const questionsOfTopic = 4;

/** The questions as plans ask them: up to four of one subject share the passages that a section is given. */
function plansOf(asked: readonly AskedPassage[]): AskedPassage[][] {
  return Object.values(Object.groupBy(asked, ({ topic }) => topic)).flatMap((rows) =>
    Array.from({ length: Math.ceil(rows.length / questionsOfTopic) }, (_, plan) =>
      rows.slice(plan * questionsOfTopic, (plan + 1) * questionsOfTopic),
    ),
  );
}

async function passagesFor(plan: readonly AskedPassage[]): Promise<NumberedPassage[]> {
  const questions = plan.map(({ question, topic }) => ({
    uuid: stableUuid(question),
    topic: "insights" as const,
    question,
    // Written for the topic as a whole: they find its pages, and hold no words of an answer.
    queries: [...(pagesOfTopics.find((each) => each.topic === topic)?.queries ?? [])],
    isIncluded: true,
  }));
  const nothing = async () => undefined;
  const { passages } = await researchTopic(
    {
      library,
      progress: { begin: nothing, ask: nothing, read: nothing, take: () => undefined, finish: nothing },
      log: createTestLog(),
      clock: () => new Date(0),
      input: { accountId: "", userId: "", conceptId: "", runId: "", section: "marketScan", order: { kind: "missing" } },
      timeIsUp: never,
      signal: never,
    },
    { topic: "insights", share: { questions, searches: 40, pages: 6 * questions.length }, wishes: "", language: null },
  );
  return passages;
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, " ");

/** The rows whose answer is not among what a section is given. */
async function missed(asked: readonly AskedPassage[]): Promise<string[]> {
  const rows: string[] = [];
  for (const plan of plansOf(asked)) {
    const passages = await passagesFor(plan);
    expect(passages.length).toBeLessThanOrEqual(24);
    for (const { path, answer, question } of plan) {
      const url = pages.pageUrl(path);
      const isGiven = passages.some(({ source, text }) => source.url === url && oneLine(text).includes(answer));
      if (!isGiven) rows.push(question);
    }
  }
  return rows;
}

test.each([
  ["was asked while it was tuned", askedWhileTuning],
  ["was asked only afterwards", askedAfterTuning],
])(
  "of what %s, nine of ten questions are given the passage that answers them",
  {
    timeout: 240_000,
  },
  async (_when, asked) => {
    const misses = await missed(asked);
    expect(misses.length, misses.join("\n")).toBeLessThanOrEqual(asked.length / 10);
  },
);
