import { expect, onTestFinished, test } from "vitest";
import { serverKnowing } from "#testing/fake-server.ts";
import { currentUserWith } from "#testing/people.ts";
import { renderApp } from "#testing/render-app.tsx";
import { session } from "../../transport/session.ts";
// Loaded before the first test begins: the route would load it while the first expectation waits.
import "./settings-frame.tsx";
import "./about-screen.tsx";
import "./security-screen.tsx";

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

test("[S1.2.6-01] the tabs begin with the two of the person: About you with the profile, Security with the password", async () => {
  const { screen, address } = await openSettings("about");
  const tabs = screen.getByRole("navigation", { name: "Settings" }).getByRole("link");
  await expect.element(tabs.nth(0)).toHaveTextContent("About you");
  await expect.element(tabs.nth(1)).toHaveTextContent("Security");
  await expect.element(screen.getByRole("heading", { name: "Profile" })).toBeVisible();
  await tabs.nth(1).click();
  await expect.poll(address).toBe("/settings/security");
  await expect.element(screen.getByRole("heading", { name: "Change password" })).toBeVisible();
});

test("[S1.2.6-02] [S1.2.1-17] [S1.2.1-18] [S1.2.1-19] the path chooses the tab", async () => {
  const { screen, router, address } = await openSettings("about");
  const active = () => document.querySelector("nav[aria-label=Settings] [aria-current=page]")?.textContent;
  for (const [path, opened, tab, card] of [
    ["/settings", "/settings/about", "About you", "Profile"],
    ["/settings/security", "/settings/security", "Security", "Change password"],
    ["/settings/about", "/settings/about", "About you", "Profile"],
  ] as const) {
    await router.navigate({ to: path });
    await expect.poll(address).toBe(opened);
    await expect.poll(active).toBe(tab);
    await expect.element(screen.getByRole("heading", { name: card })).toBeVisible();
  }
});

test("[S1.8-52] without a name a banner says what to do, and no other tab can be chosen", async () => {
  const { screen, address } = await openSettings("about", currentUserWith({ lastName: "" }));
  await expect.element(screen.getByRole("alert")).toHaveTextContent("Please add your first and last name to continue.");
  for (const tab of ["Security", "Company", "Members", "Audit log"]) {
    const link = screen.getByRole("link", { name: tab });
    await expect.element(link).toHaveAttribute("aria-disabled", "true");
    await link.click({ force: true });
    expect(address()).toBe("/settings/about");
  }
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

test("projections of Labs are off until they are turned on, and the choice is kept in this browser", async () => {
  onTestFinished(() => localStorage.removeItem("seedbed.labs.projections"));
  const { screen } = await openSettings("about");
  const projections = screen.getByRole("switch", { name: "Projections on this device" });
  await expect.element(projections).not.toBeChecked();
  await projections.click();
  await expect.element(projections).toBeChecked();
  expect(localStorage.getItem("seedbed.labs.projections")).toBe("on");
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

test("a new password made of guessed names is refused with the reason, at its field", async () => {
  const { screen, server } = await openSettings("security");
  await screen.getByRole("textbox", { name: "Current password" }).fill("old enough");
  await screen.getByRole("textbox", { name: "New password", exact: true }).fill("Seedbed2026!");
  await screen.getByRole("textbox", { name: "New password confirmation" }).fill("Seedbed2026!");
  const message = "This password is made of names that are easy to guess.";
  server.on("POST /api/auth/change-password", { status: 400, body: { code: "PASSWORD_LISTED", message } });
  await screen.getByRole("button", { name: "Update password" }).click();
  await expect
    .element(screen.getByRole("textbox", { name: "New password", exact: true }))
    .toHaveAccessibleDescription(message);
});

test("[S1.9-13] a new password of 7 characters is refused, one of 8 is taken", async () => {
  const { screen, server } = await openSettings("security");
  server.on("POST /api/auth/change-password", { body: { token: null } });
  const change = async (password: string) => {
    await screen.getByRole("textbox", { name: "Current password" }).fill("old enough");
    await screen.getByRole("textbox", { name: "New password", exact: true }).fill(password);
    await screen.getByRole("textbox", { name: "New password confirmation" }).fill(password);
    await screen.getByRole("button", { name: "Update password" }).click();
  };
  await change("7 chars");
  await expect.element(screen.getByText("Password must be at least 8 characters.")).toBeVisible();
  expect(server.bodiesOf("POST /api/auth/change-password")).toEqual([]);
  await change("8 chars!");
  await expect
    .poll(() => server.bodiesOf("POST /api/auth/change-password"))
    .toEqual([{ currentPassword: "old enough", newPassword: "8 chars!", revokeOtherSessions: true }]);
});

test("[S1.8-32] a cancelled password change says so and forgets what was typed", async () => {
  const { screen, server } = await openSettings("security");
  const cancel = screen.getByRole("button", { name: "Cancel" });
  await expect.element(cancel).toBeDisabled();
  await screen.getByRole("textbox", { name: "Current password" }).fill("old enough");
  await screen.getByRole("textbox", { name: "New password", exact: true }).fill("short");
  await cancel.click();
  await expect.element(screen.getByText("Password update was cancelled.")).toBeVisible();
  await expect.element(screen.getByRole("textbox", { name: "Current password" })).toHaveValue("");
  await expect.element(screen.getByRole("textbox", { name: "New password", exact: true })).toHaveValue("");
  expect(server.bodiesOf("POST /api/auth/change-password")).toEqual([]);
});

test("[S1.8-52] a changed password keeps one signed in with the new session", async () => {
  const { screen, server } = await openSettings("security");
  server.on("POST /api/auth/change-password", { body: { token: "new-refresh-token", user: {} } });
  await screen.getByRole("textbox", { name: "Current password" }).fill("old enough");
  await screen.getByRole("textbox", { name: "New password", exact: true }).fill("long enough");
  await screen.getByRole("textbox", { name: "New password confirmation" }).fill("long enough");
  await screen.getByRole("button", { name: "Update password" }).click();
  await expect.element(screen.getByText("Password updated successfully")).toBeVisible();
  expect(session.current()?.refreshToken).toBe("new-refresh-token");
  for (const label of ["Current password", "New password", "New password confirmation"])
    await expect.element(screen.getByRole("textbox", { name: label, exact: true })).toHaveValue("");
});
