import { expect, test } from "vitest";
import type { ItemKind } from "../writing/section.ts";
import { applyChanges } from "./apply-changes.ts";
import { assertUntouched } from "./assert-untouched.ts";
import { noMarks, type SectionChange } from "./section-change.ts";

const declared: Record<string, ItemKind> = {
  "people[]": { kind: "person", told: "name" },
  "people[].jobs[]": { kind: "job", told: "says" },
};
const job = (uuid: string) => ({ uuid, says: `Job ${uuid}` });
const content = {
  summary: "Depots",
  people: [
    { uuid: "ana", name: "Ana", jobs: [job("a1"), job("a2")] },
    { uuid: "ben", name: "Ben", jobs: [job("b1")] },
  ],
};
const revision = (of: unknown, number: number) => ({ revision: number, content: of, contentHash: "", marks: noMarks });

/** What a change made from the content is told when others have changed it meanwhile; nothing when it may be made. */
function told(change: SectionChange, meanwhile: SectionChange): string | undefined {
  const { content: stands } = applyChanges({ content, marks: noMarks }, [meanwhile], { declared, personal: false });
  try {
    assertUntouched({ base: revision(content, 1), head: revision(stands, 2) }, [change], declared);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
const set = (item: string | null, field: string, value: unknown): SectionChange => ({
  kind: "set",
  item,
  field,
  value,
});
const add = (parent: string | null, place = "people[].jobs[]"): SectionChange => ({
  ...{ kind: "add", place, parent },
  item: { uuid: "new", says: "New" },
});
const remove = (item: string): SectionChange => ({ kind: "remove", item });
const move = (item: string): SectionChange => ({ kind: "move", item, at: 0 });
const reset = (item: string): SectionChange => ({ kind: "reset", item, list: "jobs", items: [] });

test.each<[string, SectionChange, SectionChange]>([
  ["sets another field", set("ana", "name", "Anna"), set("ben", "name", "Benno")],
  ["sets a field beside one of the section", set("ana", "name", "Anna"), set(null, "summary", "Cellars")],
  ["adds beside what was changed", add("ana"), set("ana", "name", "Anna")],
  ["adds where others came", add("ana"), remove("a1")],
  ["adds to the section whatever was changed", add(null, "people[]"), remove("ana")],
  ["removes what is as it was", remove("a1"), set("a2", "says", "Other")],
  ["moves in an order that is as it was", move("a2"), set("a1", "says", "Other")],
  ["lays back what is as it was", reset("ana"), set("b1", "says", "Other")],
])("what %s is made", (_what, change, meanwhile) => {
  expect(told(change, meanwhile)).toBeUndefined();
});

test.each<[string, SectionChange, SectionChange]>([
  ["“Benno”. You wrote “Bernd”.", set("ben", "name", "Bernd"), set("ben", "name", "Benno")],
  ["“Cellars”. You wrote “Shops”.", set(null, "summary", "Shops"), set(null, "summary", "Cellars")],
  ["nothing: it was removed. You wrote “Bernd”.", set("ben", "name", "Bernd"), remove("ben")],
  ["nothing: it was removed.", add("ana"), remove("ana")],
  ['“{"uuid":"a1","says":"Other"}”.', remove("a1"), set("a1", "says", "Other")],
  ["nothing: it was removed.", remove("a1"), remove("a1")],
  ['“["a1"]”.', move("a1"), remove("a2")],
  ['“{"uuid":"ben","name":"Ben","jobs":[]}”.', reset("ben"), remove("b1")],
])("what was changed meanwhile is told: %s", (sentence, change, meanwhile) => {
  expect(told(change, meanwhile)).toBe(`This was changed meanwhile. It now says ${sentence}`);
});

test("a change from a revision that is kept no longer is refused, whatever it touches", () => {
  const head = revision(content, 7);
  expect(() => assertUntouched({ base: undefined, head }, [set("ana", "name", "Anna")], declared)).toThrow(
    "It now says “Ana”. You wrote “Anna”.",
  );
  expect(() => assertUntouched({ base: undefined, head }, [], declared)).not.toThrow();
});
