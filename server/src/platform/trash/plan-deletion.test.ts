import { expect, test } from "vitest";
import { planDeletion } from "./plan-deletion.ts";
import type { Reference } from "./read-references.ts";

const refers = (child: string, parent: string, more: Partial<Reference> = {}): Reference => ({
  ...{ child, childColumns: [`${parent}_id`], parent, parentColumns: ["id"], onDelete: "cascade" as const },
  ...more,
});

test("what goes with a thing is kept after all that it refers to, by every way that leads to it", () => {
  const references = [
    refers("marks", "answers"),
    refers("answers", "seeds"),
    refers("marks", "seeds"),
    refers("concepts", "users", { onDelete: "other" }),
  ];
  const ofSeed = "(seeds_id) in (select id from seeds where id = $id)";
  expect(planDeletion(references, "seeds")).toEqual({
    relations: [
      { relation: "seeds", condition: "id = $id" },
      { relation: "answers", condition: `(${ofSeed})` },
      { relation: "marks", condition: `((answers_id) in (select id from answers where (${ofSeed}))) or (${ofSeed})` },
    ],
    cleared: [],
  });
});

test("a column of another table that forgets the thing is noted, one of a table that goes with it is not", () => {
  const references = [
    refers("concepts", "seeds", { onDelete: "set null" }),
    refers("answers", "seeds"),
    refers("answers", "seeds", { childColumns: ["first_id"], onDelete: "set null" }),
    refers("runs", "users", { onDelete: "set null" }),
  ];
  expect(planDeletion(references, "seeds").cleared).toEqual([
    {
      relation: "concepts",
      column: "seeds_id",
      condition: "(seeds_id) in (select id from seeds where id = $id)",
    },
  ]);
});

test("keys of several columns are compared as a whole", () => {
  const both = { childColumns: ["a", "b"], parentColumns: ["c", "d"] };
  expect(planDeletion([refers("lines", "seeds", both)], "seeds").relations[1]?.condition).toBe(
    "((a, b) in (select c, d from seeds where id = $id))",
  );
});

test("tables that refer to each other in a circle are named", () => {
  const references = [refers("one", "seeds"), refers("two", "one"), refers("one", "two")];
  expect(() => planDeletion(references, "seeds")).toThrow("tables refer to each other in a circle: one, two");
});
