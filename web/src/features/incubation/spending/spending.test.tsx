import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { violations } from "#testing/violations.ts";
import { openIncubation, paths, seedAddress } from "../testing/open-incubation.fixture.ts";
import { answeredSeed, answerTo, questionnaireWith, questions, questionWith } from "../testing/seeds.fixture.ts";
import { currenciesWith } from "./currencies.ts";
import { spendingAsRead, sumAsRead } from "./spending-words.ts";

const costs = questionWith({
  identifier: "cost_sources",
  order: 3.75,
  label: "What is spent today, and on what?",
  dependsOn: "value",
  dependsOnValue: "savings",
});
const questionnaire = questionnaireWith({
  questions: Object.fromEntries([...Object.values(questions), costs].map((question) => [question.id, question])),
});

async function openCosts(currency: string | null = "EUR") {
  const seed = answeredSeed();
  const app = await openIncubation(`${seedAddress}&question=value`, { seed, questionnaires: [questionnaire] });
  const { screen, server } = app;
  server.on("GET /api/v1/account/facts", { body: { currency, region: "", size: null, reportLanguage: null } });
  server.on(paths.answer, ({ body }) => {
    const given = answerTo(costs, (body as { answer: string[] }).answer);
    app.setSeed({ ...seed, answers: [...seed.answers, given] });
    return { status: 201, body: given };
  });
  await screen.getByRole("button", { name: "Continue", exact: true }).click();
  await expect.element(screen.getByRole("heading", { level: 1, name: costs.label })).toBeVisible();
  return {
    ...app,
    what: screen.getByLabelText("On what", { exact: true }),
    amount: screen.getByLabelText("How much", { exact: true }),
    currency: screen.getByLabelText("Currency", { exact: true }),
    period: screen.getByLabelText("Every", { exact: true }),
    rows: screen.getByRole("list", { name: costs.label }).getByRole("listitem"),
  };
}

test("[S1.4-17] whoever chose lower costs is asked on what, how much, in which currency and how often", async () => {
  const { screen, what, amount, currency, period, rows, server } = await openCosts();
  await expect.element(currency).toHaveValue("EUR");
  await what.fill("Overtime at month end");
  await amount.fill("12,000");
  await expect.element(amount).toHaveValue("12000");
  await period.selectOptions("month");
  await userEvent.click(screen.getByRole("button", { name: "Add answer" }));
  await expect.element(rows.nth(0)).toMatchTextContent("Overtime at month end: EUR 12,000 a monthYou");
  await expect.element(what).toHaveValue("");
  await expect.element(period).toHaveValue("month");
  await what.fill("Licences");
  await amount.fill("500");
  await screen.getByRole("button", { name: "Continue", exact: true }).click();
  await expect.element(screen.getByRole("heading", { level: 1, name: "About limits?" })).toBeVisible();
  expect(server.bodiesOf(paths.answer)).toMatchObject([
    { answer: ["Overtime at month end: EUR 12000/month", "Licences: EUR 500/month"] },
  ]);
});

test.for(["light", "dark"])("the fields of a cost have no accessibility violation (%s)", async (scheme) => {
  localStorage.setItem("seedbed.color-scheme", scheme);
  const { what } = await openCosts();
  await what.fill("Overtime at month end");
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)));
  expect(await violations()).toEqual([]);
});

test("the amount may be left out, and what amounts there are come to is said", async () => {
  const { screen, what, amount, rows, currency } = await openCosts(null);
  await expect.element(currency).toHaveValue("USD");
  for (const [on, much] of [
    ["Rent of the hall", ""],
    ["Fuel for the vans", "1000"],
    ["Tyres of the vans", "2500.50"],
  ] as const) {
    await what.fill(on);
    await amount.fill(much);
    await userEvent.keyboard("{Enter}");
  }
  await expect.element(rows.nth(0)).toMatchTextContent("Rent of the hallYou");
  await expect.element(rows.nth(1)).toMatchTextContent("Fuel for the vans: USD 1,000 a yearYou");
  await expect.element(screen.getByText("Together: USD 3,500.5 a year")).toBeVisible();
});

test("a cost can be changed in its row, and is kept while it is typed", async () => {
  const { screen, what, amount, reload, rows } = await openCosts();
  await what.fill("Overtime at month end");
  await amount.fill("12000");
  await userEvent.keyboard("{Enter}");
  await screen.getByRole("button", { name: "Edit answer 1" }).click();
  const editor = screen.getByRole("textbox", { name: "Edit answer 1" });
  await editor.fill("Overtime at month end: EUR 9000/month");
  await userEvent.keyboard("{Enter}");
  await expect.element(rows.nth(0)).toMatchTextContent("EUR 9,000 a month");
  await what.fill("Rent of the hall");
  await amount.fill("700");
  const { screen: anew } = await reload();
  await expect.element(anew.getByLabelText("On what", { exact: true })).toHaveValue("Rent of the hall");
  await expect.element(anew.getByLabelText("How much", { exact: true })).toHaveValue("700");
});

test("a list that is pasted beside an amount does not take its place", async () => {
  const { what, amount, rows } = await openCosts();
  await what.fill("Overtime");
  await amount.fill("700");
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", "Fuel\nTyres");
  what.element().dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  await userEvent.keyboard("{Enter}");
  await expect.element(rows).toMatchTextContent("Overtime: EUR 700 a year");
  await expect.element(amount).toHaveValue("");
});

test("a cost is read with its parts, and costs are added up by currency", () => {
  expect(["Overtime: EUR 12000/month", "EUR 700.5/week", "The rent"].map(spendingAsRead)).toEqual([
    "Overtime: EUR 12,000 a month",
    "EUR 700.5 a week",
    "The rent",
  ]);
  expect(sumAsRead(["Overtime: EUR 12000/month", "Rent: USD 1200/year", "Fuel: EUR 100/year"])).toBe(
    "EUR 144,100 and USD 1,200 a year",
  );
  expect(sumAsRead(["Overtime: EUR 12000/month"])).toBe("");
});

test("the usual currencies are offered, and once those that are in use", () => {
  expect(currenciesWith("NZD", "EUR", "NZD").join(" ")).toBe(
    "USD EUR GBP CHF JPY CAD AUD SEK NOK DKK PLN CZK CNY INR BRL MXN NZD",
  );
});
