import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { accountId, taskContext, trendsTask, userId } from "#test-support/model-gateway.ts";
import type { AttemptFailure } from "../attempts/attempt-failure.ts";
import type { AlongUsage, UsageLog, UsageRow } from "./usage-log.ts";
import { createUsageRecorder } from "./usage-recorder.ts";
import { draftUsageRow } from "./usage-row.ts";

const row = draftUsageRow(trendsTask(), taskContext(), { startedAt: 0, milliseconds: 1 });
const along: AlongUsage = () => sql`select`;

/** A recorder whose log fails like this, with what it was asked to store. */
function failingRecorder(fails: (along: AlongUsage | undefined) => boolean) {
  const stored: { row: UsageRow; along: AlongUsage | undefined }[] = [];
  const warnings: string[] = [];
  const usage = {
    record: async (given: UsageRow, alongGiven?: AlongUsage) => {
      if (fails(alongGiven)) throw new Error("The concept is gone.");
      stored.push({ row: given, along: alongGiven });
    },
  } as unknown as UsageLog;
  const log = { info: () => undefined, warn: (_fields: unknown, message: string) => void warnings.push(message) };
  return { record: createUsageRecorder(usage, log), stored, warnings };
}

test("a row that cannot be written is told, and nothing fails", async () => {
  const { record, warnings } = failingRecorder(() => true);
  await record(row);
  expect(warnings).toEqual(["A usage row could not be written."]);
});

test("what cannot be stored along fails, and the row is written alone", async () => {
  const { record, stored } = failingRecorder((given) => given !== undefined);
  await expect(record(row, { along })).rejects.toThrow("The concept is gone.");
  expect(stored).toEqual([{ row, along: undefined }]);
  expect(row).toMatchObject({ accountId, userId });
});

test("the log has why an attempt failed, in the words that an operator looks for", async () => {
  const lines: unknown[] = [];
  const log = { info: () => undefined, warn: (fields: Record<string, unknown>) => void lines.push(fields) };
  const record = createUsageRecorder({ record: async () => undefined } as unknown as UsageLog, log);
  const failed = { reason: "overloaded", status: 503, providerCode: "server_busy" } as AttemptFailure;
  await record({ ...row, outcome: "provider_error" }, { failure: failed });
  expect(lines).toEqual([expect.objectContaining({ ...failed, task: row.task, outcome: "provider_error" })]);
  await record(row);
  expect(lines).toHaveLength(1);
});
