import { describe, expect, test } from "vitest";
import { z } from "zod";
import { defineTask } from "../../task.ts";
import { figureFindings } from "../figures.ts";
import { type Finding, mark, refuse } from "../findings.ts";
import { jsonSchemaOf } from "../json-schema.ts";
import { listOf } from "../list-of.ts";
import { textFindings } from "../text-findings.ts";
import { assessAnswer } from "./assess-answer.ts";
import { keepWhatIsGood } from "./last-resort.ts";
import { partsToRepair, schemaOfParts, withParts } from "./parts.ts";

const Output = z.object({
  summary: z.string().max(60),
  forces: listOf(z.object({ name: z.string(), note: z.string() }), { wanted: 4, enough: 2, unique: "name" }),
});
type Output = z.infer<typeof Output>;

const task = defineTask<object, Output>({
  name: "forces",
  version: 1,
  modelClass: "strong",
  maxOutputTokens: 100,
  output: Output,
  prompt: () => ({ system: "", prefix: "", request: "" }),
  mend: (output, _input, mended) => {
    if (output.summary.endsWith("!")) mended("calm", "summary");
    return { ...output, summary: output.summary.replace(/!$/u, ".") };
  },
  check: (output, input): Finding[] => [
    ...textFindings(output, input),
    ...figureFindings(output, input),
    ...(output.summary.includes("perhaps") ? [mark("vague", "summary", "The summary is vague.")] : []),
    ...(output.summary.includes("nobody")
      ? [refuse("lonely", "summary", { problem: "summary speaks of nobody.", orMark: "The summary names nobody." })]
      : []),
  ],
  draft: () => ({ summary: "", forces: [] }),
});

const force = (name: string, note = `${name} keeps owners where they are today.`) => ({ name, note });
const good: Output = {
  summary: "Owners decide.",
  forces: ["Rent", "Rules", "Crews", "Data"].map((name) => force(name)),
};

function asked() {
  const mends: string[] = [];
  return {
    mends,
    with: {
      task,
      input: {},
      schema: Output,
      mended: (rule: string, place: string) => void mends.push(`${rule} ${place}`),
    },
  };
}

function assess(value: unknown, how = assessAnswer<object, Output>) {
  const { mends, with: given } = asked();
  return { ...how(value, given), mends };
}

const partsOf = (value: unknown) => {
  const result = assess(value);
  return result.outcome === "ok" ? [] : partsToRepair(result.value, result.refused, jsonSchemaOf(Output));
};

test("a good answer is taken as it is", () => {
  expect(assess(good)).toEqual({ outcome: "ok", output: good, notes: [], mends: [] });
});

test("what its own mend puts right is counted", () => {
  expect(assess({ ...good, summary: "Owners decide!" })).toMatchObject({
    outcome: "ok",
    output: good,
    mends: ["calm summary"],
  });
});

test("what leans on a source that nobody gave is refused whatever the task checks, and cut out in the end", () => {
  const value = {
    ...good,
    forces: [force("Rent", "Owners wait. Studies show that they leave."), ...good.forces.slice(1)],
  };
  const unchecked = { ...asked().with, task: { ...task, check: () => [] } };
  const refused = [{ rule: "claims-a-finding", place: "forces.0.note" }];
  expect(assessAnswer(value, unchecked)).toMatchObject({ outcome: "check_failed", refused });
  expect(keepWhatIsGood(value, unchecked)).toMatchObject({
    outcome: "ok",
    output: { forces: [{ note: "Owners wait." }, {}, {}, {}] },
  });
  expect(assessAnswer(value, { ...unchecked, input: { said: "Studies show that they leave." } }).outcome).toBe("ok");
});

test("one bad item is left out where enough remain, and the person reads how many there are", () => {
  const value = { ...good, forces: [force("Rent"), { name: "Rules" }, force("Crews"), force("Data")] };
  expect(assess(value)).toMatchObject({
    outcome: "ok",
    output: { forces: [{ name: "Rent" }, { name: "Crews" }, { name: "Data" }] },
    notes: [{ rule: "fewer-than-wanted", place: "forces", sentence: "3 of 4 could be used." }],
    mends: ["bad-item forces.1"],
  });
});

test("an item of which a text is too long is not lost for it, but written anew or shortened", () => {
  const Short = z.object({ forces: listOf(z.object({ name: z.string().max(12) }), { wanted: 3, enough: 1 }) });
  const naming = { ...task, output: Short, mend: undefined, check: () => [] } as never;
  const given = { task: naming, input: {}, schema: Short, mended: () => undefined } as never;
  const value = { forces: [{ name: "Rent" }, { name: "Rules of the trade" }, { name: 7 }] };
  expect(assessAnswer(value, given)).toMatchObject({
    outcome: "malformed",
    refused: [{ rule: "too-long", place: "forces.1.name" }],
  });
  expect(keepWhatIsGood(value, given)).toMatchObject({
    outcome: "ok",
    output: { forces: [{ name: "Rent" }, { name: "Rules of…" }, { name: "7" }] },
  });
});

test("a list of which most items are bad is asked for again, even where none is enough", () => {
  const Companies = z.object({ companies: z.array(z.object({ name: z.string(), certainty: z.string() })).max(6) });
  const naming = { ...task, output: Companies, mend: undefined, check: () => [] } as never;
  const given = { task: naming, input: {}, schema: Companies, mended: () => undefined } as never;
  const named = ["Fillbar", "Tapside", "Refillo"].map((name) => ({ name, certainty: "Sure." }));
  const without = (count: number) => ({
    companies: named.map((company, index) => (index < count ? { name: company.name } : company)),
  });
  expect(assessAnswer(without(3), given)).toMatchObject({ outcome: "malformed", refused: [{}, {}, {}] });
  expect(assessAnswer(without(2), given)).toMatchObject({ outcome: "malformed" });
  expect(assessAnswer(without(1), given)).toMatchObject({ outcome: "ok", output: { companies: named.slice(1) } });
});

test("several bad items are left out from the end on, so that the right ones go", () => {
  const value = { ...good, forces: [{ name: "Rent" }, force("Rules"), { name: "Crews" }, force("Data")] };
  expect(assess(value)).toMatchObject({ outcome: "ok", output: { forces: [{ name: "Rules" }, { name: "Data" }] } });
});

test("a bad item stays to be written anew where too few would remain", () => {
  const value = { ...good, forces: [force("Rent"), { name: "Rules" }] };
  expect(assess(value)).toMatchObject({ outcome: "malformed", refused: [{ place: "forces.1.note" }] });
});

test("a sentence that has stood before goes where others remain", () => {
  const note = "Rent keeps owners where they are today. Rules do so, too.";
  expect(
    assess({ ...good, forces: [force("Rent"), force("Rules", note), force("Crews"), force("Data")] }),
  ).toMatchObject({
    outcome: "ok",
    output: { forces: [{}, { note: "Rules do so, too." }, {}, {}] },
    mends: ["repeated-sentence forces.1.note"],
  });
});

test("a mark is kept with the answer", () => {
  expect(assess({ ...good, summary: "Owners, perhaps." })).toMatchObject({
    outcome: "ok",
    notes: [{ rule: "vague", place: "summary", sentence: "The summary is vague." }],
  });
});

describe("what is asked for anew", () => {
  test("is the items and fields with a refusal, each under a name of its own", () => {
    const value = { summary: "About 40% decide.", forces: [force("Rent"), force("Rules", "TBD"), force("Crews", "")] };
    const parts = partsOf(value);
    expect(parts.map(({ key, place }) => [key, place])).toEqual([
      ["forces_2", "forces.2"],
      ["forces_1", "forces.1"],
      ["summary", "summary"],
    ]);
    expect(schemaOfParts(parts)).toMatchObject({
      required: ["forces_2", "forces_1", "summary"],
      properties: { forces_1: { type: "object", required: ["name", "note"] }, summary: { type: "string" } },
    });
  });

  test("is the rest of a list that is too short", () => {
    const [part] = partsOf({ ...good, forces: [force("Rent")] });
    expect(part).toMatchObject({ key: "forces_more", isMore: true, schema: { minItems: 3, maxItems: 3 } });
    expect(part?.schema.description).toBe("3 more, other than those that are there.");
    expect(part?.schema).not.toHaveProperty("wanted");
    const answer = { forces_more: [force("Rules"), force("Crews")] };
    expect(withParts({ ...good, forces: [force("Rent")] }, answer, part ? [part] : [])).toEqual({
      ...good,
      forces: [force("Rent"), force("Rules"), force("Crews")],
    });
  });

  test("is the whole of it where more than ten parts are refused", () => {
    const wide = z.object(Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`part${at}`, z.string()])));
    const value = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`part${at}`, "TBD"]));
    const partsFor = (count: number) =>
      partsToRepair(
        value,
        Array.from({ length: count }, (_, at) => refuse("placeholder", `part${at}`, "Write it.")),
        jsonSchemaOf(wide),
      );
    expect([10, 11].map((count) => partsFor(count).length)).toEqual([10, 0]);
  });

  test("is the whole of what cannot be divided", () => {
    expect(partsToRepair("words", [refuse("form", "", "No object.")], jsonSchemaOf(Output))).toEqual([]);
    expect(partsToRepair(good, [refuse("off-topic", "", "Off the point.")], jsonSchemaOf(Output))).toEqual([]);
  });

  test.each([
    ["under its name", { forces_1: force("Rules", "New.") }],
    ["in a whole answer", { ...good, forces: [force("Rent"), force("Rules", "New."), force("Crews")] }],
    ["alone", force("Rules", "New.")],
  ])("comes back %s and takes the place of the old part only", (_, answer) => {
    const parts = partsOf({ ...good, forces: [force("Rent"), force("Rules", "TBD"), force("Crews")] });
    expect(withParts(good, answer, parts)).toEqual({
      ...good,
      forces: [force("Rent"), force("Rules", "New."), force("Crews"), force("Data")],
    });
  });

  test("stays as it was when nothing came", () => {
    const parts = partsOf({ ...good, summary: "" });
    expect(withParts(good, { other: 1 }, parts)).toEqual(good);
  });
});

describe("what is kept when writing anew has not helped", () => {
  const keep = (value: unknown) => assess(value, keepWhatIsGood);

  test("is a text without the sentence that holds an invented figure", () => {
    expect(keep({ ...good, summary: "Owners decide. It grows by 40% a year." })).toMatchObject({
      outcome: "ok",
      output: { summary: "Owners decide." },
      mends: ["cut-sentence summary"],
    });
  });

  test("is a list without the item, where enough remain", () => {
    const value = { ...good, forces: [force("Rent"), force("Rules", "It grows by 40%."), force("Crews")] };
    expect(keep(value)).toMatchObject({
      outcome: "ok",
      output: { forces: [{ name: "Rent" }, { name: "Crews" }] },
      mends: ["dropped-item forces.1"],
    });
  });

  test("is nothing that breaks a rule", () => {
    expect(keep({ ...good, summary: "It grows by 40% a year." })).toMatchObject({
      outcome: "check_failed",
      refused: [{ rule: "invented-figure" }],
    });
  });

  test("is what only fits badly, with a note", () => {
    expect(keep({ ...good, summary: "There is nobody." })).toMatchObject({
      outcome: "ok",
      output: { summary: "There is nobody." },
      notes: [{ rule: "lonely", place: "summary", sentence: "The summary names nobody." }],
    });
  });

  test("is not what only fits badly beside what breaks a rule", () => {
    expect(keep({ ...good, summary: "There is nobody in 40%." })).toMatchObject({ outcome: "check_failed" });
  });

  test("ends at a whole word where a text is too long for its place", () => {
    const summary = "Owners who have waited for years decide about everything that happens in a depot";
    expect(keep({ ...good, summary })).toMatchObject({
      outcome: "ok",
      output: { summary: "Owners who have waited for years decide about everything…" },
    });
  });
});
