import { expect, test } from "vitest";
import { rerun } from "#test-support/draft-tools.ts";
import { draftedReports } from "#test-support/drafted-ideas/drafted-reports.ts";
import type { AiTask } from "../../../platform/model/task.ts";
import { TaskFailed, type TaskFailureCode } from "../../../platform/model/task-failed.ts";
import type { SectionInput } from "../dependencies.ts";
import { noMarks } from "../revisions/section-change.ts";
import { recogniseItems } from "./recognise-items.ts";

const failed = (code: TaskFailureCode) => new TaskFailed({ code, sentence: "It failed.", retryable: true });
const [drafted] = await draftedReports();
if (!drafted?.trends) throw new Error("nothing was drafted");
const standing = { ...drafted.trends, origin: "model" as const };
/** The same trends as another run writes them, each finding in words that share nothing with those before. */
const fresh = rerun(standing, 3) as typeof standing;
for (const [index, finding] of fresh.results.flatMap(({ keyFinding }) => keyFinding).entries())
  finding.text = `Altogether elsewise ${index} phrased`;
const [earlier] = standing.results.flatMap(({ keyFinding }) => keyFinding);
const [written] = fresh.results.flatMap(({ keyFinding }) => keyFinding);

/** What is recognised, the model's answer being `answer`. */
async function recognised(
  answer: () => unknown,
  { content = fresh, head = standing as unknown }: { content?: typeof fresh; head?: unknown } = {},
) {
  const asked: string[] = [];
  const warned: unknown[] = [];
  const input = { runId: "run", conceptId: "concept", section: "trends" } as SectionInput & { section: "trends" };
  const tools = {
    database: { withTenant: async () => (head === null ? undefined : { content: head, marks: noMarks }) } as never,
    log: { warn: (what: unknown) => warned.push(what) } as never,
    ask: async <Input, Output>({ name }: AiTask<Input, Output>, _taskInput: Input) => {
      asked.push(name);
      return { output: answer() as Output, origin: "model" as const, model: "m", notes: [] };
    },
  };
  return { asked, warned, found: await recogniseItems(tools, input, content) };
}

test("what a model recognises is told by the things themselves", async () => {
  const { asked, found } = await recognised(() => ({ same: [{ written: "w1", earlier: "e1" }] }));
  expect(asked).toEqual(["recognise-items"]);
  expect(found).toEqual({ [written?.uuid ?? ""]: earlier?.uuid });
});

test("nothing is asked of a draft, of what is written for the first time, and of what words tell", async () => {
  const never = () => {
    throw new Error("nobody is asked");
  };
  for (const given of [
    { content: { ...fresh, origin: "draft" as const } as never },
    { head: null },
    { content: rerun(standing, 4) as typeof fresh },
  ])
    expect(await recognised(never, given)).toEqual({ asked: [], warned: [], found: {} });
});

test("without an answer things are known by their words alone; what is cancelled, or a defect, is told", async () => {
  const after = (error: Error) =>
    recognised(() => {
      throw error;
    });
  const { found, warned } = await after(failed("timeout"));
  expect([found, warned]).toEqual([{}, [{ run: "run", section: "trends", code: "timeout" }]]);
  await expect(after(failed("cancelled"))).rejects.toMatchObject({ code: "cancelled" });
  await expect(after(new TypeError("a defect"))).rejects.toThrow("a defect");
});
