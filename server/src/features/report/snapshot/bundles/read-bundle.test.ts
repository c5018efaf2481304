import { createHash } from "node:crypto";
import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import type { Failure } from "../../../../platform/failure.ts";
import { forgedBundle } from "./bundles.fixture.ts";
import { readBundle } from "./read-bundle.ts";

const concept = {
  ...{ title: "Refill depot", summary: "", overview: "", valueProposition: "", problemStatement: "" },
  ...{ differentiators: [], rightsToWin: [], status: "new" },
};
const state = { isOutdated: false, origin: null, notes: [], startedAt: null, completedAt: null };
const revision = (number: number, more: object = {}) => ({
  ...{ section: "overview", revision: number, at: "2026-03-04T10:00:00.000Z", by: "Ada Moreau", undoes: null },
  ...{ changes: [], marks: { fields: {}, added: [], removed: [], toldBefore: {} } },
  ...{ content: { says: number }, ...more },
});
const report = (more: object = {}) => ({
  concept,
  sections: { overview: { ...state, revision: 2, content: { says: 2 }, ...more } },
});
const text = "Boxes pile up on Mondays.";
const uuid = "aaaaaaaa-0000-4000-8000-000000000001";
const source = {
  ...{ uuid, address: "https://example.org/boxes", url: null, title: "Boxes", publisher: "", publishedDate: null },
  ...{ language: null, classification: "web", category: null, retrievedAt: "2026-03-04T10:00:00.000Z" },
  sha256: createHash("sha256").update(text).digest("hex"),
};
const second = "changes/overview/000002.json";
const manifest = {
  ...{ format: "seedbed-evidence-bundle", version: 1, madeAt: "2026-03-05T10:00:00.000Z", files: [] },
  concept: { uuid: "aaaaaaaa-0000-4000-8000-000000000002", identifier: "C-1", title: "Refill depot" },
};
const files = Object.fromEntries(
  Object.entries({
    "manifest.json": manifest,
    "report.json": report(),
    "changes/overview/000001.json": revision(1),
    [second]: revision(2),
    [`sources/${uuid}.json`]: source,
  }).map(([path, value]) => [path, strToU8(JSON.stringify(value))]),
);
const whole = { ...files, [`sources/${uuid}.txt`]: strToU8(text) };
/** The bundle with something else in these files. */
const bundle = (changed: Record<string, unknown> = {}) => forgedBundle(whole, changed);
const refusal = (bytes: Uint8Array) =>
  readBundle(bytes).then(
    () => "taken",
    (error: Failure) => `${error.code}: ${error.message}`,
  );

test("a bundle is read with its changes in their order, its sources and their texts, and no versions where it has none", async () => {
  const read = await readBundle(bundle());
  expect(read.revisions.get("overview")?.map((each) => each.revision)).toEqual([1, 2]);
  expect(read.sources).toEqual([{ ...source, text }]);
  expect(read).toMatchObject({ report: { concept: { title: "Refill depot" } }, versions: [] });
});

test("pictures are no part of what stands: an address of one makes no difference", async () => {
  const pictured = (address: string) => ({
    content: { says: 2, conceptImageUrl: address, people: [{ avatarUrl: address }] },
  });
  const changed = { "report.json": report(pictured("/one")), [second]: revision(2, pictured("/other")) };
  expect(await refusal(bundle(changed))).toBe("taken");
});

const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)]);

test.each([
  ["a change in the place of another", { [second]: revision(1) }, /holds another change/],
  ["a change that brings itself back", { [second]: revision(2, { bringsBack: 2 }) }, /brings back a later change/],
  [
    "another text of what stands",
    { "report.json": report({ content: { says: 1 } }) },
    /is not what its last change says/,
  ],
  [
    "an earlier change that stands",
    { "report.json": report({ revision: 1, content: { says: 1 } }) },
    /last change says/,
  ],
  ["changes of what is not in the report", { "report.json": { concept, sections: {} } }, /is not in the report/],
  ["what stands without its changes", { [second]: null, "changes/overview/000001.json": null }, /last change says/],
  ["a text of no source", { [`sources/${uuid}.json`]: null }, /belongs to no source/],
  ["a source without its text", { [`sources/${uuid}.txt`]: null }, /is missing/],
  [
    "a source under the name of another",
    { [`sources/${uuid}.json`]: { ...source, uuid: manifest.concept.uuid } },
    /another source/,
  ],
  ["values within each other without an end", { [second]: revision(2, { content: deep(60) }) }, /nested too deeply/],
  [
    "a number without an end",
    { [second]: JSON.stringify(revision(2)).replace('"says":2', '"says":1e999') },
    /too large/,
  ],
  [
    "a name that means something to a program",
    { [second]: JSON.stringify(revision(2)).replace('"says"', '"__proto__"') },
    /a name that cannot be stored/,
  ],
  [
    "half of a letter",
    { [second]: JSON.stringify(revision(2)).replace('"says":2', String.raw`"says":"\ud800"`) },
    /characters that cannot be stored/,
  ],
  [
    "an end of a text in a name",
    { [second]: JSON.stringify(revision(2)).replace('"says"', String.raw`"a\u0000"`) },
    /characters that cannot be stored/,
  ],
  [
    "a source of the time before all",
    { [`sources/${uuid}.json`]: { ...source, retrievedAt: "1950-01-01T00:00:00.000Z" } },
    /before anything was made/,
  ],
])("%s is refused in a sentence", async (_what, changed, sentence) => {
  const said = await refusal(bundle(changed));
  expect(said).toMatch(sentence);
  expect(said).toMatch(/^invalid: /);
});

test("what is no text, and a manifest that lists a file twice or one that is not there, are refused", async () => {
  const bytes = Uint8Array.from([0xff, 0xfe, 0x00]);
  const broken = { ...source, sha256: createHash("sha256").update(bytes).digest("hex") };
  const files = { ...whole, [`sources/${uuid}.txt`]: bytes };
  expect(await refusal(forgedBundle(files, { [`sources/${uuid}.json`]: broken }))).toMatch(/is no text/);
  const listed = Object.entries(whole)
    .filter(([path]) => path !== "manifest.json")
    .map(([path, content]) => ({
      path,
      size: content.length,
      sha256: createHash("sha256").update(content).digest("hex"),
    }));
  const withFiles = (of: object[]) =>
    refusal(zipSync({ ...whole, "manifest.json": strToU8(JSON.stringify({ ...manifest, files: of })) }));
  expect(await withFiles(listed)).toBe("taken");
  expect(await withFiles([...listed, ...listed.slice(0, 1)])).toMatch(/lists a file twice/);
  expect(await withFiles([...listed, { ...listed[0], path: "report.md" }])).toMatch(/“report\.md” is missing/);
  expect(await withFiles(listed.slice(1))).toMatch(/is not in the manifest/);
  expect(await withFiles(listed.map((each) => ({ ...each, size: each.size + 1 })))).toMatch(
    /not what the manifest says/,
  );
});
