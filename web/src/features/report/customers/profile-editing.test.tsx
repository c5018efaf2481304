import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { stanceWith } from "#testing/profiles.ts";
import { changesPath, martaWith, openProfiles, uuidOf } from "./testing/open-profiles.fixture.ts";

beforeEach(() => page.viewport(1280, 800));

const send = () => userEvent.keyboard("{Control>}{Enter}{/Control}");
const refusal = { status: 400, body: { detail: "This cannot be changed here.", code: "invalid" } };
const description = "Description of “Marta, facility lead”";
const until = async (open: Awaited<ReturnType<typeof openProfiles>>) => {
  await expect.element(open.screen.getByRole("heading", { name: "Stance" })).toBeVisible();
  return open;
};
const opened = async (options: Parameters<typeof openProfiles>[0] = {}) => until(await openProfiles(options));

test("[S2.4-39] [S2.4-40] a text turns into a field and back, and nothing is sent when nothing was edited", async () => {
  const { screen, button, field, server } = await opened();
  await button(`Edit ${description}`).click();
  await expect.element(field(description)).toHaveValue(martaWith().description);
  await send();
  await expect.element(field(description)).not.toBeInTheDocument();
  await button(`Edit ${description}`).click();
  await field(description).fill("Something else.");
  await userEvent.keyboard("{Escape}");
  await expect.element(field(description)).not.toBeInTheDocument();
  await expect.element(screen.getByText(martaWith().description)).toBeVisible();
  expect(server.bodiesOf(changesPath)).toEqual([]);
});

test("[S2.5-10] a description has at most 2500 characters", async () => {
  const { screen, button, field, sent } = await opened();
  await button(`Edit ${description}`).click();
  await field(description).fill("x".repeat(2501));
  await expect.element(screen.getByText("The maximum length is 2500 characters")).toBeVisible();
  await send();
  await expect.element(field(description)).toBeVisible();
  expect(sent()).toEqual([]);
  await field(description).fill("x".repeat(2500));
  await send();
  await expect.poll(sent).toMatchObject([{ kind: "set", item: uuidOf(1), field: "description" }]);
});

test("an income that would go from more to less is refused where it is written", async () => {
  const { screen, button, field, sent } = await opened();
  const lowest = "Lowest income, in thousands of “Marta, facility lead”";
  const { incomeLower, incomeUpper } = martaWith();
  await button(`Edit ${lowest}`).click();
  await field(lowest).fill(String(incomeUpper + 1));
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText("The lowest income cannot be above the highest.")).toBeVisible();
  expect(sent()).toEqual([]);
  await field(lowest).fill(String(incomeUpper));
  await userEvent.keyboard("{Enter}");
  await expect
    .poll(sent)
    .toMatchObject([{ item: uuidOf(1), field: "incomeLower", value: incomeUpper, seen: incomeLower }]);
});

test("[S2.2.5-04] [S2.8-43] a job is edited in its line: Enter saves, Escape gives back", async () => {
  const { screen, button, field, sent } = await opened();
  await button("Edit Job 2").click();
  await field("Job 2").fill("Pass every audit");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText("Pass every audit")).toBeVisible();
  await expect.element(screen.getByText("Job updated")).toBeVisible();
  await button("Edit Job 1").click();
  await field("Job 1").fill("Nothing of this");
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByText("Keep every floor stocked without thinking of it")).toBeVisible();
  expect(sent()).toEqual([
    {
      kind: "set",
      item: uuidOf(12),
      field: "description",
      value: "Pass every audit",
      seen: "Pass the yearly waste audit",
    },
  ]);
});

test("[S2.8-43] jobs are added and removed, and it is said", async () => {
  const { screen, button, field, card, sent } = await opened();
  await card("Jobs to be done").getByRole("button", { name: "Add a job" }).click();
  await field("Job").fill("Keep the peace");
  await card("Jobs to be done").getByRole("button", { name: "Add", exact: true }).click();
  await expect.element(screen.getByText("Job created")).toBeVisible();
  await button("Actions for job 1").click();
  await screen.getByRole("menuitem", { name: "Remove" }).click();
  await expect.element(screen.getByText("Job deleted")).toBeVisible();
  await expect.poll(sent).toMatchObject([
    { kind: "add", place: "[].jobs[]", parent: uuidOf(1), item: { description: "Keep the peace" } },
    { kind: "remove", item: uuidOf(11) },
  ]);
});

test("[S2.5-13] a job or a pain point is never empty", async () => {
  const { screen, button, field, card, sent } = await opened();
  for (const name of ["Job 1", "Pain point 1"]) {
    await button(`Edit ${name}`).click();
    await field(name).fill("   ");
    await userEvent.keyboard("{Enter}");
    await expect.element(screen.getByText("This field cannot be empty.")).toBeVisible();
    await userEvent.keyboard("{Escape}");
  }
  await card("Pains").getByRole("button", { name: "Add a pain point" }).click();
  await field("Pain point").fill("  ");
  await card("Pains").getByRole("button", { name: "Add", exact: true }).click();
  await expect.element(screen.getByText("This field cannot be empty.")).toBeVisible();
  expect(sent()).toEqual([]);
});

test("[S2.8-44] [S2.2.5-04] pain points are changed, added and removed, and it is said", async () => {
  const { screen, button, field, card, sent } = await opened();
  await button("Edit Pain point 2").click();
  await field("Pain point 2").fill("Everyone reorders");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText("Pain point updated")).toBeVisible();
  await card("Pains").getByRole("button", { name: "Add a pain point" }).click();
  await field("Pain point").fill("Lifts wait");
  await card("Pains").getByRole("button", { name: "Add", exact: true }).click();
  await expect.element(screen.getByText("Pain point created")).toBeVisible();
  await button("Actions for pain point 1").click();
  await screen.getByRole("menuitem", { name: "Remove" }).click();
  await expect.element(screen.getByText("Pain point deleted")).toBeVisible();
  await expect.poll(() => sent().map(({ kind }) => kind)).toEqual(["set", "add", "remove"]);
});

test.for([
  { row: "[S2.8-17]", title: "Jobs to be done", one: "job", field: "Job", add: "Add a job" },
  { row: "[S2.8-18]", title: "Pains", one: "pain point", field: "Pain point", add: "Add a pain point" },
])("$row what the server refuses of a $one is said", async ({ title, one, field: name, add }) => {
  const { screen, button, field, card, server } = await opened();
  server.on(changesPath, refusal);
  await card(title).getByRole("button", { name: add }).click();
  await field(name).fill("Another");
  await card(title).getByRole("button", { name: "Add", exact: true }).click();
  await expect.element(screen.getByText(`Failed to create ${one}`)).toBeVisible();
  await expect.element(card(title).getByText(refusal.body.detail)).toBeVisible();
  await card(title).getByRole("button", { name: "Cancel" }).click();
  await button(`Edit ${name} 1`).click();
  await field(`${name} 1`).fill("Changed");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText(`Failed to update ${one}`)).toBeVisible();
  await expect.element(field(`${name} 1`)).toHaveValue("Changed");
  await userEvent.keyboard("{Escape}");
  await button(`Actions for ${one} 1`).click();
  await screen.getByRole("menuitem", { name: "Remove" }).click();
  await expect.element(screen.getByText(`Failed to delete ${one}`)).toBeVisible();
});

test("[S2.2.5-03] the lists of jobs and pains are at most 400 pixels high", async () => {
  const needs = Array.from({ length: 30 }, (_, index) => ({
    uuid: uuidOf(600 + index),
    description: `Something to do as number ${index + 1}`,
    order: index,
    icon: "clock",
  }));
  const { card } = await opened({
    profiles: [martaWith({ jobs: needs, pains: needs.map((each, index) => ({ ...each, uuid: uuidOf(700 + index) })) })],
  });
  for (const title of ["Jobs to be done", "Pains"]) {
    const list = card(title).getByRole("list").element();
    expect(list.getBoundingClientRect().height).toBe(400);
    expect(list.scrollHeight).toBeGreaterThan(800);
  }
});

test("the name, the income and the price limit are edited where they stand", async () => {
  const { screen, button, field, sent } = await opened();
  await button("Edit Name of “Marta, facility lead”").click();
  await field("Name of “Marta, facility lead”").fill("Marta, head of sites");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("tab", { name: /^Marta, head of sites/ })).toBeVisible();
  await button(/^Edit Highest income, in thousands/).click();
  await field("Highest income, in thousands of “Marta, head of sites”").fill("90");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText("$58K-$90K")).toBeVisible();
  await button(/^Edit Price limit in US dollars/).click();
  await field("Price limit in US dollars of “Marta, head of sites”").fill("24.5");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText("No, not above $24.50 per floor and month")).toBeVisible();
  await expect.poll(sent).toMatchObject([
    { field: "name", value: "Marta, head of sites" },
    { field: "incomeUpper", value: 90, seen: 82 },
    { field: "stance.priceLimit.amount", value: 24.5, seen: 22 },
  ]);
});

test("a segment that gets another name keeps its persona on the page, under a new address", async () => {
  const { screen, button, field, address } = await opened({ at: "?persona=Multi-tenant%20managers" });
  await button("Edit Segment of “Marta, facility lead”").click();
  await field("Segment of “Marta, facility lead”").fill("Site managers");
  await userEvent.keyboard("{Enter}");
  await expect.poll(address).toBe("/concept/C-0003/customer-profile?persona=Site+managers");
  await expect.element(screen.getByRole("heading", { name: "Marta, facility lead" })).toBeVisible();
});

test("the part in a purchase and how sure a line is are chosen", async () => {
  const { screen, button, sent, tab } = await opened();
  await button("Edit Part in the purchase of “Marta, facility lead”").click();
  await screen.getByRole("button", { name: "Uses it, does not pay" }).click();
  await expect.element(tab(/Uses it, does not pay$/)).toBeVisible();
  await button("Edit Price limit, how sure of “Marta, facility lead”").click();
  await screen.getByRole("button", { name: "High", exact: true }).click();
  await expect.poll(sent).toMatchObject([
    { field: "stance.role", value: "usesOnly", seen: "likelyNonBuyer" },
    { field: "stance.priceLimit.sureness", value: "high", seen: "low" },
  ]);
});

test("alternatives are changed, and what speaks for them a line each", async () => {
  const { screen, button, field, card, sent } = await opened();
  await button("Edit For of “Office supply webshop”").click();
  await field("For of “Office supply webshop”").fill("next day\nno minimum");
  await send();
  await expect.element(screen.getByText("For: no minimum")).toBeVisible();
  await card("Current alternatives").getByRole("button", { name: "Add an alternative" }).click();
  await field("Name").fill("Doing without");
  await card("Current alternatives").getByRole("button", { name: "Add", exact: true }).click();
  await expect.element(card("Current alternatives").getByText("Doing without")).toBeVisible();
  await expect.poll(sent).toMatchObject([
    { field: "pros", value: ["next day", "no minimum"], seen: ["next day"] },
    { kind: "add", place: "[].alternatives[]", item: { name: "Doing without" } },
  ]);
});

test("a line that nobody said is made a key assumption", async () => {
  const route = "POST /api/v2/concept/C-0003/key-assumptions/add";
  const { screen, button, server } = await opened();
  server.on(route, { status: 201, body: { revision: 4 } as never });
  await button("Make it an assumption").click();
  const form = screen.getByRole("form", { name: "Make it an assumption" });
  const words = "Multi-tenant managers would pay $22 per floor and month at most: On the bill that comes anyway.";
  await expect.element(form.getByRole("textbox", { name: "What must be true" })).toHaveValue(words);
  await form.getByRole("button", { name: "Add assumption" }).click();
  await expect.element(screen.getByText("It stands among the key assumptions now, under Viability.")).toBeVisible();
  expect(server.bodiesOf(route)).toMatchObject([{ statement: words, category: "Viability" }]);
});

test("a limit of no amount and no words cannot be put to the test", async () => {
  const { priceLimit } = stanceWith();
  const stance = stanceWith({ priceLimit: { ...priceLimit, amount: null, text: "" } });
  const { screen, button } = await openProfiles({ profiles: [martaWith({ stance })] });
  await expect.element(screen.getByText("No price known")).toBeVisible();
  await expect.element(button("Make it an assumption")).not.toBeInTheDocument();
});

test("[S2.4-39] the stance shows where it can be edited, until that is done", async () => {
  const { button } = await opened();
  const pencil = button("Edit Uses today of “Marta, facility lead”");
  await expect.poll(() => getComputedStyle(pencil.element()).opacity).toBe("0");
  await button("Edit the stance").click();
  await expect.poll(() => getComputedStyle(pencil.element()).opacity).toBe("1");
  await button("Done with the stance").click();
  await expect.element(button("Edit the stance")).toHaveAttribute("aria-pressed", "false");
  await expect.poll(() => getComputedStyle(pencil.element()).opacity).toBe("0");
});
