import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { readConcept } from "../report.fixture.ts";
import { change, overviewOf, set, trendsOf, writtenReport } from "./editing.fixture.ts";

let server: TestServer;
let person: TestPerson;
let id: string;

beforeAll(async () => {
  server = await startTestServer();
  ({ ben: person, conceptId: id } = await writtenReport(server));
});
afterAll(() => server.stop());

test("[S2.1-05] every section of a report is written, and a member can change it", async () => {
  const params = { id };
  const { body: scan } = await person.call("GET v2/concept/{id}/market-scan", { params });
  const { body: projection } = await person.call("GET v2/concept/{id}/financial-projection", { params });
  const [profile] = (await person.call("GET v2/concept/{id}/customer-profile", { params })).body.results;
  const [assumption] = (await person.call("GET v2/concept/{id}/key-assumptions", { params })).body.results;
  const words = "In my own words.";
  const made = {
    overview: set(null, "overview.whatIsThis", words, (await overviewOf(person, id)).whatIsThis),
    trends: set(null, "summary", words, (await trendsOf(person, id)).summary),
    marketScan: set(null, "ecosystemDescription", words, scan.ecosystemDescription),
    financialProjection: set(null, "overview", words, projection.overview),
    customerProfiles: set(profile?.uuid ?? "", "description", words, profile?.description),
    assumptions: set(assumption?.uuid ?? "", "statement", words, assumption?.statement),
  } as const;
  const { reportStatusBySection } = await readConcept(person, id);
  expect(Object.values(reportStatusBySection).map(({ status }) => status)).toEqual(Array(6).fill("complete"));
  for (const section of Object.keys(made) as (keyof typeof made)[])
    expect(await change(person, { id, section }, made[section]), section).toMatchObject({ status: 200 });
  expect((await overviewOf(person, id)).whatIsThis).toBe(words);
  expect((await trendsOf(person, id)).summary).toBe(words);
  const now = await Promise.all([
    person.call("GET v2/concept/{id}/market-scan", { params }),
    person.call("GET v2/concept/{id}/financial-projection", { params }),
    person.call("GET v2/concept/{id}/customer-profile", { params }),
    person.call("GET v2/concept/{id}/key-assumptions", { params }),
  ]);
  expect(now.map(({ body }) => body)).toMatchObject([
    { ecosystemDescription: words },
    { overview: words },
    { results: expect.arrayContaining([expect.objectContaining({ uuid: profile?.uuid, description: words })]) },
    { results: expect.arrayContaining([expect.objectContaining({ uuid: assumption?.uuid, statement: words })]) },
  ]);
});
