import { expect, test } from "vitest";
import { type FakeServer, publicSettings, serverKnowing } from "#testing/fake-server.ts";
import { currentUserWith } from "#testing/people.ts";
import { readingOnce } from "#testing/reading.ts";
import { renderApp } from "#testing/render-app.tsx";
import { session } from "../../../transport/session.ts";
import { keptTicket } from "../invitation/kept-ticket.ts";

type App = Awaited<ReturnType<typeof renderApp>>;

interface State {
  address: string;
  prepare?: (server: FakeServer) => void;
  act?: (app: App) => Promise<unknown>;
}

const never = new Promise<void>(() => undefined);
const neverAnswered = { body: {}, after: never };
const settings = "GET /api/v1/settings";
const invitation = "GET /api/v1/invitation/t-1";
const invited = (status: "valid" | "invalid" | "expired") => (server: FakeServer) =>
  server.on(invitation, { body: { accountName: status === "valid" ? "Northwind Mills" : "", status } });
const external = (server: FakeServer) =>
  server.on(settings, { body: { ...publicSettings, externalProvider: "Northwind ID" } });
const press = (name: string) => async (app: App) => {
  await app.screen.getByRole("button", { name, exact: true }).click();
};
const filled = (values: Record<string, string>, name: string, role?: "alert") => async (app: App) => {
  for (const [label, value] of Object.entries(values)) {
    await app.screen.getByLabelText(label, { exact: true }).fill(value);
  }
  await press(name)(app);
  if (role) await expect.element(app.screen.getByRole(role)).toBeVisible();
};

const mail = "GET /api/v1/mails/mail-1";
const mailIs = (state: string, prepare: (server: FakeServer) => void = () => undefined): State => ({
  address: "/verify-email?email=mara%40mill.example&sent=1&mail=mail-1",
  prepare: (server) => {
    prepare(server);
    server.on(mail, { body: { state } });
  },
  act: ({ screen }) => expect.element(screen.getByText(/mail/i).nth(1)).toBeVisible(),
});
const asksForMore = (server: FakeServer) =>
  server.on("POST /api/auth/sign-in/email", { body: { twoFactorRedirect: true, challenge: "2fa-waiting.signed" } });
const signedIn = async (app: App) => {
  await filled({ Email: "mara@mill.example", Password: "long enough" }, "Sign in")(app);
  await expect.element(app.screen.getByRole("heading", { name: "Enter your code" })).toBeVisible();
};
const passwords = { Password: "p".repeat(129), "Password confirmation": "p".repeat(129) };
const tooLong = { "First name": "f".repeat(101), "Last name": "l".repeat(102), ...passwords };
const person = { "First name": "Mara", "Last name": "Olsen", Email: "mara@mill.example", Password: "long enough" };

const states: Record<string, State> = {
  login: { address: "/login" },
  "login-refused-here": { address: "/login", act: filled({ Email: "mara", Password: "x" }, "Sign in") },
  "login-refused": {
    address: "/login",
    prepare: (server) => server.on("POST /api/auth/sign-in/email", { status: 401, body: { code: "INVALID" } }),
    act: filled({ Email: "mara@mill.example", Password: "long enough" }, "Sign in", "alert"),
  },
  "login-on-its-way": {
    address: "/login",
    prepare: (server) => server.on("POST /api/auth/sign-in/email", { body: {}, after: never }),
    act: filled({ Email: "mara@mill.example", Password: "long enough" }, "Sign in"),
  },
  "login-password-shown": {
    address: "/login",
    act: async ({ screen }) => {
      await screen.getByLabelText("Password", { exact: true }).fill("long enough");
      await screen.getByRole("button", { name: /show/i }).click();
    },
  },
  "login-without-settings": {
    address: "/login",
    prepare: (server) => server.on(settings, { status: 500, body: { detail: "It sleeps." } }),
  },
  "login-at-a-provider": { address: "/login", prepare: external },
  "login-at-a-provider-failed": { address: "/login?problem=denied", prepare: external },
  "login-coming-back": {
    address: "/login?handoff=h-1",
    prepare: (server) => {
      external(server);
      server.on("POST /api/auth/external/redeem", { body: {}, after: never });
    },
  },
  "sign-up": { address: "/sign-up" },
  "sign-up-refused-here": { address: "/sign-up", act: press("Create account") },
  "sign-up-refused-in-part": {
    address: "/sign-up",
    act: filled({ "First name": "Mara", Email: "mara", Password: "short" }, "Create account"),
  },
  "sign-up-at-a-provider": { address: "/sign-up", prepare: external },
  "invitation-valid": { address: "/sign-up?ticket=t-1", prepare: invited("valid") },
  "invitation-refused-here": {
    address: "/sign-up?ticket=t-1",
    prepare: invited("valid"),
    act: press("Accept invitation"),
  },
  "invitation-of-a-known-address": {
    address: "/sign-up?ticket=t-1",
    prepare: (server) => {
      invited("valid")(server);
      const detail = "This email address already has an account.";
      server.on("POST /api/v1/invitation/t-1/sign-up", { status: 409, body: { detail } });
    },
    act: filled({ Password: "long enough", "Password confirmation": "long enough" }, "Accept invitation", "alert"),
  },
  "invitation-invalid": { address: "/sign-up?ticket=t-1", prepare: invited("invalid") },
  "invitation-expired": { address: "/sign-up?status=expired" },
  "invitation-loading": {
    address: "/sign-up?ticket=t-1",
    prepare: (server) => server.on(invitation, { body: {}, after: never }),
  },
  "invitation-not-loaded": {
    address: "/sign-up?ticket=t-1",
    prepare: (server) => server.on(invitation, { status: 500, body: { detail: "The database sleeps." } }),
  },
  "invitation-at-a-provider": {
    address: "/sign-up?ticket=t-1",
    prepare: (server) => {
      external(server);
      invited("valid")(server);
    },
  },
  "verify-email": { address: "/verify-email" },
  "verify-email-sent": { address: "/verify-email?email=mara%40mill.example&sent=1" },
  "verify-email-refused-here": { address: "/verify-email", act: press("Verify") },
  "verify-email-with-a-mailbox": {
    address: "/verify-email?email=mara%40mill.example",
    prepare: (server) => server.on(settings, { body: { ...publicSettings, localMailbox: true } }),
  },
  "confirm-email": { address: "/confirm-email" },
  "confirm-email-at-a-provider": { address: "/confirm-email", prepare: external },
  "forgot-password": { address: "/forgot-password?email=mara%40mill.example" },
  "forgot-password-required": { address: "/forgot-password?email=mara%40mill.example&resetRequired=1" },
  "reset-password": { address: "/reset-password?email=mara%40mill.example" },
  "reset-password-without-an-address": { address: "/reset-password" },
  "forms/reset-password-refused-here": {
    address: "/reset-password?email=mara%40mill.example",
    act: press("Set password"),
  },
  "mail/reset-password-with-a-mailbox": {
    address: "/reset-password?email=mara%40mill.example&mail=mail-1",
    prepare: (server) => {
      server.on(settings, { body: { ...publicSettings, localMailbox: true } });
      server.on(mail, { body: { state: "kept" } });
    },
  },
  "mail/on-its-way": mailIs("on-its-way"),
  "mail/delayed": mailIs("delayed"),
  "mail/failed": mailIs("failed"),
  "mail/failed-without-support": mailIs("failed", (server) =>
    server.on(settings, { body: { ...publicSettings, supportEmail: null } }),
  ),
  "mail/expired": mailIs("expired"),
  "forms/second-step": { address: "/login", prepare: asksForMore, act: signedIn },
  "forms/second-step-refused-here": {
    address: "/login",
    prepare: asksForMore,
    act: async (app) => {
      await signedIn(app);
      await press("Sign in")(app);
    },
  },
  "forms/second-step-by-a-recovery-code": {
    address: "/login",
    prepare: asksForMore,
    act: async (app) => {
      await signedIn(app);
      await press("Use a recovery code")(app);
    },
  },
  "forms/sign-up-invitation-spent": { address: "/sign-up?status=invalid" },
  "forms/sign-up-too-long": {
    address: "/sign-up",
    act: filled({ ...tooLong, Email: "mara@mill.example" }, "Create account"),
  },
  "forms/invitation-too-long": {
    address: "/sign-up?ticket=t-1",
    prepare: invited("valid"),
    act: filled(
      { "First name (optional)": "f".repeat(101), "Last name (optional)": "l".repeat(102), ...passwords },
      "Accept invitation",
    ),
  },
  "forms/sign-up-on-its-way": {
    address: "/sign-up",
    prepare: (server) => server.on("POST /api/auth/sign-up/email", neverAnswered),
    act: filled({ ...person, "Password confirmation": "long enough" }, "Create account"),
  },
  "forms/code-on-its-way": {
    address: "/verify-email?email=mara%40mill.example&sent=1",
    prepare: (server) => server.on("POST /api/auth/email-otp/send-verification-otp", neverAnswered),
    act: press("Send another code"),
  },
  "forms/provider-on-its-way": {
    address: "/sign-up",
    prepare: (server) => {
      external(server);
      server.on("POST /api/auth/external/start", neverAnswered);
    },
    act: press("Continue with Northwind ID"),
  },
};

test.for(Object.entries(states))("what is said before one is signed in: %s", async ([state, given]) => {
  const server = serverKnowing();
  given.prepare?.(server);
  const app = await renderApp(given.address);
  const main = app.screen.getByRole("main", { includeHidden: true });
  await expect.element(main).toBeVisible();
  await given.act?.(app);
  const year = String(new Date().getFullYear());
  await expect(
    (await readingOnce(main, { loading: state.endsWith("loading") }))
      .replace(year, "<year>")
      .replaceAll(/([flp])\1{60,}/g, ({ length }, letter) => `<${length} ${letter}>`),
  ).toMatchFileSnapshot(`${state}.txt`);
});

test.for([
  ["onboarding", undefined],
  ["onboarding-refused", { domain: "nowhere", goal: "x".repeat(2_000) }],
  ["forms/onboarding-too-long", { name: "n".repeat(201), domain: "mill.example", goal: "x".repeat(1_000) }],
  ["onboarding-invited", "valid"],
  ["onboarding-invited-too-late", "expired"],
  ["onboarding-invitation-not-loaded", "failed"],
] as const)("what is said to somebody without a company: %s", async ([state, given]) => {
  const server = serverKnowing(currentUserWith({}, null));
  if (typeof given === "string") {
    if (given === "failed") server.on(invitation, { status: 500, body: { detail: "The database sleeps." } });
    else invited(given)(server);
    keptTicket.write("t-1");
  }
  await session.begin("refresh-token");
  const { screen } = await renderApp("/onboarding");
  await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
  if (typeof given === "object") {
    if ("name" in given) await screen.getByLabelText("Company Name").fill(given.name);
    await screen.getByLabelText("Company URL").fill(given.domain);
    await screen.getByRole("textbox", { name: /What is your organization/ }).fill(given.goal);
  }
  const reading = (await readingOnce(screen.getByRole("main")))
    .replace(/x{20,}/, "<many letters>")
    .replace(/n{60,}/, ({ length }) => `<${length} n>`);
  await expect(reading).toMatchFileSnapshot(`${state}.txt`);
});
