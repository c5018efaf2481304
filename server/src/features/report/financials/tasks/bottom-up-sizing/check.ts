import { type Finding, refuse } from "../../../../../platform/model/answer/findings.ts";
import type { RevenueInput } from "../paying-model.ts";
import type { SizingEntry, SizingOutput } from "../sizing/entry-fields.ts";
import { isOtherMoney, isScaledMoney } from "../sizing/plain-unit.ts";
import { sizingFindings } from "../sizing/sizing-findings.ts";

/** Assumptions that count customers first, price them as decided and come to a market in US dollars. */
export function checkBottomUpSizing({ entries }: SizingOutput, input: RevenueInput): Finding[] {
  const first = entries.find(({ group }) => group === "TAM");
  return [
    ...(first !== undefined && (first.unit === "$" || first.unit === "%")
      ? [
          refuse(
            "customers-first",
            "entries",
            "The first entry of TAM must count customers; the price and percentages follow.",
          ),
        ]
      : []),
    ...priceFindings(entries, input.model.price),
    ...sizingFindings(entries, [input, `$${input.model.price}`]),
  ];
}

function priceFindings(entries: readonly SizingEntry[], price: number): Finding[] {
  const market = entries.flatMap((entry, index) => (entry.group === "TAM" ? [{ ...entry, index }] : []));
  const prices = market.filter(({ unit }) => unit === "$");
  // Money that is not in dollars is told of its own entry.
  const isTold = market.some(({ unit }) => isScaledMoney(unit) || isOtherMoney(unit));
  if (isTold || prices.some(({ scalar }) => scalar === price)) return [];
  const [only] = prices.length === 1 ? prices : [];
  // Several times the price is what is paid in a year: the entry for how often is missing.
  const place = only === undefined || only.scalar % price === 0 ? "entries" : `entries.${only.index}.scalar`;
  return [
    refuse(
      "decided-price",
      place,
      `TAM has no entry in "$" with the decided price of ${price}. Use that price; how often it is paid is an entry of its own.`,
    ),
  ];
}
