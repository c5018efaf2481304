import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { reportSections } from "@seedbed/contract/concepts/vocabulary";
import { sectionContracts } from "@seedbed/contract/report/sections";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { rerun } from "#test-support/draft-tools.ts";
import { draftedReports } from "#test-support/drafted-ideas/drafted-reports.ts";
import { sections } from "../sections.ts";
import type { FinishedSections } from "../writing/writing-tools.ts";
import { applyChanges } from "./apply-changes.ts";
import { setField } from "./fields.ts";
import { itemLists } from "./item-lists.ts";
import { type Unrecognised, unrecognisedItems } from "./recognised-items.ts";
import { noMarks } from "./section-change.ts";
import { toldOf } from "./told-words.ts";
import { type Standing, writtenAnew } from "./written-anew.ts";

const drafted: FinishedSections[] = [];
beforeAll(async () => {
  drafted.push(...(await draftedReports()));
});

const itemsOf = (section: ReportSection, content: unknown) =>
  itemLists(content, sections[section].items).flatMap((list) => list.items.map((item) => ({ list, item })));
const uuidsIn = (section: ReportSection, content: unknown) => itemsOf(section, content).map(({ item }) => item.uuid);

/** What a model knows that understands what it reads: which thing of the draft a sentence speaks of. Two things may say the same. */
class Meanings {
  readonly #itemsByWords = new Map<string, Set<string>>();

  learn(kind: string, says: string, item: string): void {
    const words = `${kind}: ${says}`;
    this.#itemsByWords.set(words, new Set([...(this.#itemsByWords.get(words) ?? []), item]));
  }

  pairs({ kinds }: Unrecognised) {
    const taken = new Set<string>();
    const same = kinds.flatMap(({ kind, earlier, written }) => {
      const means = (says: string) => this.#itemsByWords.get(`${kind}: ${says}`) ?? new Set<string>();
      return written.flatMap(({ handle, says, within }) => {
        const alike = earlier.filter(
          (each) => !taken.has(each.handle) && !means(says).isDisjointFrom(means(each.says)),
        );
        const found = alike.find((each) => each.within === within) ?? alike[0];
        if (found) taken.add(found.handle);
        return found ? [{ written: handle, earlier: found.handle }] : [];
      });
    });
    return { same };
  }
}

/** The draft as another run writes it in words that share nothing with those before. */
function rephrased(section: ReportSection, draft: unknown, { run, meanings }: { run: number; meanings: Meanings }) {
  const fresh = rerun(draft, run);
  const originals = itemsOf(section, draft);
  for (const [index, { list, item }] of itemsOf(section, fresh).entries()) {
    const original = originals[index]?.item.uuid ?? "";
    if (!list.kind.named)
      setField(item, list.kind.told, {
        value: `rephrased ${run} qx${run}n${index} zv${run}m${index} by${run}w${index}`,
      });
    meanings.learn(list.kind.kind, toldOf(item, list.kind), original);
  }
  return fresh;
}

function recognised(
  section: ReportSection,
  state: Standing,
  { fresh, meanings }: { fresh: unknown; meanings: Meanings },
) {
  const declared = sections[section].items;
  const unknown = unrecognisedItems(state, fresh, declared);
  return unknown?.meaning(meanings.pairs(unknown)) ?? {};
}

const steps = fc.array(
  fc.record({
    kind: fc.constantFrom("edit", "remove", "rephrase", "rephrase"),
    at: fc.nat({ max: 400 }),
  }),
  { minLength: 2, maxLength: 10 },
);

describe("with a model that says which things are the same", () => {
  test.each(reportSections)("%s in wholly other words keeps its things and what persons did to them", (section) => {
    const { items: declared } = sections[section];
    fc.assert(
      fc.property(fc.constantFrom(0, 1), steps, (which, taken) => {
        const draft = drafted[which]?.[section];
        const meanings = new Meanings();
        for (const { list, item } of itemsOf(section, draft))
          meanings.learn(list.kind.kind, toldOf(item, list.kind), item.uuid);
        let state: Standing = { content: draft, marks: noMarks };
        const edited = new Map<string, string>();
        for (const [run, { kind, at }] of taken.entries()) {
          const all = itemsOf(section, state.content);
          const chosen = all[at % Math.max(1, all.length)];
          if (kind === "rephrase") {
            const before = uuidsIn(section, state.content);
            const fresh = rephrased(section, draft, { run: run + 1, meanings });
            const { content, marks } = writtenAnew(state, fresh, {
              declared,
              recognised: recognised(section, state, { fresh, meanings }),
            });
            state = { content, marks };
            expect(new Set(uuidsIn(section, content))).toEqual(new Set(before));
          } else if (chosen && !chosen.list.kind.named) {
            const { item, list } = chosen;
            const value = `edited${run} by${run} hand${run}`;
            if (kind === "edit") meanings.learn(list.kind.kind, value, item.uuid);
            if (kind === "edit") edited.set(item.uuid, value);
            state = applyChanges(
              state,
              [
                kind === "edit"
                  ? { kind: "set", item: item.uuid, field: list.kind.told, value }
                  : { kind: "remove", item: item.uuid },
              ],
              { declared, personal: true },
            );
          }
          for (const { list, item } of itemsOf(section, state.content))
            if (edited.has(item.uuid)) expect(toldOf(item, list.kind)).toBe(edited.get(item.uuid));
        }
        expect(sectionContracts[section].content.safeParse(state.content).error).toBeUndefined();
      }),
      { numRuns: 40 },
    );
  });
});

const people = (content: unknown) => content as { uuid: string; segment: string }[];

describe("customer profiles", () => {
  const { items: declared } = sections.customerProfiles;
  const written = (run: number, segments: string[]) =>
    people(rerun(drafted[0]?.customerProfiles, run)).map((profile, index) => ({
      ...profile,
      segment: segments[index] ?? "",
    }));

  test("what words tell is not asked", () => {
    const before = { content: drafted[0]?.customerProfiles, marks: noMarks };
    expect(unrecognisedItems(before, rerun(before.content, 5), declared)).toBeUndefined();
  });

  test("an answer about handles that were never given means nothing", () => {
    const before = { content: drafted[0]?.customerProfiles, marks: noMarks };
    const unknown = unrecognisedItems(before, written(5, ["Alpha", "Beta", "Gamma"]), declared);
    expect(unknown?.kinds[0]?.earlier.map(({ handle }) => handle)).toEqual(["e1", "e2", "e3"]);
    expect(
      unknown?.meaning({
        same: [
          { written: "w99", earlier: "e1" },
          { written: "w1", earlier: "e99" },
        ],
      }),
    ).toEqual({});
  });

  test("what a person took out does not come back in other words", () => {
    const content = people(drafted[0]?.customerProfiles);
    const change = { kind: "remove" as const, item: content[2]?.uuid ?? "" };
    const before = applyChanges({ content, marks: noMarks }, [change], { declared, personal: true });
    const fresh = written(5, [content[0]?.segment ?? "", content[1]?.segment ?? "", "The ones who said no"]);
    const unknown = unrecognisedItems(before, fresh, declared);
    const [profiles] = unknown?.kinds ?? [];
    expect(profiles).toMatchObject({
      earlier: [{ handle: "e1", says: content[2]?.segment }],
      written: [{ handle: "w1", says: "The ones who said no" }],
    });
    const told = unknown?.meaning({ same: [{ written: "w1", earlier: "e1" }] });
    const after = writtenAnew(before, fresh, { declared, recognised: told });
    expect(people(after.content).map(({ segment }) => segment)).toEqual(
      content.slice(0, 2).map(({ segment }) => segment),
    );
  });

  test("what a person took out does not come back as another one that says something like it", () => {
    const [first, second] = people(drafted[0]?.customerProfiles);
    const standing = [
      { ...first, segment: "Night crews of shared office buildings" },
      { ...second, segment: "Day crews of shared office buildings" },
    ];
    const change = { kind: "remove" as const, item: first?.uuid ?? "" };
    const before = applyChanges({ content: standing, marks: noMarks }, [change], { declared, personal: true });
    const again = written(5, ["Night crews of shared office buildings"]).slice(0, 1);
    const { content } = writtenAnew(before, again, { declared });
    expect(people(content).map(({ segment }) => segment)).not.toContain("Night crews of shared office buildings");
  });
});
