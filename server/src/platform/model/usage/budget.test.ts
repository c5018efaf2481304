import { expect, test } from "vitest";
import { createBudget } from "./budget.ts";
import type { UsageLog } from "./usage-log.ts";
import { usedUpSentence } from "./used-up-sentence.ts";

const clock = () => Date.parse("2031-05-31T18:00:00Z");
const payer = { accountId: "company", userId: "person" };
const reached = { limit: "companyDayUsd", usd: 5, onlyReserved: true } as const;

function budgetThatAnswers(...answers: Awaited<ReturnType<UsageLog["reserve"]>>[]) {
  const pauses: number[] = [];
  const reserve: UsageLog["reserve"] = async () => answers.shift() ?? reached;
  const pause = async (milliseconds: number) => void pauses.push(milliseconds);
  return { pauses, budget: createBudget({ reserve }, { monthlyBudgetUsd: undefined, clock, pause }) };
}

test("a call waits while only calls that are under way stand between it and the cap", async () => {
  const granted = { amountUsd: 1, release: async () => undefined };
  const { budget, pauses } = budgetThatAnswers(reached, reached, granted);
  expect(await budget.reserve(payer, 1)).toBe(granted);
  expect(pauses).toHaveLength(2);
});

test("it fails when the cap is used up, and when they never end", async () => {
  const spent = budgetThatAnswers({ ...reached, onlyReserved: false });
  await expect(spent.budget.reserve(payer, 1)).rejects.toMatchObject({
    code: "budget_exceeded",
    sentence: usedUpSentence(reached, clock()),
  });
  expect(spent.pauses).toEqual([]);
  const endless = budgetThatAnswers();
  await expect(endless.budget.reserve(payer, 1)).rejects.toMatchObject({ code: "budget_exceeded" });
  expect(endless.pauses.reduce((sum, pause) => sum + pause, 0)).toBe(300_000);
});

test.for([
  [
    "companyDayUsd",
    "What your company may spend on AI, $5.00 a day, is used up. It starts again on June 1 (UTC); an admin can raise the cap in the settings.",
  ],
  [
    "personDayUsd",
    "What one person may spend on AI, $5.00 a day, is used up. It starts again on June 1 (UTC); an admin can raise the cap in the settings.",
  ],
  [
    "personMonthUsd",
    "What one person may spend on AI, $5.00 a month, is used up. It starts again on June 1 (UTC); an admin can raise the cap in the settings.",
  ],
] as const)("the sentence names the cap and when it ends: %s", ([limit, sentence]) => {
  expect(usedUpSentence({ limit, usd: 5, onlyReserved: false }, clock())).toBe(sentence);
});
