import type { FieldEdit, FieldEdits, ListEdit } from "@seedbed/contract/report/editing/edits";
import { sectionContracts } from "@seedbed/contract/report/sections";
import type { Source } from "@seedbed/contract/report/source";
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

  const text: FieldEdit = { kind: "text", max: 5 };
  test.each<[FieldEdit, unknown, string]>([
    [{ kind: "number", min: -1000, max: 2000 }, -1001, "it: This cannot be less than -1,000."],
    [{ kind: "number", min: -1000, max: 2000 }, 2001, "it: This cannot be more than 2,000."],
    [{ kind: "number", min: 0, max: 10 }, "1", "it: Write a number here."],
    [{ kind: "number", min: 0, max: 10, whole: true }, 1.5, "it: Write a whole number here."],
    [{ kind: "texts", most: 2, max: 5 }, "a", "it: This must be a list."],
    [{ kind: "texts", most: 2, max: 5 }, ["a", "b", "c"], "it: At most 2 can be listed."],
    [{ kind: "entries", most: 1, fields: { text } }, [{ text: "a" }, { text: "b" }], "it: At most 1 can be listed."],
    [{ kind: "entries", most: 1, fields: { text } }, ["a"], "it.0: This must have fields."],
    [{ kind: "entries", most: 1, fields: { text } }, [["a"]], "it.0: This must have fields."],
    [{ kind: "entries", most: 1, fields: { text } }, [{ text: "a", more: 1 }], "it.0.more: There is no such field."],
    [{ kind: "sources", most: 2 }, "a", "it: This must be a list."],
    [{ kind: "sources", most: 1 }, [{ title: "a" }, { title: "b" }], "it: At most 1 sources can be named."],
    [{ kind: "sources", most: 2 }, [{ title: "a", url: "a" }], "it.url: Invalid URL"],
    [
      { kind: "sources", most: 2 },
      ["a", "b"].map((title) => ({ uuid: accepting.newUuid(), title })),
      "it: A source is named twice.",
    ],
  ])("%o refuses %o by a sentence", (edit, value, sentence) => expect(() => accept(edit, value)).toThrow(sentence));

  test("what is written at a limit is taken", () => {
    const taken: [FieldEdit, unknown][] = [
      [text, "fives"],
      [{ kind: "number", min: -1000, max: 2000 }, -1000],
      [{ kind: "number", min: -1000, max: 2000 }, 2000],
      [{ kind: "number", min: 0, max: 10, whole: true }, 3],
      [{ kind: "flag" }, true],
    ];
    for (const [edit, value] of taken) expect(accept(edit, value)).toBe(value);
  });

  test("a source that stands stays what it is as long as it says the same, and is the person's word once it does not", () => {
    const stands: Source = {
      ...{ uuid: accepting.newUuid(), title: "Trade", description: "A page", url: "https://trade.example/" },
      ...{ classification: "web", citations: ["They pay"], confidenceLevel: "high", publishedDate: "2026-01-02" },
    };
    const standing = standingSources({ results: [{ sources: [stands] }] });
    const named = (change: Partial<Source>) =>
      acceptValue({ kind: "sources", most: 2 }, [{ ...stands, ...change }], { ...accepting, standing });
    expect(named({})).toEqual([stands]);
    for (const change of [
      { title: "Other" },
      { description: "Other" },
      { url: "https://other.example/" },
      { publishedDate: "2026-01-03" },
    ])
      expect(named(change)).toEqual([
        { ...stands, ...change, classification: "person", citations: [], confidenceLevel: "medium" },
      ]);
    expect(accept({ kind: "sources", most: 1 }, [{ title: "a" }])).toMatchObject([
      { uuid: accepting.newUuid(), description: "", url: null, publishedDate: null },
    ]);
  });

  test("what is not said is empty, as it begins, or missed", () => {
    const fields: FieldEdits = {
      name: text,
      note: { kind: "text", max: 5, mayBeEmpty: true },
      flag: { kind: "flag" },
      tags: { kind: "texts", most: 2, max: 5 },
      parts: { kind: "entries", most: 2, fields: {} },
      sources: { kind: "sources", most: 2 },
      amount: { kind: "number", min: 0, max: 10, mayBeEmpty: true },
      "price.per": { kind: "text", max: 9, mayBeEmpty: true },
      "price.from": { kind: "number", min: 0, max: 10 },
    };
    const blank = { price: { from: 3, unit: "$" }, order: 0 };
    const begun = (value: object) => acceptFields(fields, value, { ...accepting, field: "", blank });
    const empty = { note: "", flag: false, tags: [], parts: [], sources: [], amount: null };
    expect(begun({ name: "a" })).toEqual({ name: "a", ...empty, price: { from: 3, unit: "$", per: "" }, order: 0 });
    expect(begun({ name: "a", order: 0, price: { from: 4, unit: "$" } })).toMatchObject({
      price: { from: 4, unit: "$", per: "" },
    });
    expect(blank).toEqual({ price: { from: 3, unit: "$" }, order: 0 });
    expect(() => begun({})).toThrow("name: This field cannot be empty.");
    expect(() => begun({ name: "a", order: 1 })).toThrow("order: There is no such field.");
    expect(() => begun({ name: "a", price: { unit: "€" } })).toThrow("price.unit: There is no such field.");
    expect(() => acceptFields({ it: { kind: "number", min: 0, max: 1 } }, {}, { ...accepting, field: "" })).toThrow(
      "it: Write a number here.",
    );
  });

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
