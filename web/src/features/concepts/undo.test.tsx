import { expect, test } from "vitest";
import { conceptWith, listedConceptWith, listedSeedWith, pageOf } from "#testing/concepts.ts";
import { serverKnowing } from "#testing/fake-server.ts";
import { userWith } from "#testing/people.ts";
import { renderApp } from "#testing/render-app.tsx";
import { session } from "../../transport/session.ts";

const concept = listedConceptWith();
const other = listedConceptWith({ uuid: "99999999-9999-4999-8999-999999999999", title: "Bottle return" });
const seed = listedSeedWith({ title: "Cleaning by weight" });

const later = "2026-03-04T11:00:00.000Z";

/** A bank in which things go and come back, as the server would say. */
async function openBank(address: string) {
  const server = serverKnowing();
  const gone = new Set<string>();
  server.on("GET /api/v1/concept/", () => ({ body: pageOf([concept, other].filter(({ uuid }) => !gone.has(uuid))) }));
  server.on("GET /api/v2/concept/seed", () => ({ body: pageOf([seed].filter(({ uuid }) => !gone.has(uuid))) }));
  server.on("GET /api/v1/user/list", { body: [userWith()] });
  const on = (key: string, uuid: string, { goes, body }: { goes: boolean; body?: unknown }) =>
    server.on(key, () => {
      if (goes) gone.add(uuid);
      else gone.delete(uuid);
      return body === undefined ? { status: 204 } : { body };
    });
  for (const { uuid } of [concept, other]) {
    on(`DELETE /api/v1/concept/${uuid}/`, uuid, { goes: true });
    on(`PATCH /api/v1/concept/${uuid}/`, uuid, { goes: true, body: conceptWith({ uuid, status: "archived" }) });
    for (const back of ["restore", "unarchive"])
      on(`POST /api/v1/concept/${uuid}/${back}`, uuid, { goes: false, body: conceptWith({ uuid, updatedAt: later }) });
  }
  on(`DELETE /api/v2/concept/seed/${seed.uuid}`, seed.uuid, { goes: true });
  on(`POST /api/v2/concept/seed/${seed.uuid}/restore`, seed.uuid, { goes: false, body: {} });
  await session.begin("refresh-token");
  const app = await renderApp(address);
  const row = (name: RegExp) => app.screen.getByRole("row", { name });
  const choose = async (title: string, item: string) => {
    await app.screen.getByRole("button", { name: `Actions for ${title}` }).click();
    await app.screen.getByRole("menuitem", { name: item }).click();
  };
  const confirm = () => app.screen.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  const undo = app.screen.getByRole("button", { name: "Undo" });
  return { ...app, server, gone, row, choose, confirm, undo };
}

test("a deleted concept is taken back by Undo, once", async () => {
  const { screen, server, row, choose, confirm, undo } = await openBank("/concept");
  await choose("Refill depots", "Delete");
  await expect.element(screen.getByText(/You can take it back for ten minutes\./)).toBeVisible();
  await confirm();
  await expect.element(row(/Refill depots/)).not.toBeInTheDocument();
  await expect.element(screen.getByText("“Refill depots” is deleted.")).toBeVisible();
  await undo.dblClick();
  await expect.element(row(/Refill depots/)).toBeVisible();
  await expect.element(undo).not.toBeInTheDocument();
  expect(server.bodiesOf(`POST /api/v1/concept/${concept.uuid}/restore`)).toHaveLength(1);
});

test("an archived concept is taken back by Undo", async () => {
  const { screen, row, choose, undo } = await openBank("/concept");
  await choose("Refill depots", "Archive");
  await expect.element(row(/Refill depots/)).not.toBeInTheDocument();
  await expect.element(screen.getByText("“Refill depots” is archived.")).toBeVisible();
  await undo.click();
  await expect.element(row(/Refill depots/)).toBeVisible();
});

test("concepts that were archived together are taken back together", async () => {
  const { screen, server, gone, row, undo } = await openBank("/concept");
  server.on("POST /api/v1/concept/archive", () => {
    for (const { uuid } of [concept, other]) gone.add(uuid);
    return { body: { archived: [concept.uuid, other.uuid], refused: [] } };
  });
  for (const title of ["Refill depots", "Bottle return"])
    await screen.getByRole("checkbox", { name: `Select ${title}` }).click();
  await screen.getByRole("button", { name: "Archive", exact: true }).click();
  await screen.getByRole("button", { name: "Archive 2" }).click();
  await expect.element(row(/Refill depots/)).not.toBeInTheDocument();
  await undo.click();
  await expect.element(row(/Refill depots/)).toBeVisible();
  await expect.element(row(/Bottle return/)).toBeVisible();
});

test("a deleted draft is taken back by Undo", async () => {
  const { screen, row, choose, confirm, undo } = await openBank("/concept/drafts");
  await choose("Cleaning by weight", "Delete");
  await confirm();
  await expect.element(row(/Cleaning by weight/)).not.toBeInTheDocument();
  await expect.element(screen.getByText("“Cleaning by weight” is deleted.")).toBeVisible();
  await undo.click();
  await expect.element(row(/Cleaning by weight/)).toBeVisible();
});

test("an archived draft is taken back by Undo, which says nothing more", async () => {
  const { screen, server, row, choose, undo } = await openBank("/concept/drafts");
  const change = `PATCH /api/v2/concept/seed/${seed.uuid}`;
  server.on(change, { body: {} });
  await choose("Cleaning by weight", "Archive");
  await expect.element(screen.getByText("“Cleaning by weight” is archived.")).toBeVisible();
  await undo.click();
  await expect.poll(() => server.bodiesOf(change)).toEqual([{ status: "archived" }, { status: "draft" }]);
  await expect.element(undo).not.toBeInTheDocument();
  await expect.element(row(/Cleaning by weight/)).toBeVisible();
});

test("one that can no longer be taken back says so", async () => {
  const { screen, server, choose, confirm, undo } = await openBank("/concept");
  server.on(`POST /api/v1/concept/${concept.uuid}/restore`, { status: 404, body: { detail: "Concept Not Found." } });
  await choose("Refill depots", "Delete");
  await confirm();
  await undo.click();
  await expect.element(screen.getByText("Concept Not Found.")).toBeVisible();
});

test("seeds that are archived, and those whose concepts are in the bank, are reached from the drafts", async () => {
  const { screen, server } = await openBank("/concept/drafts");
  const asked = () => server.received.findLast(({ key }) => key === "GET /api/v2/concept/seed")?.query.get("status");
  await expect.poll(asked).toBe("draft");
  await screen.getByRole("button", { name: "Filters" }).click();
  await screen.getByRole("checkbox", { name: "Archived" }).click();
  await expect.poll(asked).toBe("archived");
  await screen.getByRole("checkbox", { name: "Published" }).click();
  await expect.poll(asked).toBe("published,archived");
  await screen.getByRole("button", { name: "Remove filter Archived" }).click();
  await expect.poll(asked).toBe("published");
});
