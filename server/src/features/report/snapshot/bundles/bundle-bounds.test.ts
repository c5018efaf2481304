import { expect, test } from "vitest";
import type { z } from "zod";
import { BundledReport, BundledRevision, BundledSource, BundledVersions, Manifest } from "./bundle-format.ts";

const uuid = (number: number) => `aaaaaaaa-0000-4000-8000-${String(number).padStart(12, "0")}`;
const at = "2026-03-04T10:00:00.000Z";
const hash = "0123456789abcdef".repeat(4);

const words = {
  ...{ title: "Depots", summary: "", overview: "", valueProposition: "", problemStatement: "" },
  ...{ differentiators: [{ order: 0, description: "" }], rightsToWin: [] },
};
const state = { isOutdated: true, origin: null, notes: [], startedAt: at, completedAt: null, revision: 1 };
const whole = {
  manifest: {
    ...{ format: "seedbed-evidence-bundle", version: 1, madeAt: at },
    concept: { uuid: uuid(1), identifier: "C-1", title: "Depots" },
    files: [{ path: "report.json", size: 0, sha256: hash }],
  },
  report: { concept: { ...words, status: "new" }, sections: { trends: { ...state, content: null } } },
  revision: {
    ...{ section: "trends", revision: 2, at, by: "Ada", undoes: null, changes: [], content: 1 },
    marks: { fields: {}, added: [], removed: [], toldBefore: {} },
  },
  source: {
    ...{ uuid: uuid(1), address: "https://example.org/a", url: null, title: "A", publisher: "", publishedDate: null },
    ...{ language: null, classification: "web", category: null, retrievedAt: at, sha256: hash },
  },
};
const long = (length: number) => "x".repeat(length);
const note = { kind: "gap", part: "p", about: "a", sentence: "s" };
const remove = { kind: "remove", item: "x" };

type Fields = Readonly<Record<string, readonly [taken: readonly unknown[], refused: readonly unknown[]]>>;

/** Fields with what they may be at most, and what is one too much. */
function testBounds(
  what: string,
  schema: z.ZodType,
  { make, fields }: { make: (field: object) => object; fields: Fields },
) {
  const isTaken = (field: string, value: unknown) => schema.safeParse(make({ [field]: value })).success;
  test.each(Object.entries(fields))(`${what}: %s is taken as far as it can be`, (field, [taken, refused]) => {
    expect(schema.safeParse(make({})).error?.issues).toBeUndefined();
    const answers = [taken, refused].map((values) => values.map((value) => isTaken(field, value)));
    expect(answers).toEqual([taken.map(() => true), refused.map(() => false)]);
  });
}

const { manifest, report, revision, source } = whole;
const [file] = manifest.files;
testBounds("of a file in the manifest", Manifest, {
  make: (field) => ({ ...manifest, files: [{ ...file, ...field }] }),
  fields: {
    size: [
      [0, 9],
      [-1, 1.5],
    ],
    sha256: [[hash], [hash.slice(1), `${hash}0`, hash.replace("a", "A")]],
    path: [[long(200)], [long(201)]],
  },
});
testBounds("of the manifest", Manifest, {
  make: (field) => ({ ...manifest, ...field }),
  fields: {
    format: [[], ["another"]],
    version: [[], [0, 2, "1"]],
    files: [[[], Array(10_000).fill(file)], [Array(10_001).fill(file)]],
    madeAt: [[at], ["today"]],
  },
});
testBounds("of the concept in the manifest", Manifest, {
  make: (field) => ({ ...manifest, concept: { ...manifest.concept, ...field } }),
  fields: { title: [[long(400)], [long(401)]], identifier: [[long(40)], [long(41)]], uuid: [[uuid(3)], ["3"]] },
});

const text = [["", long(5_000)], [long(5_001)]] as const;
const described = (count: number, length: number) => Array(count).fill({ order: 1, description: long(length) });
const list = [[described(100, 2_000)], [described(101, 1), described(1, 2_001)]] as const;
testBounds("of the concept", BundledReport, {
  make: (field) => ({ ...report, concept: { ...report.concept, ...field } }),
  fields: {
    title: [[long(400)], ["", " ", long(401)]],
    ...{ summary: text, overview: text, valueProposition: text, problemStatement: text },
    ...{ differentiators: list, rightsToWin: list },
    status: [["ideating", "archived"], ["gone"]],
  },
});
testBounds("of what stands of a section", BundledReport, {
  make: (field) => ({ ...report, sections: { trends: { ...state, content: 1, ...field } } }),
  fields: {
    notes: [[[], Array(500).fill(note)], [Array(501).fill(note)]],
    revision: [
      [1, 999_999],
      [0, 1_000_000, 1.5],
    ],
    startedAt: [
      [null, "1970-01-01T00:00:00.000Z"],
      ["1969-12-31T23:59:59.000Z", "today"],
    ],
    completedAt: [
      [null, "1970-01-01T00:00:00.000Z"],
      ["1969-12-31T23:59:59.000Z", "today"],
    ],
    origin: [[null, "user"], ["nobody"]],
  },
});
testBounds("of a change", BundledRevision, {
  make: (field) => ({ ...revision, ...field }),
  fields: {
    revision: [
      [1, 999_999],
      [0, 1_000_000],
    ],
    by: [[null, long(300)], [long(301)]],
    withAi: [[true], [false]],
    undoes: [[null, 1], [0]],
    bringsBack: [[1], [0, null]],
    changes: [
      [[], Array(5_000).fill(remove)],
      [Array(5_001).fill(remove), [{ kind: "paint" }]],
    ],
  },
});
testBounds("of a source", BundledSource, {
  make: (field) => ({ ...source, ...field }),
  fields: {
    address: [
      ["http://a.example/", `upload:${uuid(2)}`, `https://${long(4_088)}`],
      [`https://${long(4_089)}`, "ftp://a.example/", "upload:none", "https://a b", " https://a.example"],
    ],
    url: [
      [null, "http://a.example/x"],
      ["ftp://a.example/x", "javascript:alert(1)", "a"],
    ],
    classification: [
      ["web", "upload", "person"],
      ["library", "reasoning"],
    ],
    title: [[long(2_000)], [long(2_001)]],
    publisher: [[long(400)], [long(401)]],
    publishedDate: [["2026-02-28"], ["2026-02-30", at]],
    language: [["de", long(40)], [long(41)]],
  },
});

test.each([
  { kind: "replaceAll" },
  { kind: "set", item: null, field: "summary", value: 1, before: 2 },
  { kind: "set", item: uuid(1), field: "summary", value: null, follows: true },
  { kind: "add", place: "[]", parent: null, item: { uuid: uuid(1), says: "x" } },
  { kind: "add", place: "[]", parent: uuid(2), item: { uuid: uuid(1) }, at: 3 },
  { kind: "remove", item: uuid(1), before: { uuid: uuid(1) } },
  { kind: "move", item: uuid(1), at: 2, order: 5, before: 1 },
  { kind: "reset", item: uuid(1), list: "jobs", items: [], before: [1] },
])("a change is kept as it was recorded: %j", (change) => {
  expect(BundledRevision.parse({ ...whole.revision, changes: [change] }).changes).toEqual([change]);
});

const version = (number: number, more: object = {}) => ({
  ...{ number, fromNumber: null, why: "revert", comment: "", summary: "", summaryOrigin: "model", by: null, at, words },
  ...{ affectedSections: ["trends"], sections: {} },
  forms: { assumptions: "v2", financialProjection: "v2", marketScan: "v3", conceptOverview: "v3" },
  ...more,
});

testBounds("of a version", BundledVersions, {
  make: (field) => [version(1, field)],
  fields: {
    number: [
      [1, 999_999],
      [0, 1_000_000],
    ],
    fromNumber: [[null, 1], [0]],
    comment: [["", long(500)], [long(501)]],
    summary: text,
    summaryOrigin: [
      ["draft", "model"],
      [null, "nobody"],
    ],
    affectedSections: [
      [[], ["overview", "trends"]],
      [["trends", "trends"], ["payroll"]],
    ],
    by: [[null, long(300)], [long(301)]],
    at: [["1970-01-01T00:00:00.000Z"], ["1969-12-31T00:00:00.000Z"]],
  },
});
