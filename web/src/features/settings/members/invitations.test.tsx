import type { Invitation } from "@seedbed/contract/access/invitations";
import { expect, test, vi } from "vitest";
import { serverKnowing } from "#testing/fake-server.ts";
import { userWith } from "#testing/people.ts";
import { renderApp } from "#testing/render-app.tsx";
import { session } from "../../../transport/session.ts";
// Loaded before the first test begins: the route would load it while the first expectation waits.
import "../settings-frame.tsx";
import "./members-screen.tsx";

const open = "GET /api/v1/account/invitations";
const invite = "POST /api/v1/account/invitations";

const invitationWith = (change: Partial<Invitation> = {}): Invitation => ({
  uuid: "55555555-5555-4555-8555-555555555555",
  email: "ida@mill.example",
  role: "member",
  status: "pending",
  expiresAt: "2026-03-09T10:00:00.000Z",
  mail: { state: "sent", words: "" },
  ...change,
});

async function openInvitations(invitations: Invitation[] = []) {
  const server = serverKnowing();
  server.on("GET /api/v1/user/list", { body: [userWith()] });
  server.on(open, { body: invitations });
  await session.begin("refresh-token");
  const app = await renderApp("/settings/members");
  const { screen } = app;
  const email = screen.getByRole("textbox", { name: "Email" });
  const send = async (address: string) => {
    await email.fill(address);
    await screen.getByRole("button", { name: "Invite", exact: true }).click();
  };
  return { ...app, server, email, send };
}

test("[S1.6-02] an admin invites by email and role, and is shown the link once", async () => {
  const { screen, server, email, send } = await openInvitations();
  await expect.element(screen.getByText("Nobody is invited at the moment.")).toBeVisible();
  const issued = { ...invitationWith({ role: "admin" }), ticket: "t/1" };
  server.on(invite, () => {
    server.on(open, { body: [invitationWith({ role: "admin" })] });
    return { status: 201, body: issued };
  });
  await screen.getByRole("combobox", { name: "Role", exact: true }).selectOptions("Admin");
  await send(" ida@mill.example ");
  const link = screen.getByRole("textbox", { name: "Invitation link" });
  await expect.element(link).toHaveValue(`${location.origin}/sign-up?ticket=t%2F1`);
  expect(server.bodiesOf(invite)).toEqual([{ email: "ida@mill.example", role: "admin" }]);
  await expect.element(screen.getByRole("cell", { name: "ida@mill.example" })).toBeVisible();
  await expect.element(email).toHaveValue("");

  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await screen.getByRole("button", { name: "Copy link" }).click();
  await expect.element(screen.getByText("Copied.")).toBeVisible();
  expect(write).toHaveBeenCalledWith(`${location.origin}/sign-up?ticket=t%2F1`);
  write.mockRejectedValue(new DOMException("No."));
  await screen.getByRole("button", { name: "Copy link" }).click();
  await expect.element(screen.getByText(/does not allow copying/)).toBeVisible();
});

test("an address that is none, and one the server refuses, are said at the field", async () => {
  const { screen, server, email, send } = await openInvitations();
  await send("");
  await expect.element(screen.getByText("Email is required")).toBeVisible();
  await send("ida@");
  await expect.element(screen.getByText("Email is Invalid.")).toBeVisible();
  expect(server.bodiesOf(invite)).toEqual([]);
  server.on(invite, { status: 409, body: { detail: "This person is already a member." } });
  await send("mara@mill.example");
  await expect.element(email).toHaveAccessibleDescription("This person is already a member.");
  server.on(invite, { status: 422, body: { detail: "x", form: { email: "This address takes no mail." } } });
  await send("noreply@mill.example");
  await expect.element(email).toHaveAccessibleDescription("This address takes no mail.");
});

test("an invitation that could not be made is said, and the address stays to be invited again", async () => {
  const { screen, server, email, send } = await openInvitations();
  server.on(invite, { status: 503, body: { detail: "Seedbed is not ready." } });
  await send("ida@mill.example");
  await expect.element(screen.getByText("Seedbed is not ready.")).toBeVisible();
  await expect.element(email).toHaveValue("ida@mill.example");
});

test("open invitations show role, state and the day they expire; one can be revoked", async () => {
  const expired = invitationWith({
    uuid: "55555555-5555-4555-8555-000000000002",
    email: "jun@mill.example",
    status: "expired",
  });
  const { screen, server } = await openInvitations([invitationWith(), expired]);
  const rows = screen.getByRole("table", { name: "Open invitations" }).getByRole("row");
  await expect.poll(() => rows.nth(1).element().textContent).toMatch(/ida@mill\.example.*Member.*Pending.*Mar 9, 2026/);
  await expect.poll(() => rows.nth(2).element().textContent).toMatch(/jun@mill\.example.*Expired/);

  const revoke = `DELETE /api/v1/account/invitations/${invitationWith().uuid}`;
  await screen.getByRole("button", { name: "Revoke the invitation of ida@mill.example" }).click();
  const dialog = screen.getByRole("dialog", { name: "Revoke this invitation?" });
  await expect.element(dialog.getByText(/The link sent to ida@mill\.example stops working/)).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.bodiesOf(revoke)).toEqual([]);

  server.on(revoke, { status: 204 });
  server.on(open, { body: [expired] });
  await screen.getByRole("button", { name: "Revoke the invitation of ida@mill.example" }).click();
  await dialog.getByRole("button", { name: "Revoke", exact: true }).click();
  await expect.element(screen.getByText("The invitation of ida@mill.example was revoked")).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => rows.nth(1).element().textContent).toMatch("jun@mill.example");
});

test("a row says what became of its mail, in the mail server's words, and sends a new link when asked", async () => {
  const refused = invitationWith({ mail: { state: "failed", words: "550 no such mailbox" } });
  const waiting = invitationWith({
    uuid: "55555555-5555-4555-8555-000000000002",
    email: "jun@mill.example",
    mail: { state: "waiting", words: "connect ECONNREFUSED" },
  });
  const { screen, server } = await openInvitations([refused, waiting]);
  const rows = screen.getByRole("table", { name: "Open invitations" }).getByRole("row");
  await expect
    .poll(() => rows.nth(1).element().textContent)
    .toMatch(/ida@mill\.example.*Not sent.*550 no such mailbox/);
  await expect.poll(() => rows.nth(2).element().textContent).toMatch(/jun@mill\.example.*Waiting.*ECONNREFUSED/);
  await expect.element(screen.getByRole("button", { name: "Send again to jun@mill.example" })).not.toBeInTheDocument();

  server.on(invite, () => {
    server.on(open, { body: [invitationWith({ mail: { state: "waiting", words: "" } })] });
    return { status: 201, body: { ...refused, ticket: "t" } };
  });
  await screen.getByRole("button", { name: "Send again to ida@mill.example" }).dblClick();
  await expect
    .element(screen.getByText("A new link goes to ida@mill.example by mail. The one before no longer works."))
    .toBeVisible();
  expect(server.bodiesOf(invite)).toEqual([{ email: "ida@mill.example", role: "member" }]);
  await expect.poll(() => rows.nth(1).element().textContent).toMatch(/ida@mill\.example.*Waiting/);
  server.on(open, { body: [invitationWith()] });
  await expect.poll(() => rows.nth(1).element().textContent).toMatch(/ida@mill\.example.*Sent/);
});

test("the link of the last invitation goes from view when the next one is tried", async () => {
  const { screen, server, send } = await openInvitations();
  server.on(invite, { status: 201, body: { ...invitationWith(), ticket: "t/1" } });
  await send("ida@mill.example");
  const link = screen.getByRole("textbox", { name: "Invitation link" });
  await expect.element(link).toBeVisible();
  server.on(invite, { status: 409, body: { detail: "This person is already a member." } });
  await send("mara@mill.example");
  await expect.element(screen.getByText("This person is already a member.")).toBeVisible();
  await expect.element(link).not.toBeInTheDocument();
});
