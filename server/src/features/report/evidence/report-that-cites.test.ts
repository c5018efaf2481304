import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { citingAnswers } from "#test-support/model-server/citing/citing-answers.ts";
import { inventedWord } from "#test-support/model-server/citing/citing-mistakes.ts";
import { modelUsage } from "../../../platform/model/usage/tables.ts";
import { keptPages } from "../../evidence/tables.ts";
import { order, settled } from "../report.fixture.ts";
import { setUpResearch } from "../research/research.fixture.ts";
import { evidenceOf } from "./cited-report.fixture.ts";

const here = setUpResearch({ distort: citingAnswers(33) });

test("a report by a model that errs in a third of what it cites is complete, and leads to nothing but what was read", {
  timeout: 240_000,
}, async () => {
  const { person, conceptId: id, server } = here;
  await order(person, id, "generate");
  expect(await settled(person, id)).toMatchObject({ reportStatus: "complete" });

  const { body } = await person.call("GET v1/concept/{id}/sources", { params: { id } });
  const read = await server.database.withTenant(person, (transaction) => transaction.select().from(keptPages));
  const sources = body.results.filter(({ classification }) => classification === "web");
  expect(sources.length).toBeGreaterThan(2);
  for (const source of sources) {
    const copy = read.find((page) => page.id === source.uuid);
    expect(source).toMatchObject({ url: copy?.url, hasCopy: true, rejected: null });
    for (const quote of source.citations) expect(copy?.text).toContain(quote);
  }

  const items = sources.flatMap((source) => source.items);
  for (const { item, field } of items.slice(0, 30)) {
    const { status, body: shown } = await evidenceOf(person, id, [item, field]);
    expect(status).toBe(200);
    expect(shown.searches).toBeGreaterThan(0);
    expect(shown.sources.flatMap(({ passages }) => passages.filter(({ isFound }) => !isFound))).toEqual([]);
  }

  const pages = await Promise.all([
    person.call("GET v2/concept/{id}/market-scan", { params: { id } }),
    person.call("GET v3/concept/{id}/market-scan/trend-analysis", { params: { id } }),
    person.call("GET v2/concept/{id}/customer-profile", { params: { id } }),
  ]);
  expect(pages.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(JSON.stringify(pages.map((page) => page.body))).not.toContain(inventedWord);

  // What was refused is counted by its rule in the usage record.
  const [counted] = await server.database.withTenant(person, (transaction) =>
    transaction
      .select({ misquoted: sql<number>`sum((${modelUsage.mends} ->> 'misquoted')::int)::int` })
      .from(modelUsage),
  );
  expect(counted?.misquoted).toBeGreaterThan(0);
});
