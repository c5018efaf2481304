import type { RouteKey } from "@seedbed/contract/route";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bankConcept } from "#test-support/banked-concept.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";

let server: TestServer;
let person: TestPerson;
/** What stands for a thing in the paths below. */
let ids: Record<string, string>;

beforeAll(async () => {
  server = await startTestServer();
  person = await server.signUp();
  const { id } = await bankConcept(server, person);
  ids = { concept: id, none: "0b0c1f52-6a65-4a2b-9d2c-3f0e4f1d2a3b" };
});
afterAll(() => server.stop());

const notStorable = "Contains characters that cannot be stored.";
const missing = "Concept Not Found.";
const many = Array.from({ length: 201 }, () => "0b0c1f52-6a65-4a2b-9d2c-3f0e4f1d2a3b");

// The route with things in its path, what is sent, the status, the sentence, and the field it stands at.
const refused: [RouteKey, unknown, number, string | RegExp, string?][] = [
  ["GET v1/concept/?status=ripe", undefined, 422, /^Invalid option/, "status.0"],
  ["GET v1/concept/?sort=size", undefined, 422, /^Invalid option/, "sort"],
  ["GET v1/concept/?category=all", undefined, 422, /^Invalid option/, "category"],
  ["GET v1/concept/?page=0", undefined, 422, /^Too small/, "page"],
  ["GET v1/concept/?page=1.5", undefined, 422, /^Invalid input: expected int/, "page"],
  [`GET v1/concept/?search=${"x".repeat(201)}`, undefined, 422, /^Too big/, "search"],
  ["GET v1/concept/{none}/", undefined, 404, missing],
  ["GET v1/concept/C-9999/", undefined, 404, missing],
  ["PATCH v1/concept/{none}/", { title: "Another" }, 404, missing],
  ["PATCH v1/concept/{concept}/", {}, 422, "Nothing to change."],
  ["PATCH v1/concept/{concept}/", { title: " " }, 422, "This field cannot be empty.", "title"],
  ["PATCH v1/concept/{concept}/", { title: "x".repeat(251) }, 422, "The maximum length is 250 characters", "title"],
  [
    "PATCH v1/concept/{concept}/",
    { overview: "x".repeat(1001) },
    422,
    "The maximum length is 1000 characters",
    "overview",
  ],
  ["PATCH v1/concept/{concept}/", { summary: "a\u0000b" }, 422, notStorable, "summary"],
  ["PATCH v1/concept/{concept}/", { summary: "\ud800" }, 422, notStorable, "summary"],
  ["PATCH v1/concept/{concept}/", { status: "ripe" }, 422, /^Invalid option/, "status"],
  ["DELETE v1/concept/{none}/", undefined, 404, missing],
  ["POST v1/concept/{concept}/unarchive", undefined, 409, "This concept is not archived."],
  ["POST v1/concept/{none}/unarchive", undefined, 404, missing],
  ["POST v2/concept/{none}/seen", undefined, 404, missing],
  ["POST v1/concept/{none}/generate", undefined, 404, missing],
  ["POST v1/concept/{concept}/retry", undefined, 409, "No section of this report has failed."],
  ["POST v1/concept/{concept}/cancel", undefined, 409, "This report is not being written right now."],
  ["GET v2/concept/{concept}/overview", undefined, 404, "This section has not been written yet."],
  ["PUT v2/concept/{concept}/gut-check", { answer: "perhaps" }, 422, /^Invalid/, "answer"],
  ["POST v1/concept/archive", { uuids: [] }, 422, /^Too small/, "uuids"],
  ["POST v1/concept/archive", { uuids: many }, 422, /^Too big/, "uuids"],
  ["POST v1/concept/export", { uuids: ["x"] }, 422, /^Invalid UUID/, "uuids.0"],
  ["GET v1/concept/similar?ids=x", undefined, 422, /^Invalid UUID/, "ids.0"],
];

test.each(refused)("%s of %j answers %i: %s", async (...[key, body, expected, sentence, field]) => {
  const [method = "", path = ""] = key.split(" ");
  const before = (await person.call("GET v1/concept/")).body;
  const filled = path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => ids[name] ?? "");
  const { status, body: answer } = await person.raw(`${method} /api/${filled}`, body);
  const { detail, form } = answer as { detail: string | { msg: string }[]; form?: Record<string, string> };
  const said = typeof detail === "string" ? detail : detail.map(({ msg }) => msg).join(". ");
  expect([status, said]).toEqual([expected, typeof sentence === "string" ? sentence : expect.stringMatching(sentence)]);
  if (field) expect(form).toEqual({ [field]: said });
  expect((await person.call("GET v1/concept/")).body).toEqual(before);
});
