import { expect, test } from "vitest";
import { fakeServer } from "#testing/fake-server.ts";
import { renderApp } from "#testing/render-app.tsx";

async function openSignUp() {
  const app = await renderApp("/sign-up");
  const { screen } = app;
  const fill = async (change: Record<string, string> = {}) => {
    const values = {
      "First name": "Mara",
      "Last name": "Olsen",
      Email: "mara@mill.example",
      Password: "long enough",
      "Password confirmation": "long enough",
      ...change,
    };
    for (const [label, value] of Object.entries(values)) {
      await screen.getByRole("textbox", { name: label, exact: true }).fill(value);
    }
  };
  const submit = () => screen.getByRole("button", { name: "Create account" }).click();
  return { ...app, fill, submit };
}

test("[S1.5-02] [S1.2.3-03] every empty field gets its message, and nothing is sent", async () => {
  const server = fakeServer();
  const { screen, submit } = await openSignUp();
  await submit();
  for (const message of [
    "First name is required",
    "Last name is required",
    "Email is required",
    "Password is required",
    "Password confirmation is required",
  ]) {
    await expect.element(screen.getByText(message)).toBeVisible();
  }
  await expect.element(screen.getByRole("textbox", { name: "First name" })).toHaveFocus();
  expect(server.bodiesOf("POST /api/auth/sign-up/email")).toEqual([]);
});

test("[S1.5-03] [S1.5-10] the email must be one", async () => {
  fakeServer();
  const { screen, fill, submit } = await openSignUp();
  await fill({ Email: "mara@" });
  await submit();
  await expect.element(screen.getByText("Email is Invalid.")).toBeVisible();
});

test("[S1.5-04] passwords that differ are refused", async () => {
  fakeServer();
  const { screen, fill, submit } = await openSignUp();
  await fill({ "Password confirmation": "long enouhg" });
  await submit();
  await expect.element(screen.getByText("Passwords do not match")).toBeVisible();
});

test("[S1.9-14] a password needs at least 8 characters", async () => {
  fakeServer();
  const { screen, fill, submit } = await openSignUp();
  await fill({ Password: "7 chars", "Password confirmation": "7 chars" });
  await submit();
  await expect.element(screen.getByText("Password must be at least 8 characters.")).toBeVisible();
});

test("[S1.8-14] [S1.8-16] [S1.4-49] [S1.4-50] signing up says so and goes on to the emailed code", async () => {
  const server = fakeServer();
  server.on("POST /api/auth/sign-up/email", { body: { token: null, user: {} } });
  const { screen, fill, submit, address } = await openSignUp();
  await fill();
  await submit();
  await expect.element(screen.getByText("Account created successfully!")).toBeVisible();
  await expect.poll(address).toBe("/verify-email?email=mara%40mill.example&sent=1");
  await expect.element(screen.getByText("Please check your email for a verification code")).toBeVisible();
  expect(server.bodiesOf("POST /api/auth/sign-up/email")).toEqual([
    { name: "Mara Olsen", firstName: "Mara", lastName: "Olsen", email: "mara@mill.example", password: "long enough" },
  ]);
});

test("the page with the code knows the mail that brings it", async () => {
  const server = fakeServer();
  server.on("POST /api/auth/sign-up/email", { body: { token: null }, headers: { "x-mail-id": "mail-1" } });
  server.on("GET /api/v1/mails/mail-1", { body: { state: "on-its-way" } });
  const { screen, fill, submit, address } = await openSignUp();
  await fill();
  await submit();
  await expect.poll(address).toBe("/verify-email?email=mara%40mill.example&sent=1&mail=mail-1");
  await expect.element(screen.getByText("The mail is on its way.")).toBeVisible();
});

test("[S1.8-11] a failure shows the provider's message, or a sentence of our own", async () => {
  const server = fakeServer();
  server.on("POST /api/auth/sign-up/email", { status: 422, body: { message: "That address cannot be used." } });
  const { screen, fill, submit } = await openSignUp();
  await fill();
  await submit();
  await expect.element(screen.getByText("That address cannot be used.")).toBeVisible();
  server.on("POST /api/auth/sign-up/email", { status: 500 });
  await submit();
  await expect.element(screen.getByText("Sign-up failed. Please try again.")).toBeVisible();
});

test("[S1.8-13] an account that was made but cannot be signed in to says so", async () => {
  const server = fakeServer();
  server.on("POST /api/auth/sign-up/email", { body: { token: "refresh-token", user: {} } });
  server.on("GET /api/auth/token", { status: 503 });
  const { screen, fill, submit } = await openSignUp();
  await fill();
  await submit();
  await expect.element(screen.getByText("Unable to complete account creation. Please try again.")).toBeVisible();
});

test("[S1.2.1-34] [S1.2.1-35] a status without a ticket shows that the invitation is no longer valid", async () => {
  fakeServer();
  for (const status of ["invalid", "expired"]) {
    const { screen } = await renderApp(`/sign-up?status=${status}`);
    await expect.element(screen.getByText("This invitation is no longer valid.")).toBeVisible();
    await expect.element(screen.getByRole("link", { name: "Go to login" })).toBeVisible();
    await screen.unmount();
  }
});

test("a password made of guessed names is refused with the reason, at its field", async () => {
  const server = fakeServer();
  const { screen, fill, submit } = await openSignUp();
  const message = "This password is made of names that are easy to guess.";
  server.on("POST /api/auth/sign-up/email", { status: 400, body: { code: "PASSWORD_LISTED", message } });
  await fill({ Password: "Mara-Olsen", "Password confirmation": "Mara-Olsen" });
  await submit();
  await expect
    .element(screen.getByRole("textbox", { name: "Password", exact: true }))
    .toHaveAccessibleDescription(/made of names that are easy to guess/);
});
