import { reportSections } from "@seedbed/contract/concepts/vocabulary";
import pg from "pg";
import { expect, test } from "vitest";
import { bankConcept } from "#test-support/banked-concept.ts";
import { eventually } from "#test-support/eventually.ts";
import type { ModelServer } from "#test-support/model-server/start-model-server.ts";
import { setUpServerBehindProxy } from "#test-support/server-behind-proxy.ts";
import { administratorUrl } from "../../../platform/database/observer.fixture.ts";
import { order, settled } from "../report.fixture.ts";

const here = setUpServerBehindProxy();

const keysOf = (calls: ModelServer["calls"]) => calls.map((call) => call.idempotencyKey);

/** The rows of an account, as the database itself has them. */
async function rowsOf<Row extends pg.QueryResultRow>(question: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: administratorUrl(here.databaseUrl) });
  await client.connect();
  try {
    return (await client.query<Row>(question, [here.person.accountId])).rows;
  } finally {
    await client.end();
  }
}

test.for(["refuses connections", "answers no more"] as const)(
  "a report goes on by itself when the database %s for a while, and no answered call is made again",
  async (how) => {
    const { model, person, proxy, server } = here;
    const { id } = await bankConcept(server, person);
    const since = model.calls.length;
    const held = Promise.withResolvers<void>();
    model.script({ call: 1 }, { kind: "held", before: () => held.promise });
    await order(person, id, "generate");
    await eventually(async () => model.calls.length > since);
    if (how === "answers no more") proxy.hang();
    else await proxy.refuse();
    held.resolve();
    await eventually(async () => server.database.availability.isAway);
    // What was called is answered, and cannot be kept.
    await eventually(async () => model.calls.every((call) => call.outcome === "answered"));
    const change = await person.call("PATCH v1/concept/{id}/", { params: { id }, body: { title: "Refill cellar" } });
    expect(change).toMatchObject({
      status: 503,
      body: { code: "unavailable", detail: "The server is busy. Nothing was lost; try again in a moment." },
    });
    const before = keysOf(model.calls);
    await proxy.restore();
    expect(await settled(person, id)).toMatchObject({
      reportStatus: "complete",
      completedSections: reportSections.length,
    });
    const after = keysOf(model.calls.slice(before.length));
    expect(after.filter((key) => before.includes(key))).toEqual([]);
  },
);

const statements = {
  "an answer is kept with its usage": 'insert into "task_answers"',
  "the engine notes the beginning of a section": ".workflow_input",
  "the engine notes the end of a section": ".workflow_output",
  "a section is stored": 'insert into "section_revisions"',
  "a section is begun": 'insert into "report_sections"',
};

test.for(
  Object.entries(statements).flatMap(([what, text]) => [
    [what, "before", text] as const,
    [what, "after", text] as const,
  ]),
)(
  "a report is complete, and nothing of it done twice, when the database leaves as %s, %s that is done",
  async ([, when, text]) => {
    const { model, person, proxy, server } = here;
    const { id } = await bankConcept(server, person);
    const since = model.calls.length;
    const left = proxy.refuseAt(text, when);
    // The order itself may be what is refused.
    const ordered = order(person, id, "generate");
    await left;
    await eventually(async () => server.database.availability.isAway);
    await proxy.restore();
    if ((await ordered).status === 503)
      await eventually(async () => (await order(person, id, "generate")).status !== 503);
    expect(await settled(person, id)).toMatchObject({
      reportStatus: "complete",
      completedSections: reportSections.length,
    });
    const keys = keysOf(model.calls.slice(since));
    expect(keys).toEqual([...new Set(keys)]);
    const told = await rowsOf<{ many: number }>(
      `select (data->>'completedSections')::int as many from outbox where account_id = $1 and data->>'conceptUuid' = '${id}'
     and data->>'eventType' in ('progress', 'completed') order by seq`,
    );
    expect(told.map(({ many }) => many)).toEqual(reportSections.map((_section, index) => index + 1));
    await eventually(
      async () => (await rowsOf("select id from model_usage where account_id = $1")).length === model.calls.length,
    );
  },
);

test("a call whose answer could not be kept is answered all the same, and starts nothing when it is sent again", async () => {
  const { person, proxy, server } = here;
  const { id } = await bankConcept(server, person);
  const left = proxy.refuseAt('update "idempotent_answers"', "before");
  const start = () =>
    person.call("POST v1/concept/{id}/generate", { params: { id }, headers: { "idempotency-key": `report of ${id}` } });
  const first = start();
  await left;
  await proxy.restore();
  const { status, body } = await first;
  expect(status).toBe(202);
  const again = await eventually(async () => {
    const answer = await start();
    return answer.status === 202 && answer.body;
  });
  expect(again).toEqual(body);
});

test("sections that the engine resumes while they are written are written once", async () => {
  const { model, person, server } = here;
  // It was away a moment ago.
  await eventually(async () => !server.database.availability.isAway);
  const { id } = await bankConcept(server, person);
  const since = model.calls.length;
  const held = Promise.withResolvers<void>();
  model.script({ call: since + 1 }, { kind: "held", before: () => held.promise });
  await order(person, id, "generate");
  await eventually(async () => model.calls.length > since);
  const resumed = await rowsOf<{ id: string }>(
    `update dbos.workflow_status set status = 'ENQUEUED', owner_xid = null, queue_name = '_dbos_internal_queue'
     where status = 'PENDING' and $1::text <> '' returning workflow_uuid as id`,
  );
  expect(resumed).not.toEqual([]);
  await eventually(
    async () =>
      (await rowsOf("select from dbos.workflow_status where status = 'ENQUEUED' and $1::text <> ''")).length === 0,
  );
  held.resolve();
  expect(await settled(person, id)).toMatchObject({ reportStatus: "complete" });
  const keys = keysOf(model.calls.slice(since));
  expect(keys).toEqual([...new Set(keys)]);
});
