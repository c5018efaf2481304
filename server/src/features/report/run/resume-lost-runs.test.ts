import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bankConcept } from "#test-support/banked-concept.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import type { Workflows } from "../../../platform/workflows/workflows.ts";
import type { SectionInput } from "../dependencies.ts";
import { reportRuns, reportSections } from "../tables.ts";
import type { SectionWorkflow } from "./report.workflow.ts";
import { resumeLostRuns } from "./resume-lost-runs.ts";

let server: TestServer;
let person: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  person = await server.signUp();
});
afterAll(() => server.stop());

const states = {
  trends: "pending",
  marketScan: "pending",
  customerProfiles: "pending",
  financialProjection: "waiting",
  overview: "complete",
} as const satisfies Partial<Record<ReportSection, string>>;
const sections = Object.keys(states) as (keyof typeof states)[];

/** A run as a server leaves it that died in the middle, or that ended so. */
async function leaveRun(status: "running" | "cancelled") {
  const { id: conceptId } = await bankConcept(server, person);
  const runId = crypto.randomUUID();
  const startedAt = new Date();
  const { accountId, userId: requestedBy } = person;
  await server.database.withTenant(person, async (transaction) => {
    await transaction
      .insert(reportRuns)
      .values({ id: runId, accountId, conceptId, requestedBy, sections, status, startedAt });
    for (const section of sections) {
      const state = { status: states[section], runId };
      await transaction
        .insert(reportSections)
        .values({ accountId, conceptId, section, ...state })
        .onConflictDoUpdate({ target: [reportSections.conceptId, reportSections.section], set: state });
    }
  });
  return { runId, conceptId, since: startedAt.getTime() };
}

/** The inputs of the workflows that are started, of a run, while the engine knows these. */
async function startedOf(runId: string, known: readonly string[] = []): Promise<SectionInput[]> {
  const started: SectionInput[] = [];
  const workflows = {
    isKnown: async (id: string) => known.includes(id),
    start: async (_workflow: unknown, id: string, input: SectionInput) => {
      expect(id).toBe(`${input.runId}/${input.section}`);
      if (input.runId === runId) started.push(input);
    },
  } as Partial<Workflows> as Workflows;
  await resumeLostRuns({ database: server.database, workflows, sectionWorkflow: {} as SectionWorkflow });
  return started;
}

const pending = ["customerProfiles", "marketScan", "trends"];

test("of a run whose server died, the sections that are next are started as it had begun them", async () => {
  const { runId, conceptId, since } = await leaveRun("running");
  const started = await startedOf(runId);
  expect(started.map(({ section }) => section).sort()).toEqual(pending);
  const { accountId, userId } = person;
  for (const input of started)
    expect(input).toMatchObject({ accountId, userId, conceptId, runId, since, order: { kind: "anew", sections } });
});

test("a section that the engine knows is left to it, and the others are started all the same", async () => {
  const { runId } = await leaveRun("running");
  for (const section of pending) {
    const started = await startedOf(runId, [`${runId}/${section}`]);
    expect(started.map((input) => input.section).sort()).toEqual(pending.filter((other) => other !== section));
  }
});

test("nothing of a run that is over is started", async () => {
  const { runId } = await leaveRun("cancelled");
  expect(await startedOf(runId)).toEqual([]);
});
