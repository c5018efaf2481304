import { featureForms, newestFeatureVersions, unsetFeatureVersions } from "@seedbed/contract/concepts/feature-versions";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bankConcept } from "#test-support/banked-concept.ts";
import { eventually } from "#test-support/eventually.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { listenTo } from "../../report/report.fixture.ts";
import type { StoredForms } from "../exports/feature-versions-of.ts";
import { requireConceptToChange } from "../exports/get-concept.ts";
import { takeForms } from "../exports/take-forms.ts";
import { concepts } from "../tables.ts";

let server: TestServer;
let admin: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signUp();
});
afterAll(() => server.stop());

const formsOf = async (id: string, person = admin) =>
  (await person.call("GET v1/concept/{id}/", { params: { id } })).body.featureVersions;
const change = (id: string, featureVersions: unknown, headers?: Record<string, string>) =>
  admin.call("PATCH v1/concept/{id}/", { params: { id }, body: { featureVersions } as object, headers });

/** A concept with these forms in the database, as another release may have left them. */
async function storedWith(forms: StoredForms): Promise<string> {
  const { id } = await bankConcept(server, admin);
  await server.database.withTenant(admin, (transaction) =>
    transaction.update(concepts).set({ featureVersions: forms }).where(eq(concepts.id, id)),
  );
  return id;
}

const allForms = Object.entries(featureForms).flatMap(([feature, forms]) =>
  forms.map((form) => [feature as keyof typeof featureForms, form] as const),
);

describe("the forms of a concept", () => {
  test("[S1.3-29] [S2.3-03] one that has none set shows the defaults, in the list as well", async () => {
    const id = await storedWith({});
    const defaults = { assumptions: "v1", financialProjection: "v1", marketScan: "v2", conceptOverview: "v1" };
    expect(await formsOf(id)).toEqual(defaults);
    const { body } = await admin.call("GET v1/concept/", {});
    expect(body.results.find(({ uuid }) => uuid === id)?.featureVersions).toEqual(defaults);
  });

  test("[S1.3-29] only what lacks takes its default", async () => {
    expect(await formsOf(await storedWith({ marketScan: "v3" }))).toEqual({
      ...unsetFeatureVersions,
      marketScan: "v3",
    });
  });

  test("[S2.2.4-01] [S2.3-03] a form that is none counts as not set; the overview's is read under either name", async () => {
    const id = await storedWith({ marketScan: "v9", assumptions: 2, concept_overview: "v3" });
    expect(await formsOf(id)).toEqual({ ...unsetFeatureVersions, conceptOverview: "v3" });
  });

  test.each([
    ["v1", "v1"],
    ["v2", "v3"],
    ["v3", "v3"],
    ["v4", "v3"],
    [null, "v1"],
    ["", "v1"],
  ])("[S2.2.3-01] an overview stored as %j has the form %s", async (stored, form) => {
    expect((await formsOf(await storedWith({ conceptOverview: stored }))).conceptOverview).toBe(form);
    expect((await formsOf(await storedWith({ concept_overview: stored }))).conceptOverview).toBe(form);
  });

  test.each(allForms)(
    "[S1.3-28] [S2.3-03] a concept can be changed to %s %s, and the others stay",
    async (feature, form) => {
      const { id } = await bankConcept(server, admin);
      const before = await formsOf(id);
      const changed = await change(id, { [feature]: form });
      expect(changed.status).toBe(200);
      expect(changed.body.featureVersions).toEqual({ ...before, [feature]: form });
      expect(await formsOf(id)).toEqual({ ...before, [feature]: form });
    },
  );

  test("[S2.3-03] concept_overview is another name of conceptOverview", async () => {
    const { id } = await bankConcept(server, admin);
    expect((await change(id, { concept_overview: "v1" })).body.featureVersions.conceptOverview).toBe("v1");
    expect(await formsOf(id)).not.toHaveProperty("concept_overview");
    expect((await change(id, { concept_overview: "v3", conceptOverview: "v3" })).status).toBe(200);
  });

  test.each([
    [{ assumptions: "v3" }, "featureVersions.assumptions"],
    [{ financialProjection: "v3" }, "featureVersions.financialProjection"],
    [{ marketScan: "v1" }, "featureVersions.marketScan"],
    [{ conceptOverview: "v2" }, "featureVersions.conceptOverview"],
    [{ concept_overview: "v1", conceptOverview: "v3" }, "featureVersions.concept_overview"],
    [{}, "featureVersions"],
    ["v3", "featureVersions"],
    [null, "featureVersions"],
  ])("[S1.3-28] %j is refused at its field and changes nothing", async (forms, field) => {
    const { id } = await bankConcept(server, admin);
    const refused = await change(id, forms);
    expect([refused.status, refused.body]).toEqual([
      422,
      expect.objectContaining({ form: { [field]: expect.any(String) } }),
    ]);
    expect(await formsOf(id)).toEqual(newestFeatureVersions);
  });

  test("a change tells the company, and who made it and when; one made to an older state is refused", async () => {
    const { id } = await bankConcept(server, admin);
    const member = await server.signUp({ accountId: admin.accountId, role: "member" });
    const told = await listenTo(server, member, id);
    const old = (await admin.call("GET v1/concept/{id}/", { params: { id } })).headers.get("etag") ?? "";
    const { body } = await change(id, { assumptions: "v2" }, { "if-match": old });
    const update = await eventually(async () => told.updates()[0]);
    expect(update).toMatchObject({
      eventType: "changed",
      featureVersions: { ...newestFeatureVersions, assumptions: "v2" },
      updatedAt: body.updatedAt,
      lastModifiedBy: { uuid: admin.userId },
    });
    told.close();
    expect((await change(id, { assumptions: "v1" }, { "if-match": old })).status).toBe(412);
    expect((await formsOf(id)).assumptions).toBe("v2");
  });

  test("those that a run gives it leave the others, and who changed it last and when", async () => {
    const { id } = await bankConcept(server, admin);
    const { body } = await change(id, { marketScan: "v2", conceptOverview: "v1" });
    const member = await server.signUp({ accountId: admin.accountId, role: "member" });
    await server.database.withTenant(member, async (transaction) => {
      await takeForms(transaction, await requireConceptToChange(transaction, id, member.userId), { assumptions: "v1" });
    });
    const featureVersions = { ...body.featureVersions, assumptions: "v1" };
    expect((await admin.call("GET v1/concept/{id}/", { params: { id } })).body).toEqual({ ...body, featureVersions });
  });

  test("another company cannot change them", async () => {
    const { id } = await bankConcept(server, admin);
    const stranger = await server.signUp({ companyName: "Somebody Else" });
    const body = { featureVersions: { assumptions: "v2" } } as const;
    expect((await stranger.call("PATCH v1/concept/{id}/", { params: { id }, body })).status).toBe(404);
  });
});

describe("the forms of a company's new concepts", () => {
  const chosen = { assumptions: "v2", financialProjection: "v1", marketScan: "v2", conceptOverview: "v1" } as const;
  const choose = (person: TestPerson, body: object = chosen) =>
    person.call("PUT v1/account/report-forms", { body: body as typeof chosen });
  const read = async (person: TestPerson) => (await person.call("GET v1/account/report-forms")).body;

  test("[S1.3-28] they begin as the newest ones; once chosen, new concepts take them and those there are stay", async () => {
    const person = await server.signUp();
    const member = await server.signUp({ accountId: person.accountId, role: "member" });
    expect(await read(member)).toEqual(newestFeatureVersions);
    const before = await bankConcept(server, person);
    expect(await choose(person)).toMatchObject({ status: 200, body: chosen });
    expect(await read(member)).toEqual(chosen);
    const after = await bankConcept(server, member);
    expect(await formsOf(after.id, member)).toEqual(chosen);
    expect(await formsOf(before.id, member)).toEqual(newestFeatureVersions);
  });

  test("[S2.3-03] the overview's is taken under its other name, too", async () => {
    const person = await server.signUp();
    const { conceptOverview, ...others } = chosen;
    expect((await choose(person, { ...others, concept_overview: conceptOverview })).body).toEqual(chosen);
  });

  test("what lacks a part or names no form is refused and changes nothing", async () => {
    const person = await server.signUp();
    const { marketScan: _marketScan, ...others } = chosen;
    for (const body of [others, {}, { ...chosen, marketScan: "v1" }])
      expect((await choose(person, body)).status).toBe(422);
    expect(await read(person)).toEqual(newestFeatureVersions);
  });

  test("members cannot choose, and what one company chooses is nothing to another", async () => {
    const person = await server.signUp();
    const member = await server.signUp({ accountId: person.accountId, role: "member" });
    const stranger = await server.signUp({ companyName: "Somebody Else" });
    expect((await choose(member)).status).toBe(403);
    await choose(person);
    expect(await read(stranger)).toEqual(newestFeatureVersions);
    expect(await formsOf((await bankConcept(server, stranger)).id, stranger)).toEqual(newestFeatureVersions);
  });
});
