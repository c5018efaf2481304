import type { reportSections } from "@seedbed/contract/concepts/vocabulary";
import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { plantAnsweredSeed, saveFirstConcept } from "#test-support/planted-seed.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { order, readConcept, settled, statusesOf } from "../report.fixture.ts";
import { lockConcept } from "../run/run-store.ts";
import { sectionRevisions } from "../tables.ts";
import { type ChangeOrder, changeSection } from "./change-section.ts";
import { findItem, itemStands } from "./find-item.ts";
import { readContentOf } from "./revision-store.ts";
import type { SectionChange } from "./section-change.ts";
import { thinRevisions } from "./thin-revisions.ts";

let server: TestServer;
let person: TestPerson;
let conceptId: string;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  person = await server.signUp();
  conceptId = await saveFirstConcept(person, await plantAnsweredSeed(person));
  await order(person, conceptId, "generate");
  await settled(person, conceptId);
});

type Name = (typeof reportSections)[number];

/** What a person does to a section. */
const change = <Section extends Name>(section: Section, changes: SectionChange[], more: Partial<ChangeOrder> = {}) =>
  server.database.withTenant(person, async (transaction) => {
    await lockConcept(transaction, conceptId);
    const key = { accountId: person.accountId, conceptId, section };
    const by = { kind: "person" as const, userId: person.userId };
    return changeSection(transaction, key, { changes, by, at: new Date(), ...more });
  });

const contentOf = <Section extends Name>(section: Section) =>
  server.database.withTenant(
    person,
    async (transaction) =>
      (await readContentOf(transaction, person.accountId, { reference: conceptId, section }))?.content,
  );

const itemAt = (id: string, caller: TestPerson = person) =>
  server.database.withTenant(caller, (transaction) => findItem(transaction, id));

async function profiles(): Promise<CustomerProfile[]> {
  return (await contentOf("customerProfiles")) ?? [];
}

type SectionPath =
  | `v2/concept/{id}/${"customer-profile" | "overview" | "key-assumptions" | "financial-projection"}`
  | "v3/concept/{id}/market-scan";

async function writeAnew(path: SectionPath) {
  const { status } = await person.call(`POST ${path}/generate`, { params: { id: conceptId } });
  expect(status).toBe(202);
  return settled(person, conceptId);
}

const set = (item: string | null, field: string, value: unknown): SectionChange => ({
  kind: "set",
  item,
  field,
  value,
});

describe("what is outdated", () => {
  test("an edit by hand outdates exactly what is written from the section", async () => {
    const [first] = await profiles();
    await change("customerProfiles", [set(first?.uuid ?? "", "customerInsight", "They pay for quiet, not for soap.")]);
    expect(statusesOf(await readConcept(person, conceptId))).toEqual({
      trends: "complete",
      customerProfiles: "complete",
      marketScan: "complete",
      financialProjection: "outdated",
      assumptions: "outdated",
      overview: "outdated",
    });
  });

  test("what is set back is as before, and outdates nothing", async () => {
    const [first] = await profiles();
    await change("customerProfiles", [set(first?.uuid ?? "", "customerInsight", "Something else.")]);
    await change("customerProfiles", [set(first?.uuid ?? "", "customerInsight", first?.customerInsight)]);
    expect(new Set(Object.values(statusesOf(await readConcept(person, conceptId))))).toEqual(new Set(["complete"]));
  });

  test("a section written anew that says the same outdates nothing, and is the same to the last uuid", async () => {
    for (const [section, path] of [
      ["customerProfiles", "v2/concept/{id}/customer-profile"],
      ["marketScan", "v3/concept/{id}/market-scan"],
      ["financialProjection", "v2/concept/{id}/financial-projection"],
      ["assumptions", "v2/concept/{id}/key-assumptions"],
      ["overview", "v2/concept/{id}/overview"],
    ] as const) {
      const before = await contentOf(section);
      const concept = await writeAnew(path);
      expect(new Set(Object.values(statusesOf(concept))), section).toEqual(new Set(["complete"]));
      expect(await contentOf(section)).toEqual(before);
    }
  });
});

test("what persons edited, added and removed stays so when the section is written anew, and every uuid still leads to its thing", async () => {
  const [first, second] = await profiles();
  if (!first || !second) throw new Error("there are no profiles");
  const [job, , gone] = first.jobs;
  const added = {
    uuid: "aaaaaaaa-0000-4000-8000-000000000001",
    description: "Keep the night porter informed",
    order: 0,
    icon: "clock",
  };
  await change("customerProfiles", [
    set(job?.uuid ?? "", "description", "Never carry a box again"),
    { kind: "remove", item: gone?.uuid ?? "" },
    { kind: "add", place: "[].pains[]", parent: first.uuid, item: added, at: 0 },
    set(second.uuid, "description", "Owns three blocks and answers for the rent."),
  ]);
  await person.call("PATCH v1/concept/{id}/", {
    params: { id: conceptId },
    body: { summary: "Quiet refills by night." },
  });
  await writeAnew("v2/concept/{id}/customer-profile");

  const after = await profiles();
  const again = after.find(({ uuid }) => uuid === first.uuid);
  expect(again?.jobs.find(({ uuid }) => uuid === job?.uuid)?.description).toBe("Never carry a box again");
  expect(again?.jobs.map(({ description }) => description)).not.toContain(gone?.description);
  expect(again?.pains.map(({ uuid }) => uuid)).toContain(added.uuid);
  expect(after.find(({ uuid }) => uuid === second.uuid)?.description).toBe(
    "Owns three blocks and answers for the rent.",
  );
  for (const uuid of [first.uuid, second.uuid, job?.uuid ?? "", added.uuid]) {
    expect(await itemAt(uuid)).toMatchObject({
      conceptId,
      section: "customerProfiles",
      isRetired: false,
      item: { uuid },
    });
  }
  expect(await itemAt(gone?.uuid ?? "")).toMatchObject({ kind: "job", isRetired: true, item: gone });
  const stranger = await server.signUp();
  expect(await itemAt(first.uuid, stranger)).toBeUndefined();
});

test("what a person wrote beside the lists of a section stays when it is written anew, and all else is new", async () => {
  const mine = "One kitchen, many cooks.";
  const before = (await contentOf("overview"))?.overview;
  await change("overview", [set(null, "overview.valueProposition", mine)]);
  await person.call("PATCH v1/concept/{id}/", {
    params: { id: conceptId },
    body: { summary: "Quiet refills by night." },
  });
  await writeAnew("v2/concept/{id}/overview");
  const after = (await contentOf("overview"))?.overview;
  expect(after?.valueProposition).toBe(mine);
  expect(after?.whatIsThis).not.toBe(before?.whatIsThis);
  expect(after?.whatIsThis).toContain("Quiet refills by night.");
});

test("a profile that is gone can still be read by its uuid", async () => {
  const [first, ...rest] = await profiles();
  const last = rest.at(-1);
  await change("customerProfiles", [{ kind: "remove", item: last?.uuid ?? "" }]);
  expect(await profiles()).toEqual([first, ...rest.slice(0, -1)]);
  const { status, body } = await person.call("GET v2/concept/customer-profile/{pid}", {
    params: { pid: last?.uuid ?? "" },
  });
  expect([status, body]).toEqual([200, last]);
  const stands = (section: Name, id: string) =>
    server.database.withTenant(person, (transaction) => itemStands(transaction, { conceptId, section }, id));
  const [gone, stays] = [last?.uuid ?? "", first?.uuid ?? ""];
  expect([await stands("customerProfiles", gone), await stands("overview", gone)]).toEqual(["gone", "elsewhere"]);
  expect([await stands("customerProfiles", stays), await stands("trends", conceptId)]).toEqual([
    "elsewhere",
    "nowhere",
  ]);
});

test("changes made from an older revision apply when what they touch is as it was, and else name both values", async () => {
  const [first] = await profiles();
  const uuid = first?.uuid ?? "";
  const { revision } = await change("customerProfiles", [set(uuid, "occupation", "Night porter")]);
  expect(revision).toBe(2);
  const other = await change("customerProfiles", [set(uuid, "description", "Sleeps by day.")], { basedOn: 1 });
  expect(other.content[0]).toMatchObject({ occupation: "Night porter", description: "Sleeps by day." });
  await expect(
    change("customerProfiles", [set(uuid, "occupation", "Day porter")], { basedOn: 1 }),
  ).rejects.toMatchObject({ code: "conflict", message: expect.stringMatching(/“Night porter”.+“Day porter”/) });
  await expect(change("customerProfiles", [set(uuid, "occupation", "x")], { basedOn: 99 })).rejects.toMatchObject({
    code: "conflict",
  });
});

test("an item that is moved or removed from an older revision is moved in the order, and removed as what, it was", async () => {
  const [first, second, third] = (await profiles()).map(({ uuid }) => uuid);
  const older = { basedOn: (await change("customerProfiles", [{ kind: "move", item: third ?? "", at: 0 }])).revision };
  await change("customerProfiles", [{ kind: "move", item: second ?? "", at: 0 }]);
  const refused = (wrong: SectionChange) =>
    expect(change("customerProfiles", [wrong], older)).rejects.toMatchObject({ code: "conflict" });
  await refused({ kind: "move", item: first ?? "", at: 0 });
  await change("customerProfiles", [set(third ?? "", "occupation", "Lift engineer")]);
  await refused({ kind: "remove", item: third ?? "" });
  await change("customerProfiles", [{ kind: "remove", item: first ?? "" }], older);
  expect((await profiles()).map(({ uuid }) => uuid)).toEqual([second, third]);
});

test("a change that the section's schema refuses, or that misses, changes nothing", async () => {
  const before = await profiles();
  const [first] = before;
  const uuid = first?.uuid ?? "";
  for (const [wrong, code] of [
    [set(uuid, "incomeLower", "a lot"), "invalid"],
    [set(uuid, "shoeSize", 44), "not_found"],
    [set("aaaaaaaa-0000-4000-8000-00000000dead", "name", "Ada"), "not_found"],
    [{ kind: "add", place: "[].hobbies[]", parent: uuid, item: { uuid: "x" } }, "not_found"],
  ] as const)
    await expect(change("customerProfiles", [set(uuid, "name", "Zora"), wrong])).rejects.toMatchObject({ code });
  expect(await profiles()).toEqual(before);
});

test("every revision tells who changed what from which value, place or thing", async () => {
  const [first, second, third] = await profiles();
  await change("customerProfiles", [set(first?.uuid ?? "", "name", "Zora")]);
  const item = { uuid: "aaaaaaaa-0000-4000-8000-000000000001", description: "Count boxes", order: 0, icon: "clock" };
  const changes: SectionChange[] = [
    { kind: "move", item: third?.uuid ?? "", at: 0 },
    { kind: "reset", item: third?.uuid ?? "", list: "jobs", items: [] },
    { kind: "remove", item: second?.uuid ?? "" },
    { kind: "add", place: "[].pains[]", parent: first?.uuid ?? "", item, at: 0 },
    { kind: "remove", item: item.uuid },
  ];
  await change("customerProfiles", changes);
  const rows = await server.database.withTenant(person, (transaction) =>
    transaction
      .select()
      .from(sectionRevisions)
      .where(and(eq(sectionRevisions.conceptId, conceptId), eq(sectionRevisions.section, "customerProfiles"))),
  );
  expect(rows.map(({ revision, userId, changes }) => ({ revision, userId, changes }))).toEqual([
    { revision: 1, userId: null, changes: [{ kind: "replaceAll" }] },
    {
      revision: 2,
      userId: person.userId,
      changes: [{ kind: "set", item: first?.uuid, field: "name", value: "Zora", before: first?.name }],
    },
    {
      ...{ revision: 3, userId: person.userId },
      changes: [
        { ...changes[0], before: 2 },
        { ...changes[1], before: third?.jobs },
        { ...changes[2], before: second },
        ...changes.slice(3),
      ],
    },
  ]);
});

test("what follows from a number follows at once", async () => {
  const before = await contentOf("assumptions");
  const assumption = before?.find(({ importance, certainty }) => importance !== 3 || certainty !== 1);
  const uuid = assumption?.uuid ?? "";
  const { content } = await change("assumptions", [set(uuid, "importance", 3), set(uuid, "certainty", 1)]);
  expect(content.find((each) => each.uuid === uuid)).toMatchObject({ risk: 1, riskCategory: "high" });
});

test("after ninety days a revision goes that neither stands nor is the last of a retired thing", async () => {
  const [first, ...rest] = await profiles();
  const last = rest.at(-1);
  const revisions = async (section: Name = "customerProfiles") => {
    const rows = await server.database.withTenant(person, (transaction) =>
      transaction
        .select({ revision: sectionRevisions.revision })
        .from(sectionRevisions)
        .where(and(eq(sectionRevisions.conceptId, conceptId), eq(sectionRevisions.section, section))),
    );
    return rows.map(({ revision }) => revision).sort();
  };
  await change("customerProfiles", [set(first?.uuid ?? "", "name", "Zora")]);
  await change("customerProfiles", [{ kind: "remove", item: last?.uuid ?? "" }]);
  await change("customerProfiles", [set(first?.uuid ?? "", "name", "Yara")]);
  // Revisions of other sections have the same numbers.
  for (const words of ["Sold by the litre.", "Rented by the month."])
    await change("overview", [set(null, "overview.valueProposition", words)]);
  const thinAfter = (days: number) =>
    thinRevisions({ database: server.database, clock: () => new Date(Date.now() + days * 86_400_000) });
  await thinAfter(89);
  expect(await revisions()).toEqual([1, 2, 3, 4]);
  await Promise.all([thinAfter(91), thinAfter(91)]);
  expect([await revisions(), await revisions("overview")]).toEqual([[2, 4], [3]]);
  expect(await itemAt(last?.uuid ?? "")).toMatchObject({ isRetired: true, item: last });
  expect((await profiles())[0]?.name).toBe("Yara");
});
