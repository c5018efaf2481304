import { expect, test } from "vitest";
import { followCalls } from "#testing/calls.ts";
import { pageOf } from "#testing/concepts.ts";
import { serverKnowing } from "#testing/fake-server.ts";
import { accountWith, currentUserWith, userWith } from "#testing/people.ts";
import { renderApp } from "#testing/render-app.tsx";
import { session } from "../../transport/session.ts";

const ida = userWith({
  uuid: "33333333-3333-4333-8333-333333333333",
  firstName: "Ida",
  lastName: "Berg",
  email: "ida@mill.example",
  role: "member",
});
const invitation = {
  uuid: "55555555-5555-4555-8555-555555555555",
  email: "ben@mill.example",
  role: "member",
  status: "pending",
  expiresAt: "2026-03-09T10:00:00.000Z",
};

/** The settings come to rest, and the calls from there on. */
async function open(address: string) {
  const server = serverKnowing();
  server.on("GET /api/v1/user/list", { body: [userWith(), ida] });
  server.on("GET /api/v1/account/invitations", { body: [invitation] });
  server.on("GET /api/v1/account/security-events", { body: pageOf([]) });
  await session.begin("refresh-token");
  const app = await renderApp(address);
  await expect.element(app.screen.getByRole("heading", { name: "Your account" })).toBeVisible();
  await followCalls(server)();
  const button = (name: string) => app.screen.getByRole("button", { name, exact: true });
  const fill = (label: string, text: string) => app.screen.getByLabelText(label, { exact: true }).fill(text);
  return { ...app, server, button, fill, calls: followCalls(server) };
}

test("a profile is saved once for two clicks, and not at all when it is left", async () => {
  const { button, fill, calls, server, screen } = await open("/settings/about");
  server.on("PATCH /api/v1/user/", { body: currentUserWith({ firstName: "Marta" }) });
  await button("Edit").click();
  await fill("First name", "Never");
  await button("Cancel").click();
  await button("Edit").click();
  await fill("First name", " Marta ");
  await button("Save").dblClick();
  await expect.element(screen.getByText("User updated successfully").first()).toBeVisible();
  expect(await calls()).toMatchInlineSnapshot(
    `"PATCH /api/v1/user/ {"firstName":" Marta ","lastName":"Olsen","jobTitle":"Head of Ventures"}"`,
  );
});

test("a password is changed once for two clicks, and what is refused here calls nobody", async () => {
  const { button, fill, calls, server, screen } = await open("/settings/security");
  server.on("POST /api/auth/change-password", { body: { token: "new-refresh-token", user: {} } });
  await button("Update password").click();
  expect(await calls()).toBe("");
  await fill("Current password", " old one ");
  await fill("New password", " long enough ");
  await fill("New password confirmation", " long enough ");
  await button("Update password").dblClick();
  await expect.element(screen.getByText("Password updated successfully").first()).toBeVisible();
  expect(await calls()).toMatchInlineSnapshot(`
    "POST /api/auth/change-password {"currentPassword":" old one ","newPassword":" long enough ","revokeOtherSessions":true}
    GET /api/auth/token
    GET /api/v1/user/"
  `);
});

test("a company is saved once for two clicks", async () => {
  const { button, fill, calls, server, screen } = await open("/settings/company");
  server.on("PUT /api/v1/account", { body: accountWith({ name: "Southwind Mills" }) });
  await button("Edit").click();
  await fill("Company Name", " Southwind Mills ");
  await button("Save").dblClick();
  await expect.element(screen.getByText("Company updated successfully").first()).toBeVisible();
  expect(await calls()).toMatchInlineSnapshot(`
    "PUT /api/v1/account {"name":"Southwind Mills","domain":"mill.example","goal":"Two revenue lines outside of flour"}
    GET /api/v1/company-logo/mill.example"
  `);
});

test("a role is changed at once, one's own once that is confirmed", async () => {
  const { button, calls, server, screen } = await open("/settings/members");
  for (const user of [ida, userWith()]) server.on(`PATCH /api/v1/account/members/${user.uuid}`, { body: user });
  await screen.getByRole("combobox", { name: "Role of Ida Berg" }).selectOptions("Admin");
  await expect.element(screen.getByText(/Ida Berg is now/)).toBeVisible();
  expect(await calls()).toMatchInlineSnapshot(`
    "PATCH /api/v1/account/members/<id …33> {"role":"admin"}
    GET /api/v1/user/list"
  `);
  const own = followCalls(server);
  await screen.getByRole("combobox", { name: "Role of Mara Olsen" }).selectOptions("Member");
  await expect.element(screen.getByRole("dialog")).toBeVisible();
  expect(await own()).toBe("");
  await button("Become a member").dblClick();
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  expect(await own()).toMatchInlineSnapshot(`
    "PATCH /api/v1/account/members/<id …11> {"role":"member"}
    GET /api/v1/user/list"
  `);
});

test("a member is removed and an invitation revoked only once that is confirmed", async () => {
  const { button, calls, server, screen } = await open("/settings/members");
  server.on(`DELETE /api/v1/account/members/${ida.uuid}`, { status: 204 });
  server.on(`DELETE /api/v1/account/invitations/${invitation.uuid}`, { status: 204 });
  await button("Remove Ida Berg").click();
  await expect.element(screen.getByRole("dialog")).toBeVisible();
  expect(await calls()).toBe("");
  await button("Remove").dblClick();
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  expect(await calls()).toMatchInlineSnapshot(`
    "DELETE /api/v1/account/members/<id …33>
    GET /api/v1/user/list"
  `);
  const revoking = followCalls(server);
  await button("Revoke the invitation of ben@mill.example").click();
  await expect.element(screen.getByRole("dialog")).toBeVisible();
  expect(await revoking()).toBe("");
  await button("Revoke").dblClick();
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  expect(await revoking()).toMatchInlineSnapshot(`
    "DELETE /api/v1/account/invitations/<id …55>
    GET /api/v1/account/invitations"
  `);
});

test("somebody is invited once for two clicks, under the trimmed address", async () => {
  const { button, fill, calls, server, screen } = await open("/settings/members");
  server.on("POST /api/v1/account/invitations", { status: 201, body: { ...invitation, ticket: "t" } });
  await fill("Email", " ben@mill.example ");
  await screen.getByRole("combobox", { name: "Role", exact: true }).selectOptions("Admin");
  await button("Invite").dblClick();
  await expect.element(screen.getByLabelText("Invitation link")).toBeVisible();
  expect(await calls()).toMatchInlineSnapshot(`
    "POST /api/v1/account/invitations {"email":"ben@mill.example","role":"admin"}
    GET /api/v1/account/invitations"
  `);
});
