import { reportSections } from "@seedbed/contract/concepts/vocabulary";
import { expect, test } from "vitest";
import { refillDepots } from "#test-support/concept-briefs.ts";
import { draftedReports } from "#test-support/drafted-ideas/drafted-reports.ts";
import { finishedSections } from "#test-support/finished-sections.ts";
import { noMarks } from "../revisions/section-change.ts";
import { outlineOf } from "./report-outline.ts";
import type { StandingPart } from "./standing-report.ts";
import { nameOfList, nameOfThing, thingsIn } from "./told-things.ts";

const partsOf = (contents: object): StandingPart[] =>
  reportSections.flatMap((section) =>
    section in contents
      ? [{ section, revision: 1, content: contents[section as keyof typeof contents], marks: noMarks }]
      : [],
  );

test("a whole report is outlined by the first thing of each list, what of them may be written, and the lists that have room", async () => {
  const [report] = await draftedReports();
  const { outline, named } = outlineOf(partsOf(report ?? {}));
  const kinds = new Map(outline.things.toReversed().map((thing) => [`${thing.section} ${thing.list}`, thing]));
  const things = [...kinds.values()]
    .toReversed()
    .map(({ handle, section, list, within, position, count, mayGo, fields }) =>
      [
        `${handle} ${section}: ${list} ${position + 1} of ${count}${within ? ` of ${within}` : ""}${mayGo ? ", may go" : ""}`,
        ...fields.map(({ field, label, edit }) => `  ${field}: ${label}, ${edit.kind}`),
      ].join("\n"),
    );
  const lists = outline.lists.map(
    ({ handle, section, name, within, fields }) =>
      `${handle} ${section} ${name}${within ? ` of ${within}` : ""}: ${fields.map(({ field }) => field).join(", ")}`,
  );
  await expect(`${[...things, "", ...lists].join("\n")}\n`).toMatchFileSnapshot("outlined-report.txt");
  expect([...named.keys()].toSorted()).toEqual(
    [...outline.things, ...outline.lists].map(({ handle }) => handle).toSorted(),
  );
});

test("a thing is told whole and named in short, with what its fields say", () => {
  const statement = `Hosts ${"really ".repeat(20)}care`;
  const [assumption] = finishedSections(refillDepots).assumptions;
  const { outline } = outlineOf(partsOf({ assumptions: [{ ...assumption, statement, falsifier: "" }] }));
  const thing = outline.things[1];
  expect(thing?.told).toBe(statement);
  expect(thing?.name).toMatch(/^“Hosts (?:really )+real…”$/u);
  expect(thing?.name.length).toBe(62);
  const values = Object.fromEntries(thing?.fields.map(({ field, value }) => [field, value]) ?? []);
  expect(values).toMatchObject({ statement, falsifier: "", importance: 1, certainty: 1 });
});

test("a size of the market is known by the way it was found", () => {
  const { financialProjection } = finishedSections(refillDepots);
  const [sizing] = [...thingsIn("financialProjection", financialProjection).values()].filter(
    ({ list }) => list.place === "marketSizings[]",
  );
  expect(nameOfThing("financialProjection", sizing)).toBe("Top-down sizing");
  expect(nameOfThing("trends", undefined)).toBe("Trends");
  expect(nameOfList("assumptions", "[]")).toBe("Assumptions");
});
