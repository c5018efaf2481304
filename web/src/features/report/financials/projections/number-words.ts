import { compactUsd } from "@seedbed/rules/money/compact-usd";
import type { PlanInput } from "@seedbed/rules/projections/plan/projection-plan";

const plain = new Intl.NumberFormat("en-US", { maximumFractionDigits: 4 });
const dollars = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  trailingZeroDisplay: "stripIfInteger",
});
const short = new Intl.NumberFormat("en-US", { maximumSignificantDigits: 4 });

/** As it stands in a field. */
export const numberText = (value: number): string => plain.format(value);

/** With its unit: "$90", "$4.50", "12%", "40,000". */
export function valueInWords({ unit }: Pick<PlanInput, "unit">, value: number): string {
  if (unit === "$") return Math.abs(value) < 100_000 ? dollars.format(value) : compactUsd(value);
  return `${short.format(value)}${unit === "%" ? "%" : ""}`;
}

/** What stands behind a label: "$ a month", "% of all cost", "years". */
export const unitInWords = ({ unit, per }: Pick<PlanInput, "unit" | "per">): string =>
  [unit, perInWords({ unit, per })].filter((part) => part !== "").join(" ");

/** What stands behind a number with its unit, which an entry may say in words as well: "per hour" of "US dollars per hour". */
export const perInWords = ({ unit, per }: Pick<PlanInput, "unit" | "per">): string => {
  const said = unit === "$" ? /^US dollars\b\s*/i : unit === "%" ? /^percent\b\s*/i : /^$/;
  return per.replace(said, "");
};

export const monthInWords = (month: number | null, horizon: number): string =>
  month === null ? `Not within ${horizon} months` : `Month ${month}`;

export const shareInWords = (share: number): string => `${Math.round(share * 100)}%`;
