/** How often something is paid, with the payments that make a year. */
export const paymentsAYear = { year: 1, quarter: 4, month: 12, week: 52 } as const;
export type SpendingPeriod = keyof typeof paymentsAYear;
export const spendingPeriods = ["year", "quarter", "month", "week"] as const satisfies SpendingPeriod[];

/** What is spent today: all of it as a person wrote it. */
export interface Spending {
  what: string;
  /** Digits, with a point before parts of a whole; empty where only the purpose is known. */
  amount: string;
  /** ISO 4217. */
  currency: string;
  period: SpendingPeriod;
}

const amountBehind =
  /^(?:(?<what>.*): )?(?<currency>[A-Z]{3}) (?<amount>\d+(?:\.\d*)?)\s?\/\s?(?<period>year|quarter|month|week)$/su;

/** A cost as an answer: "Overtime: EUR 12000/month". Plain digits read the same in every language. */
export function spendingInWords({ what, amount, currency, period }: Spending): string {
  if (amount === "") return what;
  return `${what === "" ? "" : `${what}: `}${currency} ${amount}/${period}`;
}

/** The cost that an answer states in this form; undefined for one in other words. */
export function spendingIn(answer: string): Spending | undefined {
  const { what = "", currency, amount, period } = amountBehind.exec(answer.trim())?.groups ?? {};
  if (currency === undefined || amount === undefined || period === undefined) return undefined;
  return { what, currency, amount, period: period as SpendingPeriod };
}

/** What the costs among answers come to in a year, by currency, where more than one says how much; the person's own numbers and no others. */
export function spendingAYear(answers: readonly string[]): { currency: string; amount: number }[] {
  const costs = answers.flatMap((answer) => spendingIn(answer) ?? []);
  if (costs.length < 2) return [];
  const sums = new Map<string, number>();
  for (const { currency, amount, period } of costs) {
    sums.set(currency, (sums.get(currency) ?? 0) + Number(amount) * paymentsAYear[period]);
  }
  return [...sums].map(([currency, amount]) => ({ currency, amount }));
}
