import { randomUUID } from "node:crypto";
import type { PersonalChange } from "@seedbed/contract/report/editing/schemas";
import type { Trends } from "@seedbed/contract/report/trends/schemas";
import { and, asc, eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bankConcept } from "#test-support/banked-concept.ts";
import { draftedReports } from "#test-support/drafted-ideas/drafted-reports.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { addFinding, change, set, trendsOf, undo } from "../editing/editing.fixture.ts";
import { readConcept } from "../report.fixture.ts";
import { applyChanges } from "../revisions/apply-changes.ts";
import { changeSection } from "../revisions/change-section.ts";
import { noMarks, type SectionChange } from "../revisions/section-change.ts";
import { lockConcept } from "../run/run-store.ts";
import { sections } from "../sections.ts";
import { sectionRevisions } from "../tables.ts";
import { cancel, commit, listOf, save, view } from "./versions.fixture.ts";

let server: TestServer;
let people: TestPerson[];
let drafted: Trends;

beforeAll(async () => {
  server = await startTestServer();
  const ada = await server.signUp();
  people = [ada, await server.signUp({ accountId: ada.accountId })];
  const [report] = await draftedReports();
  if (!report?.trends) throw new Error("nothing was drafted");
  drafted = report.trends;
});
afterAll(() => server.stop());

const words = ["quiet", "motors", "win", "tenants", "pay", "landlords", "measure", "noise", "cities", "soap"];
const Step = fc.record({
  who: fc.nat(1),
  what: fc.constantFrom(
    ...(["set", "add", "remove", "move", "title", "run", "undo", "save", "save", "revert", "revert", "back"] as const),
  ),
  pick: fc.nat(40),
  text: fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 5 }).map((some) => some.join(" ")),
});
type Step = typeof Step extends fc.Arbitrary<infer One> ? One : never;

const pickFrom = <T>(list: readonly T[], pick: number): T | undefined => list[pick % Math.max(1, list.length)];
const ada = () => people[0] as TestPerson;
const trends = (id: string) => ({ id, section: "trends" as const });

const write = (id: string, content: Trends) =>
  server.database.withTenant(ada(), async (transaction) => {
    await lockConcept(transaction, id);
    const key = { accountId: ada().accountId, conceptId: id, section: "trends" as const };
    const by = { kind: "run", runId: randomUUID() } as const;
    return changeSection(transaction, key, { changes: [{ kind: "replaceAll", content }], by, at: new Date() });
  });

/** What a person sees of a concept and its trends. */
async function seenBy(person: TestPerson, id: string): Promise<string> {
  const { title, summary, featureVersions } = await readConcept(person, id);
  return JSON.stringify([title, summary, featureVersions, await trendsOf(person, id)]);
}

/** A version as one person sees it, who stops looking then. */
async function seenAs(id: string, version: string): Promise<string> {
  await view(ada(), id, version);
  const seen = await seenBy(ada(), id);
  await cancel(ada(), id);
  return seen;
}

function changeOf({ what, pick, text }: Step, { results, summary }: Trends): PersonalChange | undefined {
  const finding = pickFrom(
    results.flatMap(({ keyFinding }) => keyFinding),
    pick,
  );
  const trend = pickFrom(results, pick);
  if (what === "set")
    return pick % 3 === 0 || !finding
      ? set(null, "summary", text, summary)
      : set(finding.uuid, "text", text, finding.text);
  if (what === "add") return trend && addFinding(trend.uuid, text);
  if (what === "remove") return finding && { kind: "remove", item: finding.uuid, seen: finding };
  return finding && { kind: "move", item: finding.uuid, at: pick % 4 };
}

async function takeStep(id: string, step: Step, made: number[][]): Promise<void> {
  const { who, what, pick, text } = step;
  const person = people[who] as TestPerson;
  const { versions } = await listOf(person, id);
  const version = pickFrom(versions, pick);
  switch (what) {
    case "title":
      await person.call("PATCH v1/concept/{id}/", { params: { id }, body: { title: text } });
      return;
    case "run": {
      const fresh = structuredClone(drafted);
      fresh.results = fresh.results.filter((_trend, index) => index !== pick % 9);
      for (const trend of fresh.results) trend.uuid = randomUUID();
      await write(id, { ...fresh, summary: text });
      return;
    }
    case "save":
      await save(person, id, { comment: text });
      return;
    case "revert":
      if (!version) return;
      expect((await view(person, id, version.uuid)).status).toBe(200);
      expect((await commit(person, id)).status).toBe(200);
      return;
    case "back": {
      if (!version) return;
      const body = { versionId: version.uuid, section: "trends" as const };
      expect((await person.call("POST v2/concept/version/{id}/bring-back", { params: { id }, body })).status).toBe(200);
      return;
    }
    case "undo": {
      const revision = made[who]?.at(-1 - (pick % 2));
      if (revision !== undefined) expect([200, 409]).toContain((await undo(person, trends(id), revision)).status);
      return;
    }
    default: {
      const asked = changeOf(step, await trendsOf(person, id));
      const answer = asked && (await change(person, trends(id), asked));
      if (answer?.status === 200) made[who]?.push(answer.body.revision);
    }
  }
}

/** What the recorded changes make of the first content, one after the other; a content that was replaced is taken as it was written. */
async function replayed(id: string): Promise<unknown> {
  const rows = await server.database.withTenant(ada(), (transaction) =>
    transaction
      .select()
      .from(sectionRevisions)
      .where(and(eq(sectionRevisions.conceptId, id), eq(sectionRevisions.section, "trends")))
      .orderBy(asc(sectionRevisions.revision)),
  );
  const { items: declared, holders } = sections.trends;
  let content: unknown;
  for (const row of rows) {
    const isWritten = row.changes.some(({ kind }) => kind === "replaceAll");
    content = isWritten
      ? row.content
      : applyChanges({ content, marks: noMarks }, row.changes as SectionChange[], {
          declared,
          holders,
          personal: false,
        }).content;
    expect(content).toEqual(row.content);
  }
  return content;
}

test("whatever two people and runs do, every version reads the same for ever, and what stands follows from the recorded changes", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(Step, { minLength: 6, maxLength: 14 }), async (steps) => {
      const { id } = await bankConcept(server, ada());
      await write(id, drafted);
      const known = new Map<string, string>();
      const made: number[][] = [[], []];
      for (const step of steps) {
        const before = await seenBy(ada(), id);
        await takeStep(id, step, made);
        const stands = await seenBy(ada(), id);
        expect(await seenBy(people[1] as TestPerson, id)).toBe(stands);
        const { versions } = await listOf(ada(), id);
        const came = versions.filter(({ uuid }) => !known.has(uuid));
        for (const { uuid } of came) known.set(uuid, await seenAs(id, uuid));
        // What was there before something was brought back is kept, and what was brought back is what that version says.
        const [newest] = came;
        if (newest && newest.fromVersionNumber !== null && step.what === "revert") {
          expect([...known.values()]).toContain(before);
          const from = versions.find(({ versionNumber }) => versionNumber === newest.fromVersionNumber);
          expect(stands).toBe(known.get(from?.uuid ?? ""));
        }
        expect(await seenBy(ada(), id)).toBe(stands);
      }
      for (const [uuid, seen] of known) expect(await seenAs(id, uuid)).toBe(seen);
      expect(await replayed(id)).toEqual(await trendsOf(ada(), id));
    }),
    { numRuns: Number(process.env.VERSION_RUNS ?? 2), seed: Number(process.env.VERSION_SEED ?? 20_261_126) },
  );
}, 300_000);
