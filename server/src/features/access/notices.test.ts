import { afterAll, beforeAll, expect, test } from "vitest";
import { type AccessServer, startAccessServer } from "./access-server.fixture.ts";

let server: AccessServer;
beforeAll(async () => {
  server = await startAccessServer();
});
afterAll(() => server.stop());

test("a notice that a person dismisses stays dismissed, for this person alone", async () => {
  const mara = await server.person();
  const none = { status: 200, body: { dismissed: [] } };
  expect(await mara.call("GET v1/user/notices")).toMatchObject(none);
  const body = { notice: "no-model" } as const;
  const dismissed = { status: 200, body: { dismissed: ["no-model"] } };
  for (const _time of [1, 2]) expect(await mara.call("POST v1/user/notices", { body })).toMatchObject(dismissed);
  expect(await mara.call("GET v1/user/notices")).toMatchObject(dismissed);
  const colleague = await server.person({ company: { accountId: mara.accountId ?? "", role: "member" } });
  expect(await colleague.call("GET v1/user/notices")).toMatchObject(none);
});
