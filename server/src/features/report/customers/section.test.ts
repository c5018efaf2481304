import { expect, test } from "vitest";
import { refillDepots } from "#test-support/concept-briefs.ts";
import { finishedSections } from "#test-support/finished-sections.ts";
import { customerProfiles } from "./section.ts";

const profiles = finishedSections(refillDepots).customerProfiles ?? [];
const primaries = (marked: readonly boolean[]) =>
  customerProfiles
    .settle?.(
      marked.map((isPrimary, index) => ({ ...profiles[index % profiles.length], isPrimary })) as typeof profiles,
    )
    .map(({ isPrimary }) => isPrimary);

test("one profile is primary: the first that says so, or else the first", () => {
  expect(primaries([false, true, true])).toEqual([false, true, false]);
  expect(primaries([false, false])).toEqual([true, false]);
  expect(primaries([])).toEqual([]);
});
