import type { Persona } from "./output.ts";

type Income = Pick<Persona, "incomeLower" | "incomeUpper">;

/** The highest income of a persona in thousands of dollars a year. */
export const highestIncome = 2000;

/** From here on an income can only be meant in dollars; below, it could be one of a month. */
const inDollarsFrom = 10_000;
const thousand = 1000;

/** An income in thousands of dollars a year, the lower end first, where it was given in dollars or the other way round. */
export function mendedIncome({ incomeLower, incomeUpper }: Income): Income {
  const [lower, upper] = [Math.min(incomeLower, incomeUpper), Math.max(incomeLower, incomeUpper)];
  if (upper < inDollarsFrom) return { incomeLower: lower, incomeUpper: upper };
  const to = upper / thousand;
  return { incomeLower: lower > to ? lower / thousand : lower, incomeUpper: to };
}
