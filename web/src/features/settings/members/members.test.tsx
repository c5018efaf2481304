import { expect, test } from "vitest";
import { serverKnowing } from "#testing/fake-server.ts";
import { currentUserWith, userWith } from "#testing/people.ts";
import { renderApp } from "#testing/render-app.tsx";
import { session } from "../../../transport/session.ts";
// Loaded before the first test begins: the route would load it while the first expectation waits.
import "../settings-frame.tsx";
import "./members-screen.tsx";

const self = userWith();
const ida = userWith({
  uuid: "11111111-1111-4111-8111-000000000002",
  email: "ida@mill.example",
  firstName: "Ida",
  lastName: "Berg",
  jobTitle: "",
  role: "member",
});
const list = "GET /api/v1/user/list";
const change = (uuid: string) => `PATCH /api/v1/account/members/${uuid}`;
const remove = `DELETE /api/v1/account/members/${ida.uuid}`;

async function openMembers(current = currentUserWith()) {
  const server = serverKnowing(current);
  server.on(list, { body: [self, ida] });
  server.on("GET /api/v1/account/invitations", { body: [] });
  await session.begin("refresh-token");
  const app = await renderApp("/settings/members");
  return { ...app, server, roleOf: (name: string) => app.screen.getByRole("combobox", { name: `Role of ${name}` }) };
}

test("everybody of the company is listed with name, email, job title and role", async () => {
  const { screen, roleOf } = await openMembers();
  const rows = screen.getByRole("table", { name: "Members" }).getByRole("row");
  await expect
    .poll(() => rows.nth(1).element().textContent)
    .toMatch(/Mara Olsen You.*mara@mill\.example.*Head of Ventures/);
  await expect.poll(() => rows.nth(2).element().textContent).toMatch(/Ida Berg.*ida@mill\.example.*No job title/);
  await expect.element(roleOf("Mara Olsen")).toHaveValue("admin");
  await expect.element(roleOf("Ida Berg")).toHaveValue("member");
});

test("members see the list and nothing to change it with", async () => {
  const { screen, server } = await openMembers(currentUserWith({ role: "member" }));
  await expect.element(screen.getByText("ida@mill.example")).toBeVisible();
  expect(screen.getByRole("combobox").elements()).toEqual([]);
  expect(screen.getByRole("button", { name: /Remove|Invite|Revoke|Sign out/ }).elements()).toEqual([]);
  expect(server.received.map(({ key }) => key)).not.toContain("GET /api/v1/account/invitations");
  expect(screen.getByRole("link", { name: "Audit log" }).elements()).toEqual([]);
});

test("an admin changes the role of another", async () => {
  const { screen, server, roleOf } = await openMembers();
  server.on(change(ida.uuid), { body: { ...ida, role: "admin" } });
  server.on(list, { body: [self, { ...ida, role: "admin" }] });
  await roleOf("Ida Berg").selectOptions("Admin");
  await expect.element(screen.getByText("Ida Berg is now admin")).toBeVisible();
  await expect.element(roleOf("Ida Berg")).toHaveValue("admin");
  expect(server.bodiesOf(change(ida.uuid))).toEqual([{ role: "admin" }]);
});

test("a role that the server does not change falls back, and why is said", async () => {
  const { screen, server, roleOf } = await openMembers();
  server.on(change(ida.uuid), { status: 404, body: { detail: "This person is not a member of your company." } });
  await roleOf("Ida Berg").selectOptions("Admin");
  await expect.element(screen.getByText("This person is not a member of your company.")).toBeVisible();
  await expect.element(roleOf("Ida Berg")).toHaveValue("member");
});

test("an admin is asked before giving up the own role, and sees the page as a member then", async () => {
  const { screen, server, roleOf } = await openMembers();
  await roleOf("Mara Olsen").selectOptions("Member");
  const dialog = screen.getByRole("dialog", { name: "Stop being an admin?" });
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(roleOf("Mara Olsen")).toHaveValue("admin");
  expect(server.bodiesOf(change(self.uuid))).toEqual([]);

  server.on(change(self.uuid), { status: 409, body: { detail: "A company needs at least one admin." } });
  await roleOf("Mara Olsen").selectOptions("Member");
  await screen.getByRole("button", { name: "Become a member" }).click();
  await expect.element(screen.getByText("A company needs at least one admin.")).toBeVisible();

  server.on(change(self.uuid), { body: { ...self, role: "member" } });
  server.on(list, { body: [{ ...self, role: "member" }, ida] });
  await roleOf("Mara Olsen").selectOptions("Member");
  await screen.getByRole("button", { name: "Become a member" }).click();
  await expect.element(roleOf("Mara Olsen")).not.toBeInTheDocument();
  expect(session.current()?.user.role).toBe("member");
});

test("removing a member says what happens, and can be cancelled; oneself cannot be removed", async () => {
  const { screen, server } = await openMembers();
  expect(screen.getByRole("button", { name: "Remove Mara Olsen" }).elements()).toEqual([]);
  await screen.getByRole("button", { name: "Remove Ida Berg" }).click();
  const dialog = screen.getByRole("dialog", { name: "Remove Ida Berg?" });
  await expect.element(dialog.getByText(/loses access to your company at once.*made stay/)).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.bodiesOf(remove)).toEqual([]);

  server.on(remove, { status: 204 });
  server.on(list, { body: [self] });
  await screen.getByRole("button", { name: "Remove Ida Berg" }).click();
  await dialog.getByRole("button", { name: "Remove" }).click();
  await expect.element(screen.getByText("Ida Berg was removed")).toBeVisible();
  await expect.element(screen.getByText("ida@mill.example")).not.toBeInTheDocument();
});

test("[S1.9-12] a dialog closes in 300 ms", async () => {
  const { screen } = await openMembers();
  await screen.getByRole("button", { name: "Remove Ida Berg" }).click();
  const dialog = screen.getByRole("dialog", { name: "Remove Ida Berg?" });
  await expect.element(dialog).toBeVisible();
  const closing = dialog.element();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect.poll(() => closing instanceof HTMLElement && closing.style.transitionDuration).toBe("300ms");
  await expect.element(dialog).not.toBeInTheDocument();
});

test("a list that does not load says so and can be tried again", async () => {
  const { screen, server } = await openMembers();
  await screen.unmount();
  server.on(list, { status: 500 });
  const again = await renderApp("/settings/members");
  await expect.element(again.screen.getByText("The members could not be loaded")).toBeVisible();
  server.on(list, { body: [self] });
  await again.screen.getByRole("button", { name: "Retry" }).click();
  await expect.element(again.screen.getByText("1 person")).toBeVisible();
});

test("an admin signs a member out everywhere, once that is confirmed", async () => {
  const { screen, server } = await openMembers();
  const end = `DELETE /api/v1/account/members/${ida.uuid}/sessions`;
  server.on(end, { status: 204 });
  await screen.getByRole("button", { name: "Sign out Ida Berg everywhere" }).click();
  const dialog = screen.getByRole("dialog", { name: "Sign out Ida Berg everywhere?" });
  await expect.element(dialog.getByText(/access tokens of programs go on/)).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.received.map(({ key }) => key)).not.toContain(end);
  await screen.getByRole("button", { name: "Sign out Ida Berg everywhere" }).click();
  await dialog.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect.element(screen.getByText("Ida Berg is signed out everywhere")).toBeVisible();
  expect(server.received.map(({ key }) => key)).toContain(end);
  expect(screen.getByRole("button", { name: "Sign out Mara Olsen everywhere" }).elements()).toEqual([]);
});

test("an admin signs everybody else out; one that fails says why", async () => {
  const { screen, server } = await openMembers();
  const end = "DELETE /api/v1/account/sessions";
  server.on(end, { status: 409, body: { detail: "People sign in with Meridian: end their sessions there." } });
  const ask = () => screen.getByRole("button", { name: "Sign out everybody else" }).click();
  const confirm = () =>
    screen
      .getByRole("dialog", { name: "Sign out everybody else everywhere?" })
      .getByRole("button", { name: "Sign out everywhere" })
      .click();
  await ask();
  await confirm();
  await expect.element(screen.getByText("People sign in with Meridian: end their sessions there.")).toBeVisible();
  server.on(end, { status: 204 });
  await ask();
  await confirm();
  await expect.element(screen.getByText("Everybody else is signed out everywhere")).toBeVisible();
});
