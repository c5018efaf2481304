import { expect, test } from "vitest";
import { refillDepots } from "#test-support/concept-briefs.ts";
import { finishedSections } from "#test-support/finished-sections.ts";
import { noMarks } from "../revisions/section-change.ts";
import { writtenAnew } from "../revisions/written-anew.ts";
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

test("a persona that is written anew keeps its name, its picture and its colours", () => {
  const [first] = profiles;
  if (!first) throw new Error("there is no profile");
  const own = {
    name: "Ana Silva",
    initials: "AS",
    gradientColors: ["#111111", "#222222"],
    avatarUrl: "/image?v=a.png",
  };
  const before = [{ ...first, ...own }];
  const fresh = [
    { ...first, uuid: "fresh", name: "Eva Roth", initials: "ER", avatarUrl: null, customerInsight: "New." },
  ];
  const { content } = writtenAnew({ content: before, marks: noMarks }, fresh, { declared: customerProfiles.items });
  expect(content).toMatchObject([{ ...own, uuid: first.uuid, customerInsight: "New." }]);
});
