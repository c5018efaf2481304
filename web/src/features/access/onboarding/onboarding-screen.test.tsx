import { goalMaxLength } from "@seedbed/contract/limits";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { serverKnowing } from "#testing/fake-server.ts";
import { accountWith, currentUserWith } from "#testing/people.ts";
import { renderApp } from "#testing/render-app.tsx";
import { session } from "../../../transport/session.ts";

async function openOnboarding() {
  const server = serverKnowing(currentUserWith({}, null));
  await session.begin("refresh-token");
  const app = await renderApp("/onboarding");
  const { screen } = app;
  const name = screen.getByLabelText("Company Name");
  const url = screen.getByLabelText("Company URL");
  const goal = screen.getByLabelText("What is your organization looking to achieve through innovation?");
  const complete = screen.getByRole("button", { name: "Complete" });
  const fill = async (values: { name?: string; url?: string; goal?: string } = {}) => {
    await name.fill(values.name ?? "Northwind Mills");
    await url.fill(values.url ?? "mill.example");
    await goal.fill(values.goal ?? "Two revenue lines outside of flour");
  };
  return { ...app, server, name, url, goal, complete, fill };
}

test("[S1.1-09] [S1.2.4-01] the benefits stand beside the form", async () => {
  const { screen, name } = await openOnboarding();
  const benefits = [/identify ideas/i, /instantly validate/i, /democratize the innovation process/i, /tracking.*roi/i];
  for (const benefit of benefits) {
    await expect.element(screen.getByRole("heading", { name: benefit })).toBeVisible();
  }
  const panel = screen.getByRole("complementary").element().getBoundingClientRect();
  expect(panel.left).toBeGreaterThanOrEqual(name.element().getBoundingClientRect().right);
});

test("[S1.5-16] [S1.2.4-02] [S1.2.4-03] [S1.2.4-04] Complete waits for all three fields", async () => {
  const { name, url, goal, complete } = await openOnboarding();
  await expect.element(complete).toBeDisabled();
  await name.fill("Northwind Mills");
  await url.fill("mill.example");
  await expect.element(complete).toBeDisabled();
  await goal.fill("  ");
  await expect.element(complete).toBeDisabled();
  await goal.fill("Grow");
  await expect.element(complete).toBeEnabled();
});

test("[S1.5-17] the scheme is stripped from the URL on leaving it", async () => {
  const { url } = await openOnboarding();
  for (const address of ["https://mill.example", "http://mill.example", "HTTPS://mill.example"]) {
    await url.fill(address);
    await userEvent.tab();
    await expect.element(url).toHaveValue("mill.example");
  }
});

test("[S1.5-18] a domain that is none is refused and keeps Complete disabled", async () => {
  const { screen, url, complete, fill } = await openOnboarding();
  await fill();
  await url.fill("not a domain");
  await userEvent.tab();
  await expect.element(screen.getByText("Enter a valid domain name.")).toBeVisible();
  await expect.element(complete).toBeDisabled();
  await url.fill("mill.example");
  await expect.element(complete).toBeEnabled();
});

test("[S1.5-19] [S1.5-20] [S1.5-21] at 1000 characters the message shows, typing stops and Complete stays enabled", async () => {
  const { screen, goal, complete, fill } = await openOnboarding();
  await fill({ goal: "g".repeat(goalMaxLength - 1) });
  const message = screen.getByText("Maximum character limit of 1000 reached.");
  await expect.element(message).not.toBeInTheDocument();
  await userEvent.type(goal, "xyz");
  await expect.element(message).toBeVisible();
  await expect.element(goal).toHaveValue(`${"g".repeat(goalMaxLength - 1)}x`);
  // What is selected is written over.
  (goal.element() as HTMLTextAreaElement).setSelectionRange(0, goalMaxLength - 1);
  await userEvent.keyboard("y");
  await expect.element(goal).toHaveValue("yx");
  await goal.fill("g".repeat(goalMaxLength));
  await expect.element(complete).toBeEnabled();
});

test("what the server has of a new company is kept on the device no more, so that Logout asks nothing", async () => {
  const { server, screen, complete, fill } = await openOnboarding();
  await fill();
  const kept = () => Object.keys(localStorage).filter((key) => key.startsWith("seedbed.kept."));
  await expect.poll(kept).toHaveLength(1);
  const account = accountWith();
  server.on("POST /api/v1/account", () => {
    server.on("GET /api/v1/user/", { body: currentUserWith({ role: "admin" }, account) });
    return { status: 201, body: account };
  });
  await complete.click();
  await expect.element(screen.getByRole("navigation", { name: "Main" })).toBeVisible();
  expect(kept()).toEqual([]);
});

test("a goal that is pasted and too long stays, and is told by how much", async () => {
  const { screen, goal, fill } = await openOnboarding();
  await fill({ goal: "" });
  await goal.click();
  const pasted = "word ".repeat(220);
  (goal.element() as HTMLTextAreaElement).focus();
  document.execCommand("insertText", false, pasted);
  await expect.element(goal).toHaveValue(pasted);
  await expect.element(screen.getByText(/^1100 \/ 1000, 100 too long$/)).toBeVisible();
});

test("a new company leads home", async () => {
  const { server, complete, fill, address } = await openOnboarding();
  server.on("POST /api/v1/account", () => {
    server.on("GET /api/v1/user/", { body: currentUserWith() });
    return { status: 201, body: accountWith() };
  });
  await fill({ url: "https://mill.example" });
  await complete.click();
  await expect.poll(address).toBe("/");
  expect(server.bodiesOf("POST /api/v1/account")).toEqual([
    { name: "Northwind Mills", domain: "mill.example", goal: "Two revenue lines outside of flour" },
  ]);
});

test("Enter in the field of the address sends it without its scheme, too", async () => {
  const { screen, server, url, fill } = await openOnboarding();
  server.on("POST /api/v1/account", { status: 400, body: { detail: "No." } });
  await fill();
  await url.fill(" https://mill.example ");
  await userEvent.keyboard("{Enter}");
  await expect
    .poll(() => server.bodiesOf("POST /api/v1/account"))
    .toEqual([expect.objectContaining({ domain: "mill.example" })]);
  await expect.element(screen.getByText("No.", { exact: true })).toBeVisible();
});

test("a goal that the server refuses keeps Complete disabled until it is changed", async () => {
  const { server, goal, complete, fill } = await openOnboarding();
  server.on("POST /api/v1/account", { status: 422, body: { detail: "No.", form: { goal: "Say more." } } });
  await fill();
  await complete.click();
  await expect.element(goal).toHaveAccessibleDescription(/Say more\./);
  await expect.element(complete).toBeDisabled();
  await goal.fill("Grow");
  await expect.element(complete).toBeEnabled();
});

test("[S1.8-05] what the server says of a field stands at the field", async () => {
  const { screen, server, complete, fill, address } = await openOnboarding();
  server.on("POST /api/v1/account", {
    status: 422,
    body: { detail: [{ loc: ["domain"], msg: "x", type: "x" }], form: { domain: "Enter a valid domain name." } },
  });
  await fill({ url: "mill.invalidtld" });
  await complete.click();
  await expect.element(screen.getByText("Enter a valid domain name.")).toBeVisible();
  expect(address()).toBe("/onboarding");
});

test("[S1.2.4-05] one can sign out instead", async () => {
  const { screen, address } = await openOnboarding();
  await screen.getByRole("button", { name: "Sign out" }).click();
  await expect.poll(address).toBe("/login");
});

test("a domain that is none is refused before it is left, too", async () => {
  const { screen, server, url, fill } = await openOnboarding();
  await fill();
  await url.fill("mill");
  await userEvent.keyboard("{Enter}");
  await expect.element(url).toHaveAttribute("aria-invalid", "true");
  await expect.element(screen.getByRole("button", { name: "Complete" })).toBeDisabled();
  expect(server.bodiesOf("POST /api/v1/account")).toEqual([]);
});
