import { expect, test } from "vitest";
import { listedConceptWith, listedSeedWith, pageOf } from "#testing/concepts.ts";
import { type FakeServer, serverKnowing } from "#testing/fake-server.ts";
import { renderApp } from "#testing/render-app.tsx";
import { serverWithReport } from "#testing/reports.ts";
import { similarIdeaWith } from "#testing/similar-ideas.ts";
import { session } from "../../../transport/session.ts";

const concept = listedConceptWith();
const seed = listedSeedWith();
const other = similarIdeaWith();

async function open(path: string, server: FakeServer = serverKnowing()) {
  server.on("GET /api/v1/concept/", { body: pageOf([concept]) });
  server.on("GET /api/v2/concept/seed", { body: pageOf([seed]) });
  await session.begin("refresh-token");
  return { server, ...(await renderApp(path)) };
}

const rowsThatResemble = (server: FakeServer, uuid: string) =>
  server.on("GET /api/v1/concept/similar", { body: [{ uuid, similar: [other] }] });

test("a row says quietly what it resembles and how much, and leads to the two side by side", async () => {
  const server = serverKnowing();
  rowsThatResemble(server, concept.uuid);
  const { screen } = await open("/concept", server);
  const note = screen.getByRole("link", { name: "Resembles “Depot for refills”, 82 %" });
  await expect
    .element(note)
    .toHaveAttribute("href", `/concept/compare?ids=${encodeURIComponent(`${concept.uuid},${other.uuid}`)}`);
  const asked = server.received.find(({ key }) => key === "GET /api/v1/concept/similar");
  expect(asked?.query.get("ids")).toBe(concept.uuid);
});

test("a draft resembles too, and an archived idea is called so", async () => {
  const server = serverKnowing();
  server.on("GET /api/v1/concept/similar", {
    body: [{ uuid: seed.uuid, similar: [similarIdeaWith({ status: "archived" })] }],
  });
  const { screen } = await open("/concept/drafts", server);
  await expect
    .element(screen.getByRole("link", { name: "Resembles “Depot for refills”, 82 % (archived)" }))
    .toBeVisible();
});

test("'Not the same' is remembered, the word goes, and Undo brings it back", async () => {
  const server = serverKnowing();
  rowsThatResemble(server, concept.uuid);
  const pair = `/api/v1/concept/${concept.uuid}/similar/${other.uuid}/distinct`;
  server.on(`PUT ${pair}`, () => {
    server.on("GET /api/v1/concept/similar", { body: [{ uuid: concept.uuid, similar: [] }] });
    return { status: 204 };
  });
  server.on(`DELETE ${pair}`, () => {
    rowsThatResemble(server, concept.uuid);
    return { status: 204 };
  });
  const { screen } = await open("/concept", server);
  const note = screen.getByRole("link", { name: /^Resembles/ });
  await screen.getByRole("button", { name: "“Depot for refills” is not the same" }).dblClick();
  await expect.element(note).not.toBeInTheDocument();
  expect(server.bodiesOf(`PUT ${pair}`)).toHaveLength(1);
  await screen.getByRole("button", { name: "Undo" }).click();
  await expect.element(note).toBeVisible();
});

test("of a draft, 'Not the same' names the seed", async () => {
  const server = serverKnowing();
  rowsThatResemble(server, seed.uuid);
  const { screen } = await open("/concept/drafts", server);
  const key = `PUT /api/v2/concept/seed/${seed.uuid}/similar/${other.uuid}/distinct`;
  server.on(key, { status: 204 });
  await screen.getByRole("button", { name: "“Depot for refills” is not the same" }).click();
  await expect.poll(() => server.bodiesOf(key)).toHaveLength(1);
});

test("a bank that cannot be asked for resemblances shows its rows, and says nothing", async () => {
  const server = serverKnowing();
  server.on("GET /api/v1/concept/similar", { status: 503, body: { detail: "The database is resting." } });
  const { screen } = await open("/concept", server);
  await expect.element(screen.getByRole("link", { name: "Refill depots" })).toBeVisible();
  await expect.poll(() => server.bodiesOf("GET /api/v1/concept/similar")).toHaveLength(1);
  expect(screen.getByRole("link", { name: /^Resembles/ }).elements()).toEqual([]);
  expect(screen.getByRole("alert").elements()).toEqual([]);
});

test("the page of a concept says what it resembles, leads to both, and tells them apart", async () => {
  const server = serverWithReport();
  server.on("GET /api/v1/concept/C-0003/similar", { body: [similarIdeaWith({ kind: "seed" })] });
  const { screen } = await open("/concept/C-0003", server);
  const banner = screen.getByRole("complementary", { name: "Resembles another idea" });
  await expect.element(banner.getByText("Resembles the seed “Depot for refills”, 82 %")).toBeVisible();
  await expect
    .element(banner.getByRole("link", { name: "Compare" }))
    .toHaveAttribute("href", `/concept/compare?ids=${encodeURIComponent(`C-0003,${other.uuid}`)}`);
  server.on(`PUT /api/v1/concept/C-0003/similar/${other.uuid}/distinct`, { status: 204 });
  server.on("GET /api/v1/concept/C-0003/similar", { body: [] });
  await banner.getByRole("button", { name: "Not the same" }).dblClick({ delay: 60 });
  await expect.element(banner).not.toBeInTheDocument();
  expect(server.bodiesOf(`PUT /api/v1/concept/C-0003/similar/${other.uuid}/distinct`)).toHaveLength(1);
});

test("the banner of a concept does not stand above its page", async () => {
  const server = serverWithReport();
  server.on("GET /api/v1/concept/C-0003/similar", { body: [other, similarIdeaWith({ title: "Less alike" })] });
  const { screen } = await open("/concept/C-0003", server);
  const banner = screen.getByRole("complementary", { name: "Resembles another idea" });
  await expect.element(banner.getByText("Resembles “Depot for refills”, 82 %", { exact: true })).toBeVisible();
  await expect.element(banner).not.toHaveAttribute("data-above-page");
});
