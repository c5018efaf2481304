import { describe, expect, onTestFinished, test } from "vitest";
import { failureOfTask, taskContext, testGateway, trendsTask } from "#test-support/model-gateway.ts";
import { behavioursByKind } from "#test-support/wild-model/all-behaviours.ts";
import type { WildBehaviour } from "#test-support/wild-model/behaviour.ts";
import { goodAnswer } from "#test-support/wild-model/good-answer.ts";
import { startWildServer } from "#test-support/wild-model/wild-server.ts";
import { failureReasons } from "./attempts/failures/failure-reason.ts";
import { usualLimits } from "./wire/call-limits.ts";

const context = Array.from(
  { length: 60 },
  (_, index) => `Paragraph ${index} tells of the company, at some length and calmly.`,
);
const prompt = (idea: string) => ({
  system: "You are careful.",
  prefix: context.join("\n\n"),
  request: `Trends for: ${idea}`,
});

async function gatewayTo({ serve, limits }: WildBehaviour) {
  const server = await startWildServer(serve);
  onTestFinished(server.close);
  const gateway = testGateway({ url: server.url, settings: { limits: { ...usualLimits, ...limits } } });
  const task = trendsTask({ modelClass: "fast", prompt });
  return {
    server,
    gateway,
    run: (key = "run-1/trends") => gateway.runTask(task, "helmets", taskContext({ idempotencyKey: key })),
  };
}

const sentenceOf = ({ fails, sentence }: WildBehaviour) => sentence ?? (fails && failureReasons[fails].sentence);

for (const [kind, behaviours] of Object.entries(behavioursByKind)) {
  describe(kind, () => {
    for (const behaviour of behaviours) {
      const { name, fails, calls = 1, asked = {} } = behaviour;
      test(`a server that ${name}`, async () => {
        const { server, gateway, run } = await gatewayTo(behaviour);
        if (fails === undefined) expect((await run()).output).toEqual(goodAnswer);
        else expect((await failureOfTask(run())).sentence).toBe(sentenceOf(behaviour));
        expect(server.calls).toHaveLength(calls);
        // By each name, for what must be absent.
        const last: object = server.calls.at(-1)?.body ?? {};
        for (const [field, value] of Object.entries(asked))
          expect({ [field]: Reflect.get(last, field) }).toMatchObject({ [field]: value });
        const { tokensIn, tokensOut } = gateway.usage.rows.at(-1) ?? {};
        if (behaviour.counts !== undefined) expect([tokensIn, tokensOut]).toEqual(behaviour.counts);
        if (behaviour.pauses !== undefined) expect(gateway.pauses).toEqual(behaviour.pauses);
        if (fails !== undefined && fails !== "refused") expect(gateway.logged.at(-1)?.fields.reason).toBe(fails);
      });
    }
  });
}

/** As the formatter aligns it. */
function table(rows: string[][]): string {
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: string[]) => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  const [head = [], ...others] = rows;
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...others.map(line)].join("\n");
}

test("no sentence leaves open what to do", () => {
  const told = Object.values(behavioursByKind).flatMap((behaviours) =>
    behaviours.flatMap((one) => sentenceOf(one) ?? []),
  );
  for (const sentence of told) expect(sentence).toMatch(/Try again|An administrator|may help/);
});

test("the page about model servers tells of all of them", async () => {
  const all = Object.values(behavioursByKind).flat();
  const good = all.filter(({ fails }) => fails === undefined);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  expect(all.length).toBeGreaterThanOrEqual(80);
  expect(good.length).toBeGreaterThanOrEqual(70);
  const parts = Object.entries(behavioursByKind).map(([kind, behaviours]) => {
    const rows = behaviours.map((one) => [one.name, sentenceOf(one) ?? "a good answer", String(one.calls ?? 1)]);
    return `## ${kind}\n\n${table([["a server that…", "what comes of it", "requests"], ...rows])}\n`;
  });
  const page = `# Model servers

What Seedbed makes of the ways in which servers of models answer: of ${all.length} ways, ${good.length} end in a good answer, the others in a sentence that
says what to do. Each is tried against a real server by \`server/src/platform/model/model-servers.test.ts\`, which also writes this page
(\`npx vitest run -u\`). Requests are those that reach the server: a form that is refused costs nothing and is no attempt.

${parts.join("\n")}`;
  await expect(page).toMatchFileSnapshot("../../../../docs/model-servers.md");
});
