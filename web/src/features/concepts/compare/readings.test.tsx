import type { Concept } from "@seedbed/contract/concepts/schemas";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { conceptWith, sectionsIn } from "#testing/concepts.ts";
import { type FakeServer, serverKnowing } from "#testing/fake-server.ts";
import { projectionWith } from "#testing/projections.ts";
import { readingOnce } from "#testing/reading.ts";
import { renderApp } from "#testing/render-app.tsx";
import { assumptionListWith, assumptionWith, overviewWith } from "#testing/reports.ts";
import { similarIdeaWith } from "#testing/similar-ideas.ts";
import { session } from "../../../transport/session.ts";

const uuid = (index: number) => `aaaaaaaa-0000-4000-8000-00000000000${index}`;
const never = new Promise<void>(() => undefined);
const [one, two, three, seed, other, gone] = [1, 2, 3, 4, 5, 6].map(uuid);
const seedWith = (id: string | undefined, change: object) => ({
  uuid: id,
  status: "draft",
  type: "EXPAND_AN_EXISTING_IDEA",
  title: "A depot that refills",
  description: "Soap by weight in the basement.",
  answers: [],
  ...change,
});

function knowing(server: FakeServer, concept: Concept, hasReport = true): void {
  const { uuid: id } = concept;
  server.on(`GET /api/v1/concept/${id}/`, { body: concept });
  server.on(`GET /api/v1/concept/${id}/similar`, { body: [] });
  const parts = ["overview", "financial-projection", "key-assumptions"].map(
    (part) => `GET /api/v2/concept/${id}/${part}`,
  );
  const [overview = "", projection = "", assumptions = ""] = parts;
  server.lacks(...parts);
  if (!hasReport) return;
  server.on(overview, { body: overviewWith() });
  server.on(projection, { body: projectionWith() });
  const results = [assumptionWith("People like it", { risk: 0.2 }), assumptionWith("Offices pay", { risk: 0.9 })];
  server.on(assumptions, { body: assumptionListWith({ results }) });
}

interface State {
  ids: (string | undefined)[];
  prepare?: (server: FakeServer) => void;
  act?: (app: Awaited<ReturnType<typeof renderApp>>) => Promise<unknown>;
  narrow?: boolean;
}

const states: Record<string, State> = {
  none: { ids: [] },
  two: { ids: [one, two] },
  "two-resembling": {
    ids: [one, two],
    prepare: (server) =>
      server.on(`GET /api/v1/concept/${one}/similar`, { body: [similarIdeaWith({ uuid: two ?? "" })] }),
  },
  "two-where-they-differ": {
    ids: [one, two],
    act: ({ screen }) => screen.getByRole("switch").click(),
  },
  "two-that-are-alike": { ids: [three, other], act: ({ screen }) => screen.getByRole("switch").click() },
  three: { ids: [one, two, three] },
  "one-is-gone": { ids: [one, gone] },
  "two-are-gone": { ids: [one, gone, uuid(7)] },
  "all-are-gone": { ids: [gone, uuid(7)] },
  "with-a-seed": { ids: [one, seed] },
  "narrow-screen": { ids: [one, two], narrow: true },
  loading: {
    ids: [one, two],
    prepare: (server) => server.on(`GET /api/v1/concept/${two}/`, { body: {}, after: never }),
  },
  "not-loaded": {
    ids: [one, two],
    prepare: (server) => server.on(`GET /api/v1/concept/${two}/`, { status: 500, body: { detail: "It sleeps." } }),
  },
};

test.for(Object.entries(states))("what a comparison says: %s", async ([state, { ids, prepare, act, narrow }]) => {
  if (narrow) {
    await page.viewport(390, 844);
    onTestFinished(() => page.viewport(1280, 800));
  }
  const server = serverKnowing();
  knowing(server, conceptWith({ uuid: one ?? "", summary: "Soap by weight for offices." }));
  const begun = { status: "ideating", progressPercentage: 0, reportStatusBySection: sectionsIn("notStarted") } as const;
  knowing(
    server,
    conceptWith({ uuid: two ?? "", title: "Depot for refills", summary: "Soap by the bottle for offices.", ...begun }),
    false,
  );
  for (const id of [three, other]) knowing(server, conceptWith({ uuid: id ?? "", title: "Night lessons" }));
  for (const id of [gone, uuid(7), seed]) {
    server.lacks(`GET /api/v1/concept/${id}/`, `GET /api/v2/concept/seed/${id}`, `GET /api/v1/concept/${id}/similar`);
  }
  server.on(`GET /api/v2/concept/seed/${seed}`, { body: seedWith(seed, { title: "" }) });
  prepare?.(server);
  await session.begin("refresh-token");
  const app = await renderApp(`/concept/compare?ids=${ids.join(",")}`);
  await act?.(app);
  await expect(await readingOnce(app.screen.getByRole("main"), { loading: state === "loading" })).toMatchFileSnapshot(
    `readings/${state}.txt`,
  );
});
