import { officesProjected, officesSaved } from "@seedbed/rules/test-support/projected";
import { expect, test } from "vitest";
import { renderHook } from "vitest-browser-react";
import { useTypedNumbers } from "./use-typed-numbers.ts";

test.each([
  ["a market", officesProjected()],
  ["savings", officesSaved()],
])(
  "a number that is typed counts at once in the whole projection of %s, and until it is forgotten",
  async (_, projection) => {
    const entriesIn = ({ marketSizings, impactSizings }: typeof projection) =>
      [...marketSizings, ...impactSizings].flatMap(({ assumptionEntries }) => assumptionEntries);
    const [first, ...others] = entriesIn(projection);
    if (!first) throw new Error("There are numbers.");
    const { result, act } = await renderHook(() => useTypedNumbers());
    const shown = () => entriesIn(result.current.withinAll(projection));
    await act(() => result.current.type(first.uuid, "1,234"));
    expect(result.current.of(first.uuid)).toBe("1,234");
    expect(shown()).toEqual([{ ...first, scalar: 1234 }, ...others]);
    await act(() => result.current.type(first.uuid, "many"));
    expect(shown()).toEqual([first, ...others]);
    await act(() => result.current.type(first.uuid, undefined));
    expect(result.current.of(first.uuid)).toBeUndefined();
    expect(shown()).toEqual([first, ...others]);
  },
);
