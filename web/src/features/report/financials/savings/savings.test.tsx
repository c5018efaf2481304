import { methodIcons } from "@seedbed/rules/financials/model-icons";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { violations } from "#testing/violations.ts";
import { savings } from "#testing/whole-report.ts";
import { savingsIcons } from "../icons/savings-icons.ts";
import { openProjection, topDown } from "../testing/open-projection.fixture.ts";

const projection = { ...savings, savingMethod: { type: "Process Automation", description: "One round a week." } };

test("[S2.2.6-22] [S2.2.6-41] the method stands with its icon, its description, that it is internal and what drives its value", async () => {
  const drawn = Object.values(methodIcons).map((name) => savingsIcons[name]);
  expect(new Set(drawn).size).toBe(22);
  expect(drawn).not.toContain(undefined);
  const { screen } = await openProjection("", { projection });
  const title = screen.getByRole("heading", { name: "Cost Savings Method" });
  await expect.element(title).toBeVisible();
  const card = title.element().closest("section");
  const name = methodIcons["Process Automation"];
  await expect.poll(() => card?.querySelector("header svg")?.classList.contains(`tabler-icon-${name}`)).toBe(true);
  for (const words of ["Process Automation", "One round a week.", "Internal", "Primary value driverCost Savings"])
    expect(card?.textContent).toContain(words);
  expect(await violations()).toEqual([]);
});

test("[S2.2.6-23] [S2.2.6-24] the potential stands with its currency, what it is for, its reasoning on hover and focus, and what to consider", async () => {
  const { screen, button, field, sent } = await openProjection("", { projection });
  await expect.element(screen.getByText(/^\$120\.00K/)).toBeVisible();
  await expect.element(screen.getByText("a year", { exact: true })).toBeVisible();
  const reasoning = screen.getByText("Forty rounds less.");
  await expect.element(reasoning).not.toBeVisible();
  (button("Reasoning").element() as HTMLElement).focus();
  await expect.element(reasoning).toBeVisible();
  const list = screen.getByRole("list", { name: "Savings Considerations" });
  await expect.element(list.getByText("Vans are full")).toBeVisible();
  await expect.poll(() => list.element().querySelector("svg")?.classList.contains("tabler-icon-truck")).toBe(true);
  await button("Edit Reasoning behind the savings").click();
  await field("Reasoning behind the savings").fill("Fifty rounds less.");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.poll(sent).toMatchObject([{ field: "savingsModel.reasoning", value: "Fifty rounds less." }]);
});

test("[S2.2.6-25] [S2.2.6-26] the primary area comes before the alternatives; interferences say what gets in the way and what can be done", async () => {
  const [primary, other] = savings.targetSavingsAreas;
  if (!primary || !other) throw new Error("There are two.");
  const { screen, button, field, act, sent } = await openProjection("", {
    projection: { ...projection, targetSavingsAreas: [other, primary] },
  });
  await expect.element(screen.getByRole("heading", { name: "Target Impact Areas" })).toBeVisible();
  const areas = screen.getByRole("heading", { name: /^(Rounds|Storage)$/ }).elements();
  expect(areas.map((area) => area.getAttribute("aria-label"))).toEqual(["Rounds", "Storage"]);
  const ranks = areas.map((area) => area.closest("header")?.textContent);
  expect(ranks[0]).toContain("Primary");
  expect(ranks[1]).toContain("Alternative");
  for (const words of ["They cost.", "Rent."]) await expect.element(screen.getByText(words)).toBeVisible();
  await button("Edit What can be done of “Depots”").click();
  await field("What can be done of “Depots”").fill("Rent them.");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await act("area “Storage”", "Remove");
  await button("Add an interference").click();
  await field("Title").fill("Unions");
  await button("Add").click();
  await expect.element(screen.getByRole("heading", { name: "Unions" })).toBeVisible();
  await expect.poll(sent).toMatchObject([
    { kind: "set", field: "mitigationStatement", value: "Rent them." },
    { kind: "remove", item: other.uuid },
    { kind: "add", place: "costInterferences[]", item: { title: "Unions" } },
  ]);
});

test("[S2.2.6-27] [S2.2.1-06] the first impact sizing is a calculator with its result beside it, which follows what is typed", async () => {
  const impact = (title: string, uuid: string, first: number) => ({
    ...{ uuid, title, expectedSavings: 0 },
    assumptionEntries: topDown.slice(first, first + 2),
  });
  const { screen, number, button } = await openProjection("?tab=impact-sizing", {
    projection: { ...projection, impactSizings: [impact("Rounds saved", "s-1", 0), impact("Storage saved", "s-2", 2)] },
  });
  await expect.element(screen.getByRole("heading", { name: "Assumptions", exact: true })).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: "Annual Cost Savings Potential" })).toBeVisible();
  await expect.element(screen.getByText("Rounds saved")).toBeVisible();
  await expect.element(screen.getByText("Storage saved")).not.toBeInTheDocument();
  await expect.element(button("$1.59B , how the savings is made up")).toBeVisible();
  await number("Shared office buildings").fill("100");
  await expect.element(button("$3.85M , how the savings is made up")).toBeVisible();
});

test("nothing is saved twice: areas that may be the same say so, and so does a cost of which two parts are saved", async () => {
  const [primary, other] = savings.targetSavingsAreas;
  const [sizing] = savings.impactSizings;
  const [cost, spend] = topDown;
  if (!primary || !other || !sizing || !cost || !spend) throw new Error("There are some.");
  const again = [
    { ...cost, uuid: "again", order: 8, operator: "+" as const },
    { ...spend, uuid: "its spend", order: 9 },
  ];
  const overlapping = {
    ...projection,
    targetSavingsAreas: [primary, { ...other, description: "What comes back from the rounds." }],
    impactSizings: [{ ...sizing, assumptionEntries: [...topDown, ...again] }],
  };
  const { screen } = await openProjection("", { projection: overlapping });
  for (const [area, same] of [
    ["Rounds", "Storage"],
    ["Storage", "Rounds"],
  ] as const) {
    const heading = screen.getByRole("heading", { name: area, exact: true });
    await expect.element(heading).toBeVisible();
    const card = heading.element().closest("[data-claim]");
    expect(card?.textContent).toContain(`May be the same saving as “${same}”: nothing is saved twice.`);
  }
  await screen.getByRole("link", { name: "Impact Sizing" }).click();
  await expect
    .element(screen.getByText(/^More than all of “Shared office buildings × Consumables spend” is saved: 102% of it/))
    .toBeVisible();
});
