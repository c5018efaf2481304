import type { SecondFactor } from "@seedbed/contract/access/second-factor";
import { expect, test, vi } from "vitest";
import { serverKnowing } from "#testing/fake-server.ts";
import { currentUserWith, userWith } from "#testing/people.ts";
import { renderApp } from "#testing/render-app.tsx";
import { violations } from "#testing/violations.ts";
import { session } from "../../../transport/session.ts";

const own = "GET /api/v1/user/second-factor";
const enable = "POST /api/auth/two-factor/enable";
const confirm = "POST /api/auth/two-factor/verify-totp";
const recoveryCodes = Array.from({ length: 10 }, (_, at) => `aaaaa${at}-bbbbbb-cccccc-dddddd`);
const address = "otpauth://totp/Seedbed:mara%40mill.example?secret=GEZDGNBVGY3TQOJQGEZDGNBV&issuer=Seedbed";
const none: SecondFactor = { authenticator: false, recoveryCodes: 0, passkeys: [], demanded: false, proven: false };
const laptop = {
  uuid: "88888888-8888-4888-8888-888888888888",
  name: "My laptop",
  addedAt: "2026-03-01T10:00:00.000Z",
  lastUsedAt: null,
};

async function open(factor: SecondFactor = none, start = "/settings/security", missing = false) {
  const current = { ...currentUserWith(), ...(missing ? { secondFactor: "missing" as const } : {}) };
  const server = serverKnowing(current);
  server.on(own, { body: factor });
  server.on(enable, { body: { method: "totp", totpURI: address, backupCodes: recoveryCodes } });
  await session.begin("refresh-token");
  return { server, ...(await renderApp(start)) };
}
type App = Awaited<ReturnType<typeof open>>;

const give = async ({ screen }: App, label: string, text: string) =>
  screen.getByLabelText(label, { exact: true }).fill(text);

test("an authenticator app is set up with the password, a picture or its key, and the first code; the recovery codes are shown once", async () => {
  const app = await open();
  const { screen, server } = app;
  await screen.getByRole("button", { name: "Set up" }).click();
  await screen.getByRole("button", { name: "Continue" }).click();
  await expect.element(screen.getByText("Password is required")).toBeVisible();
  await give(app, "Your password", "long enough");
  await screen.getByRole("button", { name: "Continue" }).click();
  await expect.element(screen.getByRole("img", { name: "The picture for your authenticator app" })).toBeVisible();
  await expect.element(screen.getByText("GEZD GNBV GY3T QOJQ GEZD GNBV")).toBeVisible();
  expect(await violations()).toEqual([]);

  server.on(confirm, { status: 401, body: { code: "INVALID_CODE" } });
  await give(app, "Code", "123 456");
  await screen.getByRole("button", { name: "Switch on" }).click();
  await expect.element(screen.getByText(/This code is not right/)).toBeVisible();
  await expect.element(screen.getByLabelText("Code", { exact: true })).toHaveValue("123 456");

  server.on(confirm, { body: { token: "next-refresh-token" } });
  server.on(own, { body: { ...none, authenticator: true, recoveryCodes: 10, proven: true } });
  await screen.getByRole("button", { name: "Switch on" }).click();
  const list = screen.getByRole("list", { name: "Recovery codes" });
  await expect.poll(() => list.getByRole("listitem").elements().length).toBe(10);
  expect(await violations()).toEqual([]);
  const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await screen.getByRole("button", { name: "Copy" }).click();
  expect(copied).toHaveBeenCalledWith(`${recoveryCodes.join("\n")}\n`);
  await screen.getByRole("button", { name: "I have kept them" }).click();
  await expect.element(screen.getByText(/10 recovery codes are left/)).toBeVisible();
  await expect.element(list).not.toBeInTheDocument();
  expect(session.current()?.refreshToken).toBe("next-refresh-token");
});

test("who must set up a second factor sees none of it before it is known what they have, and can try again", async () => {
  const server = serverKnowing({ ...currentUserWith(), secondFactor: "missing" });
  const known = Promise.withResolvers<void>();
  server.on(own, { status: 503, body: { detail: "The database is away." }, after: known.promise });
  await session.begin("refresh-token");
  const { screen } = await renderApp("/second-factor");
  await expect.element(screen.getByRole("status", { name: "Loading your second factors" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Continue" })).not.toBeInTheDocument();
  known.resolve();
  await expect.element(screen.getByText("The database is away.")).toBeVisible();
  server.on(own, { body: { ...none, passkeys: [laptop] } });
  await screen.getByRole("button", { name: "Retry" }).click();
  await expect.element(screen.getByRole("heading", { name: "You have a passkey" })).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: "Authenticator app" })).not.toBeInTheDocument();
});

test("switching off and new recovery codes want the password", async () => {
  const app = await open({ ...none, authenticator: true, recoveryCodes: 1, proven: true });
  const { screen, server } = app;
  await expect.element(screen.getByText(/One recovery code is left/)).toBeVisible();
  server.on("POST /api/auth/two-factor/generate-backup-codes", { status: 400, body: { code: "INVALID_PASSWORD" } });
  await screen.getByRole("button", { name: "New recovery codes" }).click();
  await give(app, "Your password", "wrong");
  await screen.getByRole("button", { name: "Make new codes" }).click();
  await expect.element(screen.getByText("This is not your password.")).toBeVisible();
  server.on("POST /api/auth/two-factor/generate-backup-codes", { body: { status: true, backupCodes: recoveryCodes } });
  await screen.getByRole("button", { name: "Make new codes" }).click();
  await expect.element(screen.getByRole("list", { name: "Recovery codes" })).toBeVisible();
  await screen.getByRole("button", { name: "I have kept them" }).click();

  server.on("POST /api/auth/two-factor/disable", { body: { status: true, token: "weak-refresh-token" } });
  await screen.getByRole("button", { name: "Switch off" }).click();
  await give(app, "Your password", "long enough");
  server.on(own, { body: none });
  await screen.getByRole("button", { name: "Switch off" }).click();
  await expect.element(screen.getByText("The authenticator app is switched off")).toBeVisible();
  expect(session.current()?.refreshToken).toBe("weak-refresh-token");
});

test("passkeys are listed with their last use, and removed with the password", async () => {
  const app = await open({ ...none, passkeys: [laptop] });
  const { screen, server } = app;
  const table = screen.getByRole("table", { name: "Passkeys" });
  await expect.poll(() => table.getByRole("row").nth(1).element().textContent).toMatch(/My laptop.*Never/);
  expect(await violations()).toEqual([]);
  const remove = "POST /api/auth/passkey/delete-passkey";
  server.on(remove, { body: { status: true } });
  await screen.getByRole("button", { name: "Remove the passkey My laptop" }).click();
  await give(app, "Your password", "long enough");
  server.on(own, { body: none });
  await screen.getByRole("button", { name: "Remove passkey", exact: true }).click();
  await expect.element(screen.getByText("The passkey “My laptop” is removed")).toBeVisible();
  expect(server.bodiesOf(remove)).toEqual([{ id: laptop.uuid, password: "long enough" }]);
});

test("who lacks the second factor that the company asks for is led to set it up, sees the recovery codes, and goes on", async () => {
  const app = await open({ ...none, demanded: true }, "/settings/members", true);
  const { screen, server } = app;
  await expect.poll(app.address).toBe("/second-factor");
  await expect.element(screen.getByRole("heading", { name: "Set up a second factor" })).toBeVisible();
  expect(await violations()).toEqual([]);
  await screen.getByLabelText("Your password", { exact: true }).first().fill("long enough");
  await screen.getByRole("button", { name: "Continue" }).click();
  await give(app, "Code", "123456");
  server.on(confirm, { body: { token: "next-refresh-token" } });
  server.on("GET /api/v1/user/", { body: currentUserWith() });
  await screen.getByRole("button", { name: "Switch on" }).click();
  await screen.getByRole("button", { name: "I have kept them" }).click();
  await screen.getByRole("link", { name: "Go on to Seedbed" }).click();
  await expect.poll(app.address).toBe("/");
});

test("a call that is refused for want of it leads there, too", async () => {
  const app = await open();
  const { server } = app;
  await expect.element(app.screen.getByRole("button", { name: "Set up" })).toBeVisible();
  server.on("GET /api/v1/user/", { body: { ...currentUserWith(), secondFactor: "missing" } });
  server.on("GET /api/v1/account/facts", { status: 428, body: { detail: "Set one up." } });
  server.on("GET /api/v1/dashboard", { status: 428, body: { detail: "Set one up." } });
  await app.router.navigate({ to: "/settings/company" });
  await expect.poll(app.address).toBe("/second-factor");
});

test("an admin asks everyone for it, sees who has none, and resets one that is lost", async () => {
  const ida = userWith({
    uuid: "33333333-3333-4333-8333-333333333333",
    firstName: "Ida",
    lastName: "Moe",
    role: "member",
  });
  const server = serverKnowing(currentUserWith());
  const self = userWith();
  server.on("GET /api/v1/user/list", { body: [self, ida] });
  server.on("GET /api/v1/account/invitations", { body: [] });
  const all = "GET /api/v1/account/second-factor";
  server.on(all, { body: { demanded: false, having: [self.uuid], provider: null } });
  await session.begin("refresh-token");
  const { screen } = await renderApp("/settings/members");
  await expect.element(screen.getByText("1 of 2 have one. Without: Ida Moe.")).toBeVisible();
  expect(await violations()).toEqual([]);
  const demanded = screen.getByRole("switch", { name: "Everyone in this company signs in with a second factor" });
  server.on("PUT /api/v1/account/second-factor", {
    status: 409,
    body: { detail: "Set up a second factor of your own first, and sign in with it." },
  });
  await demanded.click();
  await expect
    .element(screen.getByText("Set up a second factor of your own first, and sign in with it."))
    .toBeVisible();
  await expect.element(demanded).not.toBeChecked();
  const everyone = { demanded: true, having: [self.uuid, ida.uuid], provider: null };
  server.on("PUT /api/v1/account/second-factor", { body: everyone });
  server.on(all, { body: everyone });
  await demanded.click();
  await expect.element(demanded).toBeChecked();
  expect(server.bodiesOf("PUT /api/v1/account/second-factor")).toEqual([{ demanded: true }, { demanded: true }]);

  const reset = `DELETE /api/v1/account/members/${ida.uuid}/second-factor`;
  server.on(reset, { status: 204 });
  await screen.getByRole("button", { name: "Reset the second factor of Ida Moe" }).click();
  await screen.getByRole("dialog").getByRole("button", { name: "Reset" }).click();
  await expect.element(screen.getByText("The second factor of Ida Moe is reset")).toBeVisible();
  expect(server.received.map(({ key }) => key)).toContain(reset);
});

test("switching off says what the company asks for, and shows which sessions are left", async () => {
  const here = {
    ...{ uuid: "1", device: "Firefox on Linux", startedAt: laptop.addedAt, lastUsedAt: laptop.addedAt },
    ...{ endsAt: "2099-03-31T10:00:00.000Z", current: true },
  };
  const app = await open({ ...none, authenticator: true, recoveryCodes: 0, demanded: true, proven: true });
  const { screen, server } = app;
  const phone = { ...here, uuid: "2", device: "Safari on iOS", current: false };
  server.on("GET /api/v1/user/sessions", { body: [here, phone] });
  await app.queryClient.invalidateQueries();
  const signOut = screen.getByRole("table", { name: "Where you are signed in" }).getByRole("button");
  const devices = () => signOut.elements().map((button) => button.getAttribute("aria-label"));
  await expect.poll(devices).toEqual(["Sign out this device", "Sign out Safari on iOS"]);
  await expect.element(screen.getByText(/No recovery code is left: make new ones\./)).toBeVisible();
  await screen.getByRole("button", { name: "Switch off" }).click();
  await expect.element(screen.getByText(/you are led to set one up again/)).toBeVisible();
  server.on("POST /api/auth/two-factor/disable", { body: { status: true, token: "weak-refresh-token" } });
  server.on("GET /api/v1/user/sessions", { body: [here] });
  server.on(own, { body: none });
  await give(app, "Your password", "long enough");
  await screen.getByRole("button", { name: "Switch off" }).click();
  await expect.poll(devices).toEqual(["Sign out this device"]);
});

test("recovery codes are saved as a file, where the browser does not let them be copied too", async () => {
  const app = await open({ ...none, authenticator: true, recoveryCodes: 1, proven: true });
  const { screen, server } = app;
  server.on("POST /api/auth/two-factor/generate-backup-codes", { body: { status: true, backupCodes: recoveryCodes } });
  await screen.getByRole("button", { name: "New recovery codes" }).click();
  await give(app, "Your password", "long enough");
  await screen.getByRole("button", { name: "Make new codes" }).click();
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("No."));
  await screen.getByRole("button", { name: "Copy" }).click();
  await expect.element(screen.getByText(/Save them as a file\./)).toBeVisible();
  const made = vi.spyOn(URL, "createObjectURL").mockReturnValue("#");
  await screen.getByRole("button", { name: "Save as a file" }).click();
  await expect.element(screen.getByText("Saved.")).toBeVisible();
  const [file] = made.mock.calls[0] ?? [];
  expect(await (file as Blob).text()).toContain(`Each works once.\n\n${recoveryCodes.join("\n")}\n`);
});

test("somebody whose second factor was reset is among those without one", async () => {
  const ida = userWith({ uuid: "33333333-3333-4333-8333-333333333333", firstName: "Ida", lastName: "Moe" });
  const server = serverKnowing(currentUserWith());
  const self = userWith();
  const all = "GET /api/v1/account/second-factor";
  server.on("GET /api/v1/user/list", { body: [self, ida] });
  server.on("GET /api/v1/account/invitations", { body: [] });
  server.on(all, { body: { demanded: false, having: [self.uuid, ida.uuid], provider: null } });
  await session.begin("refresh-token");
  const { screen } = await renderApp("/settings/members");
  await expect.element(screen.getByText("Everyone has one.")).toBeVisible();
  expect(screen.getByRole("button", { name: /^Reset the second factor/ }).elements()).toHaveLength(1);
  server.on(`DELETE /api/v1/account/members/${ida.uuid}/second-factor`, () => {
    server.on(all, { body: { demanded: false, having: [self.uuid], provider: null } });
    return { status: 204 };
  });
  await screen.getByRole("button", { name: "Reset the second factor of Ida Moe" }).click();
  await screen.getByRole("dialog").getByRole("button", { name: "Reset" }).click();
  await expect.element(screen.getByText("1 of 2 have one. Without: Ida Moe.")).toBeVisible();
});
