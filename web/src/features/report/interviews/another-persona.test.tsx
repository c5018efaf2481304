import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { profileWith } from "#testing/profiles.ts";
import { openInterviews, serverWithInterview } from "./testing/open-interviews.fixture.ts";
import { shownGuide } from "./testing/shown-interview.fixture.ts";

const adds = () => page.getByRole("button", { name: "Add transcript" }).first();

test("of another persona nothing is open that was opened at the one before", async () => {
  const server = serverWithInterview();
  const jun = profileWith({
    uuid: "0199aaaa-0000-7000-8000-00000000ab01",
    segment: "Landlords",
    name: "Jun, landlord",
  });
  server.on("GET /api/v2/concept/C-0003/customer-profile", { body: { results: [profileWith(), jun] } });
  server.on(`GET /api/v1/customer-profile/${jun.uuid}/interviews`, { body: { results: [] } });
  server.on(`GET /api/v1/customer-profile/${jun.uuid}/interview-guide`, { body: shownGuide() });
  const { router } = await openInterviews();
  await adds().click();
  await expect.element(adds()).toBeDisabled();
  await router.navigate({
    to: "/concept/$id/customer-profile",
    params: { id: "C-0003" },
    search: { persona: "Landlords", view: "interviews" },
  });
  await expect.element(page.getByRole("link", { name: "Jun, landlord, Landlords" })).toBeVisible();
  await expect.element(adds()).toBeEnabled();
});
