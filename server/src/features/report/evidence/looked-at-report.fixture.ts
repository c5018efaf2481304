import { expect } from "vitest";
import { readPdf } from "#test-support/drafted-ideas/read-pdf.ts";
import { inventedWord } from "#test-support/model-server/citing/citing-mistakes.ts";
import { keptPages } from "../../evidence/tables.ts";
import { order, settled } from "../report.fixture.ts";
import type { ResearchedHere } from "../research/research.fixture.ts";
import { evidenceOf } from "./cited-report.fixture.ts";

/** How much was looked at. */
export interface Looked {
  sources: number;
  views: number;
  passages: number;
  addresses: number;
}

/**
 * Writes a report and looks at everything that shows or leaves of it: its pages, what stands behind each item, its sources, and the printed snapshot.
 * Throws where an address was not read or a quote does not stand in its copy.
 */
export async function writeAndLook({ person, server, pages }: ResearchedHere, id: string): Promise<Looked> {
  const looked: Looked = { sources: 0, views: 0, passages: 0, addresses: 0 };
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
    const { status, body: view } = await evidenceOf(person, id, [item, field]);
    expect(status).toBe(200);
    looked.views += 1;
    expect(view.searches).toBeGreaterThan(0);
    for (const { uuid, url, classification, passages } of view.sources) {
      looked.passages += passages.length;
      expect(passages.filter(({ isFound }) => !isFound)).toEqual([]);
      if (classification !== "web") continue;
      expect(knownUrls).toContain(url);
      for (const { before, quote, after } of passages) expect(textOf.get(uuid)).toContain(before + quote + after);
    }
  }

  // All that the API says of the report, and what leaves the house as a document.
  const params = { id };
  const shown = await Promise.all([
    person.call("GET v2/concept/{id}/market-scan", { params }),
    person.call("GET v3/concept/{id}/market-scan/trend-analysis", { params }),
    person.call("GET v3/concept/{id}/market-scan/priority-insights", { params }),
    person.call("GET v3/concept/{id}/market-scan/market-forces", { params }),
    person.call("GET v2/concept/{id}/customer-profile", { params }),
    person.call("GET v2/concept/{id}/overview", { params }),
    person.call("GET v2/concept/{id}/executive-summaries", { params }),
    person.call("GET v2/concept/{id}/financial-projection", { params }),
    person.call("GET v2/concept/{id}/key-assumptions", { params, query: { page_size: 100 } }),
  ]);
  expect(new Set(shown.map(({ status }) => status))).toEqual(new Set([200]));
  const said = JSON.stringify(shown.map((page) => page.body));
  expect(said).not.toContain(inventedWord);
  const named = said.match(/https?:\/\/[^"\\\s]+/g) ?? [];
  expect(named.length).toBeGreaterThan(0);
  looked.addresses += named.length;
  // An address may also stand in the words of a page that are quoted.
  const isQuoted = (url: string) => [...textOf.values()].some((text) => text.includes(url));
  expect(named.filter((url) => !knownUrls.has(url) && !isQuoted(url))).toEqual([]);
  // The progress names what was found, too, also where it was not read.
  const { body: research } = await person.call("GET v1/concept/{id}/research", { params });
  const hosts = new Set(pages.trustedHosts);
  expect(research.progress?.pages.filter(({ url }) => !hosts.has(new URL(url).host))).toEqual([]);

  const snapshot = await fetch(`${server.url}/api/v1/concept/${id}/snapshot/download`, {
    headers: { authorization: `Bearer ${person.token}` },
  });
  expect(snapshot.status).toBe(200);
  const { text } = await readPdf(new Uint8Array(await snapshot.arrayBuffer()));
  expect(text.length).toBeGreaterThan(1_000);
  expect(text).not.toContain(inventedWord);
  expect(text).not.toContain("4,871");
  return { ...looked, sources: sources.length };
}
