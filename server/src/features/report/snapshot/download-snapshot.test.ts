import { afterAll, beforeAll, expect, test } from "vitest";
import { bankConcept } from "#test-support/banked-concept.ts";
import { readPdf, wordsOf } from "#test-support/drafted-ideas/read-pdf.ts";
import { plantAnsweredSeed, saveFirstConcept } from "#test-support/planted-seed.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { order, settled } from "../report.fixture.ts";

let server: TestServer;
let person: TestPerson;

beforeAll(async () => {
  server = await startTestServer({ clock: () => new Date("2026-03-04T23:30:00.000Z") });
  person = await server.signUp({ companyName: "Northwind Mills" });
});
afterAll(() => server.stop());

const download = (id: string, by: TestPerson) =>
  fetch(`${server.url}/api/v1/concept/${id}/snapshot/download`, { headers: { authorization: `Bearer ${by.token}` } });

test("[S2.7-05] [S2.9-13] [S2.9-14] a written report is downloaded as a PDF, named by company, title and day", async () => {
  const id = await saveFirstConcept(person, await plantAnsweredSeed(person));
  await person.call("PATCH v1/concept/{id}/", { params: { id }, body: { title: "Refill – Depots" } });
  await order(person, id, "generate");
  await settled(person, id);
  const { body: assumptions } = await person.call("GET v2/concept/{id}/key-assumptions", { params: { id } });

  const answer = await download(id, person);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("application/pdf");
  expect(answer.headers.get("content-disposition")).toBe(
    'attachment; filename="northwind-mills-refill-depots-20260304.pdf"',
  );
  const pdf = await readPdf(new Uint8Array(await answer.arrayBuffer()));
  expect(pdf.text).toContain(wordsOf("Refill – Depots"));
  expect(pdf.text).toContain(wordsOf("Drafted offline"));
  expect(pdf.text).toContain(wordsOf(assumptions.results[0]?.statement ?? "").slice(0, 30));
});

test("what a person wrote is labelled so", async () => {
  const id = await saveFirstConcept(person, await plantAnsweredSeed(person));
  await order(person, id, "generate");
  await settled(person, id);
  const { body: before } = await person.call("GET v2/concept/{id}/overview", { params: { id } });
  const item = before.differentiators[0];
  const edited = await person.call("POST v2/concept/{id}/report/{section}/changes", {
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
  expect(edited.status).toBe(200);
  const pdf = await readPdf(new Uint8Array(await (await download(id, person)).arrayBuffer()));
  expect(pdf.text).toMatch(/CountedbythelitreWrittenbyaperson|WrittenbyapersonCountedbythelitre/);
  expect(pdf.text).toContain(wordsOf("Edited by people"));
});

test("a concept without a report has a snapshot, too, by its identifier as well; two at once are two", async () => {
  const { id } = await bankConcept(server, person);
  const { body: concept } = await person.call("GET v1/concept/{id}/", { params: { id } });
  const answers = await Promise.all([download(id, person), download(concept.identifier, person)]);
  for (const answer of answers) {
    const pdf = await readPdf(new Uint8Array(await answer.arrayBuffer()));
    expect(pdf.text).toContain(wordsOf(concept.title));
    expect(pdf.text).toContain(wordsOf("Overview: this section has not been written yet."));
  }
});

test("a concept of another company is not found, and nobody reads without signing in", async () => {
  const { id } = await bankConcept(server, person);
  const stranger = await server.signUp({ companyName: "Elsewhere" });
  expect((await download(id, stranger)).status).toBe(404);
  expect((await download("nothing", person)).status).toBe(404);
  expect((await server.anonymous.raw(`GET /api/v1/concept/${id}/snapshot/download`)).status).toBe(401);
});
