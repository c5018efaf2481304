import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import { profilesMax } from "@seedbed/contract/report/customers/words";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { conceptWith, sectionsIn } from "#testing/concepts.ts";
import { stanceWith } from "#testing/profiles.ts";
import { addPath, idrisWith, martaWith, openProfiles, uuidOf } from "../testing/open-profiles.fixture.ts";

beforeEach(() => page.viewport(1280, 800));

const generatePath = "POST /api/v2/concept/C-0003/customer-profile/generate";
const jun = (change: Partial<CustomerProfile> = {}) =>
  idrisWith({ uuid: uuidOf(3), name: "Jun, landlord", segment: "Landlords", ...change });

test("a profile is added with its part in the purchase, and shown", async () => {
  const { screen, button, server, stand, address, tab } = await openProfiles();
  const added = jun({ stance: stanceWith({ role: "mustAgree" }) });
  server.on(addPath, () => {
    stand([martaWith(), idrisWith(), added]);
    return { status: 201, body: { ...added, revision: 8 } };
  });
  await button("Add profile").click();
  const form = screen.getByRole("form", { name: "Add a profile" });
  await form.getByRole("button", { name: "Add profile" }).click();
  await expect.element(form.getByText("This field cannot be empty.").first()).toBeVisible();
  await form.getByRole("textbox", { name: "Name" }).fill("Jun, landlord");
  await form.getByRole("textbox", { name: "Segment" }).fill("multi-tenant MANAGERS");
  await expect.element(form.getByText("“Marta, facility lead” is of this segment, too.")).toBeVisible();
  await form.getByRole("textbox", { name: "Segment" }).fill(" Landlords ");
  await expect.element(form.getByText(/is of this segment, too/)).not.toBeInTheDocument();
  await form.getByRole("combobox", { name: "Part in the purchase" }).selectOptions("Must agree, neither buys nor uses");
  await form.getByRole("button", { name: "Add profile" }).click();
  await expect.element(screen.getByRole("heading", { name: "Jun, landlord" })).toBeVisible();
  await expect.element(form).not.toBeInTheDocument();
  await expect.element(screen.getByText("Profile “Jun, landlord” added")).toBeVisible();
  expect(address()).toContain("persona=Landlords");
  await expect.element(tab(/^Jun, landlord/)).toHaveFocus();
  expect(server.bodiesOf(addPath)).toEqual([
    { name: "Jun, landlord", segment: "Landlords", stance: { role: "mustAgree" } },
  ]);

  const undoPath = "POST /api/v2/concept/C-0003/report/customerProfiles/undo";
  server.on(undoPath, () => {
    stand([martaWith(), idrisWith()]);
    return { body: { revision: 9 } };
  });
  await button("Undo").click();
  await expect.element(screen.getByText("Taken back: adding of profile “Jun, landlord”")).toBeVisible();
  await expect.element(tab(/^Jun, landlord/)).not.toBeInTheDocument();
  await expect.element(screen.getByRole("heading", { name: "Marta, facility lead", exact: true })).toBeVisible();
  expect(server.bodiesOf(undoPath)).toEqual([{ revision: 8 }]);
});

test("what the server refuses of a new profile is said, and what was typed stays", async () => {
  const { screen, button, server } = await openProfiles();
  server.on(addPath, { status: 409, body: { detail: "This section is being written." } });
  await button("Add profile").click();
  const form = screen.getByRole("form", { name: "Add a profile" });
  await form.getByRole("textbox", { name: "Name" }).fill("Jun");
  await form.getByRole("textbox", { name: "Segment" }).fill("Landlords");
  await form.getByRole("button", { name: "Add profile" }).click();
  await expect.element(form.getByText("This section is being written.")).toBeVisible();
  await expect.element(form.getByRole("textbox", { name: "Name" })).toHaveValue("Jun");
  // Sent again it is the same profile, whether or not the first one has arrived.
  await form.getByRole("button", { name: "Add profile" }).click();
  const keys = () =>
    server.received.filter(({ key }) => key === addPath).map(({ headers }) => headers.get("idempotency-key"));
  await expect.poll(keys).toHaveLength(2);
  expect(new Set(keys()).size).toBe(1);
  expect(keys()[0]).toBeTruthy();
});

test("a profile is doubled, and the copy is shown", async () => {
  const { screen, button, server, stand, tab } = await openProfiles();
  const copy = martaWith({ uuid: uuidOf(4), name: "Marta, facility lead (copy)", isPrimary: false });
  server.on(addPath, () => {
    stand([martaWith(), idrisWith(), copy]);
    return { status: 201, body: { ...copy, revision: 9 } };
  });
  await button("Actions for Marta, facility lead").click();
  await screen.getByRole("menuitem", { name: "Duplicate" }).click();
  await expect.element(screen.getByRole("heading", { name: "Marta, facility lead (copy)" })).toBeVisible();
  expect(server.bodiesOf(addPath)).toEqual([{ copyOf: uuidOf(1) }]);
  await tab(/^Marta, facility lead Likely/).click();
  await expect.element(screen.getByRole("heading", { name: "Marta, facility lead", exact: true })).toBeVisible();
});

test("another profile is made the primary one, and moved before the first", async () => {
  const { screen, button, sent, tab } = await openProfiles({ at: "?persona=Office%20hosts" });
  await expect.element(screen.getByRole("heading", { name: "Idris, office host" })).toBeVisible();
  await expect.element(screen.getByText("Primary")).not.toBeInTheDocument();
  await button("Actions for Idris, office host").click();
  await screen.getByRole("menuitem", { name: "Make primary" }).click();
  await expect.element(screen.getByText("Primary")).toBeVisible();
  await button("Actions for Idris, office host").click();
  await screen.getByRole("menuitem", { name: "Move left" }).click();
  await expect
    .poll(() =>
      tab(/./)
        .elements()
        .slice(0, 2)
        .map(({ textContent }) => textContent?.split(",")[0]),
    )
    .toEqual(["Idris", "Marta"]);
  await expect.poll(sent).toMatchObject([
    { kind: "set", item: uuidOf(2), field: "isPrimary", value: true, seen: false },
    { kind: "move", item: uuidOf(2), at: 0 },
  ]);
});

test("a profile is removed after it was asked for, and its neighbour is shown; the last one stays", async () => {
  const { screen, button, sent, tab, address } = await openProfiles();
  await button("Actions for Marta, facility lead").click();
  await screen.getByRole("menuitem", { name: "Remove" }).click();
  const dialog = screen.getByRole("dialog", { name: "Remove this profile?" });
  await dialog.getByRole("button", { name: "Remove" }).click();
  await expect.element(screen.getByRole("heading", { name: "Idris, office host" })).toBeVisible();
  await expect.element(tab(/^Marta/)).not.toBeInTheDocument();
  await expect.element(screen.getByText("Profile “Marta, facility lead” removed")).toBeVisible();
  expect(address()).toContain("persona=Office+hosts");
  await expect.element(tab(/^Idris/)).toHaveFocus();
  await expect.poll(sent).toMatchObject([{ kind: "remove", item: uuidOf(1), seen: { uuid: uuidOf(1) } }]);
  await button("Actions for Idris, office host").click();
  await expect.element(screen.getByRole("menuitem", { name: "Duplicate" })).toBeVisible();
  expect(screen.getByRole("menuitem", { name: "Remove" }).query()).toBeNull();
});

test("[S2.8-42] a report without profiles says so, and begins to write them", async () => {
  const { screen, button, server } = await openProfiles({ profiles: [] });
  server.on(generatePath, { status: 202, body: {} as never });
  await expect.element(screen.getByText("No customer profiles available")).toBeVisible();
  await expect.element(button("Add profile")).toBeVisible();
  const conceptRead = () => server.bodiesOf("GET /api/v1/concept/C-0003/").length;
  const before = conceptRead();
  await button("Write the profiles anew").click();
  await expect.element(screen.getByText("Customer profile generation started")).toBeVisible();
  await expect.element(screen.getByText("This may take up to 10 minutes. You can navigate away.")).toBeVisible();
  expect(server.bodiesOf(generatePath)).toHaveLength(1);
  // What is being written now is said by the concept.
  await expect.poll(conceptRead).toBe(before + 1);
});

test("[S2.8-07] profiles without a stance offer to be written anew, and what fails is said", async () => {
  const { screen, button, server } = await openProfiles({ profiles: [martaWith({ stance: null })] });
  server.on(generatePath, { status: 409, body: { detail: "It is being written." } });
  await expect.element(screen.getByText(/^Marta, facility lead has taken no stand yet/)).toBeVisible();
  expect(screen.getByText("Likely to buy").query()).toBeNull();
  await button("Write the profiles anew").click();
  await expect.element(screen.getByText("Customer profile generation failed. Please try again.")).toBeVisible();
});

test("[S2.8-07] a section that failed says so where nothing was written before", async () => {
  const { screen } = await openProfiles({
    prepare: (server) => {
      const reportStatusBySection = sectionsIn("complete", { customerProfiles: "error" });
      server.on("GET /api/v1/concept/C-0003/", { body: conceptWith({ reportStatusBySection }) });
      server.lacks("GET /api/v2/concept/C-0003/customer-profile");
    },
  });
  await expect.element(screen.getByText("Customer profile generation failed. Please try again.")).toBeVisible();
});

test("to as many profiles as there may be none is added", async () => {
  const profiles = Array.from({ length: profilesMax }, (_, index) =>
    idrisWith({ uuid: uuidOf(700 + index), name: `Host ${index}`, segment: `Hosts ${index}` }),
  );
  const { screen, button } = await openProfiles({ profiles });
  await expect.element(screen.getByText(`At most ${profilesMax} can be listed here.`)).toBeVisible();
  await expect.element(button("Add profile")).not.toBeInTheDocument();
});
