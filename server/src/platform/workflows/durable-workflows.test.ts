import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { createTestDatabase } from "#test-support/database-server.ts";
import { eventually } from "#test-support/eventually.ts";
import { createTestLog } from "#test-support/test-log/test-log.ts";
import { type Database, openDatabase } from "../database/database.ts";
import { DatabaseAway } from "../database/outage.ts";
import type { FairQueue } from "../fairness/fair-queue.ts";
import { createDurableWorkflows } from "./durable-workflows.ts";
import type { Workflow, Workflows } from "./workflows.ts";

let home: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;
let workflows: Workflows;
let meetsOutage: Workflow<{ where: "in a step" | "in its work" | "beside its steps" }>;
let endless: Workflow<null>;
let starter: Workflow<null>;
let waiting: Workflow<null>;
let looked: Workflow<null>;
let queued: Workflow<{ accountId: string; userId: string; since: number }>;
const turns: unknown[] = [];
let release: () => void;
const released = new Promise<void>((resolve) => {
  release = resolve;
});
let executions = 0;
let tries = 0;
let ends = 0;
let looks = 0;

beforeAll(async () => {
  home = await createTestDatabase(inject("databaseServerUrl"));
  database = openDatabase({ url: home.url, outagePauses: { first: 10, longest: 100, silence: 1_000 } });
  workflows = createDurableWorkflows({
    database,
    databaseUrl: home.url,
    serverId: "test",
    log: createTestLog(),
    silence: 400,
    giveWay: async () => void turns.push("gave way"),
  });
  const leave = () => {
    throw new DatabaseAway(new Error("Connection terminated unexpectedly"));
  };
  meetsOutage = workflows.define("meets-outage", async ({ where }, steps) => {
    executions += 1;
    if (where === "beside its steps" && executions === 1) leave();
    if (where === "in its work")
      return steps.work(async () => {
        tries += 1;
        if (tries === 1) leave();
        ends += 1;
      });
    await steps.step("try", async () => {
      tries += 1;
      if (where === "in a step" && tries === 1) leave();
    });
    ends += 1;
  });
  endless = workflows.define("endless", async (_input, steps) => {
    executions += 1;
    await steps.work(async (signal) => {
      await new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
      ends += 1;
    });
  });
  looked = workflows.define("looked", (_input, steps) =>
    steps.work(async (signal) => {
      await new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
      looks += 1;
    }),
  );
  waiting = workflows.define("waiting", async (_input, steps) => {
    executions += 1;
    await steps.work(() => released);
    ends += 1;
  });
  const queue: FairQueue = {
    enter: async (claimant, wait) => {
      turns.push([claimant, wait?.since]);
      return () => void turns.push("left");
    },
    waitingOf: () => 0,
  };
  queued = workflows.define(
    "queued",
    async ({ userId }, steps) => {
      await steps.work(async () => void turns.push("worked"));
      if (userId === "failing") throw new Error("it failed");
    },
    { queue, since: ({ since }) => since },
  );
  starter = workflows.define("starter", () => workflows.start(meetsOutage, randomUUID(), { where: "in its work" }));
  await workflows.launch();
});

afterAll(async () => {
  await workflows.close();
  await database.close();
  await home.drop();
});

test.for([
  ["in a step", { executions: 1, tries: 2 }],
  ["in its work", { executions: 1, tries: 2 }],
  ["beside its steps", { executions: 2, tries: 1 }],
] as const)(
  "work that meets an outage %s goes on by itself, on the server that began it",
  async ([where, expected]) => {
    executions = 0;
    tries = 0;
    ends = 0;
    await workflows.start(meetsOutage, randomUUID(), { where });
    await eventually(async () => ends > 0);
    expect({ executions, tries }).toEqual(expected);
  },
);

test.for(["on this server", "on another one"] as const)("work is told that it was cancelled %s", async (where) => {
  executions = 0;
  ends = 0;
  const id = randomUUID();
  await workflows.start(endless, id, null);
  await eventually(async () => executions > 0);
  if (where === "on this server") await workflows.cancel(id);
  else await database.pool.query("update dbos.workflow_status set status = 'CANCELLED' where workflow_uuid = $1", [id]);
  await eventually(async () => ends > 0);
  expect(executions).toBe(1);
});

test("what a workflow starts is noted as nothing of its own", async () => {
  const id = randomUUID();
  ends = 0;
  await workflows.start(starter, id, null);
  await eventually(async () => ends > 0);
  const { rows } = await database.pool.query("select from dbos.operation_outputs where workflow_uuid = $1", [id]);
  expect(rows).toEqual([]);
});

const statusOf = async (id: string) => {
  const { rows } = await database.pool.query<{ status: string }>(
    "select status from dbos.workflow_status where workflow_uuid = $1",
    [id],
  );
  return rows[0]?.status;
};

/** What the engine does when a workflow is resumed while it is executed. */
const resume = (id: string) =>
  database.pool.query(
    "update dbos.workflow_status set status = 'ENQUEUED', owner_xid = null, queue_name = '_dbos_internal_queue' where workflow_uuid = $1",
    [id],
  );

/** Until the server has looked for what was cancelled or taken over: it finds a workflow that was cancelled in the database. */
async function untilLooked(): Promise<void> {
  const id = randomUUID();
  looks = 0;
  await workflows.start(looked, id, null);
  await eventually(async () => (await statusOf(id)) === "PENDING");
  await database.pool.query("update dbos.workflow_status set status = 'CANCELLED' where workflow_uuid = $1", [id]);
  await eventually(async () => looks > 0);
}

test("a workflow that is resumed while it is executed is executed once at a time, and comes to its end", async () => {
  executions = 0;
  ends = 0;
  const id = randomUUID();
  await workflows.start(waiting, id, null);
  await eventually(async () => executions > 0);
  await resume(id);
  await eventually(async () => (await statusOf(id)) === "PENDING");
  await untilLooked();
  expect({ executions, ends }).toEqual({ executions: 1, ends: 0 });
  release();
  await eventually(async () => (await statusOf(id)) === "SUCCESS");
});

test("a workflow that waits to be begun again goes on meanwhile", async () => {
  executions = 0;
  ends = 0;
  const id = randomUUID();
  await workflows.start(endless, id, null);
  await eventually(async () => executions > 0);
  await database.pool.query(
    "update dbos.workflow_status set status = 'ENQUEUED', owner_xid = null, queue_name = 'nobody' where workflow_uuid = $1",
    [id],
  );
  await untilLooked();
  expect({ executions, ends }).toEqual({ executions: 1, ends: 0 });
  await workflows.cancel(id);
  await eventually(async () => ends > 0);
});

test("work that another server has taken over ends here", async () => {
  executions = 0;
  ends = 0;
  const id = randomUUID();
  await workflows.start(endless, id, null);
  await eventually(async () => executions > 0);
  await database.pool.query("insert into servers (id, heard_at) values ('another', now() + interval '1 hour')");
  await database.pool.query(
    "update dbos.workflow_status set owner_xid = 'another', executor_id = 'another' where workflow_uuid = $1",
    [id],
  );
  await eventually(async () => ends > 0);
  expect({ executions, status: await statusOf(id) }).toEqual({ executions: 1, status: "PENDING" });
});

test("a workflow that was handed on before it could begin is not executed twice", async () => {
  executions = 0;
  tries = 1;
  ends = 0;
  await database.pool.query(`create function hand_on() returns trigger language plpgsql as $$
    begin new.owner_xid := 'another'; return new; end $$`);
  await database.pool.query(`create trigger hand_on before insert on dbos.workflow_status
    for each row when (new.workflow_uuid = 'handed on') execute function hand_on()`);
  await workflows.start(meetsOutage, "handed on", { where: "in its work" });
  await eventually(async () => (await statusOf("handed on")) === "SUCCESS");
  expect({ executions, ends }).toEqual({ executions: 1, ends: 1 });
});

test.each(["ada", "failing"])(
  "work in a lane waits for its turn, lets calls go before, and gives its place back: by %s",
  async (userId) => {
    turns.length = 0;
    const id = randomUUID();
    await workflows.start(queued, id, { accountId: "mill", userId, since: 5 });
    await eventually(async () => turns.includes("left"));
    expect(turns).toEqual([[{ company: "mill", person: userId }, 5], "gave way", "worked", "left"]);
    await eventually(async () => (await statusOf(id)) === (userId === "ada" ? "SUCCESS" : "ERROR"));
  },
);

test("work is known by its id from its start on, also when it has ended, and is started once", async () => {
  executions = 0;
  tries = 1;
  ends = 0;
  const id = randomUUID();
  expect(await workflows.isKnown(id)).toBe(false);
  await workflows.start(meetsOutage, id, { where: "in a step" });
  expect(await workflows.isKnown(id)).toBe(true);
  await eventually(async () => (await statusOf(id)) === "SUCCESS");
  expect(await workflows.isKnown(id)).toBe(true);
  await workflows.start(meetsOutage, id, { where: "in a step" });
  await workflows.cancel(id);
  await workflows.cancel(randomUUID());
  expect({ executions, ends, status: await statusOf(id) }).toEqual({ executions: 1, ends: 1, status: "SUCCESS" });
  const unknown = { name: "unknown", run: async () => undefined };
  await expect(workflows.start(unknown, randomUUID(), null)).rejects.toThrow("workflow unknown is not defined");
});

test("what the engine noted of work that ended before is removed, however much it is; what goes on stays", async () => {
  executions = 0;
  tries = 1;
  ends = 0;
  const [running, cancelled, done] = [randomUUID(), randomUUID(), randomUUID()];
  await workflows.start(endless, running, null);
  await workflows.start(endless, cancelled, null);
  await workflows.start(meetsOutage, done, { where: "in a step" });
  await eventually(async () => executions === 3);
  await workflows.cancel(cancelled);
  await eventually(async () => (await statusOf(done)) === "SUCCESS");
  await database.pool.query(
    `insert into dbos.workflow_status
     select (jsonb_populate_record(kept, jsonb_build_object('workflow_uuid', 'copy ' || n))).*
     from dbos.workflow_status kept, generate_series(1, 600) n where workflow_uuid = $1`,
    [done],
  );
  const left = async () =>
    (
      await database.pool.query<{ id: string }>(
        `select workflow_uuid as id from dbos.workflow_status
         where workflow_uuid = any($1) or workflow_uuid like 'copy %' order by 1`,
        [[running, cancelled, done]],
      )
    ).rows.map(({ id }) => id);
  const minute = 60_000;
  await workflows.removeEnded(new Date(Date.now() - 60 * minute));
  expect(await left()).toHaveLength(603);
  await workflows.removeEnded(new Date(Date.now() + minute));
  expect(await left()).toEqual([running]);
  await workflows.cancel(running);
  await eventually(async () => (await statusOf(running)) === "CANCELLED");
});
