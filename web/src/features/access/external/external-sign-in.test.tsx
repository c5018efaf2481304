import type { SignInProblem } from "@seedbed/contract/access/sign-in-problem";
import { expect, test } from "vitest";
import { type FakeServer, publicSettings, serverKnowing } from "#testing/fake-server.ts";
import { currentUserWith } from "#testing/people.ts";
import { renderApp } from "#testing/render-app.tsx";
import { CallFailed } from "../../../transport/failure.ts";
import { identityProvider, session } from "../../../transport/session.ts";
import { arrive } from "./arrive.ts";
import { problemSentences } from "./problem-sentences.ts";

const start = "POST /api/auth/external/start";
const redeem = "POST /api/auth/external/redeem";
const secretEntry = "seedbed.external-sign-in";

function externalServer(...current: Parameters<typeof serverKnowing>): FakeServer {
  const server = serverKnowing(...current);
  server.on("GET /api/v1/settings", { body: { ...publicSettings, externalProvider: "Northwind ID" } });
  return server;
}

async function open(path: string) {
  const app = await renderApp(path);
  const proceed = app.screen.getByRole("button", { name: "Continue with Northwind ID" });
  return { ...app, proceed };
}

test("[S1.1-02] with an external provider, login and sign-up offer it and ask for no password", async () => {
  externalServer();
  for (const path of ["/login", "/sign-up"]) {
    const { screen, proceed } = await open(path);
    await expect.element(proceed).toBeEnabled();
    expect(screen.getByRole("textbox").elements()).toEqual([]);
    await screen.unmount();
  }
});

test("[S1.1-02] pages about passwords and codes lead to login", async () => {
  externalServer();
  for (const path of ["/forgot-password", "/reset-password?email=a%40b.example", "/verify-email?sent=1"]) {
    const { screen, address, proceed } = await open(path);
    await expect.poll(address).toBe("/login");
    await expect.element(proceed).toBeVisible();
    await screen.unmount();
  }
});

test("continuing leaves for the provider, with a secret that only this tab keeps", async () => {
  const server = externalServer();
  server.on(start, { body: { url: `${location.href.split("#")[0]}#at-the-provider` } });
  const { proceed } = await open("/login");
  await proceed.click();
  await expect.poll(() => location.hash).toBe("#at-the-provider");
  const secret = sessionStorage.getItem(secretEntry);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(server.bodiesOf(start)).toEqual([{ browser: secret }]);
  history.replaceState(null, "", location.pathname + location.search);
});

test("a provider that cannot be reached is said, and continuing can be tried again", async () => {
  const server = externalServer();
  const sentence = "The identity provider cannot be reached right now. Try again in a moment.";
  server.on(start, { status: 503, body: { detail: sentence } });
  const { screen, proceed, address } = await open("/login");
  await proceed.click();
  await expect.element(screen.getByText(sentence)).toBeVisible();
  await expect.element(proceed).toBeEnabled();
  expect(address()).toBe("/login");
});

test("a finished sign-in is taken over once, and leads to the page that was wanted", async () => {
  const server = externalServer();
  server.on(redeem, { body: { token: "refresh-token" } });
  const { screen: before } = await open("/settings/security?from=mail");
  await expect.element(before.getByRole("button", { name: "Continue with Northwind ID" })).toBeVisible();
  await before.unmount();
  sessionStorage.setItem(secretEntry, "secret of this tab");
  const { screen, address } = await open("/login?handoff=taken-over");
  await expect.poll(address).toBe("/settings/security?from=mail");
  await expect.element(screen.getByText("Successfully signed in!")).toBeVisible();
  await expect.element(screen.getByText(/You sign in with Northwind ID/)).toBeVisible();
  expect(server.bodiesOf(redeem)).toEqual([{ handoff: "taken-over", browser: "secret of this tab" }]);
  expect(sessionStorage.getItem(secretEntry)).toBeNull();
  expect(session.current()?.refreshToken).toBe("refresh-token");
});

test("an arrival that is drawn twice redeems its hand-over once, and both learn that it went well", async () => {
  const server = externalServer();
  server.on(redeem, { body: { token: "refresh-token" } });
  sessionStorage.setItem(secretEntry, "secret of this tab");
  const arrivals = await Promise.all([arrive("drawn-twice"), arrive("drawn-twice")]);
  expect(arrivals).toEqual([{ kind: "signed-in" }, { kind: "signed-in" }]);
  expect(server.bodiesOf(redeem)).toHaveLength(1);
});

test("[S1.2.2-04] who comes from the provider without a company goes on to onboarding", async () => {
  const server = externalServer(currentUserWith({}, null));
  server.on(redeem, { body: { token: "refresh-token" } });
  sessionStorage.setItem(secretEntry, "secret of this tab");
  const { screen, address } = await open("/login?handoff=of-a-newcomer");
  await expect.element(screen.getByLabelText("Company Name")).toBeVisible();
  expect(address()).toBe("/onboarding");
});

test("a sign-in that was begun in another tab, or somewhere else, is not taken over", async () => {
  const server = externalServer();
  const { screen, address, router } = await open("/login?handoff=of-somebody-else");
  await expect.element(screen.getByRole("alert")).toHaveTextContent(problemSentences.expired);
  expect(address()).toBe("/login?problem=expired");
  // Back leads to where one was before, not to the arrival that failed.
  expect(router.history.length).toBe(1);
  expect(server.bodiesOf(redeem)).toEqual([]);
  expect(session.current()).toBeNull();
});

test.each<[number, SignInProblem]>([
  [401, "expired"],
  [422, "expired"],
  [503, "unavailable"],
  [500, "refused"],
])("a hand-over that answers %d is said to be %s", async (status, problem) => {
  const server = externalServer();
  server.on(redeem, { status, body: {} });
  sessionStorage.setItem(secretEntry, "secret of this tab");
  const { screen, proceed } = await open(`/login?handoff=answers-${status}`);
  await expect.element(screen.getByRole("alert")).toHaveTextContent(problemSentences[problem]);
  await expect.element(proceed).toBeEnabled();
});

test("each problem the provider leads back with has its sentence; any other text is not shown", async () => {
  externalServer();
  for (const [problem, sentence] of Object.entries(problemSentences)) {
    const { screen } = await open(`/login?problem=${problem}`);
    await expect.element(screen.getByRole("alert")).toHaveTextContent(sentence);
    await screen.unmount();
  }
  const { screen, proceed } = await open("/login?problem=Call%20555-0100&error_description=%3Cb%3E");
  await expect.element(proceed).toBeVisible();
  expect(screen.getByRole("alert").elements()).toEqual([]);
  expect(document.body.textContent).not.toContain("555");
});

test("[S1.4-50] [S1.2.3-09] who must confirm the address at the provider is asked to check the mail, with a way back to login", async () => {
  externalServer();
  const { screen, address, proceed } = await open("/confirm-email");
  await expect.element(screen.getByRole("heading", { name: "Check your mail" })).toBeVisible();
  await expect.element(screen.getByText(/^Northwind ID has not confirmed your address yet\./)).toBeVisible();
  await screen.getByRole("link", { name: "Back to login" }).click();
  await expect.poll(address).toBe("/login");
  await expect.element(proceed).toBeVisible();
});

test("a session the provider has ended leads to login and says so", async () => {
  const server = externalServer();
  const { accessToken } = await session.begin("refresh-token");
  const { screen, address, proceed } = await open("/settings/security");
  await expect.element(screen.getByText(/You sign in with Northwind ID/)).toBeVisible();
  expect(screen.getByRole("textbox").elements()).toEqual([]);
  server.on("GET /api/auth/token", { status: 401, body: { detail: "Your session has ended. Sign in again." } });
  await session.refresh(accessToken);
  await expect.poll(address).toBe("/login");
  await expect.element(screen.getByText("Your session has ended. Sign in again.")).toBeVisible();
  await expect.element(proceed).toBeVisible();
});

test("a provider that is down while the session is renewed signs nobody out", async () => {
  const server = externalServer();
  const { accessToken } = await session.begin("refresh-token");
  server.on("GET /api/auth/token", { status: 503, body: { detail: "The identity provider cannot be reached." } });
  await expect(session.refresh(accessToken)).rejects.toBeInstanceOf(CallFailed);
  expect(session.current()).not.toBeNull();
});

test("signing out answers where the provider ends its own session", async () => {
  const server = externalServer();
  server.on("POST /api/auth/sign-out", { body: { leaveBy: "https://id.mill.example/session/end" } });
  expect(await identityProvider.signOut("refresh-token")).toBe("https://id.mill.example/session/end");
});

test.each([
  ["denied", "You were not signed in. Try again, and allow Seedbed to know who you are."],
  ["expired", "This sign-in has expired or was already used. Sign in again."],
  ["refused", "Sign-in failed. Please try again."],
  ["unavailable", "The identity provider cannot be reached right now. Try again in a moment."],
  [
    "unusable-token",
    "Signing in works, but Seedbed cannot use what the identity provider issues. Whoever runs this server finds the reason in its log.",
  ],
  ["no-email", "The identity provider tells no email address of yours, and Seedbed needs one."],
  ["email-taken", "This email address already signs in in another way."],
] as const)("a sign-in that came back as %s says what can be done", (problem, sentence) => {
  expect(problemSentences[problem]).toBe(sentence);
});

test.each([
  [{ status: 401 }, "expired"],
  [{ status: 422 }, "expired"],
  [{ status: 503 }, "unavailable"],
  [{ status: 500 }, "refused"],
] as const)("what the redeeming of a sign-in fails with is a problem of its own (%#)", async (reply, problem) => {
  externalServer().on(redeem, reply);
  sessionStorage.setItem(secretEntry, "s".repeat(43));
  expect(await arrive(`handoff-${problem}-${reply.status}`)).toEqual({ kind: "failed", problem });
});
