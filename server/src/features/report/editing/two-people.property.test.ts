import { randomUUID } from "node:crypto";
import type { PersonalChange } from "@seedbed/contract/report/editing/schemas";
import type { Trends } from "@seedbed/contract/report/trends/schemas";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bankConcept } from "#test-support/banked-concept.ts";
import { draftedReports } from "#test-support/drafted-ideas/drafted-reports.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { changeSection } from "../revisions/change-section.ts";
import { lockConcept } from "../run/run-store.ts";
import { addFinding, change, set, trendsOf, undo } from "./editing.fixture.ts";

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
const Text = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 6 }).map((some) => some.join(" "));

const Step = fc.record({
  who: fc.nat(1),
  what: fc.constantFrom(
    ...([
      "set",
      "set",
      "setRoot",
      "add",
      "add",
      "addTrend",
      "remove",
      "removeTrend",
      "move",
      "undo",
      "undo",
      "run",
      "look",
    ] as const),
  ),
  pick: fc.nat(40),
  at: fc.nat(8),
  text: Text,
  /** Which lists and words a run brings. */
  shuffle: fc.nat(),
});
type Step = typeof Step extends fc.Arbitrary<infer One> ? One : never;

/** What people wrote: a value by the uuid of its thing ("" for the section) and its field. */
type Written = ReadonlyMap<string, { item: string; field: string; value: unknown }>;

/** Two people at one section, with what each of them saw last and what was made when. */
interface Scene {
  id: string;
  views: Trends[];
  written: Written;
  /** What was written as of a revision, by revision. */
  history: Map<number, Written>;
  /** Revisions by who made them. */
  made: number[][];
}

/** Everything in the trends by its uuid, with the uuid that holds it. */
function thingsIn({ results }: Trends) {
  return new Map<string, { parent: string | null; thing: Record<string, unknown> & { uuid: string } }>(
    results.flatMap((trend) => [
      [trend.uuid, { parent: null, thing: trend }] as const,
      ...trend.keyFinding.map((finding) => [finding.uuid, { parent: trend.uuid, thing: finding }] as const),
    ]),
  );
}

const pickFrom = <T>(list: readonly T[], pick: number): T | undefined => list[pick % Math.max(1, list.length)];

/** What a step asks for, by what its person saw last. */
function changeOf({ what, pick, at, text }: Step, view: Trends): PersonalChange | undefined {
  const findings = view.results.flatMap(({ keyFinding }) => keyFinding);
  const [finding, trend] = [pickFrom(findings, pick), pickFrom(view.results, pick)];
  switch (what) {
    case "set":
      return finding && set(finding.uuid, "text", text, finding.text);
    case "setRoot":
      return set(null, "summary", text, view.summary);
    case "add":
      return trend && { ...addFinding(trend.uuid, text), at };
    case "addTrend":
      return {
        kind: "add",
        place: "results[]",
        parent: null,
        item: { uuid: randomUUID(), category: trend?.category ?? "Legal", icon: "scale", summary: text },
        at,
      };
    case "remove":
      return finding && { kind: "remove", item: finding.uuid, seen: finding };
    case "removeTrend":
      return trend && { kind: "remove", item: trend.uuid, seen: trend };
    case "move":
      return finding && { kind: "move", item: finding.uuid, at };
    default:
      return undefined;
  }
}

/** What people wrote once this change stands. */
function writtenAfter(written: Written, made: PersonalChange, before: Trends): Written {
  const after = new Map(written);
  if (made.kind === "set")
    after.set(`${made.item ?? ""} ${made.field}`, { item: made.item ?? "", field: made.field, value: made.value });
  if (made.kind === "add")
    for (const [field, value] of Object.entries(made.item))
      after.set(`${made.item.uuid} ${field}`, { item: made.item.uuid, field, value });
  if (made.kind === "remove") {
    const things = thingsIn(before);
    for (const [key, { item }] of after)
      if (item === made.item || things.get(item)?.parent === made.item) after.delete(key);
  }
  return after;
}

/** What was written, with what came and went from one revision to the next taken back. */
function takenBack(written: Written, { before, after }: { before: Written; after: Written }): Written {
  const result = new Map(written);
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const was = before.get(key);
    if (was?.value === after.get(key)?.value && was !== undefined && after.has(key)) continue;
    if (was) result.set(key, was);
    else result.delete(key);
  }
  return result;
}

/** The trends as another run might write them: under new uuids, in another order, some of them in other words or left out. */
function rewritten({ shuffle, text }: Step): Trends {
  const chance = (index: number) => (shuffle >> (index % 30)) & 1;
  const fresh = structuredClone(drafted);
  fresh.results = fresh.results.filter((_trend, index) => index !== shuffle % 9);
  if (chance(3)) fresh.results.reverse();
  for (const trend of fresh.results) {
    trend.uuid = randomUUID();
    trend.keyFinding = trend.keyFinding.filter((_finding, index) => chance(index + 4) || index === 0);
    for (const [index, finding] of trend.keyFinding.entries()) {
      finding.uuid = randomUUID();
      if (chance(index + 9)) finding.text = index % 2 === 0 ? text : `${finding.text} ${text}`;
    }
  }
  return fresh;
}

const [ada, trends] = [() => people[0] as TestPerson, (id: string) => ({ id, section: "trends" as const })];

const write = (id: string, content: Trends) =>
  server.database.withTenant(ada(), async (transaction) => {
    await lockConcept(transaction, id);
    return changeSection(
      transaction,
      { accountId: ada().accountId, conceptId: id, section: "trends" },
      { changes: [{ kind: "replaceAll", content }], by: { kind: "run", runId: randomUUID() }, at: new Date() },
    );
  });

async function takeStep(scene: Scene, step: Step): Promise<void> {
  const { id, views, made, history } = scene;
  const person = people[step.who] as TestPerson;
  const before = await trendsOf(person, id);
  if (step.what === "run") {
    history.set((await write(id, rewritten(step))).revision, scene.written);
    return;
  }
  if (step.what === "look") {
    views[step.who] = before;
    return;
  }
  const own = made[step.who] ?? [];
  const revision = step.what === "undo" ? own.at(-1 - (step.pick % 3)) : undefined;
  const asked = changeOf(step, views[step.who] ?? before);
  if (revision === undefined && !asked) return;
  const answer =
    revision === undefined
      ? await change(person, trends(id), asked as PersonalChange)
      : await undo(person, trends(id), revision);
  expect([200, 404, 409, 422], JSON.stringify(answer.body)).toContain(answer.status);
  views[step.who] = await trendsOf(person, id);
  if (answer.status !== 200 || history.has(answer.body.revision)) return;
  scene.written =
    revision === undefined
      ? writtenAfter(scene.written, asked as PersonalChange, before)
      : takenBack(scene.written, {
          before: history.get(revision - 1) ?? new Map(),
          after: history.get(revision) ?? new Map(),
        });
  history.set(answer.body.revision, scene.written);
  own.push(answer.body.revision);
}

/** What people wrote and nobody took out or wrote over, but that does not stand. */
async function lost({ id, written }: Scene): Promise<unknown[]> {
  const content = await trendsOf(ada(), id);
  const things = thingsIn(content);
  return [...written.values()].filter(({ item, field, value }) => {
    const owner: Record<string, unknown> | undefined = item === "" ? content : things.get(item)?.thing;
    return owner?.[field] !== value;
  });
}

test("whatever two people and runs do, in any order: what a person wrote stands, or a person removed it or wrote over it", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(Step, { minLength: 8, maxLength: 24 }), async (steps) => {
      const { id } = await bankConcept(server, ada());
      const { content, revision } = await write(id, drafted);
      const scene: Scene = {
        id,
        views: [content, content],
        written: new Map(),
        history: new Map([[revision, new Map()]]),
        made: [[], []],
      };
      for (const step of steps) {
        await takeStep(scene, step);
        expect(await lost(scene), JSON.stringify(step)).toEqual([]);
      }
    }),
    { numRuns: Number(process.env.EDIT_RUNS ?? 10), seed: Number(process.env.EDIT_SEED ?? 20_261_123) },
  );
}, 300_000);
