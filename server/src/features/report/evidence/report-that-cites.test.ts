import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { readPdf } from "#test-support/drafted-ideas/read-pdf.ts";
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

  const knownUrls = new Set(read.map(({ url }) => url ?? ""));
  const textOf = new Map(read.map((page) => [page.id, page.text]));

  // What stands behind every item that rests on something, as the viewer shows it.
  const items = sources.flatMap((source) => source.items);
  for (const { item, field } of new Map(items.map((each) => [`${each.item}/${each.field}`, each])).values()) {
    const { status, body: shown } = await evidenceOf(person, id, [item, field]);
    expect(status).toBe(200);
    expect(shown.searches).toBeGreaterThan(0);
    for (const { uuid, url, classification, passages } of shown.sources) {
      expect(passages.filter(({ isFound }) => !isFound)).toEqual([]);
      if (classification !== "web") continue;
      expect(knownUrls).toContain(url);
      for (const { before, quote, after } of passages) expect(textOf.get(uuid)).toContain(before + quote + after);
    }
  }

  // All that the API says of the report, and what leaves the house as a document.
  const params = { id };
  const pages = await Promise.all([
    person.call("GET v2/concept/{id}/market-scan", { params }),
    person.call("GET v3/concept/{id}/market-scan/trend-analysis", { params }),
    person.call("GET v3/concept/{id}/market-scan/priority-insights", { params }),
    person.call("GET v3/concept/{id}/market-scan/market-forces", { params }),
    person.call("GET v2/concept/{id}/customer-profile", { params }),
  ]);
  expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]));
  const said = JSON.stringify(pages.map((page) => page.body));
  expect(said).not.toContain(inventedWord);
  const named = said.match(/https?:\/\/[^"\\\s]+/g) ?? [];
  expect(named.length).toBeGreaterThan(0);
  // An address may also stand in the words of a page that are quoted.
  const isQuoted = (url: string) => [...textOf.values()].some((text) => text.includes(url));
  expect(named.filter((url) => !knownUrls.has(url) && !isQuoted(url))).toEqual([]);
  // The progress names what was found, too, also where it was not read.
  const { body: research } = await person.call("GET v1/concept/{id}/research", { params });
  const hosts = new Set(here.pages.trustedHosts);
  expect(research.progress?.pages.filter(({ url }) => !hosts.has(new URL(url).host))).toEqual([]);

  const snapshot = await fetch(`${server.url}/api/v1/concept/${id}/snapshot/download`, {
    headers: { authorization: `Bearer ${person.token}` },
  });
  expect(snapshot.status).toBe(200);
  const { text } = await readPdf(new Uint8Array(await snapshot.arrayBuffer()));
  expect(text.length).toBeGreaterThan(1_000);
  expect(text).not.toContain(inventedWord);
  expect(text).not.toContain("4,871");

  // What was refused is counted by its rule in the usage record.
  const [counted] = await server.database.withTenant(person, (transaction) =>
    transaction
      .select({ misquoted: sql<number>`sum((${modelUsage.mends} ->> 'misquoted')::int)::int` })
      .from(modelUsage),
  );
  expect(counted?.misquoted).toBeGreaterThan(0);
});
