import { expect, test } from "vitest";
import { pageOf } from "#testing/concepts.ts";
import { serverKnowing } from "#testing/fake-server.ts";
import { currentUserWith, userWith } from "#testing/people.ts";
import { renderApp } from "#testing/render-app.tsx";
import { violations } from "#testing/violations.ts";
import { session } from "../transport/session.ts";

test.for(["light", "dark"])("the public pages have no accessibility violation (%s)", async (scheme) => {
  localStorage.setItem("seedbed.color-scheme", scheme);
  const server = serverKnowing();
  for (const [ticket, status] of [
    ["t-1", "valid"],
    ["t-2", "expired"],
  ]) {
    server.on(`GET /api/v1/invitation/${ticket}`, { body: { accountName: "Northwind Mills", status } });
  }
  server.on("GET /api/v1/invitation/t-3", { status: 503 });
  for (const [path, title] of [
    ["/sign-up?ticket=t-1", "Join Northwind Mills"],
    ["/sign-up?ticket=t-2", "This invitation is no longer valid."],
    ["/sign-up?ticket=t-3", "The invitation could not be read"],
    ["/confirm-email", "Check your mail"],
    ["/login", "Sign in"],
    ["/sign-up", "Create an account"],
    ["/verify-email?email=mara%40mill.example&sent=1", "Verify your email"],
    ["/forgot-password?resetRequired=1", "Forgot your password?"],
    ["/reset-password?email=mara%40mill.example", "Choose a new password"],
  ] as const) {
    const { screen } = await renderApp(path);
    await expect.element(screen.getByRole("heading", { name: title })).toBeVisible();
    expect(await violations(), path).toEqual([]);
    await screen.unmount();
  }
});

test.for(["light", "dark"])("the workspace's own pages have no accessibility violation (%s)", async (scheme) => {
  localStorage.setItem("seedbed.color-scheme", scheme);
  serverKnowing();
  await session.begin("refresh-token");
  for (const path of ["/settings/about", "/settings/security", "/nucleus", "/challenge"]) {
    const { screen } = await renderApp(path);
    await expect.element(screen.getByRole("heading").first()).toBeVisible();
    expect(await violations(), path).toEqual([]);
    await screen.unmount();
  }
});

const invitation = {
  uuid: "55555555-5555-4555-8555-555555555555",
  email: "ida@mill.example",
  role: "member",
  status: "pending",
  expiresAt: "2026-03-09T10:00:00.000Z",
};
const event = {
  uuid: "66666666-6666-4666-8666-666666666666",
  kind: "role-changed",
  at: "2026-03-02T10:00:00.000Z",
  actorEmail: "mara@mill.example",
  subjectEmail: "ida@mill.example",
  address: "203.0.113.7",
  detail: "member to admin",
};

test.for(["light", "dark"])("the settings of the company have no accessibility violation (%s)", async (scheme) => {
  localStorage.setItem("seedbed.color-scheme", scheme);
  const server = serverKnowing();
  const other = userWith({ uuid: "11111111-1111-4111-8111-000000000002", jobTitle: "", role: "member" });
  server.on("GET /api/v1/user/list", { body: [userWith(), other] });
  server.on("GET /api/v1/account/invitations", { body: [invitation, { ...invitation, uuid: "2", status: "expired" }] });
  server.on("POST /api/v1/account/invitations", { status: 201, body: { ...invitation, ticket: "t-1" } });
  server.on("GET /api/v1/account/security-events", { body: pageOf([event], 3, 41) });
  await session.begin("refresh-token");
  for (const [path, shown] of [
    ["/settings/company", "Domain"],
    ["/settings/members", "ida@mill.example"],
    ["/settings/audit", "Changed a role"],
  ] as const) {
    const { screen } = await renderApp(path);
    await expect.element(screen.getByText(shown).first()).toBeVisible();
    expect(await violations(), path).toEqual([]);
    if (path === "/settings/company") {
      await screen.getByRole("button", { name: "Edit" }).click();
      expect(await violations(), "the company's form").toEqual([]);
    }
    if (path === "/settings/members") {
      await screen.getByRole("textbox", { name: "Email" }).fill("ida@mill.example");
      await screen.getByRole("button", { name: "Invite", exact: true }).click();
      await expect.element(screen.getByLabelText("Invitation link")).toBeVisible();
      expect(await violations(), "an issued link").toEqual([]);
    }
    await screen.unmount();
  }
});

test.for(["light", "dark"])("onboarding has no accessibility violation (%s)", async (scheme) => {
  localStorage.setItem("seedbed.color-scheme", scheme);
  const server = serverKnowing(currentUserWith({}, null));
  await session.begin("refresh-token");
  server.on("GET /api/v1/invitation/t-1", { body: { accountName: "Northwind Mills", status: "valid" } });
  const { screen } = await renderApp("/sign-up?ticket=t-1");
  await expect.element(screen.getByRole("heading", { name: "Tell us about your company" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Join Northwind Mills" })).toBeVisible();
  expect(await violations()).toEqual([]);
});
