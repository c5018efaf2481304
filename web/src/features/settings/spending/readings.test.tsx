import type { Spending } from "@seedbed/contract/spending/schemas";
import { expect, test } from "vitest";
import { type FakeServer, serverKnowing } from "#testing/fake-server.ts";
import { currentUserWith } from "#testing/people.ts";
import { readingOnce } from "#testing/reading.ts";
import { renderApp } from "#testing/render-app.tsx";
import { session } from "../../../transport/session.ts";

type App = Awaited<ReturnType<typeof renderApp>>;

const read = "GET /api/v1/account/spending";
const used = (today: number, month: number, calls: number) => ({
  today: { costUsd: today, tokens: 1_000, calls: 1 },
  month: { costUsd: month, tokens: 1_234 * calls, calls },
});
const bo = { uuid: "33333333-3333-4333-8333-333333333333", name: "Bo Ek", ...used(3.5, 30, 2) };
const spending: Spending = {
  company: used(4, 40, 1_200),
  people: [
    bo,
    { uuid: "44444444-4444-4444-8444-444444444444", name: "", ...used(0.001, 10, 1) },
    { uuid: null, name: "", ...used(0, 0, 0) },
  ],
  caps: { companyDayUsd: null, companyMonthUsd: null, personDayUsd: null, personMonthUsd: null },
  budgetMonthUsd: null,
  unpriced: [],
  dayEnds: "2031-05-21T00:00:00.000Z",
  monthEnds: "2031-06-01T00:00:00.000Z",
};
const nothing = used(0, 0, 0);

const states: Record<
  string,
  { change?: Partial<Spending>; isMember?: true; prepare?: (server: FakeServer) => void; act?: (app: App) => unknown }
> = {
  usage: {},
  "usage-none": { change: { company: nothing, people: [] } },
  "usage-near-caps": {
    change: {
      caps: { companyDayUsd: 5, companyMonthUsd: 50, personDayUsd: 3.5, personMonthUsd: 20 },
      budgetMonthUsd: 45.5,
      unpriced: ["own-model", "other-model"],
    },
  },
  "usage-refused": {
    act: async ({ screen }) => {
      await screen.getByLabelText("Each person, a day (US dollars)").fill("1.234");
      await screen.getByRole("button", { name: "Save caps" }).click();
    },
  },
  "usage-not-saved": {
    act: async ({ screen }) => {
      await screen.getByRole("button", { name: "Save caps" }).click();
      await expect.element(screen.getByText("The database sleeps.")).toBeVisible();
      // A busy button may lose the focus, or not, by how quick the answer is.
      await screen.getByLabelText("Company, a day (US dollars)").click();
    },
    prepare: (server) =>
      server.on("PUT /api/v1/account/spending/caps", { status: 500, body: { detail: "The database sleeps." } }),
  },
  "usage-for-a-member": { isMember: true },
  "usage-not-loaded": {
    prepare: (server) => server.on(read, { status: 500, body: { detail: "The database sleeps." } }),
  },
  "usage-loading": { prepare: (server) => server.on(read, { after: new Promise<void>(() => undefined) }) },
};

test.for(Object.entries(states))("what is said of spending: %s", async ([name, { change, isMember, prepare, act }]) => {
  const server = serverKnowing(currentUserWith(isMember && { role: "member" }));
  server.on(read, { body: { ...spending, ...change } });
  prepare?.(server);
  await session.begin("refresh-token");
  const app = await renderApp("/settings/usage");
  const heading = app.screen.getByRole("heading", { level: 1 });
  await expect.element(app.screen.getByRole("heading", { level: 2 }).first()).toBeVisible();
  await act?.(app);
  const reading = await readingOnce(heading, { loading: name.endsWith("loading") });
  await expect(reading.slice(/^ *heading .*level=2/m.exec(reading)?.index)).toMatchFileSnapshot(`readings/${name}.txt`);
});
