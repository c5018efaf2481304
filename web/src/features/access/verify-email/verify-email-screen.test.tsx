import { expect, test } from "vitest";
import { fakeServer, publicSettings, serverKnowing } from "#testing/fake-server.ts";
import { currentUserWith } from "#testing/people.ts";
import { renderApp } from "#testing/render-app.tsx";
import { identityProvider } from "../../../transport/session.ts";

const verify = "POST /api/auth/email-otp/verify-email";

async function openVerify(search = "?email=mara%40mill.example&sent=1") {
  const app = await renderApp(`/verify-email${search}`);
  const { screen } = app;
  const email = screen.getByLabelText("Email");
  const code = screen.getByLabelText("Verification code");
  const submit = () => screen.getByRole("button", { name: "Verify" }).click();
  return { ...app, email, code, submit };
}

test("[S1.2.1-30] [S1.2.3-06] the address is filled in, and a code that was sent is mentioned", async () => {
  fakeServer();
  const { screen, email } = await openVerify();
  await expect.element(email).toHaveValue("mara@mill.example");
  await expect.element(screen.getByText("Please check your email for a verification code")).toBeVisible();
});

test("[S1.5-05] [S1.5-07] empty fields are named", async () => {
  fakeServer();
  const { screen, submit } = await openVerify("");
  await submit();
  await expect.element(screen.getByText("Please enter your email address")).toBeVisible();
  await expect.element(screen.getByText("Please enter the verification code")).toBeVisible();
});

test("[S1.5-06] the email must be one", async () => {
  fakeServer();
  const { screen, email, submit } = await openVerify();
  await email.fill("mara");
  await submit();
  await expect.element(screen.getByText("Email is Invalid.")).toBeVisible();
});

test("the right code signs in and leads to onboarding", async () => {
  const server = serverKnowing(currentUserWith({}, null));
  server.on(verify, { body: { status: true, token: "refresh-token" } });
  const { code, submit, address } = await openVerify();
  await code.fill("123 456");
  await submit();
  await expect.poll(address).toBe("/onboarding");
  expect(server.bodiesOf(verify)).toEqual([{ email: "mara@mill.example", otp: "123456" }]);
});

test("a code that left no password leads to a new one, and tells why", async () => {
  const server = fakeServer();
  server.on(verify, { body: { status: true, token: null, passwordRequired: true } });
  const { screen, code, submit, address } = await openVerify();
  await code.fill("123456");
  await submit();
  await expect.element(screen.getByText(/Your email is verified. Choose a password now/)).toBeVisible();
  await expect.element(screen.getByText("This account requires a password reset to sign in.")).toBeVisible();
  expect(address()).toContain("/forgot-password");
  await expect.element(screen.getByLabelText("Email")).toHaveValue("mara@mill.example");
});

test("the code goes out with the secret that the password of this tab went out with, and with none in another tab", async () => {
  const server = fakeServer();
  sessionStorage.removeItem("sign-up-secret");
  server.on("POST /api/auth/sign-in/email", {
    status: 403,
    body: { code: "EMAIL_NOT_VERIFIED", message: "Not verified" },
  });
  server.on(verify, { status: 400, body: { code: "INVALID_OTP", message: "Invalid" } });
  const secretsOf = (route: string) =>
    server.received.filter(({ key }) => key === route).map(({ headers }) => headers.get("x-sign-up-secret"));
  await identityProvider.signIn("mara@mill.example", "correct horse battery").catch(() => undefined);
  const [secret] = secretsOf("POST /api/auth/sign-in/email");
  expect(secret).toMatch(/^[0-9a-f-]{36}$/);
  const { code, submit } = await openVerify();
  await code.fill("123456");
  await submit();
  await expect.poll(() => secretsOf(verify)).toEqual([secret]);
});

test("[S1.4-51] an address that is verified already counts as success and goes to login", async () => {
  const server = fakeServer();
  server.on(verify, { status: 400, body: { code: "EMAIL_ALREADY_VERIFIED" } });
  const { code, submit, address } = await openVerify();
  await code.fill("123456");
  await submit();
  await expect.poll(address).toBe("/login");
});

test("[S1.8-17] [S1.8-18] [S1.8-20] each failure has its own message", async () => {
  const server = fakeServer();
  const { screen, code, submit } = await openVerify();
  for (const [status, body, message] of [
    [400, { code: "INVALID_OTP" }, "Invalid verification code. Please try again."],
    [400, { code: "OTP_EXPIRED" }, "Invalid verification code. Please try again."],
    [500, {}, "Verification failed. Please try again."],
    [503, {}, "Service not ready. Please try again."],
  ] as const) {
    server.on(verify, { status, body });
    await code.fill("123456");
    await submit();
    await expect.element(screen.getByText(message)).toBeVisible();
  }
});

test("[S1.8-19] another code can be asked for, and a failure to send it is said", async () => {
  const server = fakeServer();
  const send = "POST /api/auth/email-otp/send-verification-otp";
  server.on(send, { status: 500 });
  const { screen } = await openVerify();
  const button = screen.getByRole("button", { name: "Send another code" });
  await button.click();
  await expect.element(screen.getByText("Failed to send verification email. Please try again.")).toBeVisible();
  // Said once, in these words alone.
  expect(screen.getByRole("alert").elements()).toHaveLength(1);
  server.on(send, { body: { success: true } });
  await button.dblClick();
  // Beside the notice that a code was sent before.
  await expect.element(screen.getByText("Please check your email for a verification code").nth(1)).toBeVisible();
  expect(server.bodiesOf(send).slice(1)).toEqual([{ email: "mara@mill.example", type: "email-verification" }]);
});

const send = "POST /api/auth/email-otp/send-verification-otp";
const mailPath = (id: string) => `GET /api/v1/mails/${id}`;

test("what became of the mail is said, and asked again while nobody knows", async () => {
  const server = fakeServer();
  const states = ["on-its-way", "delayed", "failed"];
  server.on(mailPath("mail-1"), () => ({ body: { state: states.length > 1 ? states.shift() : states[0] } }));
  const { screen } = await openVerify("?email=mara%40mill.example&sent=1&mail=mail-1");
  await expect.element(screen.getByText("The mail is on its way.")).toBeVisible();
  await expect
    .element(screen.getByText("Our mail server does not answer at the moment; we keep trying."))
    .toBeVisible();
  await expect
    .element(screen.getByText(/We could not send the mail to mara@mill.example. Check the address/))
    .toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: "help@seedbed.local" }).first())
    .toHaveAttribute("href", "mailto:help@seedbed.local");
});

test("for another code, what became of its own mail is said", async () => {
  const server = fakeServer();
  server.on(mailPath("mail-1"), { body: { state: "expired" } });
  server.on(mailPath("mail-2"), { body: { state: "on-its-way" } });
  server.on(send, { body: { success: true }, headers: { "x-mail-id": "mail-2" } });
  const { screen } = await openVerify("?email=mara%40mill.example&sent=1&mail=mail-1");
  const expired = screen.getByText(
    "We could not send the mail to mara@mill.example in time, and its code no longer works. Ask for another one.",
  );
  await expect.element(expired).toBeVisible();
  await screen.getByRole("button", { name: "Send another code" }).click();
  await expect.element(screen.getByText("The mail is on its way.")).toBeVisible();
  await expect.element(expired).not.toBeInTheDocument();
});

test("what became of a mail is said with the address that the code was sent to", async () => {
  const server = fakeServer();
  server.on(mailPath("mail-2"), { body: { state: "failed" } });
  server.on(send, { body: { success: true }, headers: { "x-mail-id": "mail-2" } });
  const { screen, email } = await openVerify();
  await email.fill("ida@mill.example");
  await screen.getByRole("button", { name: "Send another code" }).click();
  await expect.element(screen.getByText(/We could not send the mail to ida@mill.example/)).toBeVisible();
});

test("where mails are kept, or nobody knows, nothing is said of them", async () => {
  const server = fakeServer();
  server.on(mailPath("kept"), { body: { state: "kept" } });
  server.lacks(mailPath("gone"));
  for (const mail of ["kept", "gone"]) {
    const { screen } = await openVerify(`?email=mara%40mill.example&sent=1&mail=${mail}`);
    await expect.poll(() => server.received.some(({ key }) => key === mailPath(mail))).toBe(true);
    await expect.element(screen.getByText("Please check your email for a verification code").first()).toBeVisible();
    await expect.element(screen.getByText(/The mail is|We could not/)).not.toBeInTheDocument();
  }
});

test.each(["", "mara@"])("no code is sent to what is no address: %j", async (address) => {
  const server = fakeServer();
  const { screen, email } = await openVerify("");
  await email.fill(address);
  await screen.getByRole("button", { name: "Send a code" }).click();
  await expect.element(screen.getByText("Please enter your email address")).toBeVisible();
  expect(server.received.map(({ key }) => key)).not.toContain("POST /api/auth/email-otp/send-verification-otp");
});

test.each([
  [{ token: null }, "Your email is verified. You can sign in now.", /^\/login/],
  [
    { token: null, passwordRequired: true },
    "Your email is verified. Choose a password now: nobody else's counts.",
    /^\/forgot-password\?email=mara%40mill\.example&resetRequired=1/,
  ],
  [{ token: "refresh-token" }, "Successfully signed in!", /^\/$/],
])("what follows a right code is said, and led to (%#)", async (body, sentence, place) => {
  const server = serverKnowing();
  server.on(verify, { body });
  const { screen, code, submit, address } = await openVerify();
  await code.fill("123456");
  await submit();
  await expect.element(screen.getByText(sentence)).toBeVisible();
  await expect.poll(address).toMatch(place);
});

test("the local mailbox of the address opens beside the page", async () => {
  const server = fakeServer();
  server.on("GET /api/v1/settings", { body: { ...publicSettings, localMailbox: true } });
  const { screen, email } = await openVerify("");
  await email.fill("ida+mill@mill.example");
  const link = screen.getByRole("link", { name: "open the local mailbox" });
  await expect.element(link).toHaveAttribute("href", "/local/mailbox?to=ida%2Bmill%40mill.example");
  await expect.element(link).toHaveAttribute("target", "_blank");
  await expect.element(link).toHaveAttribute("rel", "noreferrer");
});
