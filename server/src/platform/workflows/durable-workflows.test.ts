import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { createTestDatabase } from "#test-support/database-server.ts";
import { eventually } from "#test-support/eventually.ts";
import { createTestLog } from "#test-support/test-log.ts";
import { type Database, openDatabase } from "../database/database.ts";
import { DatabaseAway } from "../database/outage.ts";
import { createDurableWorkflows } from "./durable-workflows.ts";
import type { Workflow, Workflows } from "./workflows.ts";

let home: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;
let workflows: Workflows;
let meetsOutage: Workflow<{ where: "in a step" | "beside its steps" }>;
let executions = 0;
let tries = 0;
let ends = 0;

beforeAll(async () => {
  home = await createTestDatabase(inject("databaseServerUrl"));
  database = openDatabase({ url: home.url, outagePauses: { first: 10, longest: 100, silence: 1_000 } });
  workflows = createDurableWorkflows({
    database,
    databaseUrl: home.url,
    serverId: "test",
    log: createTestLog(),
    silence: 400,
  });
  const leave = () => {
    throw new DatabaseAway(new Error("Connection terminated unexpectedly"));
  };
  meetsOutage = workflows.define("meets-outage", async ({ where }, steps) => {
    executions += 1;
    if (where === "beside its steps" && executions === 1) leave();
    await steps.step("try", async () => {
      tries += 1;
      if (where === "in a step" && tries === 1) leave();
    });
    ends += 1;
  });
  await workflows.launch();
});

afterAll(async () => {
  await workflows.close();
  await database.close();
  await home.drop();
});

test.for([
  ["in a step", { executions: 1, tries: 2 }],
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
