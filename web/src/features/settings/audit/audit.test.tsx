import { type SecurityEvent, SecurityEventKind } from "@seedbed/contract/access/security-events";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { pageOf } from "#testing/concepts.ts";
import { serverKnowing } from "#testing/fake-server.ts";
import { currentUserWith } from "#testing/people.ts";
import { renderApp } from "#testing/render-app.tsx";
import { session } from "../../../transport/session.ts";
import { wordsFor } from "./event-words.ts";
// Loaded before the first test begins: the route would load it while the first expectation waits.
import "../settings-frame.tsx";
import "./audit-screen.tsx";

const read = "GET /api/v1/account/security-events";

const eventWith = (change: Partial<SecurityEvent> = {}): SecurityEvent => ({
  uuid: "66666666-6666-4666-8666-666666666666",
  kind: "role-changed",
  at: "2026-03-02T10:00:00.000Z",
  actorEmail: "mara@mill.example",
  subjectEmail: "ida@mill.example",
  address: "203.0.113.7",
  detail: "member to admin",
  ...change,
});

async function openAudit(
  body: unknown = pageOf([eventWith()]),
  { path = "/settings/audit", current = currentUserWith() } = {},
) {
  const server = serverKnowing(current);
  server.on(read, { body });
  await session.begin("refresh-token");
  return { server, ...(await renderApp(path)) };
}

test("an event says what happened to whom, who did it, from where and when", async () => {
  const { screen } = await openAudit(
    pageOf([
      eventWith(),
      eventWith({
        uuid: "66666666-6666-4666-8666-000000000002",
        kind: "sign-in-failed",
        actorEmail: "",
        subjectEmail: "",
        address: "",
        detail: "",
      }),
    ]),
  );
  const rows = screen.getByRole("table", { name: "Audit log" }).getByRole("row");
  await expect
    .poll(() => rows.nth(1).element().textContent)
    .toMatch(/Changed a role\s*ida@mill\.example: member to admin\s*mara@mill\.example\s*203\.0\.113\.7/);
  await expect.poll(() => rows.nth(2).element().textContent).toMatch(/Failed to sign in\s*Unknown\s*Unknown/);
  await expect.element(screen.getByRole("time").first()).toHaveAttribute("datetime", eventWith().at);
});

test("every kind of event is told in words", () => {
  const told = Object.fromEntries(SecurityEventKind.options.map((kind) => [kind, wordsFor(kind)]));
  expect(told).toEqual({
    "signed-in": "Signed in",
    "sign-in-failed": "Failed to sign in",
    "signed-out": "Signed out",
    "signed-out-everywhere": "Signed out everywhere",
    "member-signed-out": "Signed a member out everywhere",
    "everybody-signed-out": "Signed everybody else out",
    "password-changed": "Changed the password",
    "password-reset": "Reset the password",
    "second-factor-set-up": "Set up an authenticator app",
    "second-factor-removed": "Switched off the authenticator app",
    "second-factor-reset": "Reset a second factor",
    "second-factor-demanded": "Asked everyone for a second factor",
    "second-factor-optional": "No longer asked everyone for a second factor",
    "recovery-code-used": "Used a recovery code",
    "recovery-codes-made": "Made new recovery codes",
    "passkey-added": "Added a passkey",
    "passkey-removed": "Removed a passkey",
    "role-changed": "Changed a role",
    "company-changed": "Changed the company",
    "member-invited": "Invited somebody",
    "invitation-revoked": "Revoked an invitation",
    "member-joined": "Joined the company",
    "member-removed": "Removed a member",
    "foreign-event-dropped": "Dropped a live update meant for somebody else",
    "access-refused": "Was refused something",
    "mail-failed": "Mail did not arrive",
    "token-created": "Made an access token",
    "token-revoked": "Revoked an access token",
    "webhook-created": "Made a webhook",
    "webhook-removed": "Removed a webhook",
    "webhook-disabled": "Switched off a webhook",
    "spending-caps-changed": "Changed the spending caps",
  });
});

test("an event that the page does not know yet is shown as it is called", () => {
  expect(wordsFor("ship-sailed" as SecurityEventKind)).toBe("ship-sailed");
});

test("every kind of event has words of its own", () => {
  const words = SecurityEventKind.options.map(wordsFor);
  expect(new Set(words).size).toBe(words.length);
  for (const text of words) expect(text).toMatch(/^[A-Z][a-z]+( [a-z]+)*$/);
});

test("the log has pages, and the address names the one shown", async () => {
  const { screen, server, address } = await openAudit(pageOf([eventWith()], 3, 41));
  await expect.element(screen.getByText("1–20 of 41")).toBeVisible();
  await screen.getByRole("button", { name: "Page 3" }).click();
  await expect.poll(address).toBe("/settings/audit?page=3");
  await expect.element(screen.getByText("41–41 of 41")).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Audit log" })).toHaveAttribute("aria-current", "page");
  expect(server.received.filter(({ key }) => key === read)).toHaveLength(2);
  await screen.getByRole("button", { name: "Page 1" }).click();
  await expect.poll(address).toBe("/settings/audit");
});

test("on a narrow screen the tabs scroll to the open one", async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  const { screen } = await openAudit();
  const tabs = screen.getByRole("navigation", { name: "Settings" });
  const tab = tabs.getByRole("link", { name: "Audit log" });
  await expect.element(tab).toHaveAttribute("aria-current", "page");
  const rightOf = (element: Element) => element.getBoundingClientRect().right;
  expect(tabs.element().scrollWidth).toBeGreaterThan(tabs.element().clientWidth);
  await expect.poll(() => rightOf(tab.element()) <= rightOf(tabs.element())).toBe(true);
});

test("a page that makes no sense is the first", async () => {
  const { screen } = await openAudit(pageOf([eventWith()], 3, 41), { path: "/settings/audit?page=minus" });
  await expect.element(screen.getByText("1–20 of 41")).toBeVisible();
});

test("an empty log and one that does not load say so", async () => {
  const { screen, server } = await openAudit(pageOf([]));
  await expect.element(screen.getByText("Nothing has been recorded yet")).toBeVisible();
  await screen.unmount();
  server.on(read, { status: 500 });
  const again = await renderApp("/settings/audit");
  await expect.element(again.screen.getByText("The audit log could not be loaded")).toBeVisible();
  server.on(read, { body: pageOf([eventWith()]) });
  await again.screen.getByRole("button", { name: "Retry" }).click();
  await expect.element(again.screen.getByText("Changed a role")).toBeVisible();
});

test("the log is for admins: nobody else asks the server for it", async () => {
  const { screen, server } = await openAudit(pageOf([]), { current: currentUserWith({ role: "member" }) });
  await expect.element(screen.getByText("Only admins see the audit log")).toBeVisible();
  expect(server.received.map(({ key }) => key)).not.toContain(read);
});
