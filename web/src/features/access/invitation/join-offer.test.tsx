import { expect, test } from "vitest";
import { serverKnowing } from "#testing/fake-server.ts";
import { accountWith, currentUserWith } from "#testing/people.ts";
import { renderApp } from "#testing/render-app.tsx";
import { session } from "../../../transport/session.ts";
import { keptTicket } from "./kept-ticket.ts";
// Loaded before the first test begins: the route would load it while the first expectation waits.
import "../onboarding/onboarding-screen.tsx";

const read = "GET /api/v1/invitation/t-1";
const join = "POST /api/v1/invitation/t-1/join";

async function openAs(current = currentUserWith({}, null), start = "/sign-up?ticket=t-1") {
  const server = serverKnowing(current);
  server.on(read, { body: { accountName: "Northwind Mills", status: "valid" } });
  await session.begin("refresh-token");
  const app = await renderApp(start);
  return { ...app, server, offer: app.screen.getByRole("button", { name: "Join Northwind Mills" }) };
}

test("somebody without a company who opens an invitation is asked to join, beside founding a company", async () => {
  const { screen, server, offer, address } = await openAs();
  await expect.poll(address).toBe("/onboarding");
  await expect.element(screen.getByLabelText("Company Name")).toBeVisible();
  server.on(join, () => {
    server.on("GET /api/v1/user/", { body: currentUserWith({ role: "member" }) });
    return { body: accountWith() };
  });
  await offer.dblClick();
  await expect.poll(address).toBe("/");
  await expect.element(screen.getByText("You have joined Northwind Mills")).toBeVisible();
  await expect.poll(() => session.current()?.user.role).toBe("member");
  expect(server.bodiesOf(join)).toHaveLength(1);
  expect(keptTicket.read()).toBeNull();
  expect(screen.getByText(/You already belong/).elements()).toEqual([]);
});

test("why joining is refused stands beside the button, and the ticket is kept", async () => {
  const { screen, server, offer } = await openAs();
  server.on(join, { status: 403, body: { detail: "This invitation is for another email address." } });
  await offer.click();
  await expect.element(screen.getByText("This invitation is for another email address.")).toBeVisible();
  expect(keptTicket.read()).toBe("t-1");
});

test("who declines is not asked again", async () => {
  const { screen, offer } = await openAs();
  await screen.getByRole("button", { name: "No, thanks" }).click();
  await expect.element(offer).not.toBeInTheDocument();
  await screen.unmount();
  const again = await renderApp("/onboarding");
  await expect.element(again.screen.getByLabelText("Company Name")).toBeVisible();
  expect(again.screen.getByRole("button", { name: /^Join/ }).elements()).toEqual([]);
});

test("who founds a company instead is not told of the invitation any more", async () => {
  const { screen, server, offer, address } = await openAs();
  await expect.element(offer).toBeVisible();
  server.on("POST /api/v1/account", () => {
    server.on("GET /api/v1/user/", { body: currentUserWith() });
    return { status: 201, body: accountWith() };
  });
  await screen.getByLabelText("Company Name").fill("Own Mills");
  await screen.getByLabelText("Company URL").fill("mill.example");
  await screen.getByLabelText(/What is your organization/).fill("Grow");
  await screen.getByRole("button", { name: "Complete" }).click();
  await expect.poll(address).toBe("/");
  expect(keptTicket.read()).toBeNull();
  expect(screen.getByText(/You already belong/).elements()).toEqual([]);
});

test("an invitation that has expired meanwhile is said, and does not stand in the way", async () => {
  const { screen, server, address } = await openAs(currentUserWith({}, null), "/challenge");
  await expect.poll(address).toBe("/onboarding");
  await screen.unmount();
  keptTicket.write("t-1");
  server.on(read, { body: { accountName: "", status: "expired" } });
  const again = await renderApp("/onboarding");
  await expect.element(again.screen.getByText(/This invitation is no longer valid\./)).toBeVisible();
  await again.screen.getByRole("button", { name: "Understood" }).click();
  await expect.element(again.screen.getByText(/This invitation is no longer valid\./)).not.toBeInTheDocument();
});

test("a member of a company who opens an invitation is told that it opens nothing for them, once", async () => {
  const { screen, address, router } = await openAs(currentUserWith());
  await expect.poll(address).toBe("/");
  const note = screen.getByText(
    "You already belong to Northwind Mills. An invitation to another company needs another email address.",
  );
  await expect.element(note).toBeVisible();
  await screen.getByRole("button", { name: "Close" }).click();
  await expect.element(note).not.toBeInTheDocument();
  await router.navigate({ to: "/challenge" });
  await expect.poll(address).toBe("/challenge");
  expect(note.elements()).toEqual([]);
});
