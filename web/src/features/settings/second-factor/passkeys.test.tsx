import type { SecondFactor } from "@seedbed/contract/access/second-factor";
import { expect, test, vi } from "vitest";
import { serverKnowing } from "#testing/fake-server.ts";
import { currentUserWith } from "#testing/people.ts";
import { renderApp } from "#testing/render-app.tsx";
import { session } from "../../../transport/session.ts";

const own = "GET /api/v1/user/second-factor";
const beginAdding = "POST /api/auth/passkey/generate-register-options";
const finishAdding = "POST /api/auth/passkey/verify-registration";
const beginSigningIn = "GET /api/auth/passkey/generate-authenticate-options";
const finishSigningIn = "POST /api/auth/passkey/verify-authentication";
const none: SecondFactor = { authenticator: false, recoveryCodes: 0, passkeys: [], demanded: false, proven: false };
const laptop = {
  uuid: "88888888-8888-4888-8888-888888888888",
  name: "My laptop",
  addedAt: "2026-03-01T10:00:00.000Z",
  lastUsedAt: null,
};
const bytes = new Uint8Array([1, 2, 3]).buffer;
const options = {
  challenge: "AQID",
  rp: { id: "localhost", name: "Seedbed" },
  user: { id: "AQID", name: "mara@mill.example", displayName: "Mara" },
  pubKeyCredParams: [{ type: "public-key", alg: -7 }],
};
/** What a browser gives once the person agreed. */
const credential = (response: object) => ({
  ...{ id: "AQID", rawId: bytes, type: "public-key", authenticatorAttachment: "platform" },
  getClientExtensionResults: () => ({}),
  response: { clientDataJSON: bytes, ...response },
});
const made = () => credential({ attestationObject: bytes, getTransports: () => ["internal"] });
const shown = () => credential({ authenticatorData: bytes, signature: bytes, userHandle: null });
const refused = (name: string) => new DOMException("The browser says no.", name);

async function open(factor = none, { path = "/settings/security", isMissing = false } = {}) {
  const server = serverKnowing({ ...currentUserWith(), ...(isMissing ? { secondFactor: "missing" as const } : {}) });
  server.on(own, { body: factor });
  server.on(beginAdding, { body: { options, challenge: "begun" } });
  server.on(finishAdding, { body: { id: laptop.uuid } });
  server.on(beginSigningIn, { body: { options: { challenge: "AQID", rpId: "localhost" }, challenge: "begun" } });
  await session.begin("refresh-token");
  return { server, ...(await renderApp(path)) };
}
type App = Awaited<ReturnType<typeof open>>;

async function fillIn({ screen }: App) {
  await screen.getByLabelText("Name of the passkey").fill(" My laptop ");
  await screen.getByLabelText("Your password", { exact: true }).last().fill("long enough");
  await screen.getByRole("button", { name: "Add passkey" }).click();
}

test("a passkey is added under a name, with the password", async () => {
  const app = await open();
  const { screen, server } = app;
  await screen.getByRole("button", { name: "Add a passkey" }).click();
  await screen.getByRole("button", { name: "Add passkey" }).click();
  await expect.element(screen.getByText("Give it a name, such as the one of this device")).toBeVisible();
  await expect.element(screen.getByText("Password is required")).toBeVisible();
  await screen.getByLabelText("Name of the passkey").fill("n".repeat(61));
  await expect.element(screen.getByText(/1 character/)).toBeVisible();
  expect(server.bodiesOf(beginAdding)).toEqual([]);

  const readsOfPerson = () => server.received.filter(({ key }) => key === "GET /api/v1/user/").length;
  const before = readsOfPerson();
  const create = vi.spyOn(navigator.credentials, "create").mockResolvedValue(made());
  server.on(own, { body: { ...none, passkeys: [laptop] } });
  await fillIn(app);
  await expect.element(screen.getByText("The passkey is added")).toBeVisible();
  expect(create).toHaveBeenCalledOnce();
  expect(server.bodiesOf(beginAdding)).toEqual([{ password: "long enough" }]);
  expect(server.bodiesOf(finishAdding)).toEqual([
    { challenge: "begun", name: "My laptop", response: expect.objectContaining({ id: "AQID" }) },
  ]);
  await expect.element(screen.getByRole("cell", { name: "My laptop", exact: true })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Add a passkey" })).toBeVisible();
  // What the session may do has changed: the person is read anew.
  await expect.poll(readsOfPerson).toBeGreaterThan(before);
});

test("whoever goes back adds none, and is asked for nothing again", async () => {
  const app = await open();
  const { screen, server } = app;
  await screen.getByRole("button", { name: "Add a passkey" }).click();
  vi.spyOn(navigator.credentials, "create").mockRejectedValue(refused("NotAllowedError"));
  await fillIn(app);
  await expect.element(screen.getByText("No passkey was added.")).toBeVisible();
  expect(server.bodiesOf(finishAdding)).toEqual([]);
  await expect.element(screen.getByLabelText("Name of the passkey")).toHaveValue(" My laptop ");
  await screen.getByRole("button", { name: "Cancel" }).last().click();
  await expect.element(screen.getByRole("button", { name: "Add a passkey" })).toBeVisible();
});

test.each([
  ["InvalidStateError", "This device has a passkey for your account already."],
  ["SecurityError", "Your browser cannot use a passkey at this address."],
])("what the browser refuses is said beside the password: %s", async (name, sentence) => {
  const app = await open();
  const { screen, server } = app;
  await screen.getByRole("button", { name: "Add a passkey" }).click();
  vi.spyOn(navigator.credentials, "create").mockRejectedValue(refused(name));
  await fillIn(app);
  await expect.element(screen.getByLabelText("Your password", { exact: true })).toHaveAccessibleDescription(sentence);
  expect(server.bodiesOf(finishAdding)).toEqual([]);
});

test("what only the browser knows to have failed is said with words of our own", async () => {
  const app = await open();
  const { screen, server } = app;
  await screen.getByRole("button", { name: "Add a passkey" }).click();
  server.on(beginAdding, { status: 500 });
  await fillIn(app);
  await expect
    .element(screen.getByLabelText("Your password", { exact: true }))
    .toHaveAccessibleDescription("That did not work. Please try again.");
});

test("a browser without passkeys is told why none can be added", async () => {
  vi.stubGlobal("PublicKeyCredential", undefined);
  const { screen } = await open();
  await expect.element(screen.getByText(/^Passkeys cannot be added here: they need a browser/)).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Add a passkey" })).not.toBeInTheDocument();
});

test("who lacks the second factor that the company asks for may add a passkey in place of an app", async () => {
  const app = await open({ ...none, demanded: true }, { path: "/second-factor", isMissing: true });
  const { screen, server } = app;
  await expect.element(screen.getByRole("heading", { name: "Or a passkey" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Cancel" })).not.toBeInTheDocument();
  vi.spyOn(navigator.credentials, "create").mockResolvedValue(made());
  server.on("GET /api/v1/user/", { body: currentUserWith() });
  await fillIn(app);
  await expect.element(screen.getByRole("heading", { name: "Your second factor is set up" })).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Go on to Seedbed" })).toBeVisible();
});

test("where a browser has no passkeys, only an app is offered to who lacks a second factor", async () => {
  vi.stubGlobal("PublicKeyCredential", undefined);
  const { screen } = await open({ ...none, demanded: true }, { path: "/second-factor", isMissing: true });
  await expect.element(screen.getByRole("heading", { name: "Authenticator app" })).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: "Or a passkey" })).not.toBeInTheDocument();
});

test("who has a passkey and signed in with the password goes on with the passkey", async () => {
  const app = await open({ ...none, passkeys: [laptop], demanded: true }, { path: "/second-factor", isMissing: true });
  const { screen, server } = app;
  await expect.element(screen.getByRole("heading", { name: "You have a passkey" })).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: "Authenticator app" })).not.toBeInTheDocument();
  const use = screen.getByRole("button", { name: "Use your passkey" });
  const get = vi.spyOn(navigator.credentials, "get").mockRejectedValueOnce(refused("NotAllowedError"));
  await use.click();
  await expect.poll(() => get.mock.calls.length).toBe(1);
  await expect.element(use).toBeEnabled();
  get.mockRejectedValueOnce(refused("SecurityError"));
  await use.click();
  await expect.element(screen.getByText("Your browser cannot use a passkey at this address.")).toBeVisible();
  expect(server.bodiesOf(finishSigningIn)).toEqual([]);

  get.mockResolvedValue(shown());
  server.on(finishSigningIn, { body: { token: "next-refresh-token" } });
  server.on("GET /api/v1/user/", { body: currentUserWith() });
  await use.click();
  await expect.element(screen.getByRole("link", { name: "Go on to Seedbed" })).toBeVisible();
  expect(server.bodiesOf(finishSigningIn)).toEqual([
    { challenge: "begun", response: expect.objectContaining({ id: "AQID" }) },
  ]);
  expect(session.current()?.refreshToken).toBe("next-refresh-token");
});

test("a passkey signs in where somebody signs in", async () => {
  const server = serverKnowing(currentUserWith());
  server.on(beginSigningIn, { body: { options: { challenge: "AQID", rpId: "localhost" }, challenge: "begun" } });
  server.on(finishSigningIn, { body: { token: "next-refresh-token" } });
  const get = vi.spyOn(navigator.credentials, "get").mockRejectedValueOnce(refused("AbortError"));
  const { screen, address } = await renderApp("/login");
  const use = screen.getByRole("button", { name: "Use a passkey instead" });
  await use.click();
  await expect.poll(() => get.mock.calls.length).toBe(1);
  await expect.element(use).toBeEnabled();
  expect(address()).toBe("/login");
  get.mockResolvedValue(shown());
  await use.click();
  await expect.element(screen.getByText("Successfully signed in!")).toBeVisible();
  await expect.poll(address).toBe("/");
  expect(session.current()?.refreshToken).toBe("next-refresh-token");
});
