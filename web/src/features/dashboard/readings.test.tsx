import type { Dashboard } from "@seedbed/contract/dashboard/routes";
import { expect, test } from "vitest";
import { followCalls } from "#testing/calls.ts";
import { serverKnowing } from "#testing/fake-server.ts";
import { readingOnce } from "#testing/reading.ts";
import { renderApp } from "#testing/render-app.tsx";
import { session } from "../../transport/session.ts";

type Details = Dashboard["conceptDetails"];
type App = Awaited<ReturnType<typeof renderApp>>;

const none = {
  new: 0,
  ideating: 0,
  inReview: 0,
  prototyping: 0,
  proofOfConcept: 0,
  minimumViableProduct: 0,
  commercialized: 0,
  archived: 0,
  total: 0,
};
const count = { ...none, new: 4, ideating: 1, prototyping: 5, proofOfConcept: 6, minimumViableProduct: 3, total: 19 };
const concepts = [900, 400, 200, 60, 30].map((amount, index) => ({
  uuid: `33333333-3333-4333-8333-33333333333${index}`,
  title: `Idea ${index}`,
  amount: amount * 1_000_000,
}));
const sizeOf = (shown: number, conceptCount: number): Details["potentialOpportunitySize"] => ({
  amount: 1_590_000_000,
  currency: "USD",
  conceptCount,
  leftOutCount: 0,
  concepts: concepts.slice(0, shown),
});
const nothing = { amount: 0, currency: "USD", conceptCount: 0, leftOutCount: 0, concepts: [] } as const;

const states: Record<string, { details: Partial<Details>; act?: (app: App) => Promise<unknown> }> = {
  full: { details: {} },
  "full-and-opened": {
    details: {},
    act: async ({ screen }) => {
      await screen.getByText("Show as a table").click();
      await screen.getByText("See what it rests on").click();
      await screen.getByRole("button", { name: "See what changed" }).click();
    },
  },
  "one-concept": {
    details: {
      count: { ...none, new: 1, total: 1 },
      potentialOpportunitySize: { ...sizeOf(1, 1), amount: 900_000_000 },
    },
  },
  "no-projection": { details: { potentialOpportunitySize: { ...nothing, concepts: [] } } },
  "some-left-out": { details: { potentialOpportunitySize: { ...sizeOf(2, 2), leftOutCount: 3 } } },
  "all-left-out": { details: { potentialOpportunitySize: { ...nothing, leftOutCount: 1, concepts: [] } } },
  "none-active": { details: { count: { ...none, archived: 2, total: 2 } } },
  empty: { details: { count: none, potentialOpportunitySize: { ...nothing, concepts: [] } } },
};

test.for(Object.entries(states))("what the dashboard says: %s", async ([state, { details, act }]) => {
  const server = serverKnowing();
  const conceptDetails = { count, potentialOpportunitySize: sizeOf(5, 12), ...details };
  server.on("GET /api/v1/dashboard", { body: { conceptDetails } });
  await session.begin("refresh-token");
  const app = await renderApp("/");
  const heading = app.screen.getByRole("heading", { level: 1 });
  await expect.element(heading).toBeVisible();
  await act?.(app);
  await expect(await readingOnce(heading)).toMatchFileSnapshot(`readings/${state}.txt`);
});

test.for([
  ["loading", { body: {}, after: new Promise<void>(() => undefined) }],
  ["not-loaded", { status: 500, body: { detail: "The database sleeps." } }],
] as const)("what the dashboard says while it has nothing to show: %s", async ([state, reply]) => {
  serverKnowing().on("GET /api/v1/dashboard", reply);
  await session.begin("refresh-token");
  const { screen } = await renderApp("/");
  const shown = screen.getByRole(state === "loading" ? "main" : "alert");
  await expect(await readingOnce(shown, { loading: state === "loading" })).toMatchFileSnapshot(`readings/${state}.txt`);
});

test("the dashboard asks for its figures and the company's logo, once", async () => {
  const server = serverKnowing();
  await session.begin("refresh-token");
  const calls = followCalls(server);
  const { screen } = await renderApp("/");
  await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await calls()).toMatchInlineSnapshot(`
    "GET /api/v1/dashboard
    GET /api/v1/company-logo/mill.example"
  `);
});
