import type { Concept } from "@seedbed/contract/concepts/schemas";
import type { ListedAssumption } from "@seedbed/contract/report/assumptions/schemas";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { conceptWith, sectionsIn } from "#testing/concepts.ts";
import { type FakeServer, serverKnowing } from "#testing/fake-server.ts";
import { projectionWith } from "#testing/projections.ts";
import { renderApp } from "#testing/render-app.tsx";
import { assumptionListWith, overviewWith } from "#testing/reports.ts";
import { similarIdeaWith } from "#testing/similar-ideas.ts";
import { session } from "../../../transport/session.ts";

const one = "aaaaaaaa-0000-4000-8000-000000000001";
const two = "aaaaaaaa-0000-4000-8000-000000000002";
const three = "aaaaaaaa-0000-4000-8000-000000000003";
const gone = "aaaaaaaa-0000-4000-8000-00000000000f";

const assumptionWith = (statement: string, risk: number): ListedAssumption => ({
  balance: null,
  uuid: statement,
  statement,
  category: "Desirability",
  importance: 3,
  certainty: 1,
  riskCategory: "high",
  risk,
  status: "untested",
  testProgress: 0,
  importanceRationale: "",
  certaintyRationale: "",
  version: 1,
  origin: "draft",
  createdAt: "2026-03-02T10:00:00.000Z",
});

function knowing(server: FakeServer, concept: Concept) {
  const { uuid } = concept;
  server.on(`GET /api/v1/concept/${uuid}/`, { body: concept });
  server.on(`GET /api/v2/concept/${uuid}/overview`, { body: overviewWith() });
  server.on(`GET /api/v2/concept/${uuid}/financial-projection`, { body: projectionWith() });
  // The riskiest comes last, and a page of the usual size would end before it.
  const found = [
    ...Array.from({ length: 12 }, (_, index) => assumptionWith(`People like it ${index}`, 0.2)),
    assumptionWith("Offices pay by weight", 0.9),
  ];
  server.on(`GET /api/v2/concept/${uuid}/key-assumptions`, ({ query }) => ({
    body: assumptionListWith({ results: found.slice(0, Number(query.get("page_size") ?? 10)) }),
  }));
}

async function compare(ids: string, prepare: (server: FakeServer) => void = () => {}) {
  const server = serverKnowing();
  server.on(`GET /api/v1/concept/${one}/similar`, { body: [] });
  for (const uuid of [gone, "x"]) server.lacks(`GET /api/v1/concept/${uuid}/`, `GET /api/v2/concept/seed/${uuid}`);
  knowing(server, conceptWith({ uuid: one, title: "Refill depots", summary: "Soap by weight for offices." }));
  knowing(
    server,
    conceptWith({
      uuid: two,
      title: "Depot for refills",
      summary: "Soap by the bottle for offices.",
      status: "ideating",
      reportStatusBySection: sectionsIn("notStarted"),
      progressPercentage: 0,
    }),
  );
  knowing(server, conceptWith({ uuid: three, title: "Night lessons", summary: "Lessons at night." }));
  prepare(server);
  await session.begin("refresh-token");
  const app = await renderApp(`/concept/compare?ids=${ids}`);
  const row = (name: string) => app.screen.getByRole("row", { name: new RegExp(`^${name}`) });
  return { server, row, ...app };
}

test("concepts stand side by side, row by row, with what their reports hold", async () => {
  const { screen, row } = await compare(`${one},${two}`);
  for (const title of ["Refill depots", "Depot for refills"])
    await expect.element(screen.getByRole("columnheader", { name: title })).toBeVisible();
  await expect.element(row("Stage").getByRole("cell").nth(0)).toHaveTextContent("Prototyping");
  await expect.element(row("Stage").getByRole("cell").nth(1)).toHaveTextContent("Ideating");
  await expect.element(row("Report").getByRole("meter", { name: "Report of Refill depots" })).toBeVisible();
  await expect
    .element(row("Market size").getByRole("cell").nth(0))
    .toMatchTextContent(/TAM\s*\$1.20B\s*SAM\s*\$120.00M\s*SOM\s*\$6.00M/);
  await expect.element(row("Market size").getByRole("cell").nth(1)).toMatchTextContent(/None/);
  await expect.element(row("Expected value a year").getByRole("cell").nth(0)).toHaveTextContent("$6.00M revenue");
  await expect.element(row("Key figures").getByText("To check").first()).toBeVisible();
  await expect.element(row("Key figures").getByText("2 sources")).toBeVisible();
  const assumptions = row("Top assumptions").getByRole("listitem");
  await expect.element(assumptions.nth(0)).toHaveTextContent("Offices pay by weight (Desirability)");
  await expect.element(row("Differentiators").getByRole("listitem").nth(0)).toHaveTextContent("Metered by weight");
});

test("of a report that is outdated what stands is compared", async () => {
  const { row } = await compare(`${one},${two}`, (server) =>
    knowing(server, conceptWith({ uuid: one, reportStatusBySection: sectionsIn("outdated") })),
  );
  await expect.element(row("Market size").getByRole("cell").nth(0)).toMatchTextContent(/TAM\s*\$1.20B/);
  await expect
    .element(row("Top assumptions").getByRole("listitem").nth(0))
    .toHaveTextContent("Offices pay by weight (Desirability)");
});

test("rows that differ are named so and can be shown alone; of two, the words that only one has are marked", async () => {
  const { screen, row } = await compare(`${one},${two}`);
  await expect.element(row("Description")).toMatchTextContent(/Differs/);
  await expect.element(row("Overview")).not.toMatchTextContent(/Differs/);
  const marked = () => [...row("Description").element().querySelectorAll("mark")].map((mark) => mark.textContent);
  expect(marked()).toEqual(["weight", "the bottle"]);
  await screen.getByRole("switch", { name: "Only what differs" }).click();
  await expect.element(row("Overview")).not.toBeInTheDocument();
  await expect.element(row("Description")).toBeVisible();
});

test("of three, one can be taken out; only then it is asked whether the two resemble each other, and Back leads out", async () => {
  const { screen, server, address, router } = await compare(`${one},${two},${three}`);
  const asked = () => server.bodiesOf(`GET /api/v1/concept/${one}/similar`).length;
  const third = screen.getByRole("columnheader", { name: /^Night lessons/ });
  await expect.element(third).toBeVisible();
  expect(asked()).toBe(0);
  await screen.getByRole("link", { name: "Take Night lessons out of the comparison" }).click();
  await expect.poll(address).toBe(`/concept/compare?ids=${encodeURIComponent(`${one},${two}`)}`);
  await expect.element(third).not.toBeInTheDocument();
  await expect.poll(asked).toBe(1);
  expect(router.history.length).toBe(1);
});

test("what is missing is said, and the others are shown", async () => {
  const { screen } = await compare(`${one},${gone},${two}`);
  await expect.element(screen.getByRole("status").filter({ hasText: "One of them is not there" })).toBeVisible();
  await expect.element(screen.getByRole("columnheader", { name: "Refill depots" })).toBeVisible();
  await expect.element(screen.getByRole("columnheader", { name: "Depot for refills" })).toBeVisible();
});

test.each([
  ["none", ""],
  ["one", one],
  ["the same one twice", `${one},${one}`],
  ["five", `${one},${two},${three},a,b`],
])("%s cannot be compared, which is said plainly", async (_name, ids) => {
  const { screen } = await compare(ids);
  await expect.element(screen.getByRole("heading", { name: "Choose two to four concepts" })).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Concept bank" })).toHaveAttribute("href", "/concept");
});

test("of ideas that are all gone nothing is shown but that", async () => {
  const { screen } = await compare(`${gone},x`);
  await expect.element(screen.getByRole("heading", { name: "None of these is there" })).toBeVisible();
});

test("what does not load can be tried again", async () => {
  const { screen, server } = await compare(`${one},${two}`, (fake) =>
    fake.on(`GET /api/v1/concept/${two}/`, { status: 500 }),
  );
  await expect.element(screen.getByText("The comparison could not be loaded")).toBeVisible();
  knowing(server, conceptWith({ uuid: two, title: "Depot for refills" }));
  await screen.getByRole("button", { name: "Retry" }).click();
  await expect.element(screen.getByRole("columnheader", { name: "Depot for refills" })).toBeVisible();
});

test("a seed stands beside a concept, and the two can be told apart", async () => {
  const seed = "bbbbbbbb-0000-4000-8000-000000000001";
  const { screen, row, server } = await compare(`${one},${seed}`, (fake) => {
    fake.lacks(`GET /api/v1/concept/${seed}/`);
    fake.on(`GET /api/v2/concept/seed/${seed}`, {
      body: {
        uuid: seed,
        status: "draft",
        type: "EXPAND_AN_EXISTING_IDEA",
        title: "A depot that refills",
        description: "Soap by weight in the basement.",
        answers: [],
      },
    });
    fake.on(`GET /api/v1/concept/${one}/similar`, { body: [similarIdeaWith({ uuid: seed, kind: "seed" })] });
  });
  await expect.element(screen.getByRole("columnheader", { name: "A depot that refills" })).toBeVisible();
  await expect.element(row("Stage").getByRole("cell").nth(1)).toHaveTextContent("Seed, draft");
  const note = screen.getByRole("complementary", { name: "Resemblance" });
  await expect.element(note).toMatchTextContent(/The two resemble each other, 82.%. Both say: refill, depot, soap\./);
  const key = `PUT /api/v1/concept/${one}/similar/${seed}/distinct`;
  server.on(key, { status: 204 });
  server.on(`GET /api/v1/concept/${one}/similar`, { body: [] });
  await note.getByRole("button", { name: "Not the same" }).dblClick();
  await expect.element(note).not.toBeInTheDocument();
  expect(server.bodiesOf(key)).toHaveLength(1);
});

test("many columns scroll to the side, and what the rows are about stays in view", async () => {
  await page.viewport(1024, 768);
  const { screen } = await compare(`${one},${two},${three}`);
  const table = screen.getByRole("region", { name: "Comparison" });
  await expect.element(table).toBeVisible();
  const label = screen.getByRole("rowheader", { name: /^Stage/ });
  const left = () => label.element().getBoundingClientRect().left;
  const before = left();
  table.element().scrollTo({ left: 300 });
  await expect.poll(() => table.element().scrollLeft).toBeGreaterThan(0);
  expect(left()).toBeCloseTo(before, 0);
  await page.viewport(1280, 800);
});

test("on a narrow screen they are cards to swipe through", async () => {
  await page.viewport(390, 844);
  const { screen } = await compare(`${one},${two}`);
  const cards = screen.getByRole("article");
  await expect.element(cards.nth(0).getByRole("heading", { name: "Refill depots" })).toBeVisible();
  await expect.element(cards.nth(0).getByText("1 of 2")).toBeVisible();
  expect(screen.getByRole("table").elements()).toEqual([]);
  const swiped = screen.getByRole("region", { name: /^Comparison/ }).element();
  expect(swiped.scrollWidth).toBeGreaterThan(swiped.clientWidth);
  expect(getComputedStyle(swiped).scrollSnapType).toBe("x mandatory");
  await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await page.viewport(1280, 800);
});

test("two that resemble others, but not each other, are not said to", async () => {
  const { screen, server } = await compare(`${one},${two}`, (server) =>
    server.on(`GET /api/v1/concept/${one}/similar`, { body: [similarIdeaWith({ uuid: three })] }),
  );
  await expect.element(screen.getByRole("columnheader", { name: "Refill depots" })).toBeVisible();
  await expect.poll(() => server.bodiesOf(`GET /api/v1/concept/${one}/similar`)).toHaveLength(1);
  await screen.getByRole("switch", { name: "Only what differs" }).click();
  await expect.element(screen.getByRole("complementary", { name: "Resemblance" })).not.toBeInTheDocument();
});
