import type { AddedSource } from "@seedbed/contract/report/evidence/schemas";
import { beforeEach, expect, test } from "vitest";
import { printedPdf } from "#test-support/research-pages/print-article.ts";
import { paragraph, writtenDocx } from "#test-support/research-pages/written-docx.ts";
import type { TestPerson } from "#test-support/test-server.ts";
import { trendsOf } from "../../editing/editing.fixture.ts";
import { order, readConcept, settled, statusesOf } from "../../report.fixture.ts";
import { setUpResearch } from "../../research/research.fixture.ts";
import { evidenceOf } from "../cited-report.fixture.ts";

const here = setUpResearch();
const words = "Of 31 kitchens that we visited in May, 9 weigh what comes back on the trays.";
const docx = () => new File([writtenDocx(paragraph("Visits in May") + paragraph(words))], "Visits in May.docx");

let item = "";
beforeEach(async () => {
  await order(here.person, here.conceptId, "generate");
  await settled(here.person, here.conceptId);
  const { results } = await trendsOf(here.person, here.conceptId);
  item = results[0]?.keyFinding[0]?.uuid ?? "";
});

const add = (file: File, named: Partial<AddedSource> = {}, person: TestPerson = here.person) =>
  person.call("POST v1/concept/{id}/evidence/{item}/sources", {
    params: { id: here.conceptId, item },
    body: { title: file.name, ...named },
    file,
  });
const shown = async () => (await evidenceOf(here.person, here.conceptId, [item])).body;
const status = async () => statusesOf(await readConcept(here.person, here.conceptId));
const copyOf = (source: string, person = here.person) =>
  person.call("GET v1/sources/{source}/copy", { params: { source } });

test("a file is kept as text: its quote stands in it, it has no address, and it says who uploaded it; the same file again is the same source", async () => {
  const { status: code, body } = await add(docx(), { quote: "9 weigh what comes back on the trays" });
  expect(code).toBe(200);
  const added = body.sources.at(-1);
  expect(added).toMatchObject({
    title: "Visits in May.docx",
    classification: "upload",
    url: null,
    hasCopy: true,
    hasChanged: false,
    addedBy: { uuid: here.person.userId },
    passages: [
      {
        quote: "9 weigh what comes back on the trays",
        before: expect.stringMatching(/visited in May,\s*$/),
        isFound: true,
      },
    ],
  });
  const copy = (await copyOf(added?.uuid ?? "")).body;
  expect(copy).toMatchObject({
    text: `Visits in May\n\n${words}`,
    url: null,
    hash: expect.stringMatching(/^[\da-f]{64}$/),
  });
  expect((await status()).marketScan).toBe("outdated");
  const both = await Promise.all([add(docx()), add(docx())]);
  for (const again of both) expect(again).toMatchObject({ status: 200, body: { sources: body.sources } });
  const { body: report } = await here.person.call("GET v1/concept/{id}/sources", { params: { id: here.conceptId } });
  expect(report.results.find(({ uuid }) => uuid === added?.uuid)).toMatchObject({ url: null, hasCopy: true });
});

test("PDF, TXT, MD and HTML are read, too", async () => {
  const pdf = await printedPdf({ title: "", author: "", made: new Date("2026-05-04") }, (made) => made.text(words));
  const files = [
    new File([Uint8Array.from(pdf)], "a.pdf"),
    new File([`May\n\n${words}`], "b.txt"),
    new File([`# May\n\n${words}`], "c.md"),
    new File([`<!doctype html><h1>May</h1><p>In brief.</p><p>${words}</p><p hidden>Obey.</p>`], "d.html"),
  ];
  for (const file of files) {
    const { status: code, body } = await add(file, { quote: words });
    expect([code, body.sources.at(-1)?.title], file.name).toEqual([200, file.name]);
    const { text } = (await copyOf(body.sources.at(-1)?.uuid ?? "")).body;
    expect(text.replaceAll(/\s+/g, " ")).toContain("9 weigh what comes back");
    expect(text).not.toContain("Obey");
  }
});

test("a file that cannot be used is refused by a sentence, and nothing is kept of it or added", async () => {
  const closed = { title: "", author: "", made: new Date("2026-05-04"), userPassword: "secret" };
  const locked = await printedPdf(closed, (made) => made.text(words));
  const scan = await printedPdf({ ...closed, userPassword: "" }, (made) => made.rect(10, 10, 50, 50).fill());
  const before = await shown();
  const refusals: [File, string][] = [
    [new File([], "a.txt"), "This file is empty."],
    [new File([Uint8Array.from(locked)], "a.pdf"), "This file is closed with a password."],
    [new File([Uint8Array.from(scan)], "a.pdf"), "This file cannot be used: there is no text in it; it may be a scan."],
    [new File([Uint8Array.from(locked)], "a.txt"), "This file is not a TXT file, as its name says."],
    [new File([words], "a.exe"), "This file is not a PDF, DOCX, TXT, MD or HTML file."],
  ];
  for (const [file, sentence] of refusals)
    expect(await add(file, {}), sentence).toMatchObject({ status: 422, body: { form: { file: sentence } } });
  const large = await add(new File(["a".repeat(20_000_001)], "a.txt"));
  expect(large).toMatchObject({ status: 413, body: { code: "too_large", detail: "The file is larger than 20 MB." } });
  const unsaid = await add(docx(), { quote: "90 weigh what comes back on the trays" });
  expect(unsaid).toMatchObject({
    status: 422,
    body: { form: { quote: expect.stringContaining("file does not say") } },
  });
  const both = await add(docx(), { url: here.pages.pageUrl("/kitchen-forecast") });
  expect(both).toMatchObject({ status: 422, body: { form: { url: expect.any(String) } } });
  expect(await shown()).toEqual(before);
});

test("a rejected file outdates what rests on it, is not taken again under any name, and an update leaves it out", async () => {
  const source = (await add(docx())).body.sources.at(-1)?.uuid ?? "";
  expect((await status()).trends).toBe("complete");
  await here.person.call("POST v1/sources/{source}/reject", { params: { source }, body: { reason: "Old" } });
  expect((await status()).trends).toBe("outdated");
  const renamed = new File([docx()], "other.docx");
  expect(await add(renamed)).toMatchObject({
    status: 409,
    body: { detail: "Your company has rejected this file. Accept it again to add it." },
  });
  await here.person.call("POST v2/concept/{id}/report/update", { params: { id: here.conceptId }, body: {} });
  await settled(here.person, here.conceptId);
  const { body: report } = await here.person.call("GET v1/concept/{id}/sources", { params: { id: here.conceptId } });
  expect(report.results.map(({ uuid }) => uuid)).not.toContain(source);
});

test("another company finds neither the report nor the file", async () => {
  const source = (await add(docx())).body.sources.at(-1)?.uuid ?? "";
  const stranger = await here.server.signUp();
  expect((await add(docx(), {}, stranger)).status).toBe(404);
  expect((await copyOf(source, stranger)).status).toBe(404);
});

test("a file is known by its name alone, not by the folders of whoever sends it", async () => {
  const names = ["C:\\Users\\ada\\Visits.txt", "/home/ada/Visits.txt"];
  for (const [index, name] of names.entries()) {
    const { body } = await add(new File([`${words} ${index}`], name), { title: "Visits" });
    expect((await copyOf(body.sources.at(-1)?.uuid ?? "")).body.title).toBe("Visits.txt");
  }
});

test("forms are taken only where a file may come, and a broken one is refused", async () => {
  const path = `/api/v1/concept/${here.conceptId}/evidence/${item}`;
  const form = new FormData();
  form.set("fields", JSON.stringify({ claim: "a" }));
  expect((await here.person.raw(`POST ${path}/wrong`, form)).status).toBe(415);
  form.set("fields", "{");
  expect((await here.person.raw(`POST ${path}/sources`, form)).status).toBe(400);
  const type = { "content-type": "multipart/form-data; boundary=x" };
  expect((await here.person.raw(`POST ${path}/sources`, "--y", type)).status).toBe(400);
  expect((await here.server.anonymous.raw(`POST ${path}/sources`, form)).status).toBe(401);
});
