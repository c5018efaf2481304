import { spendingAYear, spendingIn } from "@seedbed/rules/questionnaire/answers/spending";

const digits = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });

const money = (currency: string, amount: number) => `${currency} ${digits.format(amount)}`;

/** A cost as people read it: "Overtime: EUR 12,000 a month". An answer in other words stays as it is. */
export function spendingAsRead(answer: string): string {
  const cost = spendingIn(answer);
  if (!cost) return answer;
  return `${cost.what === "" ? "" : `${cost.what}: `}${money(cost.currency, Number(cost.amount))} a ${cost.period}`;
}

/** "EUR 144,000 and USD 1,200 a year"; empty where fewer than two costs say how much. */
export function sumAsRead(answers: readonly string[]): string {
  const sums = spendingAYear(answers).map(({ currency, amount }) => money(currency, amount));
  return sums.length === 0 ? "" : `${new Intl.ListFormat("en").format(sums)} a year`;
}
