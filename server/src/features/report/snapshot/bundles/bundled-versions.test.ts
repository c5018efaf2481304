import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readOffice } from "#test-support/drafted-ideas/read-office.ts";
import { readPdf, wordsOf } from "#test-support/drafted-ideas/read-pdf.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { change, overviewOf, set, trendsOf, writtenReport } from "../../editing/editing.fixture.ts";
import { readConcept, statusesOf } from "../../report.fixture.ts";
import { cancel, commit, listOf, save, view } from "../../versions/versions.fixture.ts";
import { download, ended, exported } from "../documents/orders/exports.fixture.ts";
import { withoutPictures } from "./bundle-format.ts";
import { type BundleFiles, bring, forgedBundle, jsonIn, verified } from "./bundles.fixture.ts";

let server: TestServer;
let ada: TestPerson;
let id: string;
let bundle: Uint8Array;
let files: BundleFiles;
let seen: unknown[];
let compared: unknown[];
let standing: unknown;
/** The report in Markdown while the second version stood. */
let stood: string;

/** Three versions: as it was written, with a person's words and number, and the first one brought back. */
beforeAll(async () => {
  server = await startTestServer();
  const { ben, ...made } = await writtenReport(server);
  ({ ada, conceptId: id } = made);
  const first = await save(ada, id, { comment: "Before the board" });
  await sayThat(ben, "Rent by the month.");
  await tripleMarket(ben);
  await ada.call("PATCH v1/concept/{id}/", { params: { id }, body: { title: "Quiet pumps, rented" } });
  await save(ben, id, { comment: "For the bank" });
  stood = strFromU8(await exported(server, ada, [id, "md"]));
  await view(ada, id, first.body.uuid);
  await commit(ada, id);
  expect((await listOf(ada, id)).versions.map(({ versionNumber }) => versionNumber)).toEqual([3, 2, 1]);
  seen = await seenIn(ada, id);
  compared = await comparedIn(ada, id);
  standing = statusesOf(await readConcept(ada, id));
  bundle = await exported(server, ada, [id, "bundle"]);
  files = unzipSync(bundle);
});
afterAll(() => server.stop());

async function sayThat(person: TestPerson, text: string) {
  const { valueProposition } = await overviewOf(person, id);
  const words = set(null, "overview.valueProposition", text, valueProposition);
  expect((await change(person, { id, section: "overview" }, words)).status).toBe(200);
}

/** Has the first number of the market be three times as large, and all sizes with it. */
async function tripleMarket(person: TestPerson) {
  const { body } = await person.call("GET v2/concept/{id}/financial-projection", { params: { id } });
  const entry = body.marketSizings.find(({ type }) => type === "top_down")?.assumptionEntries[0];
  if (!entry) throw new Error("there is no number");
  const number = set(entry.uuid, "scalar", entry.scalar * 3, entry.scalar);
  expect((await change(person, { id, section: "financialProjection" }, number)).status).toBe(200);
}

/** What a person reads who looks at each version of a concept, the oldest first; pictures are no part of a bundle. */
async function seenIn(person: TestPerson, concept: string): Promise<unknown[]> {
  const read: unknown[] = [];
  for (const { uuid } of (await listOf(person, concept)).versions.toReversed()) {
    await view(person, concept, uuid);
    const shown = await readConcept(person, concept);
    const { title, summary, overview, featureVersions } = shown;
    const params = { id: concept };
    const projection = await person.call("GET v2/concept/{id}/financial-projection", { params });
    const assumptions = await person.call("GET v2/concept/{id}/key-assumptions", { params });
    read.push(
      JSON.stringify([
        ...[{ title, summary, overview, featureVersions }, statusesOf(shown)],
        ...[withoutPictures(await overviewOf(person, concept)), await trendsOf(person, concept)],
        ...[projection.body, assumptions.body],
      ]),
    );
  }
  await cancel(person, concept);
  return read;
}

async function comparedIn(person: TestPerson, concept: string): Promise<unknown[]> {
  const parts: unknown[] = [];
  for (const { uuid: version } of (await listOf(person, concept)).versions)
    parts.push(
      (await person.call("GET v2/concept/version/{id}/compare/{version}", { params: { id: concept, version } })).body
        .parts,
    );
  return parts;
}

const countConcepts = async (person: TestPerson) => (await person.call("GET v1/concept/", { query: {} })).body.count;

/** The list as it is wherever the concept is: without uuids, and people by their names. */
const told = async (person: TestPerson, concept: string) =>
  (await listOf(person, concept)).versions.map(({ uuid, by, toldBy, ...version }) => ({
    ...version,
    by: by ? `${by.firstName} ${by.lastName}` : toldBy,
  }));

test("an earlier version is exported with its own words and figures, whatever stands now", async () => {
  const versions = (await listOf(ada, id)).versions;
  const of = async (format: "md" | "pdf" | "docx", version: string | null) => {
    const { status, body } = await ada.call("POST v2/concept/{id}/export", {
      params: { id },
      body: { format, version },
    });
    expect({ status, body }).toMatchObject({ status: 202, body: { version } });
    expect(await ended(ada, id, body.uuid)).toMatchObject({ status: "done" });
    return (await download(server, ada, { id, uuid: body.uuid })).bytes();
  };
  const [last, second] = versions;
  const markdown = async (version: string | null) => strFromU8(await of("md", version));
  const now = await markdown(null);
  expect(now).not.toContain("Rent by the month.");
  const then = await markdown(second?.uuid ?? "");
  expect(then).toContain(" · Version 2 · ");
  expect(then.replace(" · Version 2 · ", " · ")).toBe(stood);
  const was = await markdown(last?.uuid ?? "");
  expect(was.replace(" · Version 3 · ", " · ")).toBe(now);
  const market = (text: string) => /\| TAM \| Total Addressable Market \| \\(\$\S+) \|/.exec(text)?.[1] ?? "";
  expect(market(then)).toMatch(/^\$\d/);
  expect(market(now)).not.toBe(market(then));
  const written = [
    (await readPdf(await of("pdf", second?.uuid ?? ""))).text,
    readOffice(await of("docx", second?.uuid ?? "")).wordsOf(/document\.xml$/),
  ];
  for (const text of written) {
    expect(text).toContain(wordsOf(market(then)));
    expect(text).not.toContain(wordsOf(market(now)));
  }
  const { status } = await ada.call("POST v2/concept/{id}/export", {
    params: { id },
    body: { format: "md", version: "00000000-0000-4000-8000-000000000000" },
  });
  expect(status).toBe(404);
});

test("versions that do not fit the changes, or are not as they should be, are refused in a sentence, and nothing is kept", async () => {
  const person = await server.signUp();
  const versions = jsonIn(files, "versions.json");
  const [one, two, three] = versions;
  const overview = two.sections.overview;
  /** The second version with something else in it. */
  const other = (changed: object) => [one, { ...two, ...changed }, three];
  const otherOverview = (changed: object) =>
    other({ sections: { ...two.sections, overview: { ...overview, ...changed } } });
  const cases: [string, unknown, RegExp][] = [
    ["no list", { versions }, /versions\.json/],
    ["no JSON", "[", /no valid JSON/],
    ["a change that is not there", otherOverview({ revision: 77 }), /Version 2 is made of change 77 of “overview”/],
    ["two of one number", other({ number: 1 }), /Version 1 is there twice/],
    ["another order", [two, one, three], /Version 1 is there twice, or not in its place/],
    ["a number that is none", other({ number: 0 }), /number/],
    ["a later one brought back", other({ fromNumber: 2 }), /Version 2 brings back a later one/],
    [
      "older changes behind",
      [two, { ...one, number: 3 }],
      /Version 3 is made of an older change of “.+” than the version before it/,
    ],
    ["a long comment", other({ comment: "x".repeat(501) }), /comment/],
    ["a comment that cannot be stored", other({ comment: "a\u0000b" }), /cannot be stored/],
    ["a section that is none", other({ sections: { ...two.sections, payroll: overview } }), /versions\.json/],
    ["a section affected twice", other({ affectedSections: ["overview", "overview"] }), /twice/],
    ["another reason", other({ why: "ransom" }), /why/],
    ["no title", other({ words: { ...two.words, title: " " } }), /title/],
    ["a form that is none", other({ forms: { ...two.forms, marketScan: "v9" } }), /forms/],
    ["a moment that no database holds", other({ at: "0000-01-01T00:00:00Z" }), /before anything was made/],
    ["too many", Array.from({ length: 2_001 }, (_, index) => ({ ...one, number: index + 1 })), /versions\.json/],
  ];
  const before = await countConcepts(person);
  for (const [name, value, sentence] of cases) {
    const { status, body } = await bring(person, forgedBundle(files, { "versions.json": value }));
    expect({ name, status, body }).toMatchObject({
      ...{ name, status: 422 },
      body: { detail: expect.stringMatching(sentence) },
    });
  }
  const changed = { ...files, "versions.json": strToU8("[]") };
  expect((await bring(person, zipSync(changed))).body).toMatchObject({
    detail: expect.stringMatching(/versions\.json.+manifest/),
  });
  expect(await countConcepts(person)).toBe(before);
  const { rows } = await server.database.pool.query("select from concept_versions where account_id = $1", [
    person.accountId,
  ]);
  expect(rows).toEqual([]);
  // Whoever has Node alone is told, too.
  expect(await verified(bundle)).toMatchObject({ sound: true });
  for (const [name, value, said] of [
    ["gone", otherOverview({ revision: 77 }), /version 2 is made of change 77 of overview, which is missing/],
    ["order", [two, one, three], /version 1 is there twice/],
  ] as const)
    expect({ name, ...(await verified(forgedBundle(files, { "versions.json": value }))) }).toMatchObject({
      ...{ name, sound: false },
      said: expect.stringMatching(said),
    });
});

test("a bundle from before versions were part of it is taken, in the forms of the company", async () => {
  const person = await server.signUp();
  const { concept, sections } = jsonIn(files, "report.json");
  const { forms, ...words } = concept;
  const old = forgedBundle(files, { "versions.json": null, "report.json": { concept: words, sections } });
  expect(await verified(old)).toMatchObject({ sound: true });
  const { status, body } = await bring(person, old);
  expect({ status, body }).toMatchObject({ status: 201 });
  expect(statusesOf(await readConcept(person, body.uuid))).toEqual(standing);
  expect(await listOf(person, body.uuid)).toMatchObject({ versions: [], version_count: 0 });
});

// The last one: the installation is another afterwards.
test("[S2.7-22] versions come with a concept into another installation: the same bytes when looked at, compared, and brought back there", async () => {
  const listed = jsonIn(files, "versions.json");
  expect(listed).toMatchObject([
    {
      number: 1,
      fromNumber: null,
      comment: "Before the board",
      by: "Ada Moreau",
      sections: { overview: { revision: 1 } },
    },
    { number: 2, fromNumber: null, comment: "For the bank", by: "Ben Okafor", sections: { overview: { revision: 2 } } },
    { number: 3, fromNumber: 1, why: "revert", by: "Ada Moreau", sections: { overview: { revision: 3 } } },
  ]);
  expect(jsonIn(files, "changes/overview/000003.json")).toMatchObject({ bringsBack: 1 });
  const list = await told(ada, id);
  await server.stop();
  server = await startTestServer();
  const person = await server.signUp();
  const { status, body } = await bring(person, bundle);
  expect({ status, body }).toMatchObject({ status: 201, body: { uuid: id } });
  expect(await told(person, id)).toEqual(list);
  expect(await listOf(person, id)).toMatchObject({ isChangedSince: false, viewed: null });
  expect((await listOf(person, id)).versions.map(({ by }) => by)).toEqual([null, null, null]);
  expect(await seenIn(person, id)).toEqual(seen);
  expect(await comparedIn(person, id)).toEqual(compared);
  const again = unzipSync(await exported(server, person, [id, "bundle"]));
  for (const path of ["versions.json", "report.json", "changes/overview/000003.json"])
    expect(strFromU8(again[path] ?? new Uint8Array())).toBe(strFromU8(files[path] ?? new Uint8Array()));

  // Ones under ids of their own are told alike.
  const second = (await bring(person, bundle)).body.uuid;
  expect(second).not.toBe(id);
  expect(await told(person, second)).toEqual(list);
  const versions = (await listOf(person, second)).versions;
  await view(person, second, versions[1]?.uuid ?? "");
  const made = await commit(person, second);
  expect(made.body).toMatchObject({ versionNumber: 4, fromVersionNumber: 2, by: { uuid: person.userId } });
  expect((await overviewOf(person, second)).valueProposition).toBe("Rent by the month.");
  expect(await readConcept(person, second)).toMatchObject({ title: "Quiet pumps, rented" });
});
