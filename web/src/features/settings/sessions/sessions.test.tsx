import type { SignedInSession } from "@seedbed/contract/access/sessions";
import { expect, test } from "vitest";
import { neverAnswered, serverKnowing } from "#testing/fake-server.ts";
import { currentUserWith } from "#testing/people.ts";
import { renderApp } from "#testing/render-app.tsx";
import { violations } from "#testing/violations.ts";
import { session } from "../../../transport/session.ts";

const list = "GET /api/v1/user/sessions";
const here: SignedInSession = {
  uuid: "88888888-8888-4888-8888-888888888888",
  device: "Firefox on Linux",
  startedAt: "2026-03-01T10:00:00.000Z",
  lastUsedAt: "2026-03-02T10:00:00.000Z",
  endsAt: "2099-03-31T10:00:00.000Z",
  current: true,
};
const phone = { ...here, uuid: "99999999-9999-4999-8999-999999999999", device: "Safari on iOS", current: false };

async function open(sessions: Parameters<ReturnType<typeof serverKnowing>["on"]>[1] = { body: [here, phone] }) {
  const server = serverKnowing(currentUserWith());
  server.on(list, sessions);
  await session.begin("refresh-token");
  return { server, ...(await renderApp("/settings/security")) };
}

test("a person sees their sessions and signs another one out", async () => {
  const { screen, server } = await open();
  const table = screen.getByRole("table", { name: "Where you are signed in" });
  const row = (at: number) => table.getByRole("row").nth(at).element().textContent;
  await expect.poll(() => row(1)).toMatch(/Firefox on Linux.*This device.*On .*2099/);
  expect(row(2)).not.toContain("This device");
  expect(await violations()).toEqual([]);
  server.on(`DELETE /api/v1/user/sessions/${phone.uuid}`, { status: 204 });
  server.on(list, { body: [here] });
  await screen.getByRole("button", { name: "Sign out Safari on iOS" }).click();
  await expect.element(screen.getByText("Safari on iOS is signed out")).toBeVisible();
  await expect.element(table.getByText("Safari on iOS")).not.toBeInTheDocument();
  expect(session.current()).not.toBeNull();
});

test("while one is signed out, the button of no other one waits", async () => {
  const { screen, server } = await open();
  server.on(`DELETE /api/v1/user/sessions/${phone.uuid}`, neverAnswered);
  const other = screen.getByRole("button", { name: "Sign out Safari on iOS" });
  await other.click();
  await expect.element(other).toBeDisabled();
  await expect.element(screen.getByRole("button", { name: "Sign out this device" })).toBeEnabled();
});

test("signing out everywhere asks first, and ends the session of this page", async () => {
  const { screen, server } = await open();
  await screen.getByRole("button", { name: "Sign out everywhere" }).click();
  const dialog = screen.getByRole("dialog", { name: "Sign out everywhere?" });
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.received.filter(({ key }) => key.startsWith("DELETE"))).toEqual([]);
  server.on("DELETE /api/v1/user/sessions", { status: 204 });
  server.on("POST /api/auth/sign-out", { status: 401, body: { message: "Unauthorized" } });
  await screen.getByRole("button", { name: "Sign out everywhere" }).click();
  await dialog.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect.poll(() => session.current()).toBeNull();
  expect(server.received.map(({ key }) => key)).toContain("DELETE /api/v1/user/sessions");
});

test("what could not be loaded says so, and is asked for again", async () => {
  const { screen, server } = await open({ status: 500, body: { detail: "The database sleeps." } });
  await expect.element(screen.getByText("Where you are signed in could not be loaded")).toBeVisible();
  server.on(list, { body: [here] });
  await screen.getByRole("button", { name: "Retry" }).click();
  await expect.element(screen.getByText("This device")).toBeVisible();
});

const tooLongAgo = { status: 412, body: { code: "precondition_failed", detail: "Enter your password again." } };
const confirm = "POST /api/auth/confirm-password";

test("where the sign-in lies back, another session is signed out once the password was entered", async () => {
  const { screen, server } = await open();
  const end = `DELETE /api/v1/user/sessions/${phone.uuid}`;
  server.on(end, tooLongAgo);
  await screen.getByRole("button", { name: "Sign out Safari on iOS" }).click();
  const dialog = screen.getByRole("dialog", { name: "Is it you?" });
  await expect.element(dialog.getByText(/Enter your password again to sign out elsewhere/)).toBeVisible();
  expect(await violations()).toEqual([]);
  server.on(confirm, { status: 400, body: { code: "INVALID_PASSWORD", message: "Password is incorrect." } });
  await dialog.getByLabelText("Your password").fill("not the password");
  await dialog.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect.element(dialog.getByText("This is not your password.")).toBeVisible();
  server.on(confirm, { body: { status: true } });
  server.on(end, { status: 204 });
  server.on(list, { body: [here] });
  await dialog.getByLabelText("Your password").fill("a good password");
  await dialog.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect.element(screen.getByText("Safari on iOS is signed out")).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.bodiesOf(confirm)).toEqual([{ password: "not the password" }, { password: "a good password" }]);
});

test("where the sign-in lies back, signing out everywhere asks for the password, which can be left", async () => {
  const { screen, server } = await open();
  server.on("DELETE /api/v1/user/sessions", tooLongAgo);
  await screen.getByRole("button", { name: "Sign out everywhere" }).click();
  await screen.getByRole("dialog").getByRole("button", { name: "Sign out everywhere" }).click();
  const dialog = screen.getByRole("dialog", { name: "Is it you?" });
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(session.current()).not.toBeNull();
  expect(server.received.map(({ key }) => key)).not.toContain(confirm);
});

test("a session that cannot be signed out says why", async () => {
  const { screen, server } = await open();
  server.on(`DELETE /api/v1/user/sessions/${phone.uuid}`, { status: 500, body: { detail: "The database sleeps." } });
  await screen.getByRole("button", { name: "Sign out Safari on iOS" }).click();
  await expect.element(screen.getByText("The database sleeps.")).toBeVisible();
});

test("the session of this page is signed out as by Logout, without a word of a device", async () => {
  const { screen, server } = await open();
  await screen.getByRole("button", { name: "Sign out this device" }).click();
  await expect.poll(() => session.current()).toBeNull();
  await expect.poll(() => server.bodiesOf("POST /api/auth/sign-out")).toHaveLength(1);
  expect(server.received.filter(({ key }) => key.startsWith("DELETE"))).toEqual([]);
});

test("a session that has ended meanwhile goes from the list once it could not be signed out", async () => {
  const { screen, server } = await open();
  server.on(`DELETE /api/v1/user/sessions/${phone.uuid}`, { status: 404, body: { detail: "This session is over." } });
  const other = screen.getByRole("button", { name: "Sign out Safari on iOS" });
  await expect.element(other).toBeVisible();
  server.on(list, { body: [here] });
  await other.click();
  await expect.element(screen.getByText("This session is over.")).toBeVisible();
  await expect.element(other).not.toBeInTheDocument();
});
