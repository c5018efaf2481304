import type { AssumptionEntry } from "@seedbed/contract/report/financials/schemas";
import { figureId } from "@seedbed/rules/financials/figures/figure";
import { figuresOf } from "@seedbed/rules/financials/figures/figures-of";
import { listsToldWrong } from "@seedbed/rules/test-support/drawn-sizings";
import { expect, test } from "vitest";
import { depots, topDown } from "../testing/open-projection.fixture.ts";

const [any] = topDown as [AssumptionEntry];
const [market, impact] = ["0199aaaa-0000-7000-8000-0000000000a1", "0199aaaa-0000-7000-8000-0000000000a2"] as const;
const unsized = { expectedTam: 0, expectedSam: 0, expectedSom: 0, expectedCustomers: 0 };

test("ten thousand lists of entries are shown with the sizes that a second reading of the rules says", () => {
  const wrong = listsToldWrong((terms) => {
    const assumptionEntries = terms.map(
      (term): AssumptionEntry => ({ ...any, ...term, operator: term.operator ?? "*" }),
    );
    const figures = figuresOf({
      ...depots(),
      marketSizings: [{ ...unsized, uuid: market, type: "top_down", assumptionEntries }],
      impactSizings: [{ uuid: impact, title: "Deliveries", expectedSavings: 0, assumptionEntries }],
    });
    const value = (id: string) => figures.get(id)?.value ?? Number.NaN;
    const [tam, sam, som] = (["TAM", "SAM", "SOM"] as const).map((group) => value(figureId.market(group, market)));
    return { tam: tam ?? 0, sam: sam ?? 0, som: som ?? 0, savings: value(figureId.savings(impact)) };
  });
  expect(wrong).toEqual([]);
});
