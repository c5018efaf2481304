import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { reportSections } from "@seedbed/contract/concepts/vocabulary";
import { sectionContracts } from "@seedbed/contract/report/sections";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { rerun, uuidsOf } from "#test-support/draft-tools.ts";
import { draftedReports } from "#test-support/drafted-ideas/drafted-reports.ts";
import { sections } from "../sections.ts";
import type { FinishedSections } from "../writing/writing-tools.ts";
import { applyChanges, standing } from "./apply-changes.ts";
import { type ItemList, itemLists } from "./item-lists.ts";
import { noMarks, type PersonalMarks, type SectionChange } from "./section-change.ts";
import { plainWords, toldOf } from "./told-words.ts";
import { writtenAnew } from "./written-anew.ts";

const drafted: FinishedSections[] = [];

beforeAll(async () => {
  drafted.push(...(await draftedReports()));
});

interface Standing {
  content: unknown;
  marks: PersonalMarks;
}

const listsOf = (section: ReportSection, content: unknown): ItemList[] => itemLists(content, sections[section].items);
const wordsOf = (told: string) => plainWords(told).join(" ");
const itemsOf = (section: ReportSection, content: unknown) =>
  listsOf(section, content).flatMap((list) => list.items.map((item) => ({ list, item })));

/** As a database gives it back: with its properties in another order. */
const asKept = (content: unknown): unknown =>
  JSON.parse(JSON.stringify(content), (_name, value) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).reverse())
      : value,
  );

test.each(reportSections)("%s written anew in the same words is the same to the last uuid", (section) => {
  for (const finished of drafted) {
    const before = { content: asKept(finished[section]), marks: noMarks };
    const { content, marks } = writtenAnew(before, rerun(finished[section], 77), { declared: sections[section].items });
    expect({ content, marks }).toEqual(before);
  }
});

test.each(reportSections)("every uuid of an item of %s is found in its declared lists, or is a source's", (section) => {
  const declared = new Set(
    drafted.flatMap((finished) => itemsOf(section, finished[section])).map(({ item }) => item.uuid),
  );
  const roots = drafted.flatMap(({ [section]: content }) => (content && "uuid" in content ? [content.uuid] : []));
  const others = drafted
    .flatMap((finished) => uuidsOf(finished[section]))
    .filter((uuid) => !declared.has(uuid) && !roots.includes(uuid));
  const sources = drafted.flatMap((finished) => sourcesOf(finished[section]));
  expect(others.filter((uuid) => !sources.includes(uuid))).toEqual([]);
});

test("what a person added, or wrote in, stands at its place in its list, also where nothing like it is written again", () => {
  const { items: declared } = sections.assumptions;
  const draft = drafted[0]?.assumptions ?? [];
  const [first, second] = draft;
  if (!first || !second) throw new Error("there are no assumptions");
  const own = { ...first, uuid: "aaaaaaaa-0000-4000-8000-000000000001", statement: "Porters count the bottles." };
  const changes: SectionChange[] = [
    { kind: "add", place: "[]", parent: null, item: own, at: 1 },
    { kind: "set", item: second.uuid, field: "statement", value: "Nurses keep the keys." },
  ];
  const before = applyChanges({ content: draft, marks: noMarks }, changes, { declared, personal: true });
  const fresh = rerun(
    draft.filter((each) => each !== second),
    5,
  );
  expect(writtenAnew(before, fresh, { declared }).content).toEqual(before.content);
});

function sourcesOf(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const own = "classification" in value && "uuid" in value ? [String(value.uuid)] : [];
  return [...own, ...Object.values(value).flatMap(sourcesOf)];
}

type Step = { kind: "edit" | "add" | "remove" | "move" | "reword" | "anew"; at: number; to: number };

const steps = fc.array(
  fc.record({
    kind: fc.constantFrom<Step["kind"]>("edit", "edit", "add", "remove", "move", "reword", "anew", "anew"),
    at: fc.nat({ max: 400 }),
    to: fc.nat({ max: 400 }),
  }),
  { minLength: 2, maxLength: 14 },
);

/** What must hold, kept in the simplest way that can be right. */
interface Expected {
  edited: Map<string, unknown>;
  added: Set<string>;
  removed: { place: string; parent: string | null; words: string }[];
}

/** Fields of an item that take any text. */
function textFields(section: ReportSection, content: unknown, item: { uuid: string }): string[] {
  return Object.entries(item).flatMap(([name, value]) => {
    if (typeof value !== "string" || name === "uuid") return [];
    const changes: SectionChange[] = [{ kind: "set", item: item.uuid, field: name, value: "any text" }];
    const changed = applyChanges({ content, marks: noMarks }, changes, {
      declared: sections[section].items,
      personal: false,
    });
    return sectionContracts[section].content.safeParse(changed.content).success ? [name] : [];
  });
}

function personSteps(
  { section, state, expected }: { section: ReportSection; state: Standing; expected: Expected },
  step: Step,
  count: number,
): SectionChange[] {
  const all = itemsOf(section, state.content);
  const chosen = all[step.at % Math.max(1, all.length)];
  if (!chosen) return [];
  const { list, item } = chosen;
  const { told } = list.kind;
  if (step.kind === "move") return [{ kind: "move", item: item.uuid, at: step.to % list.items.length }];
  if (step.kind === "remove") {
    const words = wordsOf(state.marks.toldBefore[item.uuid] ?? toldOf(item, list.kind));
    expected.removed.push({ place: list.place, parent: list.parent, words });
    for (const gone of [item.uuid, ...uuidsOf(item)]) {
      expected.added.delete(gone);
      for (const key of expected.edited.keys()) if (key.startsWith(gone)) expected.edited.delete(key);
    }
    return [{ kind: "remove", item: item.uuid }];
  }
  if (step.kind === "add") {
    if (!textFields(section, state.content, item).includes(told)) return [];
    const uuid = `aaaaaaaa-0000-4000-8000-${String(count).padStart(12, "0")}`;
    expected.added.add(uuid);
    // What is new stands for itself: its words are nobody else's.
    const added = { ...structuredClone(item), ...emptied(item), uuid, [told]: `zq${count} wx${count} vk${count}` };
    return [
      { kind: "add", place: list.place, parent: list.parent, item: added, at: step.to % (list.items.length + 1) },
    ];
  }
  const fields = textFields(section, state.content, item);
  const field = fields[step.to % Math.max(1, fields.length)];
  if (field === undefined) return [];
  const value = `edited${count} by${count} hand${count}`;
  expected.edited.set(`${item.uuid} ${field}`, value);
  return [{ kind: "set", item: item.uuid, field, value }];
}

/** An item without the lists in it, whose uuids are others'. */
const emptied = (item: object) =>
  Object.fromEntries(
    Object.entries(item).flatMap(([name, value]) =>
      Array.isArray(value) && uuidsOf(value).length > 0 ? [[name, []]] : [],
    ),
  );

/** What another run writes: the draft again, with one item said in other words and one left out. */
function anotherDraft(section: ReportSection, content: unknown, step: Step): unknown {
  const fresh = rerun(content, step.at + 1);
  const all = itemsOf(section, fresh);
  const left = all[step.at % Math.max(1, all.length)];
  const reworded = all[step.to % Math.max(1, all.length)];
  if (step.kind === "reword" && reworded && toldOf(reworded.item, reworded.list.kind).split(" ").length > 5)
    Object.assign(reworded.item, { [reworded.list.kind.told]: `${toldOf(reworded.item, reworded.list.kind)} indeed` });
  if (step.kind === "reword" && left) left.list.items.splice(left.list.items.indexOf(left.item), 1);
  return fresh;
}

describe("over any sequence of changes by persons and new writings", () => {
  test.each(reportSections)(
    "%s keeps uuids, edits and additions, and what was removed does not come back",
    (section) => {
      fc.assert(
        fc.property(fc.constantFrom(0, 1), steps, (which, taken) => {
          const draft = drafted[which]?.[section];
          const declared = sections[section].items;
          let state: Standing = { content: draft, marks: noMarks };
          const expected: Expected = { edited: new Map(), added: new Set(), removed: [] };
          for (const [count, step] of taken.entries()) {
            if (step.kind === "anew" || step.kind === "reword") {
              const before = new Map(itemsOf(section, state.content).map(({ item }) => [item.uuid, item]));
              const fresh = anotherDraft(section, draft, step);
              const { content, marks } = writtenAnew(state, fresh, { declared });
              state = { content, marks };
              if (step.kind === "anew") expectSameUuids(section, before, state);
            } else {
              const changes = personSteps({ section, state, expected }, step, count);
              state = applyChanges(state, changes, { declared, personal: true });
            }
            expectHolds(section, state, expected);
          }
        }),
        { numRuns: 60 },
      );
    },
  );
});

function expectHolds(section: ReportSection, state: Standing, expected: Expected): void {
  const all = itemsOf(section, state.content);
  const uuids = all.map(({ item }) => item.uuid);
  expect(new Set(uuids).size, "no uuid twice").toBe(uuids.length);
  for (const [key, value] of expected.edited) {
    const [uuid = "", field = ""] = key.split(" ");
    expect(standing(state.content, sections[section].items, uuid).item, key).toMatchObject({ [field]: value });
  }
  for (const uuid of expected.added) expect(uuids, "what was added").toContain(uuid);
  for (const { place, parent, words } of expected.removed) {
    const list = listsOf(section, state.content).find((each) => each.place === place && each.parent === parent);
    const back = list?.items.filter(
      (item) => wordsOf(toldOf(item, list.kind)) === words && !expected.added.has(item.uuid),
    );
    expect(back ?? [], `${words} does not come back`).toEqual([]);
  }
  expect(sectionContracts[section].content.safeParse(state.content).success).toBe(true);
}

/** What stood before and is written again in the words it was first written in stands under its uuid. */
function expectSameUuids(section: ReportSection, before: ReadonlyMap<string, object>, state: Standing): void {
  const after = new Set(itemsOf(section, state.content).map(({ item }) => item.uuid));
  expect([...before.keys()].filter((uuid) => !after.has(uuid))).toEqual([]);
}
