import { reportSections } from "@seedbed/contract/concepts/vocabulary";
import { expect, test } from "vitest";
import { draftedReports } from "#test-support/drafted-ideas/drafted-reports.ts";
import { itemLists } from "../../revisions/item-lists.ts";
import { sections } from "../../sections.ts";
import { placesOf } from "./evidence-places.ts";

/** Things of a persona that are told as guesses, and what a profile, a job or a step of a journey is. */
const restingOnNothing = ["alternative", "job", "journeyStep", "pain", "profile"];

test("of every kind of thing in a report it can be shown what it rests on, but of those of a persona", async () => {
  const kinds = new Set<string>();
  const shown = new Set<string>();
  for (const finished of await draftedReports())
    for (const section of reportSections)
      for (const { kind, items } of itemLists(finished[section], sections[section].items))
        for (const item of items) {
          kinds.add(kind.kind);
          if (placesOf(kind.kind, item, undefined).length > 0) shown.add(kind.kind);
        }
  expect([...kinds.difference(shown)].toSorted()).toEqual(restingOnNothing);
});
