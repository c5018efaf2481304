import { bundleFileMax } from "@seedbed/contract/limits";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { listedConceptWith, listedSeedWith, pageOf } from "#testing/concepts.ts";
import { neverAnswered, serverKnowing } from "#testing/fake-server.ts";
import { renderApp } from "#testing/render-app.tsx";
import { session } from "../../../transport/session.ts";

const uuid = "99999999-9999-4999-8999-999999999999";

async function openBank() {
  const server = serverKnowing();
  server.on("GET /api/v1/concept/", { body: pageOf([listedConceptWith()]) });
  server.on("GET /api/v2/concept/seed", { body: pageOf([listedSeedWith()]) });
  server.on("GET /api/v1/user/list", { body: [] });
  await session.begin("refresh-token");
  return { server, ...(await renderApp("/concept")) };
}

const bundle = () => new File(["PK"], "bundle.zip", { type: "application/zip" });

test("a bundle that is brought in opens as a concept, and stands in the bank", async () => {
  const { server, screen, address, router } = await openBank();
  await expect.element(screen.getByRole("button", { name: "Import" })).toBeVisible();
  server.on("POST /api/v2/concept/import", {
    status: 201,
    body: { uuid, identifier: "C-0007", title: "Refill depots" },
  });
  server.on(`GET /api/v1/concept/${uuid}/`, neverAnswered);
  server.on("GET /api/v1/concept/", { body: pageOf([listedConceptWith({ uuid, title: "Brought along" })]) });
  await userEvent.upload(page.getByLabelText("Evidence bundle"), bundle());
  await expect.poll(address).toContain(`/concept/${uuid}`);
  await expect.element(screen.getByText("“Refill depots” was brought in with its report.")).toBeVisible();
  await router.navigate({ to: "/concept" });
  await expect.element(screen.getByRole("link", { name: "Brought along" })).toBeVisible();
});

test("a bundle that is refused says why, the bank stays, and the same file can be chosen again", async () => {
  const { server, screen } = await openBank();
  await expect.element(screen.getByRole("button", { name: "Import" })).toBeVisible();
  const detail = "“report.md” is not what the manifest says: it was changed, or the file is broken.";
  server.on("POST /api/v2/concept/import", { status: 422, body: { code: "invalid", detail } });
  const input = page.getByLabelText("Evidence bundle");
  await userEvent.upload(input, bundle());
  await expect.element(screen.getByText(detail)).toBeVisible();
  expect((input.element() as HTMLInputElement).files).toHaveLength(0);
  await expect.element(screen.getByRole("link", { name: "Refill depots" })).toBeVisible();
});

test("a file that is too large is not sent", async () => {
  const { server, screen } = await openBank();
  const input = page.getByLabelText("Evidence bundle").element() as HTMLInputElement;
  const chosen = new DataTransfer();
  chosen.items.add(new File([new Uint8Array(bundleFileMax + 1)], "bundle.zip"));
  input.files = chosen.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
  await expect.element(screen.getByText("The file is larger than 50 MB.")).toBeVisible();
  expect(server.bodiesOf("POST /api/v2/concept/import")).toEqual([]);
});
