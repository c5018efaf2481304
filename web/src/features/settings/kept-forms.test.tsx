import { expect, test } from "vitest";
import { serverKnowing } from "#testing/fake-server.ts";
import { accountWith, currentUserWith } from "#testing/people.ts";
import { renderApp } from "#testing/render-app.tsx";
import { keptPlace } from "../../transport/kept/kept-store.ts";
import { session } from "../../transport/session.ts";
// Loaded before the first test begins: the route would load it while the first expectation waits.
import "./settings-frame.tsx";
import "./company/company-screen.tsx";

const unsent = "You wrote this on this device and it was not sent.";

async function open(path: string) {
  const server = serverKnowing();
  server.on("GET /api/v1/user/list", { body: [] });
  server.on("GET /api/v1/account/invitations", { body: [] });
  server.on("PATCH /api/v1/user/", { body: currentUserWith({ firstName: "Marah" }) });
  server.on("PUT /api/v1/account", { body: accountWith({ name: "Southwind" }) });
  server.on("PUT /api/v1/account/facts", ({ body }) => ({ body }));
  server.on("POST /api/v1/account/invitations", {
    status: 201,
    body: {
      ...{ uuid: "5", email: "ida@mill.example", role: "member", status: "pending", ticket: "t" },
      ...{ expiresAt: "2026-03-09T10:00:00.000Z", mail: null },
    },
  });
  await session.begin("refresh-token");
  return { server, ...(await renderApp(path)) };
}

test.each([
  { what: "the profile", place: "profile", path: "/settings/about", edit: "Edit", label: "First name", save: "Save" },
  {
    what: "the company",
    place: "company",
    path: "/settings/company",
    edit: "Edit",
    label: "Company Name",
    save: "Save",
  },
  { what: "facts", place: "facts", path: "/settings/company", edit: "Edit facts", label: "Region", save: "Save" },
  { what: "an invitation", place: "invitation", path: "/settings/members", edit: null, label: "Email", save: "Invite" },
])("what was typed into $what is kept on the device until it is saved", async ({ place, path, edit, label, save }) => {
  const { screen } = await open(path);
  if (edit) await screen.getByRole("button", { name: edit, exact: true }).click();
  const kept = () => keptPlace("form", place).versions().length;
  await screen.getByRole("textbox", { name: label, exact: true }).fill("ida@mill.example");
  await expect.poll(kept).toBe(1);
  await screen.getByRole("button", { name: save, exact: true }).click();
  await expect.poll(kept).toBe(0);
});

test("what was typed and left stands there again, until it is let go of", async () => {
  const { screen } = await open("/settings/about");
  const edit = screen.getByRole("button", { name: "Edit", exact: true });
  const name = screen.getByRole("textbox", { name: "First name" });
  const title = screen.getByRole("textbox", { name: "Job title" });
  await edit.click();
  await name.fill("Marah");
  await title.fill("Head of Everything");
  await screen.getByRole("button", { name: "Cancel" }).click();
  await edit.click();
  await expect.element(name).toHaveValue("Marah");
  await expect.element(title).toHaveValue("Head of Everything");
  await expect.element(screen.getByText(unsent)).toBeVisible();
  await screen.getByRole("button", { name: "Discard" }).click();
  await expect.element(name).toHaveValue("Mara");
  await expect.element(title).toHaveValue("Head of Ventures");
  await expect.element(screen.getByText(unsent)).not.toBeInTheDocument();
});

test("what is typed and taken back is nothing unsent", async () => {
  const { screen } = await open("/settings/about");
  await screen.getByRole("button", { name: "Edit", exact: true }).click();
  const name = screen.getByRole("textbox", { name: "First name" });
  await name.fill("Marah");
  await expect.poll(() => keptPlace("form", "profile").versions()).toHaveLength(1);
  await name.fill("Mara");
  await expect.poll(() => keptPlace("form", "profile").versions()).toEqual([]);
});

test("a form in which something is too long is not sent, and the focus goes there", async () => {
  const { screen, server } = await open("/settings/company");
  await screen.getByRole("button", { name: "Edit facts" }).click();
  const region = screen.getByRole("textbox", { name: "Region" });
  await region.fill("x".repeat(2_000));
  await expect.element(screen.getByText(/characters too long/)).toBeVisible();
  await screen.getByRole("button", { name: "Save", exact: true }).click();
  await expect.element(region).toHaveFocus();
  expect(server.bodiesOf("PUT /api/v1/account/facts")).toEqual([]);
});

test("of a company's address its scheme is no part, in whatever letters, nor are spaces around what was typed", async () => {
  const { screen, server } = await open("/settings/company");
  server.on("PUT /api/v1/account", { status: 403, body: { detail: "Admin access required" } });
  await screen.getByRole("button", { name: "Edit", exact: true }).click();
  await screen.getByRole("textbox", { name: "Company URL" }).fill(" HTTPS://southwind.example ");
  await screen.getByRole("textbox", { name: /looking to achieve/ }).fill(" Less flour ");
  await screen.getByRole("button", { name: "Save", exact: true }).click();
  await expect.element(screen.getByText("Admin access required")).toBeVisible();
  expect(server.bodiesOf("PUT /api/v1/account")).toMatchObject([{ domain: "southwind.example", goal: "Less flour" }]);
});
