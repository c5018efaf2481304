import type { FieldEdit, FieldEdits, ListEdit } from "@seedbed/contract/report/editing/edits";
import { sectionContracts } from "@seedbed/contract/report/sections";
import { describe, expect, test } from "vitest";
import { draftedReports } from "#test-support/drafted-ideas/drafted-reports.ts";
import { readField } from "../../revisions/fields.ts";
import { itemLists } from "../../revisions/item-lists.ts";
import { sections } from "../../sections.ts";
import { standingSources } from "./accept-sources.ts";
import { acceptFields, acceptValue } from "./accept-value.ts";

const accepting = { field: "it", standing: new Map(), newUuid: () => "00000000-0000-4000-8000-000000000001" };
const accept = (edit: FieldEdit, value: unknown) => acceptValue(edit, value, accepting);

describe("a value that a person may write", () => {
  test.each<[FieldEdit, unknown, unknown]>([
    [{ kind: "text", max: 5 }, " four ", "four"],
    [{ kind: "text", max: 5, mayBeEmpty: true }, " ", ""],
    [{ kind: "choice", values: ["up", "down"] }, "up", "up"],
    [{ kind: "number", min: 0, max: 10 }, 2.5, 2.5],
    [{ kind: "number", min: 0, max: 10, mayBeEmpty: true }, null, null],
    [{ kind: "flag" }, false, false],
    [{ kind: "texts", most: 2, max: 5 }, [" one", "two"], ["one", "two"]],
  ])("%o takes %o", (edit, value, stored) => expect(accept(edit, value)).toEqual(stored));

  test.each<[FieldEdit, unknown]>([
    [{ kind: "text", max: 5 }, "sixsix"],
    [{ kind: "text", max: 5 }, ""],
    [{ kind: "choice", values: ["up", "down"] }, "toString"],
    [{ kind: "number", min: 0, max: 10 }, 10.1],
    [{ kind: "number", min: 0, max: 10 }, null],
    [{ kind: "flag" }, "true"],
    [{ kind: "texts", most: 2, max: 5 }, ["a", "b", "c"]],
    [{ kind: "texts", most: 2, max: 5 }, ["a", ""]],
    [{ kind: "texts", most: 2, max: 5 }, "a"],
    [{ kind: "sources", most: 1 }, [{ title: "a" }, { title: "b" }]],
    [{ kind: "sources", most: 2 }, [{ title: "" }]],
    [{ kind: "sources", most: 2 }, [{ title: "a", url: "http://a.example/\u0000" }]],
    [{ kind: "sources", most: 2 }, ["a", "b"].map((title) => ({ uuid: accepting.newUuid(), title }))],
    [{ kind: "entries", most: 1, fields: { text: { kind: "text", max: 5 } } }, [{ text: "a", more: 1 }]],
    [{ kind: "entries", most: 1, fields: { text: { kind: "text", max: 5 } } }, [{}]],
  ])("%o refuses %o", (edit, value) => expect(() => accept(edit, value)).toThrow(/^it/));

  test("as many sources are named as there is room for, each of them the person's word", () => {
    const named = ["a", "b"].map((title, index) => ({ uuid: `00000000-0000-4000-8000-00000000000${index}`, title }));
    expect(accept({ kind: "sources", most: 2 }, named)).toMatchObject(
      named.map((source) => ({ ...source, url: null, classification: "person", confidenceLevel: "medium" })),
    );
  });

  test("what is in a list of things without names is named down to its field", () => {
    const fields: FieldEdits = { name: { kind: "text", max: 9 }, "evidence.insight": { kind: "text", max: 3 } };
    const edit: FieldEdit = { kind: "entries", most: 3, fields };
    const entry = { name: "a", evidence: { insight: "abc" } };
    expect(accept(edit, [entry])).toEqual([entry]);
    expect(() => accept(edit, [entry, { name: "a", evidence: { insight: "abcd" } }])).toThrow("it.1.evidence.insight:");
  });
});

/** What no drafted report begins with: it comes from a conversation, is found, or somebody has to know it. */
const addedLater = (place: string, field: string) =>
  field === "fromConversation" || field === "falsifier" || place === "[].signals[]";

/** A part that this report has not: the price of one that saves cost. */
const isMissing = (content: unknown, field: string) => readField(content, field.split(".")[0] ?? "") === null;

test("every field that may be edited is there in a written report, and takes what stands in it", async () => {
  const seen = new Set<string>();
  for (const report of await draftedReports())
    for (const [name, { edits }] of Object.entries(sectionContracts) as [
      keyof typeof report,
      (typeof sectionContracts)["trends"],
    ][]) {
      const content = report[name];
      const lists = itemLists(content, sections[name].items);
      for (const [place, fields] of Object.entries(edits as Record<string, FieldEdits>)) {
        const owners =
          place === "" ? [content] : lists.filter((list) => list.place === place).flatMap(({ items }) => items);
        for (const owner of owners)
          for (const [field, edit] of Object.entries(fields)) {
            if (addedLater(place, field) || (place === "" && isMissing(content, field))) continue;
            const stands = readField(owner, field);
            const standing = standingSources(content);
            expect(acceptValue(edit, stands, { ...accepting, field: `${name} ${place} ${field}`, standing })).toEqual(
              stands,
            );
            seen.add(`${name} ${place} ${field}`);
          }
      }
    }
  const all = Object.entries(sectionContracts).flatMap(([name, { edits }]) =>
    Object.entries(edits as Record<string, FieldEdits>).flatMap(([place, fields]) =>
      Object.keys(fields)
        .filter((field) => !addedLater(place, field))
        .map((field) => `${name} ${place} ${field}`),
    ),
  );
  expect([...seen].toSorted()).toEqual(all.toSorted());
});

test("whatever can be added makes a content that its section takes", async () => {
  const [report] = await draftedReports();
  for (const [name, { lists, edits, content }] of Object.entries(sectionContracts)) {
    for (const [place, { blank, addedAt }] of Object.entries(lists as Record<string, ListEdit>)) {
      const changed = structuredClone(report?.[name as keyof typeof report]);
      const list = itemLists(changed, sections[name as keyof typeof sections].items).find(
        (each) => each.place === place,
      );
      const fields = (edits as Record<string, FieldEdits>)[place] ?? {};
      const least = Object.fromEntries(
        Object.entries(fields).flatMap(([field, edit]): [string, unknown][] => {
          if (edit.kind === "choice") return [[field, edit.values[0]]];
          if (edit.kind === "number" && !edit.mayBeEmpty) return [[field, edit.min]];
          return edit.kind === "text" && !edit.mayBeEmpty ? [[field, "x"]] : [];
        }),
      );
      const item = acceptFields(fields, least, { ...accepting, field: "", blank: blank ?? {} });
      const at = addedAt ? { [addedAt]: "2026-03-04T12:00:00.000Z" } : {};
      list?.items.push({ ...item, ...at, uuid: accepting.newUuid() });
      const parsed = content.safeParse(changed);
      expect(parsed.error?.issues, `${name} ${place}`).toBeUndefined();
      expect(parsed.data, `${name} ${place}`).toEqual(changed);
    }
  }
});
