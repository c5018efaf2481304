import { expect, test, vi } from "vitest";
import { followCalls } from "#testing/calls.ts";
import { serverKnowing } from "#testing/fake-server.ts";
import { currentUserWith } from "#testing/people.ts";
import { renderApp } from "#testing/render-app.tsx";
import { session } from "../../../transport/session.ts";

/** A public page come to rest, and the calls from there on. */
async function open(address: string, server = serverKnowing()) {
  const app = await renderApp(address);
  await expect.element(app.screen.getByRole("heading", { level: 1 })).toBeVisible();
  await followCalls(server)();
  const button = (name: string) => app.screen.getByRole("button", { name, exact: true });
  const fill = async (values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values)) {
      await app.screen.getByLabelText(label, { exact: true }).fill(value);
    }
  };
  return { ...app, server, button, fill, calls: followCalls(server) };
}

test("signing in is one call for two clicks, then the wanted page with what it shows", async () => {
  const { button, fill, calls, address } = await open("/login");
  await fill({ Email: " mara@mill.example ", Password: " long enough " });
  expect(await calls()).toBe("");
  await button("Sign in").dblClick();
  await expect.poll(address).toBe("/");
  await expect.poll(calls).toContain("company-logo");
  expect(await calls()).toMatchInlineSnapshot(`
    "POST /api/auth/sign-in/email {"email":"mara@mill.example","password":" long enough "}
    GET /api/auth/token
    GET /api/v1/user/
    GET /api/v1/dashboard
    GET /api/v1/company-logo/mill.example"
  `);
});

test("signing up is one call for two clicks, with names and address trimmed, then a sign-in", async () => {
  const { button, fill, calls, server, address } = await open("/sign-up");
  server.on("POST /api/auth/sign-up/email", { body: { token: null, user: {} } });
  server.on("POST /api/auth/sign-in/email", { status: 403, body: { code: "EMAIL_NOT_VERIFIED", message: "No." } });
  await button("Create account").click();
  expect(await calls()).toBe("");
  await fill({ "First name": " Mara ", "Last name": " Olsen ", Email: " mara@mill.example " });
  await fill({ Password: "long enough", "Password confirmation": "long enough" });
  await button("Create account").dblClick();
  await expect.poll(address).toContain("/verify-email");
  expect(await calls()).toMatchInlineSnapshot(
    `"POST /api/auth/sign-up/email {"name":"Mara Olsen","firstName":"Mara","lastName":"Olsen","email":"mara@mill.example","password":"long enough"}"`,
  );
});

test("an account that was created is not created again while the next page is on its way", async () => {
  const { button, fill, calls, server, router } = await open("/sign-up");
  const arrived = Promise.withResolvers<void>();
  const leaving = vi.spyOn(router, "navigate").mockReturnValue(arrived.promise);
  server.on("POST /api/auth/sign-up/email", { body: { token: null, user: {} } });
  server.on("POST /api/auth/sign-in/email", { status: 403, body: { code: "EMAIL_NOT_VERIFIED", message: "No." } });
  await fill({ "First name": "Mara", "Last name": "Olsen", Email: "mara@mill.example" });
  await fill({ Password: "long enough", "Password confirmation": "long enough" });
  await button("Create account").click();
  await expect.poll(() => leaving.mock.calls.length).toBe(1);
  const form = document.querySelector("form");
  await calls();
  expect(form?.querySelector<HTMLButtonElement>("[type=submit]")?.disabled).toBe(true);
  form?.requestSubmit();
  expect((await calls()).match(/sign-up/gu)).toHaveLength(1);
  arrived.resolve();
});

test("who is signed in is not signed in again while the wanted page is on its way", async () => {
  const { button, fill, calls, router } = await open("/login");
  const leading = vi.spyOn(router, "invalidate").mockResolvedValue(undefined);
  await fill({ Email: "mara@mill.example", Password: "long enough" });
  await button("Sign in").click();
  await expect.poll(() => leading.mock.calls.length).toBe(1);
  await calls();
  document.querySelector("form")?.requestSubmit();
  expect((await calls()).match(/sign-in/gu)).toHaveLength(1);
});

test("an address is verified once for two clicks; a code is sent at a click", async () => {
  const { button, fill, calls, server, screen } = await open("/verify-email?email=mara%40mill.example");
  server.on("POST /api/auth/email-otp/send-verification-otp", { body: { success: true } });
  const clicked = Promise.withResolvers<void>();
  const refusal = { status: 400, body: { code: "INVALID_OTP" }, after: clicked.promise };
  server.on("POST /api/auth/email-otp/verify-email", refusal);
  await button("Send a code").click();
  await expect.element(screen.getByText("Please check your email for a verification code")).toBeVisible();
  await fill({ "Verification code": " 123456 " });
  await button("Verify").dblClick();
  clicked.resolve();
  await expect.element(screen.getByRole("textbox", { name: "Verification code" })).toHaveAccessibleDescription(/.+/);
  expect(await calls()).toMatchInlineSnapshot(`
    "POST /api/auth/email-otp/send-verification-otp {"email":"mara@mill.example","type":"email-verification"}
    POST /api/auth/email-otp/verify-email {"email":"mara@mill.example","otp":"123456"}"
  `);
});

test("an invitation is accepted once for two clicks, then signed in", async () => {
  const server = serverKnowing();
  server.on("GET /api/v1/invitation/t-1", { body: { accountName: "Northwind Mills", status: "valid" } });
  server.on("POST /api/v1/invitation/t-1/sign-up", { status: 201, body: { email: "ida@mill.example" } });
  const { button, fill, calls, address } = await open("/sign-up?ticket=t-1", server);
  await fill({ "First name (optional)": " Ida ", Password: "long enough", "Password confirmation": "long enough" });
  await button("Accept invitation").dblClick();
  await expect.poll(address).toBe("/");
  await expect.poll(calls).toContain("company-logo");
  expect(await calls()).toMatchInlineSnapshot(`
    "POST /api/v1/invitation/t-1/sign-up {"firstName":"Ida","lastName":"","password":"long enough"}
    POST /api/auth/sign-in/email {"email":"ida@mill.example","password":"long enough"}
    GET /api/auth/token
    GET /api/v1/user/
    GET /api/v1/dashboard
    GET /api/v1/company-logo/mill.example"
  `);
});

test("a company is set up once for two clicks, with its texts trimmed and its address without a scheme", async () => {
  const server = serverKnowing(currentUserWith({}, null));
  server.on("POST /api/v1/account", () => {
    server.on("GET /api/v1/user/", { body: currentUserWith() });
    return { status: 201, body: {} };
  });
  await session.begin("refresh-token");
  const { button, fill, calls, screen, address } = await open("/onboarding", server);
  await fill({ "Company Name": " Northwind Mills ", "Company URL": " https://mill.example " });
  await screen.getByRole("textbox", { name: /What is your organization/ }).fill(" Two revenue lines ");
  expect(await calls()).toBe("");
  await button("Complete").dblClick();
  await expect.poll(address).toBe("/");
  await expect.poll(calls).toContain("company-logo");
  expect(await calls()).toMatchInlineSnapshot(`
    "POST /api/v1/account {"name":"Northwind Mills","domain":"mill.example","goal":"Two revenue lines"}
    GET /api/v1/user/
    GET /api/v1/dashboard
    GET /api/v1/company-logo/mill.example"
  `);
});
