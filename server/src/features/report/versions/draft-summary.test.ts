import { expect, test } from "vitest";
import { draftSummary } from "./draft-summary.ts";
import type { ToldChanges, ToldSection } from "./told-changes.ts";

const changed = (section: ToldSection["section"], ...changes: string[]) => ({ section, isNew: false, changes });
const written = (section: ToldSection["section"]) => ({ section, isNew: true, changes: [] });
const summary = (told: Partial<ToldChanges>, order: { fromNumber?: number; isFirst?: boolean } = {}) =>
  draftSummary(
    { words: [], sections: [], hasOtherForms: false, ...told },
    { fromNumber: null, isFirst: false, ...order },
  );

test("three changes are named, and the others counted", () => {
  const sections = [changed("trends", "Summary", "“Quiet motors” removed"), changed("overview", "Written again")];
  expect(summary({ sections })).toBe("Changed: Summary; “Quiet motors” removed; Overview written again.");
  expect(summary({ sections: [changed("trends", "Changed")] })).toBe("Changed: Trends changed.");
  expect(summary({ words: ["title"], sections })).toBe(
    "Changed: the concept's title; Summary; “Quiet motors” removed and 1 more.",
  );
});

test("what was brought back, written for the first time or takes another form is said beside the changes", () => {
  expect(summary({ sections: [written("trends"), changed("overview", "Summary")] }, { fromNumber: 3 })).toBe(
    "Brought back from V3. Wrote Trends. Changed: Summary.",
  );
  expect(summary({ hasOtherForms: true })).toBe("The report is shown in another form.");
  expect(summary({})).toBe("Nothing was changed.");
});

test("a first version says what it holds", () => {
  const sections = [written("customerProfiles"), written("trends")];
  expect(summary({ sections }, { isFirst: true })).toBe("First version, with Customer profiles and Trends.");
  expect(summary({}, { isFirst: true })).toBe("First version: the concept alone.");
});
