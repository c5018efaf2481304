import type { ConceptInWriting } from "@seedbed/contract/incubation/events";
import type { Seed } from "@seedbed/contract/incubation/schemas";
import { expect, test } from "vitest";
import { accountWith, currentUserWith } from "#testing/people.ts";
import { readingOnce } from "#testing/reading.ts";
import { openIncubation, paths, seedAddress } from "../testing/open-incubation.fixture.ts";
import {
  answeredSeed,
  conceptUuid,
  conceptWith,
  questionnaireWith,
  seedUuid,
  seedWith,
} from "../testing/seeds.fixture.ts";

type Incubation = Awaited<ReturnType<typeof openIncubation>>;

const running = { status: "running", message: null, instructions: "" } as const;
const never = new Promise<void>(() => undefined);
const saved = { isSaved: true, identifier: "C-0001", conceptUuid: "bbbbbbbb-0000-4000-8000-000000000101" };
const press = ({ screen }: Incubation, name: string | RegExp) => screen.getByRole("button", { name }).first().click();
const two = answeredSeed({ cachedConcepts: [conceptWith(1), conceptWith(2, { origin: "model" })] });
const mixed = answeredSeed({
  status: "published",
  cachedConcepts: [
    conceptWith(1, saved),
    conceptWith(2, { ...saved, isGenerating: true, identifier: "C-0002" }),
    conceptWith(3, { title: "", summary: "", differentiators: [], rightsToWin: [] }),
  ],
});
const opportunity = { today: "Bottles", next: "Refills", why: "Waste is taxed", whyRestsOn: [] };
const dialogOf = ({ screen }: Incubation) => expect.element(screen.getByRole("dialog").first()).toBeVisible();
const choose = ({ screen }: Incubation, position: number) =>
  screen.getByRole("checkbox", { name: `Select Concept number ${position}` }).click();

const states: Record<string, { address?: string; seed?: Seed; act?: (app: Incubation) => Promise<unknown> }> = {
  "two-unsaved": { seed: two },
  "one-chosen": { seed: two, act: (app) => choose(app, 1) },
  "two-chosen": {
    seed: two,
    act: async (app) => {
      await choose(app, 1);
      await choose(app, 2);
    },
  },
  "saved-shown": { seed: mixed },
  "report-started-shown": { seed: mixed, address: `${seedAddress}&stage=selecting&concept=${conceptUuid(2)}` },
  "without-a-title-chosen": {
    seed: mixed,
    address: `${seedAddress}&stage=selecting&concept=${conceptUuid(3)}`,
    act: ({ screen }) => screen.getByRole("checkbox").last().click(),
  },
  "of-the-archive": { seed: { ...two, status: "archived" } },
  "all-in-the-bank": { seed: answeredSeed({ status: "published", cachedConcepts: [conceptWith(1, saved)] }) },
  edited: {
    seed: two,
    act: ({ screen }) => screen.getByLabelText("Overview").fill("x".repeat(990)),
  },
  "item-moved": { seed: two, act: (app) => press(app, "Move item 1 down") },
  "item-removed": { seed: two, act: (app) => press(app, /(Remove|Delete) item 1/) },
  "answer-it-rests-on": {
    seed: two,
    act: async (app) => {
      await press(app, "The idea");
      await dialogOf(app);
    },
  },
  "answer-it-rests-on-fixed": {
    seed: mixed,
    act: async (app) => {
      await press(app, "The idea");
      await dialogOf(app);
    },
  },
  "discard-asked": {
    seed: two,
    act: async (app) => {
      await press(app, "Back");
      await dialogOf(app);
    },
  },
  "discard-asked-of-one": {
    seed: answeredSeed({ cachedConcepts: [conceptWith(1)] }),
    act: async (app) => {
      await press(app, "Back");
      await dialogOf(app);
    },
  },
  "leave-asked": {
    seed: two,
    act: async (app) => {
      await app.screen.getByLabelText("Overview").fill("Another overview");
      void app.router.navigate({ to: "/settings" });
      await dialogOf(app);
    },
  },
  "leave-asked-of-two": {
    seed: two,
    act: async (app) => {
      await app.screen.getByLabelText("Overview").fill("Another overview");
      await press(app, "Next concept");
      await expect.element(app.screen.getByText("2 of 2")).toBeVisible();
      await app.screen.getByLabelText("Summary").fill("Another summary");
      void app.router.navigate({ to: "/settings" });
      await dialogOf(app);
    },
  },
  "side-by-side": {
    seed: {
      ...mixed,
      cachedConcepts: [
        conceptWith(1, { ...saved, opportunity: { ...opportunity, whyRestsOn: ["idea"] } }),
        conceptWith(2, { ...saved, isGenerating: true, opportunity }),
        conceptWith(3, { title: "", summary: "", differentiators: [], rightsToWin: [] }),
      ],
    },
    act: async (app) => {
      await press(app, "Side by side");
      await expect.element(app.screen.getByRole("region", { name: "Concepts side by side" })).toBeVisible();
    },
  },
  "saved-without-an-identifier": {
    seed: { ...mixed, cachedConcepts: [conceptWith(1, { ...saved, identifier: null })] },
  },
  saving: {
    seed: two,
    act: async (app) => {
      app.server.on(paths.save, { status: 500, after: never });
      await choose(app, 1);
      await press(app, "Save");
    },
  },
  "report-on-its-way": {
    seed: two,
    act: async (app) => {
      app.server.on(paths.save, { status: 500, after: never });
      await press(app, "Generate report");
    },
  },
  writing: { seed: answeredSeed({ generation: running }) },
  "writing-the-second": {
    seed: answeredSeed({ generation: running, cachedConcepts: [conceptWith(4)] }),
    act: async ({ screen, tell }) => {
      tell("stream.structured.concept.generation", {
        stage: "delta",
        context: { seedUuid, workflowUuid: "dddddddd-0000-4000-8000-000000000001" },
        content: {
          concepts: [inWriting(1, whole), inWriting(2, { title: "At home", summary: "A box" })],
          origin: null,
        },
      });
      await expect.element(screen.getByText("A box")).toBeVisible();
    },
  },
  "stop-asked": {
    seed: answeredSeed({ generation: running, cachedConcepts: [conceptWith(4)] }),
    act: async (app) => {
      await press(app, "Stop");
      await dialogOf(app);
    },
  },
  "no-results": { address: `/concept/incubate/results?seed=${seedUuid}`, seed: seedWith() },
  "no-results-of-no-seed": { address: "/concept/incubate/results" },
  start: { address: "/concept/incubate" },
  "start-on-its-way": {
    address: "/concept/incubate",
    act: async (app) => {
      app.server.on(paths.plant, { status: 500, after: never });
      await press(app, "Start");
    },
  },
  "missing-seed": {
    address: seedAddress,
    act: ({ screen }) => expect.element(screen.getByText(/no longer there/)).toBeVisible(),
  },
};

const inWriting = (position: number, change: Partial<ConceptInWriting>): ConceptInWriting => ({
  uuid: `bbbbbbbb-0000-4000-8000-00000000001${position}`,
  title: "",
  summary: "",
  overview: "",
  problemStatement: "",
  valueProposition: "",
  differentiators: [],
  rightsToWin: [],
  generationOrder: position,
  ...change,
});
const whole = {
  title: "On wheels",
  summary: "A van refills",
  overview: "Every week",
  problemStatement: "Parcels",
  valueProposition: "Cheaper",
  differentiators: [{ order: 1, description: "By weight" }],
  rightsToWin: [{ order: 1, description: "A fleet" }],
};

test.for(Object.entries(states))("what is said of generated concepts: %s", async ([state, given]) => {
  const { address = seedAddress, seed, act } = given;
  const app = await openIncubation(address, seed ? { seed } : {});
  const heading = app.screen.getByRole("heading", { includeHidden: true }).first();
  await expect.element(heading).toBeVisible();
  await act?.(app);
  await expect(await readingOnce(heading)).toMatchFileSnapshot(`readings/${state}.txt`);
});

test.for([
  ["loading", { body: {}, after: never }, "main"],
  ["not-loaded", { status: 500, body: { detail: "The database sleeps." } }, "alert"],
] as const)("what is said of a seed that is not there yet: %s", async ([state, reply, role]) => {
  const app = await openIncubation("/concept/incubate");
  app.server.on(paths.read, reply);
  await app.router.navigate({ to: "/concept/incubate", search: { seed: seedUuid } });
  await expect(await readingOnce(app.screen.getByRole(role), { loading: state === "loading" })).toMatchFileSnapshot(
    `readings/${state}.txt`,
  );
});

test("what the start page says in a company without seeds, before it knows the questions", async () => {
  const app = await openIncubation("/settings", { questionnaires: [questionnaireWith()] });
  app.server.on("GET /api/v1/concept/ignition/questionnaires", { body: [], after: never });
  app.server.on("GET /api/v1/user/", { body: currentUserWith({}, accountWith({ hasSeeds: false })) });
  const { screen, router } = await app.reload();
  await router.navigate({ to: "/concept/incubate" });
  await expect(await readingOnce(screen.getByRole("main"))).toMatchFileSnapshot("readings/start-first.txt");
});
