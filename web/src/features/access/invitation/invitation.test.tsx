import { expect, test } from "vitest";
import { fakeServer, serverKnowing } from "#testing/fake-server.ts";
import { currentUserWith } from "#testing/people.ts";
import { renderApp } from "#testing/render-app.tsx";
import { keptTicket } from "./kept-ticket.ts";
// Loaded before the first test begins: the route would load it while the first expectation waits.
import "../access-frame.tsx";
import "../sign-up-screen.tsx";

const read = "GET /api/v1/invitation/t-1";
const signUp = "POST /api/v1/invitation/t-1/sign-up";
const signIn = "POST /api/auth/sign-in/email";
const valid = { body: { accountName: "Northwind Mills", status: "valid" } };

async function openInvitation(search = "?ticket=t-1", server = serverKnowing()) {
  server.on(read, valid);
  server.on(signUp, { status: 201, body: { email: "ida@mill.example" } });
  const app = await renderApp(`/sign-up${search}`);
  const { screen } = app;
  const submit = screen.getByRole("button", { name: "Accept invitation" });
  const accept = async (password = "long enough", confirmation = password) => {
    await screen.getByRole("textbox", { name: "Password", exact: true }).fill(password);
    await screen.getByRole("textbox", { name: "Password confirmation" }).fill(confirmation);
    await submit.click();
  };
  return { ...app, server, submit, accept };
}

test("[S1.2.1-33] a ticket names the company that invites, also beside a status", async () => {
  for (const search of ["?ticket=t-1", "?ticket=t-1&status=invalid"]) {
    const { screen } = await openInvitation(search);
    await expect.element(screen.getByRole("heading", { name: "Join Northwind Mills" })).toBeVisible();
    await screen.unmount();
  }
});

test("[S1.2.3-04] [S1.2.3-05] only a password and its confirmation are required, and no email is asked for", async () => {
  const { screen, submit, server, accept, address } = await openInvitation();
  await submit.click();
  await expect.element(screen.getByText("Password is required")).toBeVisible();
  await expect.element(screen.getByText("Password confirmation is required")).toBeVisible();
  expect(screen.getByText(/name is required/).elements()).toEqual([]);
  const labels = screen
    .getByRole("textbox")
    .elements()
    .map((box) => box.getAttribute("name"));
  expect(labels).toEqual(["firstName", "lastName", "password", "confirmation"]);
  await accept("long enough", "long enouhg");
  await expect.element(screen.getByText("Passwords do not match")).toBeVisible();
  await accept("7 chars");
  await expect.element(screen.getByText("Password must be at least 8 characters.")).toBeVisible();
  expect(server.bodiesOf(signUp)).toEqual([]);
  await accept();
  await expect.poll(address).toBe("/");
  expect(server.bodiesOf(signUp)).toEqual([{ firstName: "", lastName: "", password: "long enough" }]);
});

test("[S1.8-15] [S1.6-03] an accepted invitation says so, signs in with the invited address and leads home", async () => {
  const { screen, server, accept, address } = await openInvitation();
  await screen.getByRole("textbox", { name: "First name (optional)" }).fill(" Ida ");
  await accept();
  await expect.element(screen.getByText("Invitation accepted! Account created successfully!")).toBeVisible();
  await expect.poll(address).toBe("/");
  expect(server.bodiesOf(signUp)).toEqual([{ firstName: "Ida", lastName: "", password: "long enough" }]);
  expect(server.bodiesOf(signIn)).toEqual([{ email: "ida@mill.example", password: "long enough" }]);
  expect(screen.getByText(/You already belong/).elements()).toEqual([]);
  expect(sessionStorage.length).toBe(0);
});

test("[S1.8-12] a failure shows the provider's message, or a sentence of our own", async () => {
  const { screen, server, accept, address } = await openInvitation();
  server.on(signUp, { status: 422, body: { detail: "Too common.", form: { password: "Too common." } } });
  await accept();
  await expect.element(screen.getByText("Too common.").first()).toBeVisible();
  await expect
    .element(screen.getByRole("textbox", { name: "Password", exact: true }))
    .toHaveAccessibleDescription(/Too common\./);
  server.on(signUp, { status: 500 });
  await accept();
  await expect.element(screen.getByText("Failed to accept invitation. Please try again.")).toBeVisible();
  expect(address()).toBe("/sign-up?ticket=t-1");
});

test("[S1.8-13] an account that was made but cannot be signed in to says so, and only signing in is tried again", async () => {
  const { screen, server, accept, address } = await openInvitation();
  server.on(signIn, { status: 503 });
  await accept();
  await expect.element(screen.getByText("Unable to complete account creation. Please try again.")).toBeVisible();
  server.on(signIn, { body: { token: "refresh-token" } });
  await accept();
  await expect.poll(address).toBe("/");
  expect(server.bodiesOf(signUp)).toHaveLength(1);
  await expect.element(screen.getByText("Invitation accepted! Account created successfully!")).toBeVisible();
});

test("a ticket that opens nothing says why", async () => {
  for (const [status, reason] of [
    ["invalid", /It was used already/],
    ["expired", /can be used for 7 days/],
  ] as const) {
    const server = fakeServer();
    server.on(read, { body: { accountName: "", status } });
    const { screen } = await renderApp("/sign-up?ticket=t-1");
    await expect.element(screen.getByRole("heading", { name: "This invitation is no longer valid." })).toBeVisible();
    await expect.element(screen.getByText(reason)).toBeVisible();
    await expect.element(screen.getByRole("link", { name: "Go to login" })).toBeVisible();
    // Whoever signs in instead is not asked to join by it.
    expect(keptTicket.read()).toBeNull();
    await screen.unmount();
  }
});

test("a ticket that no server ever issued is an invalid one", async () => {
  fakeServer().lacks("GET /api/v1/invitation/..%2F..%2Fv1%2Fuser");
  const { screen } = await renderApp("/sign-up?ticket=../../v1/user");
  await expect.element(screen.getByRole("heading", { name: "This invitation is no longer valid." })).toBeVisible();
});

test("a ticket that cannot be one is an invalid one", async () => {
  fakeServer().on(read, { status: 422, body: { detail: "No ticket." } });
  const { screen } = await renderApp("/sign-up?ticket=t-1");
  await expect.element(screen.getByRole("heading", { name: "This invitation is no longer valid." })).toBeVisible();
});

test("a server that cannot be reached is said, and can be tried again", async () => {
  const server = fakeServer();
  server.on(read, { status: 503, body: { detail: "The database is resting." } });
  const { screen } = await renderApp("/sign-up?ticket=t-1");
  await expect.element(screen.getByRole("heading", { name: "The invitation could not be read" })).toBeVisible();
  await expect.element(screen.getByText("The database is resting.")).toBeVisible();
  server.on(read, valid);
  await screen.getByRole("button", { name: "Retry" }).click();
  await expect.element(screen.getByRole("heading", { name: "Join Northwind Mills" })).toBeVisible();
});

test("a ticket that was used meanwhile leads to the screen that says so", async () => {
  const { screen, server, accept } = await openInvitation();
  server.on(signUp, { status: 409, body: { detail: "This invitation is no longer valid." } });
  server.on(read, { body: { accountName: "", status: "invalid" } });
  await accept();
  await expect.element(screen.getByRole("link", { name: "Go to login" })).toBeVisible();
});

test("[S1.6-03] somebody who has an account already signs in and is asked once to join", async () => {
  const newcomer = serverKnowing(currentUserWith({}, null));
  const { screen, accept, address, server } = await openInvitation("?ticket=t-1", newcomer);
  server.on(signUp, { status: 409, body: { detail: "This email address already has an account." } });
  await accept();
  await expect.element(screen.getByText(/This email address already has an account\./)).toBeVisible();
  await screen.getByRole("link", { name: "Sign in and join Northwind Mills" }).click();
  await expect.poll(address).toBe("/login");
  await screen.getByLabelText("Email").fill("ida@mill.example");
  await screen.getByRole("textbox", { name: "Password" }).fill("long enough");
  await screen.getByRole("button", { name: "Sign in" }).click();
  await expect.poll(address).toBe("/onboarding");
  await expect.element(screen.getByRole("button", { name: "Join Northwind Mills" })).toBeVisible();
});

test("where people sign in at a provider of their own, an invitation leads there", async () => {
  const server = fakeServer();
  server.on("GET /api/v1/settings", { body: { supportEmail: "", externalProvider: "Acme ID" } });
  const { screen } = await openInvitation("?ticket=t-1", server);
  await expect.element(screen.getByText(/Sign in with Acme ID/)).toBeVisible();
  expect(screen.getByRole("textbox").elements()).toEqual([]);
});
