import { afterAll, beforeAll, expect, test } from "vitest";
import { bankConcept } from "#test-support/banked-concept.ts";
import { plantAnsweredSeed, saveFirstConcept } from "#test-support/planted-seed.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { order, settled } from "../../report.fixture.ts";
import { readWorkbook } from "./read-workbook.fixture.ts";
import { recalculate } from "./recalculate.fixture.ts";

let server: TestServer;
let person: TestPerson;
let id: string;

beforeAll(async () => {
  server = await startTestServer({ clock: () => new Date("2026-03-04T23:30:00.000Z") });
  person = await server.signUp({ companyName: "Northwind Mills", firstName: "Ana", lastName: "Silva" });
  id = await saveFirstConcept(person, await plantAnsweredSeed(person));
  await person.call("PATCH v1/concept/{id}/", { params: { id }, body: { title: "Refill – 補充" } });
  await order(person, id, "generate");
  await settled(person, id);
});
afterAll(() => server.stop());

const download = (what: "workbook" | "table", { of = id, by = person } = {}) =>
  fetch(`${server.url}/api/v2/concept/${of}/financial-projection/${what}`, {
    headers: { authorization: `Bearer ${by.token}` },
  });

const read = async () => (await person.call("GET v2/concept/{id}/financial-projection", { params: { id } })).body;

test("a projection is downloaded as a workbook that comes to what the API answers, and says who set a number", async () => {
  const before = await read();
  const mid = before.marketSizings[0]?.uuid ?? "";
  const aid = before.marketSizings[0]?.assumptionEntries[0]?.uuid ?? "";
  const changed = await person.call("PATCH v2/concept/financial-projection/market-sizing/{mid}/assumption/{aid}", {
    params: { mid, aid },
    body: { title: "=1+1", scalar: 123_457 },
  });
  expect(changed.status).toBe(200);
  const answer = await download("workbook");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet");
  expect(decodeURIComponent(answer.headers.get("content-disposition") ?? "")).toContain(
    "refill-補充-financial-projection-20260304.xlsx",
  );
  const workbook = await readWorkbook(new Uint8Array(await answer.arrayBuffer()));
  const results = recalculate(workbook);
  const { tam, sam, som } = await read();
  const summary = ["Summary!B6", "Summary!B7", "Summary!B8"].map((key) => results.get(key));
  for (const [place, amount] of [tam, sam, som].entries()) expect(summary[place]).toBeCloseTo(amount, 2);
  const cells = workbook.get("Sizing top-down");
  const own = [...(cells ?? [])].find(([, { text }]) => text === "=1+1")?.[0].slice(1);
  expect(cells?.get(`B${own}`)).toEqual({ value: 123_457 });
  expect(cells?.get(`J${own}`)).toEqual({ text: "Ana Silva" });
  expect(cells?.get(`K${own}`)).toEqual({ text: "2026-03-04" });
});

test("a projection is downloaded as one table, with nothing in it that a spreadsheet would run", async () => {
  const answer = await download("table");
  expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(decodeURIComponent(answer.headers.get("content-disposition") ?? "")).toContain("-20260304.csv");
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = new TextDecoder().decode(bytes).split("\r\n");
  expect(lines[0]).toContain("Part,Kind,Name,Group");
  expect(lines.filter((line) => line.includes(",'=1+1,"))).toHaveLength(1);
  expect(lines).toContainEqual(expect.stringContaining(`Summary,Result,TAM,,,,${(await read()).tam},`));
});

test("what was never written, and what is another company's, is not found; nobody reads without signing in", async () => {
  const { id: empty } = await bankConcept(server, person);
  const stranger = await server.signUp({ companyName: "Elsewhere" });
  for (const what of ["workbook", "table"] as const) {
    expect((await download(what, { of: empty })).status).toBe(404);
    expect((await download(what, { by: stranger })).status).toBe(404);
    expect((await download(what, { of: "nothing" })).status).toBe(404);
    expect((await server.anonymous.raw(`GET /api/v2/concept/${id}/financial-projection/${what}`)).status).toBe(401);
  }
});
