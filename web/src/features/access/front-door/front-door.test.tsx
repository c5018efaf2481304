import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { serverKnowing } from "#testing/fake-server.ts";
import type { Way } from "../../../shell/start/way.ts";
import { session } from "../../../transport/session.ts";
import { openFrontDoor } from "./open-front-door.tsx";

let element: HTMLElement;
let root: Root;
let address: string;

beforeEach(() => {
  address = location.href;
  element = document.body.appendChild(document.createElement("div"));
  root = createRoot(element);
});
afterEach(() => {
  root.unmount();
  element.remove();
  history.replaceState(null, "", address);
});

/** The login page over a server, and where it led to. */
function open(search = "") {
  const server = serverKnowing();
  history.replaceState(null, "", search || location.pathname);
  const started: (Way | undefined)[] = [];
  const load = vi.fn(async () => ({ startApplication: (_root: Root, way?: Way) => void started.push(way) }));
  openFrontDoor(root, load);
  return { server, started, load };
}

const email = page.getByLabelText("Email");
const password = page.getByLabelText("Password", { exact: true });
const signIn = page.getByRole("button", { name: "Sign in" });

test("the rest of the application is fetched with the first touch, and not before", async () => {
  const { load } = open();
  await expect.element(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "help@seedbed.local" })).toBeVisible();
  expect(load).not.toHaveBeenCalled();
  await email.click();
  await expect.poll(() => load.mock.calls.length).toBe(1);
});

test("whoever signs in enters", async () => {
  const { server, started } = open();
  server.on("POST /api/auth/sign-in/email", { body: { token: "refresh-token" } });
  await email.fill("ada@mill.example");
  await password.fill("correct horse battery");
  await signIn.click();
  await expect.poll(() => started).toEqual([undefined]);
  expect(session.current()).not.toBeNull();
});

test("signing in in another tab enters here as well, once", async () => {
  const { started } = open();
  await expect.element(signIn).toBeVisible();
  await session.begin("refresh-token");
  await session.begin("refresh-token-2");
  await expect.poll(() => started).toEqual([undefined]);
});

test("a refused sign-in says why, and the form keeps what was typed", async () => {
  const { server, started } = open();
  server.on("POST /api/auth/sign-in/email", {
    status: 401,
    body: { code: "INVALID_EMAIL_OR_PASSWORD", message: "Wrong email or password." },
  });
  await email.fill("ada@mill.example");
  await password.fill("wrong");
  await signIn.click();
  await expect.element(page.getByRole("alert")).toBeVisible();
  await expect.element(email).toHaveValue("ada@mill.example");
  await expect.element(signIn).toBeEnabled();
  expect(started).toEqual([]);
});

test("links and refusals lead to the other public pages, with what was typed", async () => {
  const { server, started } = open();
  await email.fill("ada@mill.example");
  const forgot = page.getByRole("link", { name: "Forgot your password?" });
  await expect.element(forgot).toHaveAttribute("href", "/forgot-password?email=ada%40mill.example");
  server.on("POST /api/auth/sign-in/email", {
    status: 403,
    body: { code: "EMAIL_NOT_VERIFIED", message: "No." },
    headers: { "x-mail-id": "mail-1" },
  });
  await password.fill("correct horse battery");
  await signIn.click();
  await expect
    .poll(() => started)
    .toEqual([{ to: "/verify-email", search: { email: "ada@mill.example", sent: 1, mail: "mail-1" } }]);
});

test("a link is followed here, and in another tab with the keys for that", async () => {
  const { started } = open();
  const create = page.getByRole("link", { name: "Create an account" });
  await expect.element(create).toBeVisible();
  const elsewhere = new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true });
  addEventListener("click", (event) => event.preventDefault(), { once: true });
  create.element().dispatchEvent(elsewhere);
  expect(started).toEqual([]);
  await create.click();
  await expect.poll(() => started).toEqual([expect.objectContaining({ to: "/sign-up" })]);
});

test("when the rest cannot be fetched it says so, and offers to try again", async () => {
  const { load, started } = open();
  load.mockRejectedValue(new TypeError("Failed to fetch dynamically imported module"));
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  await page.getByRole("link", { name: "Create an account" }).click();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/Seedbed could not be loaded/);
  await expect.element(page.getByRole("link", { name: "Try again" })).toHaveAttribute("href", "/sign-up");
  expect(started).toEqual([]);
});

test("why an external sign-in came to nothing is read from the address", async () => {
  const { server } = open("?problem=denied");
  server.on("GET /api/v1/settings", { body: { externalProvider: "Mill ID", supportEmail: "help@seedbed.example" } });
  await expect.element(page.getByRole("button", { name: "Continue with Mill ID" })).toBeVisible();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/You were not signed in/);
});

test("the password can be shown and hidden, by keyboard too", async () => {
  open();
  await password.fill("correct horse");
  const eye = page.getByRole("button", { name: "Show characters" });
  await expect.element(password).toHaveAttribute("type", "password");
  await userEvent.tab();
  await expect.element(eye).toHaveFocus();
  await userEvent.keyboard(" ");
  await expect.element(password).toHaveAttribute("type", "text");
  await eye.click();
  await expect.element(password).toHaveAttribute("type", "password");
});

test("when the rest cannot be fetched after signing in, login is what is offered again", async () => {
  const { load } = open();
  await expect.element(signIn).toBeVisible();
  load.mockRejectedValue(new TypeError("Failed to fetch dynamically imported module"));
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  await session.begin("refresh-token");
  await expect.element(page.getByRole("link", { name: "Try again" })).toHaveAttribute("href", "/login");
});
