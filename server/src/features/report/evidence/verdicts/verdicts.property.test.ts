import { randomUUID } from "node:crypto";
import type { Trends } from "@seedbed/contract/report/trends/schemas";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "#test-support/test-server.ts";
import { change, set, trendsOf, undo } from "../../editing/editing.fixture.ts";
import { readConcept, statusesOf } from "../../report.fixture.ts";
import { changeSection } from "../../revisions/change-section.ts";
import { lockConcept } from "../../run/run-store.ts";
import { citedReport } from "../cited-report.fixture.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const kinds = ["reject", "reject", "accept", "wrong", "wrong", "right", "edit", "source", "undo", "run"] as const;
const Step = fc.record({
  who: fc.boolean(),
  what: fc.constantFrom(...kinds),
  pick: fc.nat(60),
  /** What a run leaves out. */
  shuffle: fc.nat(),
});
type Step = typeof Step extends fc.Arbitrary<infer One> ? One : never;

/** A report and what is expected of it. */
interface Scene {
  report: Awaited<ReturnType<typeof citedReport>>;
  /** By address: whoever names a page of that address names what was rejected. */
  rejected: Set<string>;
  wrong: Set<string>;
  /** The texts and sources that people wrote and nobody took back, by finding. */
  texts: Map<string, string>;
  named: Map<string, { uuid: string; url: string }>;
  undone: { revision: number; by: "ada" | "ben"; takeBack(): void }[];
}

const sourcesIn = (content: Trends) => findingsIn(content).flatMap(({ sources }) => sources);
const findingsIn = ({ results }: Trends) => results.flatMap(({ keyFinding }) => keyFinding);
const pickFrom = <T>(list: readonly T[], pick: number): T | undefined => list[pick % Math.max(1, list.length)];

/** What a run might write: the same, with some findings left out, and others without their statements. */
function rewritten({ report }: Scene, { shuffle }: Step): Trends {
  const content = structuredClone(report.written.trends);
  for (const [index, trend] of content.results.entries()) {
    trend.keyFinding = trend.keyFinding.filter((_finding, at) => (shuffle >> ((index + at) % 20)) & 1);
    for (const [at, finding] of trend.keyFinding.entries())
      if ((shuffle >> ((index + 3 * at) % 17)) & 1) Object.assign(finding, { sources: [], claims: [] });
  }
  return content;
}

/** Notes what a person wrote, and gives what takes the note back. */
function writeDown<Value>(written: Map<string, Value>, item: string, value: Value): () => void {
  const before = written.get(item);
  written.set(item, value);
  return () => {
    if (before === undefined) written.delete(item);
    else written.set(item, before);
  };
}

async function takeStep(scene: Scene, step: Step): Promise<void> {
  const { report, rejected, wrong, texts, named } = scene;
  const { conceptId: id } = report;
  const by = step.who ? "ada" : "ben";
  const person = report[by];
  const content = await trendsOf(person, id);
  const finding = pickFrom(findingsIn(content), step.pick);
  const trends = { id, section: "trends" as const };
  const pages = report.pages.map(({ id: uuid, url }) => ({ uuid, url }));
  const statements = findingsIn(content).flatMap(({ uuid, claims = [] }) =>
    claims.map(({ text }) => ({ item: uuid, claim: text })),
  );
  switch (step.what) {
    case "reject":
    case "accept": {
      const cited = sourcesIn(content);
      const accepted = [...cited, ...pages].filter(({ url }) => rejected.has(url ?? ""));
      const source = pickFrom(step.what === "reject" ? cited : accepted, step.pick);
      if (!source?.url) return;
      const params = { source: source.uuid };
      const { status } = await (step.what === "reject"
        ? person.call("POST v1/sources/{source}/reject", { params, body: { reason: "No" } })
        : person.call("POST v1/sources/{source}/accept", { params }));
      expect(status).toBe(204);
      if (step.what === "reject") rejected.add(source.url);
      else rejected.delete(source.url);
      return;
    }
    case "wrong":
    case "right": {
      const stated = pickFrom(
        step.what === "wrong" ? statements : statements.filter(({ claim }) => wrong.has(claim)),
        step.pick,
      );
      if (!stated) return;
      const { item, claim } = stated;
      const { status } = await person.call(`POST v1/concept/{id}/evidence/{item}/${step.what}`, {
        params: { id, item },
        body: { claim },
      });
      expect(status).toBe(200);
      if (step.what === "wrong") wrong.add(claim);
      else wrong.delete(claim);
      return;
    }
    case "edit":
    case "source": {
      if (!finding) return;
      const text = `Words of our own, number ${step.pick} ${randomUUID()}`;
      const typed = { uuid: randomUUID(), title: "Our own count", url: `https://count.example/${step.pick}` };
      const isEdit = step.what === "edit";
      const field = isEdit ? "text" : "sources";
      const value = isEdit ? text : [...finding.sources.slice(0, 12), typed];
      const { status, body } = await change(person, trends, set(finding.uuid, field, value, finding[field]));
      expect(status).toBe(200);
      const takeBack = isEdit ? writeDown(texts, finding.uuid, text) : writeDown(named, finding.uuid, typed);
      scene.undone.push({ revision: body.revision, by, takeBack });
      return;
    }
    case "undo": {
      const last = scene.undone.pop();
      if (!last) return;
      const { status } = await undo(report[last.by], trends, last.revision);
      expect([200, 409]).toContain(status);
      if (status === 200) last.takeBack();
      return;
    }
    case "run": {
      await server.database.withTenant(report.ada, async (transaction) => {
        await lockConcept(transaction, id);
        const key = { accountId: report.ada.accountId, conceptId: id, section: "trends" as const };
        const changes = [{ kind: "replaceAll" as const, content: rewritten(scene, step) }];
        await changeSection(transaction, key, { changes, by: { kind: "run", runId: randomUUID() }, at: new Date() });
      });
      // What people rejected does not outlive that it is written anew.
      for (const [item, source] of named) if (rejected.has(source.url)) named.delete(item);
    }
  }
}

/** What of the verdicts the trends rest on as they stand. */
function restsOn({ rejected, wrong }: Scene, content: Trends): string[] {
  const cited = sourcesIn(content).flatMap(({ uuid, url }) => (rejected.has(url ?? "") ? [uuid] : []));
  const said = new Set(
    findingsIn(content).flatMap(({ text, claims = [] }) => [text, ...claims.map((each) => each.text)]),
  );
  return [...new Set(cited), ...wrong.intersection(said)];
}

async function check(scene: Scene): Promise<void> {
  const { ada, conceptId: id } = scene.report;
  const content = await trendsOf(ada, id);
  const expected = restsOn(scene, content);
  expect(statusesOf(await readConcept(ada, id)).trends).toBe(expected.length > 0 ? "outdated" : "complete");
  const { body } = await ada.call("GET v2/concept/{id}/report/outdated", { params: { id } });
  const causes = body.sections.find(({ section }) => section === "trends")?.causes ?? [];
  expect(causes).toHaveLength(expected.length);
  const items = new Set(findingsIn(content).map(({ uuid }) => uuid));
  for (const { item } of causes) expect(items.has(item ?? "")).toBe(true);
  for (const [item, text] of scene.texts)
    expect(findingsIn(content).find(({ uuid }) => uuid === item)?.text).toBe(text);
  for (const [item, source] of scene.named)
    expect(
      findingsIn(content)
        .find(({ uuid }) => uuid === item)
        ?.sources.map(({ uuid }) => uuid),
    ).toContain(source.uuid);
}

test("whatever people and runs do: a section is outdated exactly when what it rests on is withdrawn, and nothing that people wrote is lost", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(Step, { minLength: 8, maxLength: 20 }), async (steps) => {
      const report = await citedReport(server);
      const scene: Scene = {
        report,
        rejected: new Set(),
        wrong: new Set(),
        texts: new Map(),
        named: new Map(),
        undone: [],
      };
      for (const step of steps) {
        await takeStep(scene, step);
        await check(scene);
      }
    }),
    {
      numRuns: Number(process.env.EDIT_RUNS ?? 6),
      seed: Number(process.env.EDIT_SEED ?? 20_261_123),
      endOnFailure: true,
    },
  );
}, 300_000);
