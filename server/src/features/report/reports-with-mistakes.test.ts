import { reportSections } from "@seedbed/contract/concepts/vocabulary";
import { afterAll, beforeAll, expect, test } from "vitest";
import { liftMaintenance, refillDepots } from "#test-support/concept-briefs.ts";
import { testGateway } from "#test-support/model-gateway.ts";
import { seededBelow, seededPick } from "#test-support/model-server/seeded.ts";
import { type ModelServer, startModelServer } from "#test-support/model-server/start-model-server.ts";
import { mistakesInAnyAnswer } from "#test-support/plausible-mistakes/in-any-answer.ts";
import { mistakesInAnyText } from "#test-support/plausible-mistakes/in-any-text.ts";
import { mistakesOfTasks } from "#test-support/plausible-mistakes/mistakes-of-tasks.ts";
import { isRefusal } from "../../platform/model/answer/findings.ts";
import { writeSection } from "./run/write-section.ts";
import { SectionFailed } from "./writing/section-failed.ts";
import type { FinishedSections } from "./writing/writing-tools.ts";

/** How many reports; the nightly run writes a hundred. */
const reports = Number(process.env.REPORTS ?? 6);
const chanceInPercent = 30;
/** What the mistakes invent: it must not get into a report. */
const invented = /[^{}]{0,200}(?:37%|\$4,350|invented\.example|\[company report\])/gu;

let model: ModelServer;
beforeAll(async () => {
  model = await startModelServer({ distort: (text, call) => spoilt(text, `${call.idempotencyKey}`, call.task) });
});
afterAll(() => model.close());

/** An answer with a small mistake, or without one: both by chance. */
function spoilt(text: string, seed: string, task = ""): string {
  if (seededBelow(100, `whether ${seed}`) >= chanceInPercent) return text;
  const own = mistakesOfTasks.filter((mistake) => mistake.task === task.replaceAll("_", "-"));
  const kinds = [mistakesInAnyAnswer, mistakesInAnyText, ...(own.length > 0 ? [own] : [])];
  const mistake = seededPick(seededPick(kinds, `kind ${seed}`) as readonly { spoil: unknown }[], `which ${seed}`);
  if (mistakesInAnyText.includes(mistake as never)) return (mistake.spoil as (json: string) => string)(text);
  return JSON.stringify((mistake.spoil as (answer: unknown, seed: string) => unknown)(JSON.parse(text), seed));
}

/** All that a report says. The statement of an assumption may set a bar of its own: it claims no fact. */
const factsOf = ({ assumptions = [], ...others }: FinishedSections) =>
  JSON.stringify({ ...others, assumptions: assumptions.map(({ statement: _statement, ...rest }) => rest) });

const caller = { accountId: "a", userId: "u" };

async function writeReport(index: number) {
  const gateway = testGateway({ url: model.url, settings: { concurrency: 8, accountConcurrency: 8 } });
  const finished: FinishedSections = {};
  const failed: string[] = [];
  const broken: string[] = [];
  for (const section of reportSections) {
    const input = {
      ...caller,
      conceptId: `c${index}`,
      runId: `r${index}`,
      section,
      order: { kind: "missing" as const },
    };
    try {
      const { content } = await writeSection(input, {
        brief: index % 2 === 0 ? refillDepots : liftMaintenance,
        finished,
        now: "2026-03-04T12:00:00.000Z",
        gapsLeft: [],
        async ask(task, { taskInput, part }) {
          const idempotencyKey = `${index}/${section}/${task.name}/${part}`;
          const result = await gateway.runTask(task, taskInput, { ...caller, idempotencyKey });
          broken.push(
            ...task
              .check(result.output, taskInput)
              .flatMap((finding) =>
                isRefusal(finding) && finding.orMark === undefined ? [`${task.name}: ${finding.problem}`] : [],
              ),
          );
          return result;
        },
      });
      Object.assign(finished, { [section]: content });
    } catch (error) {
      if (!(error instanceof SectionFailed)) throw error;
      failed.push(`${section}: ${error.message}`);
    }
  }
  return {
    failed,
    broken,
    finished,
  };
}

test(`of reports whose every answer has a small mistake with a chance of ${chanceInPercent} %, hardly any has a failed section, and none says what was invented`, {
  timeout: 600_000,
}, async () => {
  const written: Awaited<ReturnType<typeof writeReport>>[] = [];
  for (let index = 0; index < reports; index += 1) written.push(await writeReport(index));
  const withFailure = written.filter(({ failed }) => failed.length > 0);
  expect(written.flatMap(({ broken }) => broken)).toEqual([]);
  expect(written.flatMap(({ finished }) => factsOf(finished).match(invented) ?? [])).toEqual([]);
  expect(withFailure.length).toBeLessThanOrEqual(reports * 0.05);
});
