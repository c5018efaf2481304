import type { SecondFactor } from "@seedbed/contract/access/second-factor";
import { expect, test } from "vitest";
import { type FakeServer, serverKnowing } from "#testing/fake-server.ts";
import { currentUserWith, userWith } from "#testing/people.ts";
import { readingOnce } from "#testing/reading.ts";
import { renderApp } from "#testing/render-app.tsx";
import { session } from "../../../transport/session.ts";

type App = Awaited<ReturnType<typeof renderApp>>;

interface State {
  path?: string;
  isMissing?: boolean;
  factor?: Partial<SecondFactor>;
  prepare?: (server: FakeServer) => void;
  act?: (app: App) => Promise<unknown>;
}

const asleep = { status: 500, body: { detail: "The database sleeps." } };
const never = { after: new Promise<void>(() => undefined) };
const own = "GET /api/v1/user/second-factor";
const ofCompany = "GET /api/v1/account/second-factor";
const none: SecondFactor = { authenticator: false, recoveryCodes: 0, passkeys: [], demanded: false, proven: false };
const laptop = {
  uuid: "88888888-8888-4888-8888-888888888888",
  name: "My laptop",
  addedAt: "2026-03-01T10:00:00.000Z",
  lastUsedAt: "2026-03-05T10:00:00.000Z",
};
const passkeys = [laptop, { ...laptop, uuid: "2", name: "Key at home", lastUsedAt: null }];
const app = { authenticator: true, recoveryCodes: 7, proven: true };
const recoveryCodes = Array.from({ length: 10 }, (_, at) => `aaaaa${at}-bbbbbb-cccccc-dddddd`);
const address = "otpauth://totp/Seedbed:mara%40mill.example?secret=GEZDGNBVGY3TQOJQGEZDGNBV&issuer=Seedbed";
const ida = userWith({ uuid: "33333333-3333-4333-8333-333333333333", firstName: "Ida", lastName: "Moe" });
const ben = userWith({
  uuid: "44444444-4444-4444-8444-444444444444",
  firstName: "",
  lastName: "",
  email: "ben@mill.example",
});
const members = "/settings/members";
const having = (...people: { uuid: string }[]) => ({
  ...{ demanded: true, provider: null },
  having: people.map(({ uuid }) => uuid),
});

const press =
  (name: string) =>
  ({ screen }: App) =>
    screen.getByRole("button", { name, exact: true }).click();
async function begin({ screen }: App) {
  await screen.getByLabelText("Your password", { exact: true }).first().fill("long enough");
  await screen.getByRole("button", { name: "Continue" }).click();
  await expect.element(screen.getByLabelText("Code", { exact: true })).toBeVisible();
}

const states: Record<string, State> = {
  "app-and-passkeys": { factor: { ...app, passkeys } },
  "app-without-codes": { factor: { ...app, recoveryCodes: 0 } },
  "app-to-set-up": { act: press("Set up") },
  "app-first-code": {
    act: async (shown) => {
      await press("Set up")(shown);
      await begin(shown);
      await shown.screen.getByLabelText("Code", { exact: true }).fill("12345");
      await press("Switch on")(shown);
    },
  },
  "app-to-switch-off": { factor: app, act: press("Switch off") },
  "app-to-switch-off-though-asked-for": { factor: { ...app, demanded: true }, act: press("Switch off") },
  "codes-to-make-anew": { factor: app, act: press("New recovery codes") },
  "codes-made": {
    factor: app,
    act: async (shown) => {
      await press("New recovery codes")(shown);
      await shown.screen.getByLabelText("Your password", { exact: true }).fill("long enough");
      await press("Make new codes")(shown);
      await expect.element(shown.screen.getByRole("list", { name: "Recovery codes" })).toBeVisible();
    },
  },
  "passkey-to-add": { act: press("Add a passkey") },
  "passkey-to-remove": { factor: { passkeys }, act: press("Remove the passkey Key at home") },
  loading: { prepare: (server) => server.on(own, never) },
  "not-loaded": { prepare: (server) => server.on(own, asleep) },
  "members-having": { path: members, prepare: (server) => server.on(ofCompany, { body: having(ida, userWith()) }) },
  "members-all-having": {
    path: members,
    prepare: (server) => server.on(ofCompany, { body: having(ida, userWith(), ben) }),
  },
  "members-at-a-provider": {
    path: members,
    prepare: (server) => server.on(ofCompany, { body: { ...having(), provider: "Northwind ID" } }),
  },
  "members-not-loaded": { path: members, prepare: (server) => server.on(ofCompany, asleep) },
  "members-reset-asked": {
    path: members,
    prepare: (server) => server.on(ofCompany, { body: having(ida) }),
    act: async (shown) => {
      await press("Reset the second factor of Ida Moe")(shown);
      await expect.element(shown.screen.getByRole("dialog")).toBeVisible();
    },
  },
  missing: { path: "/second-factor", isMissing: true },
  "missing-first-code": { path: "/second-factor", isMissing: true, act: begin },
  "missing-with-a-passkey": { path: "/second-factor", isMissing: true, factor: { passkeys } },
  "there-already": { path: "/second-factor", factor: app },
};

test.for(Object.entries(states))("what is said of second factors: %s", async ([name, state]) => {
  const { path = "/settings/security", isMissing, factor, prepare, act } = state;
  const server = serverKnowing({ ...currentUserWith(), ...(isMissing ? { secondFactor: "missing" as const } : {}) });
  server.on(own, { body: { ...none, ...factor } });
  server.on("GET /api/v1/user/list", { body: [userWith(), ida, ben] });
  server.on("GET /api/v1/account/invitations", { body: [] });
  server.on("POST /api/auth/two-factor/enable", { body: { totpURI: address, backupCodes: recoveryCodes } });
  server.on("POST /api/auth/two-factor/generate-backup-codes", { body: { backupCodes: recoveryCodes } });
  prepare?.(server);
  await session.begin("refresh-token");
  const shown = await renderApp(path);
  const heading = shown.screen.getByRole("heading", { level: 1, includeHidden: true });
  await expect.element(heading).toBeVisible();
  await act?.(shown);
  const reading = await readingOnce(heading, { loading: name === "loading" });
  // Around these cards nothing hangs on second factors; a code to scan is more than a person reads.
  const from = /^ *heading "(Second factor|Authenticator app)"/m.exec(reading)?.index ?? 0;
  const to = /^ *heading "Where you are signed in"/m.exec(reading)?.index;
  const part = (path === "/second-factor" ? reading : reading.slice(from, to)).replaceAll(/(picture d)=.*/g, "$1");
  await expect(part).toMatchFileSnapshot(`readings/${name}.txt`);
});
