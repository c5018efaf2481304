import { expect, test, vi } from "vitest";
import { fakeServer, serverKnowing } from "#testing/fake-server.ts";
import { currentUserWith } from "#testing/people.ts";
import { renderApp } from "#testing/render-app.tsx";
import { session } from "../../transport/session.ts";
// Loaded before the first test begins: the route would load it while the first expectation waits.
import "./access-frame.tsx";
import "./login-screen.tsx";
import "./onboarding/onboarding-screen.tsx";

const pages = [
  ["/login", "Sign in"],
  ["/sign-up", "Create an account"],
  ["/verify-email", "Verify your email"],
  ["/confirm-email", "Check your mail"],
  ["/forgot-password", "Forgot your password?"],
  ["/reset-password", "Choose a new password"],
] as const;

test("[S1.2.1-23] [S1.2.1-24] [S1.2.1-25] [S1.2.1-26] [S1.2.1-27] [S1.2.1-28] each authentication page is shown to nobody known", async () => {
  fakeServer();
  for (const [path, title] of pages) {
    const { screen, address } = await renderApp(path);
    await expect.element(screen.getByRole("heading", { level: 1, name: title })).toBeVisible();
    expect(address()).toBe(path);
    await screen.unmount();
  }
});

test("[S1.2.1-23] the public area begins with login", async () => {
  fakeServer();
  const { screen, address } = await renderApp("/");
  await expect.poll(address).toBe("/login");
  await expect.element(screen.getByRole("heading", { name: "Sign in" })).toBeVisible();
});

test("[S1.2.2-01] whoever is signed in is sent home from each of them", async () => {
  serverKnowing();
  await session.begin("refresh-token");
  for (const [path] of pages) {
    const { screen, address } = await renderApp(path);
    await expect.poll(address).toBe("/");
    await screen.unmount();
  }
});

test("[S1.2.3-01] login has the fields email and password, and no others", async () => {
  fakeServer();
  const { screen } = await renderApp("/login");
  await expect.element(screen.getByLabelText("Email")).toBeVisible();
  await expect.element(screen.getByRole("textbox", { name: "Password" })).toBeVisible();
  expect(screen.getByRole("textbox").elements()).toHaveLength(2);
});

test("[S1.2.3-09] confirm email asks to check one's mail and leads back to login", async () => {
  fakeServer();
  const { screen, address } = await renderApp("/confirm-email");
  await expect.element(screen.getByRole("heading", { name: "Check your mail" })).toBeVisible();
  await screen.getByRole("link", { name: "Back to login" }).click();
  await expect.poll(address).toBe("/login");
});

test("a link to another of these pages that is clicked with Ctrl held is left to the browser", async () => {
  fakeServer();
  const { screen, address } = await renderApp("/login");
  const link = screen.getByRole("link", { name: "Create an account" });
  await expect.element(link).toHaveAttribute("href", "/sign-up");
  const leftToBrowser = (keys: MouseEventInit) => {
    let isLeft: boolean | undefined;
    const hold = (event: Event) => {
      isLeft = !event.defaultPrevented;
      event.preventDefault();
    };
    addEventListener("click", hold, { once: true });
    link.element().dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...keys }));
    return isLeft;
  };
  expect(
    [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }].map(leftToBrowser),
  ).toEqual(Array(5).fill(true));
  expect(address()).toBe("/login");
  expect(leftToBrowser({})).toBe(false);
  await expect.poll(address).toBe("/sign-up");
});

test("[S1.2.1-02] onboarding shows a person without a company how to create one", async () => {
  serverKnowing(currentUserWith({}, null));
  await session.begin("refresh-token");
  const { screen, address } = await renderApp("/onboarding");
  await expect.element(screen.getByLabelText("Company Name")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Complete" })).toBeVisible();
  expect(address()).toBe("/onboarding");
});

test("[S1.2.2-06] a sign-in that is not finished is no sign-in: there is no third state", async () => {
  const server = serverKnowing();
  server.on("POST /api/auth/sign-in/email", { status: 403, body: { code: "EMAIL_NOT_VERIFIED" } });
  const { screen, router, address } = await renderApp("/login");
  await screen.getByLabelText("Email").fill("mara@mill.example");
  await screen.getByRole("textbox", { name: "Password" }).fill("long enough");
  await screen.getByRole("button", { name: "Sign in" }).click();
  await expect.poll(address).toContain("/verify-email");
  await router.navigate({ to: "/nucleus" });
  await expect.poll(address).toBe("/login");
  await router.navigate({ to: "/onboarding" });
  await expect.poll(address).toBe("/login");
  expect(session.current()).toBeNull();
});

test("[S3.9-21] the support address stands on the page as something to write to", async () => {
  const server = fakeServer();
  server.on("GET /api/v1/settings", { body: { supportEmail: "garden@mill.example", externalProvider: null } });
  const { screen } = await renderApp("/login");
  await expect
    .element(screen.getByRole("link", { name: "garden@mill.example" }))
    .toHaveAttribute("href", "mailto:garden@mill.example");
});

test("a page that somebody points at is fetched before they click", async () => {
  fakeServer();
  const { screen, router } = await renderApp("/login");
  const fetched = vi.spyOn(router, "preloadRoute");
  await screen.getByRole("link", { name: "Create an account" }).hover();
  await expect.poll(() => fetched.mock.calls.map(([{ to }]) => to)).toEqual(["/sign-up"]);
});
