import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from "fflate";
import { expect, test } from "vitest";
import { startTestServer, type TestPerson } from "#test-support/test-server.ts";
import { order, readConcept, settled, statusesOf } from "../../report.fixture.ts";
import { setUpResearch } from "../../research/research.fixture.ts";
import { exported } from "../documents/orders/exports.fixture.ts";
import { bring, forgedBundle, jsonIn, verified } from "./bundles.fixture.ts";

const here = setUpResearch();

/** A report that cites, with a person's change. */
async function reported(): Promise<string> {
  const { person, conceptId: id } = here;
  await order(person, id, "generate");
  await settled(person, id);
  const { body } = await person.call("GET v2/concept/{id}/overview", { params: { id } });
  const item = body.differentiators[0];
  await person.call("POST v2/concept/{id}/report/{section}/changes", {
    params: { id, section: "overview" },
    body: {
      changes: [
        {
          kind: "set",
          item: item?.uuid ?? null,
          field: "description",
          value: "Counted by the litre",
          seen: item?.description,
        },
      ],
    },
  });
  return id;
}

/** A content whose differentiators all have the id of the first. */
function twiceTheFirst(content: { overview: { differentiators: { uuid: string }[] } }) {
  const [first] = content.overview.differentiators;
  return { ...content, overview: { ...content.overview, differentiators: [first, { ...first }] } };
}

const countConcepts = async (person: TestPerson) => (await person.call("GET v1/concept/", { query: {} })).body.count;

test("a bundle that is broken, forged or far too large is refused in a sentence, and nothing of it is kept", {
  timeout: 120_000,
}, async () => {
  const id = await reported();
  const bundle = await exported(here.server, here.person, [id, "bundle"]);
  const files = unzipSync(bundle);
  const person = await here.server.signUp();
  const json = (path: string) => jsonIn(files, path);
  const forged = (changed: Record<string, unknown>) => forgedBundle(files, changed);
  const source = Object.keys(files).find((path) => /^sources\/.+\.json$/.test(path)) ?? "";
  const report = json("report.json");
  const overview = json("changes/overview/000001.json");
  const projection = json("changes/financialProjection/000001.json");
  const cases: [string, Uint8Array, RegExp][] = [
    ["no ZIP", strToU8("hello"), /ZIP/],
    ["cut", bundle.subarray(0, bundle.length - 40), /ZIP/],
    ["a changed file", zipSync({ ...files, "report.md": strToU8("x") }), /report\.md.+manifest/],
    ["a path out of it", zipSync({ ...files, "../../etc/passwd": strToU8("x") }), /ZIP|does not belong/],
    ["a strange file", zipSync({ ...files, "run.sh": strToU8("x") }), /does not belong/],
    ["a bomb", zipSync({ ...files, "report.md": new Uint8Array(60_000_000) }, { level: 9 }), /too large/],
    ["no manifest", zipSync({ "report.json": files["report.json"] ?? new Uint8Array() }), /manifest\.json/],
    [
      "another version",
      zipSync({ ...files, "manifest.json": strToU8(JSON.stringify({ ...json("manifest.json"), version: 2 })) }),
      /another version/,
    ],
    ["a text that was not kept", forged({ [source.replace("json", "txt")]: "forged" }), /not the one that was kept/],
    [
      "a text that cannot be stored",
      forged({ "changes/overview/000001.json": { ...overview, by: "a\u0000b" } }),
      /cannot be stored/,
    ],
    [
      "another content",
      forged({ "changes/overview/000001.json": { ...overview, content: { overview: 1 } } }),
      /overview/,
    ],
    [
      "numbers that are none",
      forged({
        "changes/financialProjection/000001.json": { ...projection, content: { ...projection.content, tam: "x" } },
      }),
      /financialProjection/,
    ],
    [
      "a moment that no database holds",
      forged({ "changes/overview/000001.json": { ...overview, at: "0000-01-01T00:00:00Z" } }),
      /before anything was made/,
    ],
    [
      "changes of a section that the report lacks",
      forged({ "report.json": { ...report, sections: { ...report.sections, overview: undefined } } }),
      /“overview” has changes, but is not in the report/,
    ],
    [
      "two things of one id",
      forged({ "changes/overview/000001.json": { ...overview, content: twiceTheFirst(overview.content) } }),
      /holds two things of one id/,
    ],
    ["an address that runs", forged({ [source]: { ...json(source), url: "javascript:alert(1)" } }), /url/],
  ];
  const before = await countConcepts(person);
  for (const [name, bytes, sentence] of cases) {
    const { status, body } = await bring(person, bytes);
    expect({ name, status, body }).toMatchObject({
      name,
      status: 422,
      body: { detail: expect.stringMatching(sentence) },
    });
  }
  expect(await countConcepts(person)).toBe(before);
  const { rows } = await here.server.database.pool.query("select from kept_pages where account_id = $1", [
    person.accountId,
  ]);
  expect(rows).toEqual([]);
});

test("a bundle holds all that the report rests on, is sound to whoever checks it, and comes to the same elsewhere", {
  timeout: 120_000,
}, async () => {
  const id = await reported();
  const bundle = await exported(here.server, here.person, [id, "bundle"]);
  const files = unzipSync(bundle);
  const paths = Object.keys(files);
  expect(paths).toEqual(
    expect.arrayContaining(["manifest.json", "report.json", "report.md", "usage.json", "changes/overview/000002.json"]),
  );
  expect(paths.filter((path) => /^sources\/.+\.txt$/.test(path)).length).toBeGreaterThan(2);
  const change = JSON.parse(strFromU8(files["changes/overview/000002.json"] ?? new Uint8Array()));
  expect(change).toMatchObject({
    by: expect.stringMatching(/\S+ \S+/),
    changes: [{ kind: "set", value: "Counted by the litre" }],
  });
  expect(JSON.parse(strFromU8(files["usage.json"] ?? new Uint8Array())).length).toBeGreaterThan(5);
  expect(await verified(bundle)).toMatchObject({ sound: true });
  const changed = zipSync({ ...files, "report.md": strToU8("something else") } as Zippable);
  expect(await verified(changed)).toMatchObject({ sound: false, said: expect.stringContaining("report.md") });

  const before = await readConcept(here.person, id);
  // Another installation; a process has one at a time.
  await here.server.stop();
  here.server = await startTestServer();
  const elsewhere = here.server;
  const person = await elsewhere.signUp();
  const { status, body } = await bring(person, bundle);
  expect({ status, body }).toMatchObject({ status: 201, body: { uuid: id } });
  const after = await readConcept(person, id);
  expect(statusesOf(after)).toEqual(statusesOf(before));
  const { rows: news } = await elsewhere.database.pool.query(
    "select user_id as only, data ->> 'reportStatusAggregate' as report from outbox where data ->> 'eventType' = 'created'",
  );
  expect(news).toEqual([{ only: null, report: after.reportStatus }]);
  const again = unzipSync(await exported(elsewhere, person, [id, "bundle"]));
  const kept = paths.filter((path) => /^(?:report\.json|changes|sources)/.test(path));
  expect(
    kept.filter((path) => strFromU8(again[path] ?? new Uint8Array()) !== strFromU8(files[path] ?? new Uint8Array())),
  ).toEqual([]);
  expect(
    Object.keys(again)
      .filter((path) => /^(?:changes|sources)/.test(path))
      .toSorted(),
  ).toEqual(kept.filter((path) => path !== "report.json").toSorted());
  // The evidence leads to the copies there.
  const { body: sources } = await person.call("GET v1/concept/{id}/sources", { params: { id } });
  expect(sources.results.filter(({ classification }) => classification === "web").every(({ hasCopy }) => hasCopy)).toBe(
    true,
  );

  // A second time everything has ids of its own.
  const second = await bring(person, bundle);
  expect(second.status).toBe(201);
  expect(second.body.uuid).not.toBe(id);
  expect(statusesOf(await readConcept(person, second.body.uuid))).toEqual(statusesOf(before));
  // So it has for another company, which keeps its own copies.
  const other = await elsewhere.signUp();
  const third = await bring(other, bundle);
  expect(third.status).toBe(201);
  expect(third.body.uuid).not.toBe(id);
  const { body: own } = await other.call("GET v1/concept/{id}/sources", { params: { id: third.body.uuid } });
  expect(own.results.filter(({ classification }) => classification === "web").every(({ hasCopy }) => hasCopy)).toBe(
    true,
  );
});
