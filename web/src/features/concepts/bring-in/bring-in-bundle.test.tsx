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

test("a bundle that is brought in opens as a concept", async () => {
  const { server, screen, address } = await openBank();
  await expect.element(screen.getByRole("button", { name: "Import" })).toBeVisible();
  server.on("POST /api/v2/concept/import", {
    status: 201,
    body: { uuid, identifier: "C-0007", title: "Refill depots" },
  });
  server.on(`GET /api/v1/concept/${uuid}/`, neverAnswered);
  await userEvent.upload(page.getByLabelText("Evidence bundle"), bundle());
  await expect.poll(address).toContain(`/concept/${uuid}`);
  await expect.element(screen.getByText("“Refill depots” was brought in with its report.")).toBeVisible();
});

test("a bundle that is refused says why, and the bank stays", async () => {
  const { server, screen } = await openBank();
  await expect.element(screen.getByRole("button", { name: "Import" })).toBeVisible();
  const detail = "“report.md” is not what the manifest says: it was changed, or the file is broken.";
  server.on("POST /api/v2/concept/import", { status: 422, body: { code: "invalid", detail } });
  await userEvent.upload(page.getByLabelText("Evidence bundle"), bundle());
  await expect.element(screen.getByText(detail)).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Refill depots" })).toBeVisible();
});
