import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { accessToken } from "#testing/access-tokens.ts";
import { fakeServer, serverKnowing } from "#testing/fake-server.ts";
import { currentUserWith } from "#testing/people.ts";
import { renderApp } from "#testing/render-app.tsx";
import { session } from "../../transport/session.ts";
import { rememberWantedPage, wantedPage } from "./wanted-page.ts";

async function openLogin(start = "/login") {
  const app = await renderApp(start);
  const { screen } = app;
  const email = screen.getByLabelText("Email");
  const password = screen.getByRole("textbox", { name: "Password" });
  const submit = screen.getByRole("button", { name: "Sign in" });
  const signIn = async (address = "mara@mill.example", secret = "long enough") => {
    await email.fill(address);
    await password.fill(secret);
    await submit.click();
  };
  return { ...app, email, password, submit, signIn };
}

test("[S1.2.3-02] signing in waits for both fields", async () => {
  fakeServer();
  const { email, password, submit } = await openLogin();
  await expect.element(submit).toBeDisabled();
  await email.fill("mara@mill.example");
  await expect.element(submit).toBeDisabled();
  await password.fill("secret");
  await expect.element(submit).toBeEnabled();
});

test("[S1.5-01] an email that is none is refused before anything is sent", async () => {
  const server = fakeServer();
  const { screen, signIn } = await openLogin();
  await signIn("mara at mill");
  await expect.element(screen.getByText("Email is Invalid.")).toBeVisible();
  expect(server.bodiesOf("POST /api/auth/sign-in/email")).toEqual([]);
});

test("[S1.8-10] [S1.4-48] a successful sign-in says so and leads home", async () => {
  const server = serverKnowing();
  const { screen, signIn, address } = await openLogin();
  await signIn(" mara@mill.example ");
  await expect.element(screen.getByText("Successfully signed in!")).toBeVisible();
  await expect.poll(address).toBe("/");
  expect(server.bodiesOf("POST /api/auth/sign-in/email")).toEqual([
    { email: "mara@mill.example", password: "long enough" },
  ]);
});

test("the page somebody wanted before signing in is shown afterwards", async () => {
  serverKnowing();
  const { signIn, address } = await openLogin("/concept?search=refill");
  await expect.poll(address).toBe("/login");
  await signIn();
  await expect.poll(address).toBe("/concept?search=refill");
});

test("a page that is only fetched in advance is not one that somebody wanted, and one that is wanted is not forgotten for it", async () => {
  serverKnowing();
  const { router, signIn, address } = await openLogin();
  await router.preloadRoute({ to: "/concept" });
  expect(wantedPage()).toBe("/");
  await signIn();
  await expect.poll(address).toBe("/");
  rememberWantedPage("/concept");
  await router.preloadRoute({ to: "/nucleus" });
  expect(wantedPage()).toBe("/concept");
  await router.navigate({ to: "/nucleus" });
  expect(wantedPage()).toBe("/");
});

test("[S1.8-09] another failure shows the provider's message, or a sentence of our own", async () => {
  const server = fakeServer();
  server.on("POST /api/auth/sign-in/email", { status: 401, body: { code: "X", message: "Invalid email or password" } });
  const { screen, signIn, address } = await openLogin();
  await signIn();
  await expect.element(screen.getByText("Invalid email or password")).toBeVisible();
  server.on("POST /api/auth/sign-in/email", { status: 500 });
  await signIn();
  await expect.element(screen.getByText("Sign-in failed. Please try again.")).toBeVisible();
  expect(address()).toBe("/login");
});

test("[S1.8-06] an unverified address is told so and led to the code", async () => {
  const server = fakeServer();
  server.on("POST /api/auth/sign-in/email", { status: 403, body: { code: "EMAIL_NOT_VERIFIED" } });
  const { screen, signIn, address } = await openLogin();
  await signIn();
  await expect.element(screen.getByText("Additional verification required")).toBeVisible();
  await expect.poll(address).toBe("/verify-email?email=mara%40mill.example&sent=1");
});

test("[S1.8-07] [S1.8-08] an account that needs a new password is led to ask for one", async () => {
  const server = fakeServer();
  server.on("POST /api/auth/sign-in/email", { status: 401, body: { code: "strategy_invalid" } });
  const { screen, signIn, address } = await openLogin();
  await signIn();
  await expect.poll(address).toBe("/forgot-password?email=mara%40mill.example&resetRequired=1");
  await expect.element(screen.getByText("This account requires a password reset to sign in.").first()).toBeVisible();
});

test("[S1.2.2-04] a new person without a company goes on to onboarding", async () => {
  const server = serverKnowing(currentUserWith({}, null));
  server.on("GET /api/auth/token", { body: { token: accessToken() } });
  const { signIn, address } = await openLogin();
  await signIn();
  await expect.poll(address).toBe("/onboarding");
});

test("[S1.2.3-10] [S1.2.3-11] [S1.2.3-12] the footer names the year and the support address", async () => {
  fakeServer();
  const { screen } = await openLogin();
  await expect.element(screen.getByText(`© ${new Date().getFullYear()} Seedbed`)).toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: "help@seedbed.local" }))
    .toHaveAttribute("href", "mailto:help@seedbed.local");
});

test("who has typed an address takes it along to a new password", async () => {
  fakeServer();
  const { screen, email, address } = await openLogin();
  const forgot = screen.getByRole("link", { name: "Forgot your password?" });
  await expect.element(forgot).toHaveAttribute("href", "/forgot-password");
  await email.fill(" mara@mill.example ");
  await forgot.click();
  await expect.poll(address).toContain("/forgot-password?email=mara");
  await expect.element(screen.getByLabelText("Email")).toHaveValue("mara@mill.example");
});

test("a passkey that cannot be asked for is told, and can be tried again", async () => {
  const server = fakeServer();
  const { screen } = await openLogin();
  const begin = "GET /api/auth/passkey/generate-authenticate-options";
  server.on(begin, { status: 429, body: { detail: "Too many tries." } });
  const button = screen.getByRole("button", { name: "Use a passkey instead" });
  await button.click();
  await expect.element(screen.getByText("Too many tries.")).toBeVisible();
  await expect.element(button).toBeEnabled();
  server.on(begin, { status: 500 });
  await button.click();
  await expect.element(screen.getByText("The passkey could not be used. Please try again.")).toBeVisible();
});

test("who was signed out by a session that ended is told so above the form", async () => {
  const server = serverKnowing();
  const { accessToken } = await session.begin("refresh-token");
  const { screen, address, email } = await openLogin("/settings/about");
  await expect.poll(address).toBe("/settings/about");
  server.on("GET /api/auth/token", { status: 401, body: { detail: "Your session has ended. Sign in again." } });
  await session.refresh(accessToken);
  await expect.element(email).toBeVisible();
  await expect
    .element(screen.getByRole("status").filter({ hasText: "Your session has ended. Sign in again." }))
    .toBeVisible();
});

test("who signed out by themselves is told nothing of it", async () => {
  const server = serverKnowing();
  server.on("POST /api/auth/sign-out", { body: { success: true } });
  await session.begin("refresh-token");
  await session.end();
  const { screen, email } = await openLogin();
  await expect.element(email).toBeVisible();
  expect(screen.getByText(/Your session has ended/).elements()).toEqual([]);
});

test("a passkey is asked for once at a time", async () => {
  const server = fakeServer();
  const { screen } = await openLogin();
  const begin = "GET /api/auth/passkey/generate-authenticate-options";
  const answered = Promise.withResolvers<void>();
  server.on(begin, { status: 429, body: { detail: "Too many tries." }, after: answered.promise });
  const button = screen.getByRole("button", { name: "Use a passkey instead" });
  await button.click();
  await expect.element(button).toBeDisabled();
  answered.resolve();
  await expect.element(screen.getByText("Too many tries.")).toBeVisible();
  await expect.element(button).toBeEnabled();
  expect(server.received.filter(({ key }) => key === begin)).toHaveLength(1);
});

test("a password that is shown has a crossed eye beside it", async () => {
  fakeServer();
  const { screen } = await openLogin();
  const eye = screen.getByRole("button", { name: "Show characters" });
  const lines = () => eye.element().querySelectorAll("path").length;
  await expect.element(eye).toHaveAttribute("aria-pressed", "false");
  const before = lines();
  await eye.click();
  await expect.element(eye).toHaveAttribute("aria-pressed", "true");
  expect(lines()).toBe(before + 1);
});

test.each([
  [1280, true],
  [1024, true],
  [1023, false],
  [390, false],
])("at %i px the promise beside the form is shown: %s", async (width, isShown) => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(width, 800);
  fakeServer();
  const { screen, email } = await openLogin();
  await expect.element(email).toBeVisible();
  const promise = screen.getByRole("complementary");
  if (isShown) await expect.element(promise).toBeVisible();
  else await expect.element(promise).not.toBeInTheDocument();
  const side = screen.getByRole("main").element().getBoundingClientRect();
  expect(side.width).toBe(isShown ? width / 2 : width);
  expect(side.height).toBeGreaterThanOrEqual(800);
});
