import { describe, expect, test } from "vitest";
import { liftSeed, refillSeed, seedBriefs } from "#test-support/seed-briefs.ts";
import { slotNames } from "../../../library/slots.ts";
import type { SeedBrief } from "./seed-brief.ts";
import { seedSlots } from "./seed-slots.ts";

const answering = (...answers: [identifier: string, ...texts: string[]][]): SeedBrief => ({
  ...refillSeed,
  answers: answers.map(([identifier, ...texts]) => ({ identifier, label: identifier, answers: texts })),
});

test.each(seedBriefs.map((brief) => [brief.company.name, brief] as const))(
  "every slot of the seed of %s has words",
  (_, brief) => {
    const slots = seedSlots(brief);
    for (const name of slotNames) expect([slots[name]].flat().every((words) => words.trim() !== "")).toBe(true);
  },
);

test("a seed without any answer still has words for every slot", () => {
  const slots = seedSlots(answering());
  for (const name of slotNames) expect([slots[name]].flat()[0]).toBeTruthy();
});

describe("slots", () => {
  test("hold the person's words in the form their sentences need", () => {
    expect(seedSlots(refillSeed)).toMatchObject({
      idea: "the refill station",
      audience: ["facility managers of shared offices", "cleaning crews who work at night"],
      company: "Northline",
      earning: ["a monthly fee of $90 per floor"],
    });
  });

  test("a field is no idea yet: what is looked for has no name but that of the field", () => {
    expect(seedSlots(answering(["field", "Cleaning supplies for offices"])).idea).toBe(
      "the programme for cleaning supplies for offices",
    );
  });

  test("what is changing is no pain: the pain is that work goes on as before", () => {
    const slots = seedSlots(
      answering(["field", "Canteens"], ["changes", "From 2027 canteens must report their waste"]),
    );
    expect(slots.pain).toEqual(["work goes on as before although canteens must report their waste from 2027"]);
    expect(slots.benefit).toEqual(["be ready for the day when canteens must report their waste from 2027"]);
    const both = seedSlots(answering(["pains", "Storage rooms overflow on Mondays"], ["changes", "Rents are rising"]));
    expect(both.pain).toEqual(["storage rooms overflow on Mondays"]);
  });

  test("costs that could fall are what a saving idea earns", () => {
    expect(seedSlots(liftSeed).earning).toContain("savings on overtime for 45 technicians at weekends");
    expect(seedSlots(answering(["value_source", "Lower costs"])).earning).not.toContain("a recurring fee");
  });
});
