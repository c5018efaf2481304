import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { MarketSizeFigures } from "./market-size-figures.tsx";

const sizes = {
  ...{ tam: 1_600_000_000, sam: 420_000_000, som: 25_000_000 },
  ...{ businessModel: null, savingMethod: null, marketSizings: [] },
};

test("a market says its three sizes in short, with what the letters stand for", async () => {
  const projection = { ...sizes, layout: "revenue" as const, impactSizings: [] };
  const screen = await render(<MarketSizeFigures projection={projection} />);
  const told = screen
    .getByRole("term")
    .elements()
    .map((term) => [term.textContent, (term as HTMLElement).title, term.nextElementSibling?.textContent]);
  expect(told).toEqual([
    ["TAM", "Total Addressable Market", "$1.60B"],
    ["SAM", "Serviceable Addressable Market", "$420.00M"],
    ["SOM", "Serviceable Obtainable Market", "$25.00M"],
  ]);
});

test("what several ways save is said as one sum", async () => {
  const saved = (expectedSavings: number) => ({
    uuid: `saves ${expectedSavings}`,
    expectedSavings,
    assumptionEntries: [],
  });
  const projection = { ...sizes, layout: "savings" as const, impactSizings: [saved(40_000), saved(60_000)] };
  const screen = await render(<MarketSizeFigures projection={projection} />);
  await expect.element(screen.getByRole("definition")).toHaveTextContent("$100.00K");
});
