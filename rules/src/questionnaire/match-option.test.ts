import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { matchOption } from "./match-option.ts";

const options = [
  { value: "revenue", label: "New revenue" },
  { value: "savings", label: "Lower costs" },
  { value: "sales_channels", label: "Sales channels" },
];

describe("matching an option", () => {
  test("[S1.5-30] finds an option's value or label in the title of a suggestion", () => {
    expect(matchOption(options, "Lower costs")?.value).toBe("savings");
    expect(matchOption(options, "Go for LOWER COSTS, quickly")?.value).toBe("savings");
    expect(matchOption(options, "Revenue from offices")?.value).toBe("revenue");
    expect(matchOption(options, "Use the sales channels")?.value).toBe("sales_channels");
    expect(matchOption(options, "Something else")).toBeUndefined();
    expect(matchOption(options, "Revenues")).toBeUndefined();
  });

  test("words of any language are whole words", () => {
    const drinks = [
      { value: "COFFEE", label: "Café" },
      { value: "TEA", label: "緑茶" },
    ];
    expect(matchOption(drinks, "Ein Café am Markt")?.value).toBe("COFFEE");
    expect(matchOption(drinks, "緑茶")?.value).toBe("TEA");
    expect(matchOption(drinks, "Caféhaus")).toBeUndefined();
    expect(matchOption(drinks, "Cafés")).toBeUndefined();
    const decomposed = [{ value: "COFFEE", label: "Cafe\u0301" }];
    expect(matchOption(decomposed, "Cafe\u0301 am Markt")?.value).toBe("COFFEE");
    expect(matchOption(decomposed, "Cafe\u0301s")).toBeUndefined();
  });

  test("[S1.5-30] prefers the longest match", () => {
    const near = [
      { value: "data", label: "Data" },
      { value: "data_platform", label: "Data platform" },
    ];
    expect(matchOption(near, "Data platform first")?.value).toBe("data_platform");
    expect(matchOption(near.toReversed(), "Data platform first")?.value).toBe("data_platform");
  });

  test("[S1.5-30] any title that holds a label matches", () => {
    fc.assert(
      fc.property(fc.constantFrom(...options), fc.stringMatching(/^[x ]{0,9}$/), (option, around) => {
        expect(matchOption(options, `${around} ${option.label} ${around}`)).toBe(option);
      }),
    );
  });
});
