import { expect, onTestFinished, test } from "vitest";
import { fakeServer, serverKnowing } from "#testing/fake-server.ts";
import { renderApp } from "#testing/render-app.tsx";
import { session } from "../../../transport/session.ts";

const requestCode = "POST /api/auth/email-otp/request-password-reset";
const reset = "POST /api/auth/email-otp/reset-password";

async function openForgot(search = "") {
  const app = await renderApp(`/forgot-password${search}`);
  const email = app.screen.getByLabelText("Email");
  const submit = () => app.screen.getByRole("button", { name: "Send code" }).click();
  return { ...app, email, submit };
}

async function openReset(search = "?email=mara%40mill.example") {
  const app = await renderApp(`/reset-password${search}`);
  const { screen } = app;
  const fill = async (code: string, password: string, confirmation = password) => {
    await screen.getByLabelText("Code").fill(code);
    await screen.getByRole("textbox", { name: "Password", exact: true }).fill(password);
    await screen.getByRole("textbox", { name: "Password confirmation" }).fill(confirmation);
  };
  const submit = () => screen.getByRole("button", { name: "Set password" }).click();
  return { ...app, fill, submit };
}

test("[S1.5-08] [S1.5-09] [S1.2.3-07] forgot password needs a valid email", async () => {
  fakeServer();
  const { screen, email, submit } = await openForgot();
  await submit();
  await expect.element(screen.getByText("Email is required")).toBeVisible();
  await email.fill("mara");
  await submit();
  await expect.element(screen.getByText("Email is Invalid.")).toBeVisible();
});

test("[S1.2.1-31] the address is filled in, and why a reset is needed is said", async () => {
  fakeServer();
  const { screen, email } = await openForgot("?email=mara%40mill.example&resetRequired=1");
  await expect.element(email).toHaveValue("mara@mill.example");
  await expect.element(screen.getByText("This account requires a password reset to sign in.")).toBeVisible();
});

test("a sent code leads on to the new password", async () => {
  const server = fakeServer();
  server.on(requestCode, { body: { success: true } });
  const { submit, address } = await openForgot("?email=mara%40mill.example");
  await submit();
  await expect.poll(address).toBe("/reset-password?email=mara%40mill.example");
});

test("the page for the new password says what became of the mail with the code", async () => {
  const server = fakeServer();
  server.on(requestCode, { body: { success: true }, headers: { "x-mail-id": "mail-1" } });
  server.on("GET /api/v1/mails/mail-1", { body: { state: "failed" } });
  const { screen, submit } = await openForgot("?email=mara%40mill.example");
  await submit();
  await expect.element(screen.getByText(/We could not send the mail to mara@mill.example/)).toBeVisible();
});

test("[S1.8-21] [S1.8-22] each failure to send a code has its own message", async () => {
  const server = fakeServer();
  const { screen, submit } = await openForgot("?email=mara%40mill.example");
  server.on(requestCode, { status: 400, body: { code: "USER_NOT_FOUND" } });
  await submit();
  await expect
    .element(
      screen.getByText(
        "No account found with this email address. Please check your email or sign up for a new account.",
      ),
    )
    .toBeVisible();
  server.on(requestCode, { status: 500 });
  await submit();
  await expect.element(screen.getByText("Failed to send reset code. Please try again.")).toBeVisible();
});

test("[S1.5-10] [S1.5-11] [S1.2.3-08] a new password needs code, password and confirmation", async () => {
  fakeServer();
  const { screen, submit } = await openReset();
  await submit();
  for (const message of [
    "Verification code is required",
    "Password is required",
    "Password confirmation is required",
  ]) {
    await expect.element(screen.getByText(message)).toBeVisible();
  }
});

test("[S1.5-12] the new passwords must match", async () => {
  fakeServer();
  const { screen, fill, submit } = await openReset();
  await fill("123456", "long enough", "long enouhg");
  await submit();
  await expect.element(screen.getByText("Passwords do not match")).toBeVisible();
});

test("[S1.2.1-32] the address in the path is the one whose password is set", async () => {
  const server = fakeServer();
  server.on(reset, { status: 500 });
  const { screen, fill, submit } = await openReset("?email=mara%2Bmill%40mill.example");
  await expect.element(screen.getByText("Enter the code we sent to mara+mill@mill.example.")).toBeVisible();
  await fill("123 456", "long enough");
  await submit();
  await expect
    .poll(() => server.bodiesOf(reset))
    .toEqual([{ email: "mara+mill@mill.example", otp: "123456", password: "long enough" }]);
});

test("[S1.2.1-32] without an address no password can be set, and why is said", async () => {
  fakeServer();
  const { screen } = await openReset("");
  await expect.element(screen.getByText(/Ask for a code first/)).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Set password" })).toBeDisabled();
});

test("[S1.4-52] a reset that completes signs in and then loads Home anew", async () => {
  const server = serverKnowing();
  server.on(reset, { body: { success: true } });
  const loaded: string[] = [];
  // Held back: in earnest it would take the page of the tests away.
  const hold = (event: NavigateEvent) => {
    loaded.push(new URL(event.destination.url).pathname);
    event.preventDefault();
  };
  navigation.addEventListener("navigate", hold);
  onTestFinished(() => navigation.removeEventListener("navigate", hold));
  const { fill, submit } = await openReset();
  await fill("123456", "long enough");
  await submit();
  await expect.poll(() => loaded).toEqual(["/"]);
  expect(session.current()?.user.email).toBe("mara@mill.example");
});

test("where signing in asks for a second factor, a new password leads to the sign-in", async () => {
  const server = fakeServer();
  server.on(reset, { body: { success: true } });
  server.on("POST /api/auth/sign-in/email", {
    body: { twoFactorRedirect: true, twoFactorMethods: ["totp"], challenge: "2fa-waiting.signed" },
  });
  const { screen, fill, submit, address } = await openReset();
  await fill("123456", "long enough");
  await submit();
  await expect
    .element(screen.getByText(/^Your password is set\. Sign in with it and your second factor/))
    .toBeVisible();
  await expect.poll(address).toBe("/login");
});

test("a new password made of guessed names is refused with the reason, at its field", async () => {
  const server = fakeServer();
  const { screen, fill, submit } = await openReset();
  const message = "This password is made of names that are easy to guess.";
  server.on(reset, { status: 400, body: { code: "PASSWORD_LISTED", message } });
  await fill("123456", "Seedbed2026!");
  await submit();
  await expect
    .element(screen.getByRole("textbox", { name: "Password", exact: true }))
    .toHaveAccessibleDescription(/made of names that are easy to guess/);
});

test("[S1.8-23] [S1.8-24] [S1.8-25] each failure to reset has its own message", async () => {
  const server = fakeServer();
  const { screen, fill, submit } = await openReset();
  await fill("123456", "long enough");
  server.on(reset, { status: 400, body: { code: "INVALID_OTP" } });
  await submit();
  await expect
    .element(screen.getByText("Invalid or expired verification code. Please request a new one."))
    .toBeVisible();
  server.on(reset, { status: 500 });
  await submit();
  await expect.element(screen.getByText("Failed to reset password. Please try again.")).toBeVisible();
  server.on(reset, { body: { success: true } });
  server.on("POST /api/auth/sign-in/email", { status: 500 });
  await submit();
  await expect.element(screen.getByText("Password reset incomplete. Please try again.")).toBeVisible();
});

test("another code is asked for under the same address", async () => {
  fakeServer();
  const { screen } = await openReset();
  await screen.getByRole("link", { name: "Send another code" }).click();
  await expect.element(screen.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();
  await expect.element(screen.getByLabelText("Email")).toHaveValue("mara@mill.example");
});
