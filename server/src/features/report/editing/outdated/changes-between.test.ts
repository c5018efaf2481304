import { officeEntries, officesProjected } from "@seedbed/rules/test-support/projected";
import { expect, test } from "vitest";
import { changesBetween } from "./changes-between.ts";

test("a sizing that was given back is told by what it is, and one that is the same again is not told", () => {
  const list = "assumptionEntries";
  const step = {
    changes: [{ kind: "reset" as const, item: "sizing", list, items: [] }],
    ...{ section: "financialProjection" as const, revision: 2, contentHash: "", userId: "u", isRun: false },
  };
  const told = (after: typeof officeEntries) =>
    changesBetween({ section: "financialProjection", before: officesProjected(), after: officesProjected(after) }, [
      { ...step, at: new Date(0) },
    ]).map(({ what, item, field }) => ({ what, item, field }));
  expect(told(officeEntries.slice(1))).toEqual([
    { what: "Bottom-up sizing as it was written", item: "sizing", field: null },
  ]);
  expect(told(officeEntries)).toEqual([{ what: "Changed", item: null, field: null }]);
});
