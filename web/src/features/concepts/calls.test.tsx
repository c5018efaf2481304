import { searchDebounce } from "@seedbed/contract/limits";
import { expect, test, vi } from "vitest";
import { commands } from "vitest/browser";
import { followCalls } from "#testing/calls.ts";
import { conceptWith, listedConceptWith, listedSeedWith, pageOf } from "#testing/concepts.ts";
import { serverKnowing } from "#testing/fake-server.ts";
import { userWith } from "#testing/people.ts";
import { renderApp } from "#testing/render-app.tsx";
import { similarIdeaWith } from "#testing/similar-ideas.ts";
import { session } from "../../transport/session.ts";

const uuid = (index: number) => `00000000-0000-4000-8000-00000000000${index}`;
const concepts = [
  listedConceptWith({ uuid: uuid(0), title: "Idea 0", reportStatusAggregate: "notStarted" }),
  listedConceptWith({ uuid: uuid(1), title: "Idea 1", reportStatusAggregate: "error" }),
  listedConceptWith({ uuid: uuid(2), title: "Idea 2", reportStatusAggregate: "pending" }),
  listedConceptWith({ uuid: uuid(3), title: "Idea 3", status: "archived" }),
];
const drafts = [listedSeedWith({ uuid: uuid(4) }), listedSeedWith({ uuid: uuid(5), title: "Old", status: "archived" })];

/** The bank come to rest, and the calls from there on. */
async function open(address = "/concept", prepare?: (server: ReturnType<typeof serverKnowing>) => void) {
  const server = serverKnowing();
  server.on("GET /api/v1/concept/", { body: pageOf(concepts, 3, 45) });
  server.on("GET /api/v2/concept/seed", { body: pageOf(drafts) });
  server.on("GET /api/v1/user/list", { body: [userWith()] });
  prepare?.(server);
  await session.begin("refresh-token");
  const app = await renderApp(address);
  await expect.element(app.screen.getByRole("table")).toBeVisible();
  await followCalls(server)();
  const button = (name: string | RegExp) => app.screen.getByRole("button", { name, exact: true });
  /** Chooses from the menu of a row; the menu is gone once that is heard. */
  const choose = async (title: string, item: string) => {
    await button(`Actions for ${title}`).click();
    await app.screen.getByRole("menuitem", { name: item }).click();
    await expect.element(app.screen.getByRole("menu")).not.toBeInTheDocument();
  };
  return { ...app, server, button, choose, calls: followCalls(server) };
}

test("the bank asks for what it shows, once, and not again when one comes back within two minutes", async () => {
  const server = serverKnowing();
  server.on("GET /api/v1/concept/", { body: pageOf(concepts) });
  server.on("GET /api/v2/concept/seed", { body: pageOf(drafts) });
  await session.begin("refresh-token");
  const calls = followCalls(server);
  const { screen, router } = await renderApp("/concept");
  await expect.element(screen.getByRole("table")).toBeVisible();
  expect(await calls()).toMatchInlineSnapshot(`
    "GET /api/v1/concept/?page=1
    GET /api/v2/concept/seed?page=1&status=draft
    GET /api/v1/concept/similar?ids=<id …00>,<id …01>,<id …02>,<id …03>"
  `);
  const again = followCalls(server);
  await router.navigate({ to: "/settings" });
  await expect.element(screen.getByRole("heading", { name: "Your account" })).toBeVisible();
  await router.navigate({ to: "/concept" });
  await expect.element(screen.getByRole("table")).toBeVisible();
  expect(await again()).toBe("");
});

test("five letters are one search, once the hand has come to rest", async () => {
  const { screen, address, calls } = await open("/concept?page=2&sort=title");
  const box = screen.getByRole("searchbox");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  for (const text of ["d", "de", "dep", "depo", "depot"]) await box.fill(text);
  expect(await calls()).toBe("");
  await vi.advanceTimersByTimeAsync(searchDebounce);
  vi.useRealTimers();
  await expect.poll(address).toContain("search=depot");
  expect(await calls()).toMatchInlineSnapshot(`"GET /api/v1/concept/?page=1&sort=title&search=depot"`);
  await screen.getByRole("button", { name: "Clear search" }).click();
  await expect.poll(address).not.toContain("search");
  expect(await calls()).toMatchInlineSnapshot(`
    "GET /api/v1/concept/?page=1&sort=title&search=depot
    GET /api/v1/concept/?page=1&sort=title"
  `);
});

test("every sort, filter and page is one call that names all of them", async () => {
  const { screen, button, address, calls, router } = await open();
  await button("Status").click();
  await button(/^Status/).click();
  await button("Filters").click();
  await screen.getByRole("checkbox", { name: "Ideating" }).click();
  await button(/Mara Olsen/).click();
  await button(/^Filters/).click();
  await expect.poll(address).toContain("createdBy");
  await screen.getByRole("button", { name: "Page 2" }).click();
  await expect.poll(address).toContain("page=2");
  await button("Clear all").click();
  await expect.poll(address).not.toContain("createdBy");
  expect(await calls()).toMatchInlineSnapshot(`
    "GET /api/v1/concept/?page=1&sort=-status
    GET /api/v1/concept/?page=1&sort=status
    GET /api/v1/user/list
    GET /api/v1/concept/?page=1&sort=status&status=ideating
    GET /api/v1/concept/?page=1&sort=status&status=ideating&createdBy=Mara+Olsen
    GET /api/v1/concept/?page=2&sort=status&status=ideating&createdBy=Mara+Olsen"
  `);
  // A page is a place of its own to go back from, what is typed and chosen on the way is none.
  router.history.back();
  await expect.poll(address).toBe("/concept?sort=status&status=ideating&createdBy=Mara+Olsen");
});

test("a report is ordered, repeated and cancelled once, for two clicks too", async () => {
  const { button, choose, calls, server, screen } = await open();
  server.on(`POST /api/v1/concept/${uuid(0)}/generate`, { status: 202, body: {} });
  server.on(`POST /api/v1/concept/${uuid(1)}/retry`, { status: 202, body: {} });
  server.on(`POST /api/v1/concept/${uuid(2)}/cancel`, { body: {} });
  await button(/report of Idea 0/).dblClick();
  // Resting there, it would open what tells how far the report is, over the next row.
  await commands.restPointer();
  await button(/report of Idea 1/).dblClick();
  await expect.element(screen.getByText("Regenerating may take several minutes.")).toBeVisible();
  await choose("Idea 2", "Cancel Report");
  await expect.element(screen.getByText("Report generation cancelled successfully")).toBeVisible();
  expect(await calls()).toMatchInlineSnapshot(`
    "POST /api/v1/concept/<id …00>/generate once
    POST /api/v1/concept/<id …01>/retry once
    POST /api/v1/concept/<id …02>/cancel
    GET /api/v1/concept/?page=1"
  `);
});

test("a concept is archived, taken back, and deleted only once that is confirmed", async () => {
  const { button, choose, calls, server, screen } = await open();
  server.on(`PATCH /api/v1/concept/${uuid(0)}/`, { body: conceptWith({ uuid: uuid(0), status: "archived" }) });
  server.on(`POST /api/v1/concept/${uuid(3)}/unarchive`, { body: conceptWith({ uuid: uuid(3) }) });
  server.on(`DELETE /api/v1/concept/${uuid(1)}/`, { status: 204 });
  await choose("Idea 0", "Archive");
  await choose("Idea 3", "Unarchive");
  expect(await calls()).toMatchInlineSnapshot(`
    "PATCH /api/v1/concept/<id …00>/ {"status":"archived"}
    GET /api/v1/concept/?page=1
    POST /api/v1/concept/<id …03>/unarchive
    GET /api/v1/concept/?page=1"
  `);
  const deleting = followCalls(server);
  await choose("Idea 1", "Delete");
  await expect.element(screen.getByRole("dialog")).toBeVisible();
  expect(await deleting()).toBe("");
  await button("Delete").dblClick();
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  expect(await deleting()).toMatchInlineSnapshot(`
    "DELETE /api/v1/concept/<id …01>/
    GET /api/v1/concept/?page=1"
  `);
});

test("a cloned concept is one call, then its seed", async () => {
  const { choose, calls, server, address } = await open();
  server.on(`POST /api/v2/concept/seed/${concepts[0]?.seedUuid}/clone`, { status: 201, body: { uuid: uuid(9) } });
  server.lacks(`GET /api/v2/concept/seed/${uuid(9)}`);
  server.on("GET /api/v1/concept/ignition/questionnaires", { body: [] });
  await choose("Idea 0", "Clone Concept Seed");
  await expect.poll(address).toBe("/concept/incubate");
  // What is on its way when one page gives way to the next is asked for by both.
  expect([...new Set((await calls()).split("\n"))].join("\n")).toMatchInlineSnapshot(`
    "POST /api/v2/concept/seed/<id …44>/clone
    GET /api/v2/concept/seed?page=1&status=draft
    GET /api/v2/concept/seed/<id …09>
    GET /api/v1/concept/ignition/questionnaires"
  `);
});

test("a draft is archived, taken back, cloned, and deleted only once that is confirmed", async () => {
  const { button, choose, calls, server, screen } = await open("/concept/drafts");
  for (const id of [4, 5]) server.on(`PATCH /api/v2/concept/seed/${uuid(id)}`, { body: {} });
  server.on(`DELETE /api/v2/concept/seed/${uuid(4)}`, { status: 204 });
  server.on(`POST /api/v2/concept/seed/${uuid(5)}/clone`, { status: 500, body: { detail: "It sleeps." } });
  await choose("Cleaning by weight", "Archive");
  await choose("Old", "Unarchive");
  await choose("Old", "Clone");
  await expect.element(screen.getByText("Failed to clone concept seed. Please try again.")).toBeVisible();
  await choose("Cleaning by weight", "Delete");
  await expect.element(screen.getByRole("dialog")).toBeVisible();
  expect(await calls()).toMatchInlineSnapshot(`
    "PATCH /api/v2/concept/seed/<id …04> {"status":"archived"}
    GET /api/v2/concept/seed?page=1&status=draft
    PATCH /api/v2/concept/seed/<id …05> {"status":"draft"}
    GET /api/v2/concept/seed?page=1&status=draft
    POST /api/v2/concept/seed/<id …05>/clone"
  `);
  const deleting = followCalls(server);
  await button("Delete").dblClick();
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  expect(await deleting()).toMatchInlineSnapshot(`
    "DELETE /api/v2/concept/seed/<id …04>
    GET /api/v2/concept/seed?page=1&status=draft"
  `);
});

test("selected concepts are archived and exported in one call each", async () => {
  const { button, calls, server, screen } = await open();
  server.on("POST /api/v1/concept/archive", {
    body: { archived: [uuid(0)], refused: [{ uuid: uuid(1), reason: "generating" }] },
  });
  server.on("POST /api/v1/concept/export", { status: 500, body: { detail: "It sleeps." } });
  for (const index of [0, 1]) await screen.getByRole("checkbox", { name: `Select Idea ${index}` }).click();
  await button("Export as CSV").click();
  await expect.element(screen.getByText("It sleeps.").first()).toBeVisible();
  await button("Archive").click();
  await button("Archive 2").dblClick();
  await expect.element(screen.getByText("1 archived, 1 not: it is generating").first()).toBeVisible();
  expect(await calls()).toMatchInlineSnapshot(`
    "POST /api/v1/concept/export {"uuids":["<id …00>","<id …01>"]}
    POST /api/v1/concept/archive {"uuids":["<id …00>","<id …01>"]}
    GET /api/v1/concept/?page=1"
  `);
});

test("ideas are told apart in one call, and that is taken back in one", async () => {
  const { button, calls, server, screen } = await open("/concept", (fake) =>
    fake.on("GET /api/v1/concept/similar", {
      body: [{ uuid: uuid(0), similar: [similarIdeaWith({ uuid: uuid(8) })] }],
    }),
  );
  for (const method of ["PUT", "DELETE"]) {
    server.on(`${method} /api/v1/concept/${uuid(0)}/similar/${uuid(8)}/distinct`, { status: 204 });
  }
  await button(/is not the same/).click();
  await screen.getByRole("button", { name: "Undo" }).click();
  await expect.element(screen.getByText("Remembered as not the same.")).not.toBeInTheDocument();
  expect(await calls()).toMatchInlineSnapshot(`
    "PUT /api/v1/concept/<id …00>/similar/<id …08>/distinct
    GET /api/v1/concept/similar?ids=<id …00>,<id …01>,<id …02>,<id …03>
    DELETE /api/v1/concept/<id …00>/similar/<id …08>/distinct
    GET /api/v1/concept/similar?ids=<id …00>,<id …01>,<id …02>,<id …03>"
  `);
});
