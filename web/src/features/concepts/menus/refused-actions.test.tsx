import type { ConceptListItem } from "@seedbed/contract/concepts/schemas";
import { expect, test } from "vitest";
import { conceptWith, listedConceptWith, listedSeedWith, pageOf } from "#testing/concepts.ts";
import { neverAnswered, serverKnowing } from "#testing/fake-server.ts";
import { renderApp } from "#testing/render-app.tsx";
import { conceptKeys } from "../../../transport/query-keys.ts";
import { session } from "../../../transport/session.ts";

const one = listedConceptWith();
const other = listedConceptWith({ uuid: "99999999-9999-4999-8999-999999999999", title: "Bottle return" });
const seed = listedSeedWith();
const bank = "GET /api/v1/concept/";
const drafts = "GET /api/v2/concept/seed";

async function openBank(path: string, concepts: ConceptListItem[] = [one], seeds = [seed]) {
  const server = serverKnowing();
  server.on(bank, { body: pageOf(concepts, 3, 45) });
  server.on(drafts, { body: pageOf(seeds) });
  server.on("GET /api/v1/user/list", { body: [] });
  await session.begin("refresh-token");
  const app = await renderApp(path);
  const choose = async (title: string, action: string) => {
    await app.screen.getByRole("button", { name: `Actions for ${title}` }).click();
    await app.screen.getByRole("menuitem", { name: action }).click();
  };
  return { server, choose, ...app };
}

test.each([
  ["Generate", `POST /api/v1/concept/${one.uuid}/generate`, { reportStatusAggregate: "notStarted" }],
  ["Retry", `POST /api/v1/concept/${one.uuid}/retry`, { reportStatusAggregate: "error" }],
  ["Archive", `PATCH /api/v1/concept/${one.uuid}/`, {}],
  ["Unarchive", `POST /api/v1/concept/${one.uuid}/unarchive`, { status: "archived" }],
] as const)("where %s is refused, why is said, and the bank is read again", async (action, key, change) => {
  const { server, screen, choose } = await openBank("/concept", [{ ...one, ...change }]);
  server.on(key, () => {
    server.on(bank, { body: pageOf([{ ...one, title: "Refill walls" }]) });
    return { status: 409, body: { detail: "Somebody else was quicker." } };
  });
  const button = screen.getByRole("button", { name: `${action} report of Refill depots` });
  if (key.endsWith("generate") || key.endsWith("retry")) await button.click();
  else await choose("Refill depots", action);
  await expect.element(screen.getByText("Somebody else was quicker.")).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Refill walls" })).toBeVisible();
});

test.each([
  ["Generate", "notStarted"],
  ["Retry", "error"],
] as const)("while one report waits for its %s, the button of another does not", async (label, status) => {
  const rows = [one, other].map((concept) => ({ ...concept, reportStatusAggregate: status }));
  const { server, screen } = await openBank("/concept", rows);
  server.on(`POST /api/v1/concept/${one.uuid}/${label.toLowerCase()}`, neverAnswered);
  const button = (title: string) => screen.getByRole("button", { name: `${label} report of ${title}` });
  await button("Refill depots").click();
  await expect.element(button("Refill depots")).toBeDisabled();
  await expect.element(button("Bottle return")).toBeEnabled();
});

test("a report that was read before it was ordered anew is read again when it is shown next", async () => {
  const { server, screen, queryClient } = await openBank("/concept", [{ ...one, reportStatusAggregate: "notStarted" }]);
  queryClient.setQueryData(conceptKeys.detail(one.uuid), conceptWith());
  server.on(`POST /api/v1/concept/${one.uuid}/generate`, { status: 202, body: {} });
  await screen.getByRole("button", { name: "Generate report of Refill depots" }).click();
  await expect.poll(() => queryClient.getQueryState(conceptKeys.detail(one.uuid))?.isInvalidated).toBe(true);
});

test("of a seed that is taken back from the archive nothing is said, of one without a title it is said without", async () => {
  const untitled = listedSeedWith({ uuid: other.uuid, title: "" });
  const { server, screen, choose } = await openBank("/concept/drafts", [], [{ ...seed, status: "archived" }, untitled]);
  server.on(`PATCH /api/v2/concept/seed/${seed.uuid}`, () => {
    server.on(drafts, { body: pageOf([untitled]) });
    return { body: {} };
  });
  server.on(`PATCH /api/v2/concept/seed/${untitled.uuid}`, { body: {} });
  await choose(seed.title, "Unarchive");
  await expect.element(screen.getByRole("link", { name: seed.title, exact: true })).not.toBeInTheDocument();
  await choose("Untitled", "Archive");
  await expect.element(screen.getByText("The seed is archived.")).toBeVisible();
  expect(screen.getByText(/is archived\./).elements()).toHaveLength(1);
});

test("people to filter by are asked for without the spaces around what was typed", async () => {
  const { server, screen } = await openBank("/concept");
  await screen.getByRole("button", { name: "Filters" }).click();
  await screen.getByRole("textbox", { name: "Search people" }).fill("  grace ");
  const asked = () =>
    server.received
      .filter(({ key }) => key === "GET /api/v1/user/list")
      .at(-1)
      ?.query.get("search");
  await expect.poll(asked).toBe("grace");
});

test("the browser's Back leads from page to page, but not through every search", async () => {
  const { screen, router, address } = await openBank("/challenge");
  await router.navigate({ to: "/concept" });
  await screen.getByRole("button", { name: "Page 2" }).click();
  await expect.poll(address).toBe("/concept?page=2");
  await screen.getByRole("searchbox", { name: "Search concepts" }).fill("refill");
  await expect.poll(address).toBe("/concept?search=refill");
  router.history.back();
  await expect.poll(address).toBe("/concept");
});
