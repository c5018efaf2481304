import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";

let server: TestServer;
let ada: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  ada = await server.signUp();
});
afterAll(() => server.stop());

const suggested = async (host: string) => {
  const { status, body } = await ada.call("GET v1/company-suggest", { query: { host } });
  expect(status).toBe(200);
  return body.results;
};
const names = async (host: string) => (await suggested(host)).map(({ name }) => name);

test.each(["sap.com", "www.sap.com", "https://www.SAP.com/germany?x=1", "shop.sap.com", "SAP", " sap "])(
  "[S2.7-63] %s finds the company first, with its name and its domain",
  async (host) => {
    expect((await suggested(host))[0]).toEqual({ name: "SAP", domain: "sap.com", headquarters: "Walldorf, Germany" });
  },
);

test("what begins so comes before what has a word that begins so; accents do not matter; there are eight at most", async () => {
  expect(await names("nestle")).toEqual(["Nestlé"]);
  expect((await names("a")).length).toBe(8);
  const found = await names("air");
  expect(found[0]).toMatch(/^Air/);
  expect(found.indexOf("Airbnb")).toBeGreaterThanOrEqual(0);
});

test.each([
  "",
  "   ",
  "https://",
  "nobody-at-all.example",
  "..",
  "%",
  "\\",
  "(",
  "株式会社",
  "<script>",
  "a".repeat(200),
])("%j finds nobody", async (host) => {
  expect(await suggested(host)).toEqual([]);
});

test("what is longer than any name is refused", async () => {
  expect((await ada.call("GET v1/company-suggest", { query: { host: "a".repeat(201) } })).status).toBe(422);
});
