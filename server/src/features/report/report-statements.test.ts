import { expect, test } from "vitest";
import { bankConcept } from "#test-support/banked-concept.ts";
import { eventually } from "#test-support/eventually.ts";
import { setUpServerBehindProxy } from "#test-support/server-behind-proxy.ts";
import { order, settled } from "./report.fixture.ts";

const here = setUpServerBehindProxy();

/** On a busy machine sections begin and end one by one, which a quiet one tells together: there it is 12, which `bench` holds. */
const mostStatements = 14;

/** Statements that are sent every second or two, whether anything is written or not: on a busy machine a report takes more of those. */
const looks = [
  { text: "insert into servers", statements: 2 },
  { text: ".workflow_status WHERE status = $1 AND queue_name = $2", statements: 3 },
  { text: "as owner from dbos.workflow_status where workflow_uuid = any", statements: 1 },
  { text: ".application_versions", statements: 1 },
  { text: "SELECT name, concurrency", statements: 1 },
  { text: "SELECT schedule_id", statements: 1 },
];
const periodic = (sent: readonly string[]) =>
  looks.reduce((sum, { text, statements }) => sum + statements * sent.filter((each) => each.includes(text)).length, 0);

test("a report sends at most 14 statements for each call of the model, beginnings and ends of transactions and the workflow engine's among them", async () => {
  const { model, person, proxy, server } = here;
  const { id } = await bankConcept(server, person);
  model.reset();
  proxy.statements.length = 0;
  await order(person, id, "generate");
  // Nobody asks how far it is: that would be statements, too.
  const ends = () => proxy.statements.filter((text) => text.includes('update "report_runs" set "status"')).length;
  await eventually(async () => ends() > 0);
  const sent = proxy.statements.length - periodic(proxy.statements);
  expect(await settled(person, id)).toMatchObject({ reportStatus: "complete" });
  expect(sent / model.calls.length).toBeGreaterThan(4);
  expect(sent / model.calls.length).toBeLessThanOrEqual(mostStatements);
});
