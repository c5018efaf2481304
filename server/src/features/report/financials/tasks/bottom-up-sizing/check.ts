import type { RevenueInput } from "../paying-model.ts";
import type { SizingOutput } from "../sizing/entry-fields.ts";
import { sizingProblems } from "../sizing/sizing-problems.ts";

/** Assumptions that count customers first, price them as decided and come to a market in US dollars. */
export function checkBottomUpSizing({ entries }: SizingOutput, input: RevenueInput): string[] {
  const market = entries.filter(({ group }) => group === "TAM");
  const [first] = market;
  return [
    ...(first !== undefined && (first.unit === "$" || first.unit === "%")
      ? ["The first entry of TAM must count customers; the price and percentages follow."]
      : []),
    ...(market.some(({ unit, scalar }) => unit === "$" && scalar === input.model.price)
      ? []
      : [
          `TAM has no entry in "$" with the decided price of ${input.model.price}. Use that price; how often it is paid is an entry of its own.`,
        ]),
    ...sizingProblems(entries, [input, `$${input.model.price}`]),
  ];
}
