import type { Invitation } from "@seedbed/contract/access/invitations";
import type { TokenOfMember } from "@seedbed/contract/access/tokens";
import { expect, test } from "vitest";
import { pageOf } from "#testing/concepts.ts";
import { type FakeServer, serverKnowing } from "#testing/fake-server.ts";
import { userWith } from "#testing/people.ts";
import { renderApp } from "#testing/render-app.tsx";
import { session } from "../../../transport/session.ts";
// Loaded before the first test begins: the route would load it while the first expectation waits.
import "../settings-frame.tsx";
import "./audit-screen.tsx";

type App = Awaited<ReturnType<typeof renderApp>>;

const log = "GET /api/v1/account/security-events";
const ida = userWith({
  uuid: "11111111-1111-4111-8111-000000000002",
  firstName: "Ida",
  lastName: "Berg",
  role: "member",
});
const invitation: Invitation = {
  uuid: "55555555-5555-4555-8555-555555555555",
  email: "jun@mill.example",
  role: "member",
  status: "pending",
  expiresAt: "2026-03-09T10:00:00.000Z",
  mail: { state: "sent", words: "" },
};
const token: TokenOfMember = {
  uuid: "88888888-8888-4888-8888-888888888888",
  name: "Notebook",
  scope: "propose",
  ending: "x9Qz",
  createdAt: "2026-03-01T10:00:00.000Z",
  expiresAt: "2099-05-30T10:00:00.000Z",
  lastUsedAt: null,
  owner: userWith(),
};
const used = { today: { costUsd: 1, tokens: 1, calls: 1 }, month: { costUsd: 1, tokens: 1, calls: 1 } };
const caps = { companyDayUsd: null, companyMonthUsd: null, personDayUsd: null, personMonthUsd: null };
const spending = {
  ...{ company: used, people: [], caps, budgetMonthUsd: null, unpriced: [] },
  ...{ dayEnds: "2031-05-21T00:00:00.000Z", monthEnds: "2031-06-01T00:00:00.000Z" },
};

function prepare(server: FakeServer) {
  server.on(log, { body: pageOf([]) });
  server.on("GET /api/v1/user/list", { body: [userWith(), ida] });
  server.on("GET /api/v1/account/invitations", { body: [invitation] });
  server.on("POST /api/v1/account/invitations", { status: 201, body: { ...invitation, ticket: "t" } });
  server.on(`DELETE /api/v1/account/invitations/${invitation.uuid}`, { status: 204 });
  server.on(`PATCH /api/v1/account/members/${ida.uuid}`, { body: { ...ida, role: "admin" } });
  server.on("GET /api/v1/user/tokens", { body: [token] });
  server.on("GET /api/v1/account/tokens", { body: [token] });
  server.on("POST /api/v1/user/tokens", { status: 201, body: { ...token, token: "sb_secret" } });
  server.on(`DELETE /api/v1/user/tokens/${token.uuid}`, { status: 204 });
  server.on("GET /api/v1/account/webhooks", { body: [] });
  server.on("POST /api/v1/account/webhooks", {
    status: 201,
    body: {
      ...{ uuid: token.uuid, url: "https://hooks.mill.example", events: [], secret: "secret" },
      ...{ createdAt: token.createdAt, failingSince: null, disabledAt: null },
    },
  });
  server.on("GET /api/v1/account/spending", { body: spending });
  server.on("PUT /api/v1/account/spending/caps", { body: caps });
  const everyone = { demanded: true, having: [userWith().uuid, ida.uuid], provider: null };
  server.on("PUT /api/v1/account/second-factor", { body: everyone });
}

const press = ({ screen }: App, name: string) => screen.getByRole("button", { name, exact: true }).click();

interface Change {
  what: string;
  page: "members" | "tokens" | "webhooks" | "usage";
  act: (app: App) => Promise<void>;
  said: RegExp;
}

const changes: Change[] = [
  {
    what: "somebody was invited",
    page: "members",
    act: async (app) => {
      await app.screen.getByRole("textbox", { name: "Email" }).fill("jun@mill.example");
      await press(app, "Invite");
    },
    said: /is invited, and a link goes there/,
  },
  {
    what: "an invitation was sent again",
    page: "members",
    act: (app) => press(app, `Send again to ${invitation.email}`),
    said: /A new link goes/,
  },
  {
    what: "an invitation was revoked",
    page: "members",
    act: async (app) => {
      await press(app, `Revoke the invitation of ${invitation.email}`);
      await press(app, "Revoke");
    },
    said: /was revoked/,
  },
  {
    what: "a role was changed",
    page: "members",
    act: (app) => app.screen.getByRole("combobox", { name: "Role of Ida Berg" }).selectOptions("Admin"),
    said: /Ida Berg is now admin/,
  },
  {
    what: "everyone was asked for a second factor",
    page: "members",
    act: (app) => app.screen.getByRole("switch", { name: /Everyone in this company/ }).click(),
    said: /Everyone is asked for a second factor/,
  },
  {
    what: "a token was made",
    page: "tokens",
    act: async (app) => {
      await app.screen.getByLabelText("What is it for?").fill("Claude");
      await press(app, "Make token");
    },
    said: /is shown only now/,
  },
  {
    what: "a token was revoked",
    page: "tokens",
    act: async (app) => {
      await press(app, "Revoke Notebook");
      await press(app, "Revoke");
    },
    said: /no longer works/,
  },
  {
    what: "a webhook was made",
    page: "webhooks",
    act: async (app) => {
      await app.screen.getByRole("textbox", { name: "Address" }).fill("https://hooks.mill.example");
      await press(app, "Make webhook");
    },
    said: /is shown only now/,
  },
  { what: "caps were saved", page: "usage", act: (app) => press(app, "Save caps"), said: /The caps were saved/ },
];

test.each(changes)("the log that was read before is read again after $what", async ({ page, act, said }) => {
  const server = serverKnowing();
  prepare(server);
  await session.begin("refresh-token");
  const app = await renderApp("/settings/audit");
  const reads = () => server.bodiesOf(log).length;
  await expect.element(app.screen.getByText("Nothing has been recorded yet")).toBeVisible();
  const before = reads();
  await app.router.navigate({ to: `/settings/${page}` });
  await act(app);
  await expect.element(app.screen.getByText(said).first()).toBeVisible();
  await app.router.navigate({ to: "/settings/audit" });
  await expect.poll(reads).toBe(before + 1);
});
