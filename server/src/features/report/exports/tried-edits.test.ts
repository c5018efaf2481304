import { expect, test } from "vitest";
import { refillDepots } from "#test-support/concept-briefs.ts";
import { finishedSections } from "#test-support/finished-sections.ts";
import { noMarks } from "../revisions/section-change.ts";
import { tryEdit } from "./dry-run.ts";
import type { ProposedChange } from "./proposed-edit.ts";
import type { StandingPart } from "./standing-report.ts";

const contents = finishedSections(refillDepots);
const [ana, ben] = contents.customerProfiles;
const [first] = contents.assumptions;
const part = (section: StandingPart["section"], revision: number): StandingPart => ({
  ...{ section, revision, content: contents[section as keyof typeof contents], marks: noMarks },
});
const report = [part("trends", 2), part("marketScan", 3), part("customerProfiles", 7), part("assumptions", 4)];
const tried = (section: StandingPart["section"], ...changes: ProposedChange[]) =>
  tryEdit(report, { section, changes }, new Date("2031-05-01T10:00:00Z"));
const set = (item: string | null | undefined, field: string, value: unknown) => ({
  ...{ kind: "set" as const, item: item ?? null, field, value },
});

test("an edit tells what it makes another, what follows, which written sections rest on it, and what it was made from", async () => {
  const { asked, changes, follows, outdates, basedOn } = await tried(
    "customerProfiles",
    set(ben?.uuid, "name", "Cy Dahl"),
    set(ben?.uuid, "isPrimary", true),
  );
  expect(asked).toMatchObject([{ field: "name", value: "Cy Dahl", seen: "Ben Roth" }, { seen: false }]);
  expect(changes.map(({ itemName, field, before, after }) => [itemName, field, before, after])).toEqual([
    ["“Landlords”", "name", "Ben Roth", "Cy Dahl"],
    ["“Landlords”", "isPrimary", false, true],
  ]);
  expect(
    follows.map(({ item, itemName, fieldName, before, after }) => [item, itemName, fieldName, before, after]),
  ).toEqual([
    [ana?.uuid, "“Office hosts”", "Is primary", true, false],
    [ben?.uuid, "“Landlords”", "Initials", "AS", "CD"],
  ]);
  expect([outdates, basedOn]).toEqual([["assumptions"], 7]);
  expect((await tried("trends", set(null, "summary", "Less."))).outdates).toEqual(["marketScan"]);
});

test("an edit that changes nothing, of a section that was never written or of a thing that is gone is refused with its reason", async () => {
  await expect(tried("trends", set(null, "summary", contents.trends.summary))).rejects.toThrow("This changes nothing.");
  await expect(tried("overview", set(null, "overview.whatIsThis", "A depot."))).rejects.toThrow(
    "This section has not been written yet.",
  );
  await expect(tried("assumptions", { kind: "remove", item: ana?.uuid ?? "" })).rejects.toThrow(
    "This is no longer part of the report.",
  );
  await expect(tried("assumptions", set(first?.uuid, "importance", 9))).rejects.toThrow(/^importance: /u);
});
