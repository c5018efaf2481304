import type { User } from "@seedbed/contract/access/schemas";
import { expect, test } from "vitest";
import { pageOf } from "#testing/concepts.ts";
import { type FakeServer, publicSettings, serverKnowing } from "#testing/fake-server.ts";
import { accountWith, currentUserWith, userWith } from "#testing/people.ts";
import { readingOnce } from "#testing/reading.ts";
import { renderApp } from "#testing/render-app.tsx";
import { session } from "../../transport/session.ts";
import { deliveriesPath, deliveryWith, webhooksPath, webhookWith } from "./webhooks/webhooks.fixture.ts";

type App = Awaited<ReturnType<typeof renderApp>>;

interface State {
  address: string;
  user?: Partial<User>;
  prepare?: (server: FakeServer) => void;
  act?: (app: App) => Promise<unknown>;
}

const never = new Promise<void>(() => undefined);
const asleep = { status: 500, body: { detail: "The database sleeps." } };
const members = "/settings/members";
const list = "GET /api/v1/user/list";
const invitations = "GET /api/v1/account/invitations";
const events = "GET /api/v1/account/security-events";
const ida = userWith({
  uuid: "33333333-3333-4333-8333-333333333333",
  firstName: "",
  lastName: "",
  email: "ida@mill.example",
  jobTitle: "",
  role: "member",
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
  address: "10.0.0.7",
  detail: "member to admin",
};
const ownTokens = "GET /api/v1/user/tokens";
const allTokens = "GET /api/v1/account/tokens";
const token = {
  uuid: "88888888-8888-4888-8888-888888888888",
  name: "Notebook",
  scope: "read",
  ending: "x9Qz",
  createdAt: "2026-03-01T10:00:00.000Z",
  expiresAt: "2099-05-30T10:00:00.000Z",
  lastUsedAt: null,
};
const failed = deliveryWith({
  uuid: "d-2",
  event: "test",
  state: "failed",
  lastStatus: 500,
  trouble: "It answered 500.",
});
const findings = "GET /api/v1/settings/findings";
const found = { part: "Database", status: "ok", says: "PostgreSQL 18.4 answers.", todo: null };
const nobody = { actorEmail: "", subjectEmail: "", address: "", detail: "" };
const press = (name: string, shown?: "dialog") => async (app: App) => {
  await app.screen.getByRole("button", { name, exact: true }).click();
  if (shown) await expect.element(app.screen.getByRole(shown)).toBeVisible();
};
const fill = ({ screen }: App, label: string, text: string) => screen.getByLabelText(label, { exact: true }).fill(text);
const emptied = (label: string) => async (app: App) => {
  await press("Edit")(app);
  await fill(app, label, " ");
  await press("Save")(app);
};
const invite = (email: string) => async (app: App) => {
  await fill(app, "Email", email);
  await press("Invite")(app);
};

const states: Record<string, State> = {
  "about-you": { address: "/settings/about" },
  "about-a-member": { address: "/settings/about", user: { role: "member", jobTitle: "" } },
  "about-nobody": { address: "/settings/about", user: { firstName: "", lastName: " " } },
  "about-in-change": { address: "/settings/about", act: press("Edit") },
  "about-refused": { address: "/settings/about", act: emptied("Job title") },
  security: { address: "/settings/security" },
  "security-refused": {
    address: "/settings/security",
    act: async (app) => {
      await fill(app, "New password", "short");
      await fill(app, "New password confirmation", "other");
      await press("Update password")(app);
    },
  },
  "security-at-a-provider": {
    address: "/settings/security",
    prepare: (server) =>
      server.on("GET /api/v1/settings", { body: { ...publicSettings, externalProvider: "Northwind ID" } }),
  },
  company: { address: "/settings/company" },
  "company-for-a-member": { address: "/settings/company", user: { role: "member" } },
  "company-in-change": { address: "/settings/company", act: press("Edit") },
  "company-refused": { address: "/settings/company", act: emptied("Company URL") },
  members: { address: members },
  "members-for-a-member": { address: members, user: { role: "member" } },
  "members-loading": {
    address: members,
    prepare: (server) => {
      for (const key of [list, invitations]) server.on(key, { body: [], after: never });
    },
  },
  "members-not-loaded": {
    address: members,
    prepare: (server) => {
      for (const key of [list, invitations]) server.on(key, asleep);
    },
  },
  "members-alone": {
    address: members,
    prepare: (server) => {
      server.on(list, { body: [userWith()] });
      server.on(invitations, { body: [] });
    },
  },
  "sign-out-of-a-member-asked": { address: members, act: press("Sign out ida@mill.example everywhere", "dialog") },
  "sign-out-of-everybody-asked": { address: members, act: press("Sign out everybody else", "dialog") },
  "sign-out-everywhere-asked": { address: "/settings/security", act: press("Sign out everywhere", "dialog") },
  "tokens-loading": {
    address: "/settings/tokens",
    prepare: (server) => {
      for (const key of [ownTokens, allTokens]) server.on(key, { after: never });
    },
  },
  "removal-asked": { address: members, act: press("Remove ida@mill.example", "dialog") },
  "own-role-asked": {
    address: members,
    act: async ({ screen }) => {
      await screen.getByRole("combobox", { name: "Role of Mara Olsen" }).selectOptions("Member");
      await expect.element(screen.getByRole("dialog")).toBeVisible();
    },
  },
  "revocation-asked": { address: members, act: press("Revoke the invitation of ida@mill.example", "dialog") },
  "role-on-its-way": {
    address: members,
    prepare: (server) => server.on(`PATCH /api/v1/account/members/${ida.uuid}`, { body: {}, after: never }),
    act: ({ screen }) => screen.getByRole("combobox", { name: "Role of ida@mill.example" }).selectOptions("Admin"),
  },
  invited: {
    address: members,
    prepare: (server) =>
      server.on("POST /api/v1/account/invitations", { status: 201, body: { ...invitation, ticket: "t/1" } }),
    act: async (app) => {
      await invite("ida@mill.example")(app);
      await expect.element(app.screen.getByLabelText("Invitation link")).toBeVisible();
    },
  },
  "invited-without-an-address": { address: members, act: invite(" ") },
  "invited-at-no-address": { address: members, act: invite("ida") },
  audit: {
    address: "/settings/audit",
    prepare: (server) => server.on(events, { body: pageOf([event, { ...event, ...nobody, uuid: "2" }], 3, 42) }),
  },
  "audit-last-page": {
    address: "/settings/audit?page=3",
    prepare: (server) => server.on(events, { body: pageOf([], 3, 42) }),
  },
  "audit-empty": { address: "/settings/audit" },
  "audit-for-a-member": { address: "/settings/audit", user: { role: "member" } },
  "audit-not-loaded": { address: "/settings/audit", prepare: (server) => server.on(events, asleep) },
  "audit-loading": {
    address: "/settings/audit",
    prepare: (server) => server.on(events, { body: {}, after: never }),
  },
  tokens: { address: "/settings/tokens" },
  "tokens-for-a-member": { address: "/settings/tokens", user: { role: "member" } },
  "tokens-none": {
    address: "/settings/tokens",
    prepare: (server) => {
      for (const key of [ownTokens, allTokens]) server.on(key, { body: [] });
    },
  },
  "tokens-not-loaded": {
    address: "/settings/tokens",
    prepare: (server) => {
      for (const key of [ownTokens, allTokens]) server.on(key, asleep);
    },
  },
  "token-made": {
    address: "/settings/tokens",
    prepare: (server) =>
      server.on("POST /api/v1/user/tokens", { status: 201, body: { ...token, token: "sb_shown-once" } }),
    act: async (app) => {
      await fill(app, "What is it for?", "Notebook");
      await press("Make token")(app);
      await expect.element(app.screen.getByLabelText("Access token", { exact: true })).toBeVisible();
    },
  },
  "revocation-of-a-token-asked": { address: "/settings/tokens", act: press("Revoke Night build", "dialog") },
  webhooks: { address: "/settings/webhooks" },
  "webhooks-for-a-member": { address: "/settings/webhooks", user: { role: "member" } },
  "webhooks-none": { address: "/settings/webhooks", prepare: (server) => server.on(webhooksPath, { body: [] }) },
  "webhooks-not-loaded": { address: "/settings/webhooks", prepare: (server) => server.on(webhooksPath, asleep) },
  "webhook-off": {
    address: "/settings/webhooks",
    prepare: (server) =>
      server.on(webhooksPath, {
        body: [webhookWith({ failingSince: event.at, disabledAt: "2026-03-07T10:00:00.000Z" })],
      }),
  },
  system: { address: "/settings/system" },
  "system-for-a-member": { address: "/settings/system", user: { role: "member" } },
  "system-empty": { address: "/settings/system", prepare: (server) => server.on(findings, { body: [] }) },
  "system-not-loaded": { address: "/settings/system", prepare: (server) => server.on(findings, asleep) },
  "system-loading": {
    address: "/settings/system",
    prepare: (server) => server.on(findings, { body: [], after: never }),
  },
  "system-mail-sent": {
    address: "/settings/system",
    prepare: (server) => server.on("POST /api/v1/settings/test-mail", { body: { ...found, part: "Mail" } }),
    act: async (app) => {
      await press("Send a test mail")(app);
      await expect.element(app.screen.getByText("PostgreSQL 18.4 answers.").last()).toBeVisible();
      await expect.element(app.screen.getByRole("button", { name: "Send a test mail" })).toBeEnabled();
      // A busy button may lose the focus, or not, by how quick the answer is.
      app.screen.getByRole("button", { name: "Send a test mail" }).element().blur();
    },
  },
};

test.for(Object.entries(states))("what the settings say: %s", async ([state, { address, user, prepare, act }]) => {
  const server = serverKnowing(currentUserWith(user));
  server.on(list, { body: [userWith(user), ida] });
  server.on(invitations, {
    body: [invitation, { ...invitation, uuid: "2", email: "ben@mill.example", role: "admin", status: "expired" }],
  });
  server.on(events, { body: pageOf([]) });
  server.on(ownTokens, { body: [token] });
  server.on(allTokens, { body: [{ ...token, uuid: "2", name: "Night build", scope: "write", owner: ida }] });
  server.on(webhooksPath, { body: [webhookWith()] });
  server.on(deliveriesPath, { body: [deliveryWith(), failed] });
  server.on(findings, {
    body: [
      found,
      { part: "Mail", status: "note", says: "SMTP_URL is not set.", todo: "Set SMTP_URL to your mail server." },
      { part: "Proxy", status: "wrong", says: "Your call came through 10.0.0.5, which is not trusted.", todo: null },
    ],
  });
  prepare?.(server);
  await session.begin("refresh-token");
  const app = await renderApp(address);
  const main = app.screen.getByRole("heading", { name: "Your account", includeHidden: true });
  await expect.element(main).toBeVisible();
  await act?.(app);
  const origin = new RegExp(location.origin, "g");
  const reading = (await readingOnce(main, { loading: state.endsWith("loading") })).replace(origin, "<origin>");
  const room = /tokens|webhooks/.test(address) ? "/programs" : state.startsWith("sign-out") ? "/sign-out" : "";
  const folder = `readings${room}`;
  await expect(reading).toMatchFileSnapshot(`${folder}/${state}.txt`);
});

test.for([
  ["company-logo", { file: { name: "logo.png", content: "logo" } }],
  ["company-goal-missing", { status: 404, body: { detail: "Not found." } }],
] as const)("what the settings say of a company: %s", async ([state, logo]) => {
  const account = accountWith(state === "company-logo" ? {} : { goal: "", domain: "mill.example" });
  const server = serverKnowing({ user: userWith(), account });
  server.on("GET /api/v1/company-logo/mill.example", logo);
  await session.begin("refresh-token");
  const { screen } = await renderApp("/settings/company");
  const reading = await readingOnce(screen.getByText("Domain", { exact: true }));
  await expect(reading.replace(/blob:[^"]*/, "blob")).toMatchFileSnapshot(`readings/${state}.txt`);
});
