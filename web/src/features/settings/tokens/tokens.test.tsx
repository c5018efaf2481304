import type { TokenOfMember } from "@seedbed/contract/access/tokens";
import { expect, test, vi } from "vitest";
import { serverKnowing } from "#testing/fake-server.ts";
import { currentUserWith, userWith } from "#testing/people.ts";
import { renderApp } from "#testing/render-app.tsx";
import { violations } from "#testing/violations.ts";
import { session } from "../../../transport/session.ts";

const own = "GET /api/v1/user/tokens";
const all = "GET /api/v1/account/tokens";
const make = "POST /api/v1/user/tokens";

const tokenWith = (change: Partial<TokenOfMember> = {}): TokenOfMember => ({
  uuid: "88888888-8888-4888-8888-888888888888",
  name: "Notebook",
  scope: "propose",
  ending: "x9Qz",
  createdAt: "2026-03-01T10:00:00.000Z",
  expiresAt: "2099-05-30T10:00:00.000Z",
  lastUsedAt: null,
  owner: {
    uuid: "33333333-3333-4333-8333-333333333333",
    firstName: "Ida",
    lastName: "Sand",
    email: "ida@mill.example",
  },
  ...change,
});

async function open(role: "admin" | "member" = "admin") {
  const server = serverKnowing(currentUserWith({ role }));
  server.on(own, { body: [tokenWith()] });
  server.on(all, { body: [tokenWith({ owner: userWith() }), tokenWith({ uuid: "2", name: "Night build" })] });
  await session.begin("refresh-token");
  return { server, ...(await renderApp("/settings/tokens")) };
}

test("a token is made with a name, what it may do and when it ends, and is shown once to be copied", async () => {
  const { screen, server } = await open("member");
  await expect.element(screen.getByRole("table", { name: "Your access tokens" })).toBeVisible();
  await screen.getByRole("button", { name: "Make token" }).click();
  await expect.element(screen.getByText("Say what it is for")).toBeVisible();
  expect(server.bodiesOf(make)).toEqual([]);

  server.on(make, { status: 201, body: { ...tokenWith({ name: "Claude" }), token: "sb_secret" } });
  await screen.getByLabelText("What is it for?").fill(" Claude ");
  await screen.getByRole("combobox", { name: "It may" }).selectOptions("Read, and propose changes");
  await screen.getByRole("combobox", { name: "It ends after" }).selectOptions("A year");
  await screen.getByRole("button", { name: "Make token" }).click();
  await expect.element(screen.getByRole("textbox", { name: "Access token" })).toHaveValue("sb_secret");
  expect(server.bodiesOf(make)).toEqual([{ name: "Claude", scope: "propose", days: 365 }]);
  const write = vi.spyOn(navigator.clipboard, "writeText").mockRejectedValueOnce(new Error("Not on http."));
  write.mockResolvedValue();
  await screen.getByRole("button", { name: "Copy" }).click();
  await expect.element(screen.getByText(/It is selected: copy it with your keyboard/)).toBeVisible();
  expect(getSelection()?.toString()).toBe("sb_secret");
  await screen.getByRole("button", { name: "Copy" }).click();
  await expect.element(screen.getByText("Copied.")).toBeVisible();
  expect(write).toHaveBeenCalledWith("sb_secret");
  await expect.element(screen.getByText("Access tokens of others")).not.toBeInTheDocument();
  expect(await violations()).toEqual([]);
});

test("a token is revoked after asking, one's own and, by an admin, anybody's", async () => {
  const { screen, server } = await open();
  const others = screen.getByRole("table", { name: "Access tokens of others" });
  await expect
    .poll(() => others.getByRole("row").nth(1).element().textContent)
    .toMatch(/Night build.*Ida Sand.*propose.*Never used/);
  await expect.element(others.getByText("Notebook")).not.toBeInTheDocument();
  server.on("DELETE /api/v1/account/tokens/2", { status: 204 });
  server.on(all, { body: [] });
  await screen.getByRole("button", { name: "Revoke Night build" }).click();
  const dialog = screen.getByRole("dialog", { name: "Revoke this token?" });
  await expect.element(dialog.getByText(/What uses “Night build” can no longer/)).toBeVisible();
  await dialog.getByRole("button", { name: "Revoke", exact: true }).click();
  await expect.element(screen.getByText("“Night build” no longer works")).toBeVisible();
  await expect.element(screen.getByText("Nobody else has an access token.")).toBeVisible();

  server.on(`DELETE /api/v1/user/tokens/${tokenWith().uuid}`, { status: 204 });
  server.on(own, { body: [] });
  await screen.getByRole("button", { name: "Revoke Notebook" }).click();
  await dialog.getByRole("button", { name: "Revoke", exact: true }).click();
  await expect.element(screen.getByText("You have no access tokens.")).toBeVisible();
});

test("a token that has ended says so; one too many is refused with what to do", async () => {
  const { screen, server } = await open("member");
  await expect.element(screen.getByText("Never used")).toBeVisible();
  const ended = { expiresAt: "2020-01-01T00:00:00.000Z", lastUsedAt: "2019-12-31T00:00:00.000Z" };
  server.on(own, { body: [tokenWith(ended)] });
  server.on(make, { status: 409, body: { detail: "You have 50 access tokens." } });
  await screen.getByLabelText("What is it for?").fill("One more");
  await screen.getByRole("button", { name: "Make token" }).click();
  await expect.element(screen.getByText("You have 50 access tokens.")).toBeVisible();
  await expect.element(screen.getByText("Ended")).toBeVisible();
});

test("a token may read and lasts 90 days unless something else is chosen, and goes from view with the next one that is tried", async () => {
  const { screen, server } = await open("member");
  const shown = screen.getByRole("textbox", { name: "Access token" });
  const name = screen.getByLabelText("What is it for?");
  server.on(make, { status: 201, body: { ...tokenWith({ name: "Claude" }), token: "sb_secret" } });
  await name.fill("Claude");
  await screen.getByRole("button", { name: "Make token" }).click();
  await expect.element(shown).toHaveValue("sb_secret");
  await expect.element(name).toHaveValue("");
  expect(server.bodiesOf(make)).toEqual([{ name: "Claude", scope: "read", days: 90 }]);
  server.on(make, { status: 422, body: { detail: "x", form: { name: "There is one of this name." } } });
  await name.fill("Claude");
  await screen.getByRole("button", { name: "Make token" }).click();
  await expect.element(name).toHaveAccessibleDescription("There is one of this name.");
  await expect.element(shown).not.toBeInTheDocument();
});
