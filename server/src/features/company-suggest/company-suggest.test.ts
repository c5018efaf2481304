import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import type { Company } from "../../library/companies/company.ts";
import { suggestCompanies } from "./suggest-companies.ts";

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

const known = [
  ["Oak Mill", "oakmill.example"],
  ["Mill Röst & Söhne", "roest.example"],
  ["Zeta", "mill-house.example"],
  ["Mill", "other.example"],
  ["Beta Ost-Mill", "ost.example"],
  ["Mill Anders", "anders.example"],
  ["Windmill", "wind.example"],
  ["Paper", "mill.example"],
].map(([name, domain]) => ({ name, domain }) as Company);
const order = (typed: string) => suggestCompanies(known, typed).map(({ name }) => name);

test("first comes whom it names, then whose name, whose domain and one of whose words begins so, each by name", () => {
  expect(order("mill")).toEqual([
    "Mill",
    "Mill Anders",
    "Mill Röst & Söhne",
    "Paper",
    "Zeta",
    "Beta Ost-Mill",
    "Oak Mill",
  ]);
  for (const typed of ["MILL.example/jobs", "mill.example#x", "mill.example?a=b"])
    expect(order(typed)).toEqual(["Paper"]);
  expect(order("http://www.shop.mill.example?a=b")).toEqual(["Paper"]);
  expect(order("windmill.example")).toEqual([]);
  expect(order("rost")).toEqual(["Mill Röst & Söhne"]);
  expect(order("mill röst")).toEqual(["Mill Röst & Söhne"]);
  expect(order("ost")).toEqual(["Beta Ost-Mill"]);
});
