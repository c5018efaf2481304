import { expect, test } from "vitest";
import { eventually } from "#test-support/eventually.ts";
import { setUpServerBehindProxy } from "#test-support/server-behind-proxy.ts";

const here = setUpServerBehindProxy();

const isBeat = (text: string) => text.includes("insert into servers");

test("a server with nothing to do says with one statement that it is alive, and has its engine look for work less than every second such time", async () => {
  here.proxy.statements.length = 0;
  const beats = () => here.proxy.statements.filter(isBeat).length;
  await eventually(async () => beats() >= 9);
  const { statements } = here.proxy;
  const sent = statements.slice(statements.findIndex(isBeat), statements.findLastIndex(isBeat));
  const count = (what: RegExp) => sent.filter((text) => what.test(text)).length;
  const between = count(/insert into servers/);
  expect(count(/insert into servers|pg_(try_)?advisory|from dbos.workflow_status where status = 'PENDING'/)).toBe(
    between,
  );
  const looks = count(/status = \$1\s+AND queue_name = \$2/);
  expect(looks).toBeGreaterThan(0);
  expect(looks).toBeLessThanOrEqual(between / 2 + 1);
  expect(count(/SELECT name, concurrency|delay_until|workflow_deadline_epoch_ms/)).toBe(0);
});
