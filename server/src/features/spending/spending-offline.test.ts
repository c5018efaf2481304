import { afterAll, beforeAll, expect, test } from "vitest";
import { bankConcept } from "#test-support/banked-concept.ts";
import { startTestServer, type TestServer } from "#test-support/test-server.ts";
import { noCaps } from "../../platform/model/usage/caps.ts";
import { order, settled } from "../report/report.fixture.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test("the offline drafter writes whatever the caps are, and costs nothing", async () => {
  const admin = await server.signUp();
  const { id } = await bankConcept(server, admin);
  await admin.call("PUT v1/account/spending/caps", { body: { ...noCaps, companyDayUsd: 0.01, personDayUsd: 0.01 } });
  for (const what of ["first", "again"]) {
    const { status } =
      what === "first"
        ? await order(admin, id, "generate")
        : await admin.call("POST v2/concept/{id}/overview/generate", { params: { id } });
    expect(status).toBe(202);
    expect((await settled(admin, id)).reportStatus).toBe("complete");
  }
  const { company, unpriced } = (await admin.call("GET v1/account/spending")).body;
  expect(company.today.costUsd).toBe(0);
  expect(company.today.calls).toBeGreaterThan(0);
  expect(unpriced).toEqual([]);
});
