import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { draftedReports } from "#test-support/drafted-ideas/drafted-reports.ts";
import { ask, makeSome, openEdits, rewrite } from "./histories/ai-steps.fixture.ts";
import {
  beginHistory,
  checkHistory,
  type Drafted,
  noteVersions,
  nothingTold,
  type Played,
  seenBy,
  type Told,
} from "./histories/history.fixture.ts";
import { kindsOfStep, type Step, type StepKind, takeStep } from "./histories/steps.fixture.ts";
import { startTwoServers, type TwoServers } from "./histories/two-servers.fixture.ts";
import { cancel } from "./versions.fixture.ts";

const runs = Number(process.env.VERSION_RUNS ?? 2);
const seed = Number(process.env.VERSION_SEED ?? 2);

let servers: TwoServers;
let drafted: Drafted;
/** What was played in all histories: the test is worth nothing where that is little. */
const tally = { taken: 0, left: 0, dead: 0, versions: 0 };

beforeAll(async () => {
  servers = await startTwoServers();
  const [report] = await draftedReports();
  drafted = report as Drafted;
});
afterAll(() => servers.stop());

type Kind = StepKind | "ask" | "take" | "rewrite";
/** Where a server dies: when it is about to write this table, or with its answer when it writes none of it. */
const deadly = [
  "concept_versions",
  "section_revisions",
  "report_sections",
  "open_edits",
  "concepts",
  "outbox",
] as const;

interface Doing {
  kind: Kind;
  step: Step;
  dies: (typeof deadly)[number] | null;
}

const command = (doing: Doing): fc.AsyncCommand<Told, Played> => ({
  check: () => true,
  toString: () => `${doing.kind}${doing.dies ? ` dying at ${doing.dies}` : ""} ${JSON.stringify(doing.step)}`,
  async run(told, played) {
    const { people, id } = played;
    const [ada, ben] = people;
    const before = await seenBy(ada, id);
    await play(doing, told, played);
    if (doing.dies) tally.dead += 1;
    const stands = await seenBy(ada, id);
    expect(await seenBy(ben, id)).toBe(stands);
    const { versions, came } = await noteVersions(played, told);
    // What was there before something was brought back is kept, and what was brought back is what that version says.
    const [newest] = came;
    if (newest && newest.fromVersionNumber !== null && doing.kind === "revert") {
      expect([...told.versions.values()]).toContain(before);
      const from = versions.find(({ versionNumber }) => versionNumber === newest.fromVersionNumber);
      expect(stands).toBe(told.versions.get(from?.uuid ?? ""));
    }
    expect(await seenBy(ada, id)).toBe(stands);
  },
});

async function play({ kind, step, dies }: Doing, told: Told, played: Played): Promise<void> {
  const person = played.people[step.who];
  if (kind === "ask") return ask(played, told, { step, dies: dies !== null });
  if (kind === "take" && (await openEdits(person, played)).length === 0) await ask(played, told, { step, dies: false });
  if (kind === "take") return makeSome(played, told, { step, table: dies });
  if (kind === "rewrite") return rewrite(played, { step, dies: dies !== null });
  if (dies === null) return void (await takeStep(kind, step, { played, told, person }));
  await played.callDying(person, dies, (at) => takeStep(kind, step, { played, told, person: at }));
  // Whoever was about to bring a version back may look at it still.
  await cancel(person, played.id);
}

const words = ["quiet", "motors", "win", "tenants", "pay", "landlords", "measure", "noise", "cities", "soap"];
const anyStep: fc.Arbitrary<Step> = fc.record({
  who: fc.constantFrom(0 as const, 1 as const),
  pick: fc.nat(40),
  text: fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 5 }).map((some) => some.join(" ")),
});
const anyDeath = fc.oneof(
  { weight: 7, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.constantFrom(...deadly) },
);
const kinds: Kind[] = [...kindsOfStep, "save", "revert", "revert", "rewrite", "ask", "take", "take", "take"];
const anyCommands = fc.array(
  fc.record({ kind: fc.constantFrom(...kinds), step: anyStep, dies: anyDeath }).map(command),
  {
    minLength: 8,
    maxLength: 16,
  },
);

test("whatever two people, the AI, runs and dying servers do, every version reads the same for ever, what is taken stays, what is left is never made, and what stands follows from the recorded changes", {
  timeout: 120_000 + runs * 60_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(anyCommands, async (commands) => {
      const told = nothingTold();
      const played = await beginHistory(servers, drafted);
      await fc.asyncModelRun(() => ({ model: told, real: played }), commands);
      await checkHistory(played, told);
      tally.taken += told.taken.size;
      tally.left += told.shown.size - told.taken.size;
      tally.versions += told.versions.size;
    }),
    // What fails is told as it was played: looking for less takes minutes.
    {
      numRuns: runs,
      seed,
      // What fails is told as it was played: looking for less takes minutes.
      endOnFailure: true,
      interruptAfterTimeLimit: 60_000 + runs * 60_000,
      markInterruptAsFailure: true,
    },
  );
  if (process.env.VERSION_SEED === undefined)
    for (const [what, count] of Object.entries(tally)) expect(count, what).toBeGreaterThan(0);
});
