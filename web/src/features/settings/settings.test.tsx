import { expect, test } from "vitest";
import { serverKnowing } from "../../testing/fake-server.ts";
import { currentUserWith } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { session } from "../../transport/session.ts";

async function openSettings(tab: "about" | "security", current = currentUserWith()) {
  const server = serverKnowing(current);
  await session.begin("refresh-token");
  return { server, ...(await renderApp(`/settings/${tab}`)) };
}

test("[S1.2.6-05] [S1.2.6-06] [S1.2.6-07] Edit opens the three fields; email and role stay as they are", async () => {
  const { screen } = await openSettings("about");
  await expect.element(screen.getByText("Head of Ventures")).toBeVisible();
  await screen.getByRole("button", { name: "Edit" }).click();
  for (const label of ["First name", "Last name", "Job title"]) {
    await expect.element(screen.getByRole("textbox", { name: label })).toBeEnabled();
  }
  expect(screen.getByRole("textbox").elements()).toHaveLength(3);
  await expect.element(screen.getByText("Admin")).toBeVisible();
  await screen.getByRole("button", { name: "Cancel" }).click();
  await expect.element(screen.getByText("Head of Ventures")).toBeVisible();
});

test("[S1.5-13] an emptied field is refused", async () => {
  const { screen, server } = await openSettings("about");
  await screen.getByRole("button", { name: "Edit" }).click();
  await screen.getByRole("textbox", { name: "Job title" }).fill(" ");
  await screen.getByRole("button", { name: "Save" }).click();
  await expect.element(screen.getByText("Fields cannot be empty.")).toBeVisible();
  expect(server.bodiesOf("PATCH /api/v1/user/")).toEqual([]);
});

test("[S1.8-27] [S1.8-26] saving says whether it worked, and shows the new name", async () => {
  const { screen, server } = await openSettings("about");
  await screen.getByRole("button", { name: "Edit" }).click();
  await screen.getByRole("textbox", { name: "First name" }).fill("Marta");
  server.on("PATCH /api/v1/user/", { status: 500 });
  await screen.getByRole("button", { name: "Save" }).click();
  await expect.element(screen.getByText("User could not be updated. Please try again later.")).toBeVisible();
  server.on("PATCH /api/v1/user/", { body: currentUserWith({ firstName: "Marta" }) });
  await screen.getByRole("button", { name: "Save" }).click();
  await expect.element(screen.getByText("User updated successfully")).toBeVisible();
  await expect.element(screen.getByRole("definition").getByText("Marta")).toBeVisible();
});

test("the appearance can be set by hand, and is kept", async () => {
  const { screen } = await openSettings("about");
  const scheme = () => document.documentElement.dataset.scheme;
  await screen.getByText("Dark", { exact: true }).click();
  await expect.poll(scheme).toBe("dark");
  expect(localStorage.getItem("seedbed.color-scheme")).toBe("dark");
  await screen.getByText("Light", { exact: true }).click();
  await expect.poll(scheme).toBe("light");
});

test("[S1.5-14] [S1.5-15] a new password must be long enough and repeated the same", async () => {
  const { screen } = await openSettings("security");
  await screen.getByRole("textbox", { name: "Current password" }).fill("old enough");
  await screen.getByRole("textbox", { name: "New password", exact: true }).fill("short");
  await screen.getByRole("textbox", { name: "New password confirmation" }).fill("shirt");
  await screen.getByRole("button", { name: "Update password" }).click();
  await expect.element(screen.getByText("Password must be at least 8 characters.")).toBeVisible();
  await expect.element(screen.getByText("New passwords do not match.")).toBeVisible();
});

test("[S1.8-28] [S1.8-29] [S1.8-30] [S1.8-31] each failure to change the password has its own message", async () => {
  const { screen, server } = await openSettings("security");
  await screen.getByRole("textbox", { name: "Current password" }).fill("old enough");
  await screen.getByRole("textbox", { name: "New password", exact: true }).fill("long enough");
  await screen.getByRole("textbox", { name: "New password confirmation" }).fill("long enough");
  for (const [code, message] of [
    ["INVALID_PASSWORD", "Current password is incorrect."],
    ["PASSWORD_COMPROMISED", "New password is too weak. Please choose a stronger password."],
    ["OTHER", "Failed to update password. Please try again."],
  ]) {
    server.on("POST /api/auth/change-password", { status: 400, body: { code } });
    await screen.getByRole("button", { name: "Update password" }).click();
    await expect.element(screen.getByText(`${message}`)).toBeVisible();
  }
  await expect
    .element(screen.getByText("Password could not be updated. Please try again later.").first())
    .toBeVisible();
});

test("a changed password keeps one signed in with the new session", async () => {
  const { screen, server } = await openSettings("security");
  server.on("POST /api/auth/change-password", { body: { token: "new-refresh-token", user: {} } });
  await screen.getByRole("textbox", { name: "Current password" }).fill("old enough");
  await screen.getByRole("textbox", { name: "New password", exact: true }).fill("long enough");
  await screen.getByRole("textbox", { name: "New password confirmation" }).fill("long enough");
  await screen.getByRole("button", { name: "Update password" }).click();
  await expect.element(screen.getByText("Password updated successfully")).toBeVisible();
  expect(session.current()?.refreshToken).toBe("new-refresh-token");
});
