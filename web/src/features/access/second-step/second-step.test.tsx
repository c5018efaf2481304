import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { serverKnowing } from "#testing/fake-server.ts";
import { renderApp } from "#testing/render-app.tsx";
import { violations } from "#testing/violations.ts";
import { session } from "../../../transport/session.ts";
import { finishSignIn } from "./finish-sign-in.ts";

const codes = "POST /api/auth/two-factor/verify-totp";
const recovery = "POST /api/auth/two-factor/verify-backup-code";

/** The page on which the right password has led to the second half. */
async function openSecondStep() {
  const server = serverKnowing();
  server.on("POST /api/auth/sign-in/email", {
    body: { twoFactorRedirect: true, twoFactorMethods: ["totp"], challenge: "2fa-waiting.signed" },
  });
  const app = await renderApp("/login");
  const { screen } = app;
  await screen.getByLabelText("Email").fill("mara@mill.example");
  await screen.getByRole("textbox", { name: "Password" }).fill("long enough");
  await screen.getByRole("button", { name: "Sign in" }).click();
  await expect.element(screen.getByRole("heading", { name: "Enter your code" })).toBeVisible();
  return { ...app, server, code: screen.getByLabelText("Code", { exact: true }) };
}

test("after the password a code is asked for, which is typed at once and sent with the sign-in", async () => {
  const { screen, server, code, address } = await openSecondStep();
  expect(session.current()).toBeNull();
  expect(document.title).toMatch(/^Sign in/);
  await expect.element(code).toHaveFocus();
  await expect.element(code).toHaveAttribute("autocomplete", "one-time-code");
  await expect.element(code).toHaveAttribute("inputmode", "numeric");
  expect(await violations()).toEqual([]);
  server.on(codes, { body: { token: "refresh-token" } });
  // As it is copied from an app, and sent by the keyboard.
  await code.fill("123 456");
  await userEvent.keyboard("{Enter}");
  await expect.poll(address).toBe("/");
  await expect.element(screen.getByText("Successfully signed in!")).toBeVisible();
  expect(server.bodiesOf(codes)).toEqual([{ challenge: "2fa-waiting.signed", code: "123 456" }]);
});

test("a wrong code says so at the field, which keeps what was typed", async () => {
  const { screen, server, code } = await openSecondStep();
  await code.fill("12345");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText("Type the six digits of the code.")).toBeVisible();
  expect(server.bodiesOf(codes)).toEqual([]);
  server.on(codes, { status: 401, body: { code: "INVALID_CODE", message: "Invalid code" } });
  await code.fill("123456");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText(/This code is not right, or was used already/)).toBeVisible();
  await expect.element(code).toHaveValue("123456");
  await expect.element(code).toHaveAttribute("aria-invalid", "true");
  expect(await violations()).toEqual([]);
  server.on(codes, { status: 429, body: { detail: "Too many attempts failed. Try again in 15 minutes." } });
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText("Too many attempts failed. Try again in 15 minutes.")).toBeVisible();
  await expect.element(code).toHaveValue("123456");
});

test("a recovery code takes its place, by the keyboard too", async () => {
  const { screen, server, address } = await openSecondStep();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(screen.getByRole("button", { name: "Use a recovery code" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  const field = screen.getByLabelText("Recovery code");
  await expect.element(field).toHaveFocus();
  server.on(recovery, { status: 401, body: { code: "INVALID_BACKUP_CODE" } });
  await field.fill("aaaaaa-bbbbbb");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText("This recovery code is not right, or was used already.")).toBeVisible();
  server.on(recovery, { body: { token: "refresh-token" } });
  await userEvent.keyboard("{Enter}");
  await expect.poll(address).toBe("/");
  expect(server.bodiesOf(recovery)).toHaveLength(2);
});

test("a sign-in whose code was tried too often is over", async () => {
  serverKnowing().on(codes, { status: 400, body: { code: "TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE" } });
  expect(await finishSignIn("app", "2fa-waiting.signed", "123456")).toMatchObject({ kind: "over" });
});

test("a sign-in that took too long leads back to the password, which is still there", async () => {
  const { screen, server, code } = await openSecondStep();
  server.on(codes, { status: 401, body: { code: "INVALID_TWO_FACTOR_COOKIE" } });
  await code.fill("123456");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText("This sign-in is over. Please begin again with your password.")).toBeVisible();
  await expect.element(screen.getByRole("textbox", { name: "Password" })).toHaveValue("long enough");
});

test("from a recovery code one goes back to the app, with an empty field, and back to the password", async () => {
  const { screen, code } = await openSecondStep();
  await code.fill("123456");
  await screen.getByRole("button", { name: "Use a recovery code" }).click();
  const recoveryCode = screen.getByLabelText("Recovery code");
  await expect.element(recoveryCode).toHaveValue("");
  await expect.element(recoveryCode).toHaveAttribute("autocomplete", "off");
  await expect.element(recoveryCode).toHaveAttribute("inputmode", "text");
  await recoveryCode.fill(" ");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText("Type a recovery code.")).toBeVisible();
  await screen.getByRole("button", { name: "Use the authenticator app" }).click();
  await expect.element(screen.getByRole("heading", { name: "Enter your code" })).toBeVisible();
  await expect.element(code).toHaveFocus();
  await expect.element(code).toHaveValue("");
  await screen.getByRole("button", { name: "Back to login" }).click();
  await expect.element(screen.getByRole("textbox", { name: "Password" })).toHaveValue("long enough");
});
