import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { pressComposing } from "#testing/press-composing.ts";
import { violations } from "#testing/violations.ts";
import { openProjection } from "../testing/open-projection.fixture.ts";

const sizing = "?tab=market-sizing";
const buildings = "Shared office buildings";

test("[S2.2.6-19] [S2.2.1-05] both views have assumptions that are changed where they stand, and what is typed shows at once", async () => {
  const { screen, number, sent, results } = await openProjection(sizing);
  await expect.element(number(buildings)).toHaveValue("41,200");
  expect(results()).toEqual(["$1.59B", "$423.20M", "$25.39M"]);
  await number(buildings).fill("82400");
  await expect.poll(results).toEqual(["$3.17B", "$846.40M", "$50.78M"]);
  expect(sent()).toEqual([]);
  await userEvent.keyboard("{Enter}");
  await expect.poll(sent).toMatchObject([{ kind: "set", field: "scalar", value: 82_400, seen: 41_200 }]);
  await screen.getByRole("tab", { name: "Bottom Up" }).click();
  await expect.element(number("Paid a month")).toHaveValue("3,000");
  expect(results()).toEqual(["$65.52M", "$30.14M", "$3.01M"]);
  await number("Paid a month").fill("6000");
  await userEvent.tab();
  await expect.poll(() => sent().at(-1)).toMatchObject({ field: "scalar", value: 6000 });
  expect(await violations()).toEqual([]);
});

test("[S2.5-41] [S2.5-42] [S2.5-44] [S2.9-16] the markets stand by their names, with their share of the one around them to one decimal, in circles in short", async () => {
  const { screen, results } = await openProjection(sizing);
  await expect.element(screen.getByText("TAM", { exact: true }).first()).toBeVisible();
  const words = screen
    .getByRole("term")
    .elements()
    .map(({ textContent }) => textContent);
  expect(words).toEqual(["TAM Total Addressable Market", "SAM 26.7% of TAM", "SOM 6.0% of SAM"]);
  const names = screen
    .getByRole("term")
    .elements()
    .map((term) => term.querySelector("abbr")?.title);
  expect(names).toEqual([
    "Total Addressable Market",
    "Serviceable Addressable Market",
    "Serviceable Obtainable Market",
  ]);
  const circles = screen.getByRole("img", { name: "TAM, SAM and SOM inside each other" }).element();
  expect([...circles.querySelectorAll("text")].map(({ textContent }) => textContent)).toEqual([
    ...["$1.6B", "$423.2M", "$25.4M"],
  ]);
  expect(results()).toEqual(["$1.59B", "$423.20M", "$25.39M"]);
});

test.for([
  ["", "This field cannot be empty."],
  ["many", "Write a number."],
  ["0", "The smallest number is 1"],
  ["-5", "The smallest number is 1"],
  ["1e308", "Write a number."],
  ["9".repeat(40), "The largest number is 1000000000000000"],
])("what cannot be a number is said at the entry and stays: “%s”", async ([typed, sentence]) => {
  const { screen, number, sent } = await openProjection(sizing);
  await number(buildings).fill(typed ?? "");
  await userEvent.tab();
  await expect.element(screen.getByRole("alert").getByText(sentence ?? "")).toBeVisible();
  await expect.element(number(buildings)).toHaveValue(typed);
  expect(document.body.textContent).not.toMatch(/NaN|Infinity|∞/);
  await number(buildings).click();
  await pressComposing(number(buildings).element(), "Escape");
  await expect.element(number(buildings)).toHaveValue(typed);
  await userEvent.keyboard("{Escape}");
  await expect.element(number(buildings)).toHaveValue("41,200");
  expect(sent()).toEqual([]);
});

test("a percent ends at 100, and arrows go by one", async () => {
  const { screen, number, sent } = await openProjection(sizing);
  const reach = number("Within reach of a blending plant");
  await reach.fill("100");
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(reach).toHaveValue("100");
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(reach).toHaveValue("99");
  await reach.fill("101");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText("The largest number is 100")).toBeVisible();
  expect(sent()).toEqual([]);
});

test("what is typed is kept while the other view is shown", async () => {
  const { screen, number } = await openProjection(sizing);
  await number(buildings).fill("many");
  await screen.getByRole("tab", { name: "Bottom Up" }).click();
  await expect.element(number("Paid a month")).toBeVisible();
  await screen.getByRole("tab", { name: "Top Down" }).click();
  await expect.element(number(buildings)).toHaveValue("many");
});

test("assumptions are added, moved and removed; each joins what stands before it as a person says", async () => {
  const { screen, button, field, act, sent, results } = await openProjection(sizing);
  await button("Add assumption").click();
  await field("What it is").fill("Price rise");
  await screen.getByRole("spinbutton", { name: "Value", exact: true }).fill("2");
  await field("Unit: $, % or what is counted").fill("times");
  await button("Add").click();
  await expect.element(screen.getByText("Shared office buildings × Consumables spend × Price rise")).toBeVisible();
  await expect.poll(results).toEqual(["$3.17B", "$846.40M", "$50.78M"]);
  await button("Edit Operator of “Price rise”").click();
  await screen.getByRole("button", { name: "÷ divided by" }).click();
  await expect.poll(results).toEqual(["$793.10M", "$211.60M", "$12.70M"]);
  await act("assumption “Consumables spend”", "Move up");
  await expect.element(screen.getByText("Consumables spend × Shared office buildings ÷ Price rise")).toBeVisible();
  await act("assumption “Price rise”", "Remove");
  await expect.poll(results).toEqual(["$1.59B", "$423.20M", "$25.39M"]);
  await expect.poll(sent).toMatchObject([
    {
      kind: "add",
      place: "marketSizings[].assumptionEntries[]",
      item: { title: "Price rise", scalar: 2, group: "TAM" },
    },
    { kind: "set", field: "operator", value: "/", seen: "*" },
    { kind: "move", at: 0 },
    { kind: "remove" },
  ]);
});

test("every part of an assumption is changed in place: its words, its range, its unit and its group", async () => {
  const { screen, button, field, sent } = await openProjection(sizing);
  await button("Details of Consumables spend").click();
  const change = async (label: string, value: string) => {
    await button(`Edit ${label} of “Consumables spend”`).click();
    await field(`${label} of “Consumables spend”`).fill(value);
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect.element(field(`${label} of “Consumables spend”`)).not.toBeInTheDocument();
  };
  await change("Title", "Spend");
  await button("Edit Lowest value of “Spend”").click();
  await field("Lowest value of “Spend”").fill("40000");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText("The lowest number cannot be above the most likely one.")).toBeVisible();
  await field("Lowest value of “Spend”").fill("30000");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText("at least $30,000")).toBeVisible();
  await screen.getByRole("spinbutton", { name: "Value of “Spend”" }).fill("20000");
  await expect
    .element(screen.getByText("The most likely number must lie between the lowest and the highest."))
    .toBeVisible();
  await userEvent.keyboard("{Escape}");
  await button("Edit Group of “Spend”").click();
  await screen.getByRole("button", { name: "Serviceable addressable market", exact: true }).click();
  await expect.poll(sent).toMatchObject([
    { field: "title", value: "Spend" },
    { field: "low", value: 30_000 },
    { field: "group", value: "SAM" },
  ]);
});

test("an assumption moves among all of its sizing, and a field that is emptied is no mistake before it is left", async () => {
  const { screen, number, act, sent } = await openProjection(sizing);
  await number(buildings).fill("");
  await expect.element(number(buildings)).toHaveValue("");
  expect(screen.getByRole("alert").query()).toBeNull();
  await userEvent.tab();
  await expect.element(screen.getByRole("alert").getByText("This field cannot be empty.")).toBeVisible();
  await act("assumption “Multi-tenant, card access”", "Move up");
  await expect.element(screen.getByText("Multi-tenant, card access × Within reach of a blending plant")).toBeVisible();
  await expect.poll(sent).toMatchObject([{ kind: "move", at: 2 }]);
});

test("a link to a number opens the way of sizing in which it stands", async () => {
  const { screen, number } = await openProjection(`${sizing}#00000000-0000-4000-8000-000000000012`);
  await expect.element(number("Paid a month")).toBeVisible();
  await expect.element(screen.getByRole("tab", { name: "Bottom Up" })).toHaveAttribute("aria-selected", "true");
});
