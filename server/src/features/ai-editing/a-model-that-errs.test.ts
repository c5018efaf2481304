import type { Edit, EditingScope } from "@seedbed/contract/ai-editing/schemas";
import { afterAll, beforeAll, expect, test } from "vitest";
import { erringEdit, orderOfDocument, unasked } from "#test-support/model-server/editing/erring-editor.ts";
import { seededBelow } from "#test-support/model-server/seeded.ts";
import { type ModelServer, startModelServer } from "#test-support/model-server/start-model-server.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { change, overviewOf, set, writtenReport } from "../report/editing/editing.fixture.ts";
import { citedReport } from "../report/evidence/cited-report.fixture.ts";
import { readStandingReport } from "../report/exports/standing-report.ts";
import { openEditingTab, take } from "./ai-editing.fixture.ts";

/** `EDIT_REQUESTS=200` asks for two hundred edits of twenty reports. */
const requests = Number(process.env.EDIT_REQUESTS ?? 12);
const reports = Math.max(2, Math.round(requests / 10));

let model: ModelServer;
let server: TestServer;

beforeAll(async () => {
  model = await startModelServer({ answers: { edit_report: erringEdit } });
  server = await startTestServer({
    ai: { model: { provider: "openai-compatible", id: "scripted" }, baseUrl: model.url, apiKey: "scripted" },
  });
});
afterAll(async () => {
  await server.stop();
  await model.close();
});

/** In five languages: plainer words, another price, and a question. */
const messages = [
  "Say the value proposition more plainly",
  "Sag das Wertversprechen in einfachen Worten",
  "Dis la proposition de valeur plus simplement",
  "Di la propuesta de valor con palabras sencillas",
  "価値提案をもっとわかりやすくしてください",
  "Set the price to 48",
  "Der Preis soll jetzt 52 sein",
  "Le prix doit être de 57 dollars",
  "El precio tiene que ser de 61 dólares",
  "価格を66にしてください",
  "What speaks against this?",
  "これに反対する理由は？",
];

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** Everything that a content says, by the uuid of the thing that says it and its field. */
function saidIn(value: unknown, owner = "", path = ""): Map<string, string> {
  if (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((each) => isObject(each) && typeof each.uuid === "string")
  )
    return new Map(value.flatMap((each) => [...saidIn(each, (each as { uuid: string }).uuid)]));
  if (!isObject(value) || Array.isArray(value)) return new Map([[`${owner}:${path}`, JSON.stringify(value)]]);
  return new Map(
    Object.entries(value).flatMap(([name, part]) => [...saidIn(part, owner, path === "" ? name : `${path}.${name}`)]),
  );
}

async function standing(person: TestPerson, conceptId: string) {
  const report = await server.database.withTenant(person, (transaction) => readStandingReport(transaction, conceptId));
  return new Map<string, string>(
    report.flatMap(({ section, content }) =>
      [...saidIn(content)].map(([key, said]) => [`${section}/${key}`, said] as const),
    ),
  );
}

/** The uuids of the things that edits show as added or removed, and of all that they hold. */
function comeOrGone(edits: readonly Edit[], keys: Iterable<string>): Set<string> {
  const shown = edits.flatMap(({ changes }) =>
    changes.flatMap(({ kind, item }) => (item && (kind === "add" || kind === "remove") ? [item] : [])),
  );
  return new Set([...keys].filter((key) => shown.some((uuid) => key.includes(`/${uuid}:`))));
}

/** What edits show of each field that they make another. */
const shownOf = (edits: readonly Edit[]) =>
  new Map<string, string>(
    edits.flatMap(({ section, changes, follows }) =>
      [...changes.filter(({ kind }) => kind === "set"), ...follows].map(
        (each) => [`${section}/${each.item ?? ""}:${each.field}`, JSON.stringify(each.after)] as const,
      ),
    ),
  );

const digitsIn = (text: string) => text.normalize("NFKC").match(/\d+/g) ?? [];

test(`${requests} requests in five languages: what is shown is what is made, nothing unasked, no invented source, no number in words`, {
  timeout: 120_000 + requests * 15_000,
}, async () => {
  const counted = { proposed: 0, made: 0, unasked: 0, sources: 0, numbers: 0, otherwise: 0, personal: 0 };
  let asked = 0;
  for (let each = 0; each < reports; each += 1) {
    const { ada, ben, conceptId } = each % 2 === 0 ? await citedReport(server) : await writtenReport(server);
    const problem = (await overviewOf(ada, conceptId)) as { problemStatement: string };
    const at = { id: conceptId, section: "overview" as const };
    const own = "Ben wrote this by hand.";
    await change(ben, at, set(null, "overview.problemStatement", own, problem.problemStatement));
    const tab = await openEditingTab(server.url, ada);
    let sessionId: string | undefined;
    for (let turn = 0; turn < requests / reports; turn += 1, asked += 1) {
      const message = messages[asked % messages.length] ?? "";
      const media = {
        mediaData: Buffer.from(`Hotels lend rooms. ${orderOfDocument}.`).toString("base64"),
        mimetype: "text/plain",
        filename: "order.txt",
      };
      const scope: EditingScope = { section: "overview", item: null, field: "overview.valueProposition" };
      const beside = { ...(asked % 3 === 0 ? { media } : {}), ...(asked % 4 === 0 ? { scope } : {}) };
      const uuid: string = sessionId
        ? tab.say({ conceptUuid: conceptId, sessionId }, message, beside)
        : tab.start(conceptId, message, beside);
      sessionId ??= await tab.session(uuid);
      await tab.reply(uuid);
      const edits = tab.edits();
      counted.proposed += edits.length;
      counted.unasked += edits.filter(({ title }) => title === unasked).length;
      counted.sources += edits.filter(({ basis }) => basis.kind === "passage").length;
      const before = await standing(ada, conceptId);
      const entries = [...before.values()].filter((said) => /^-?[\d.]+$/.test(said));
      for (const { changes } of edits)
        for (const { before: stood, after } of changes)
          if (
            typeof after === "string" &&
            !digitsIn(after).every((digits) => `${stood} ${message} ${entries.join(" ")}`.includes(digits))
          )
            counted.numbers += 1;
      const taken = edits.filter((_, index) => seededBelow(4, `${asked}/${index}`) > 0);
      if (taken.length === 0) continue;
      const { status, body } = await take(ada, { conceptUuid: conceptId, sessionId }, { edits: taken });
      expect([status, body]).toEqual([202, expect.anything()]);
      counted.made += taken.length;
      const [after, shown] = [await standing(ada, conceptId), shownOf(taken)];
      const listed = comeOrGone(taken, [...before.keys(), ...after.keys()]);
      for (const key of new Set([...before.keys(), ...after.keys(), ...shown.keys()])) {
        if (listed.has(key)) continue;
        const isOther = before.get(key) !== after.get(key);
        if (isOther !== shown.has(key) || (isOther && taken.length === 1 && after.get(key) !== shown.get(key))) {
          counted.otherwise += 1;
        }
      }
      if (after.get("overview/:overview.problemStatement") !== JSON.stringify(own)) counted.personal += 1;
    }
    await tab.socket.close();
  }
  const { proposed, made, ...wrong } = counted;
  expect(wrong).toEqual({ unasked: 0, sources: 0, numbers: 0, otherwise: 0, personal: 0 });
  // The test is worth nothing where nothing is proposed.
  expect(made).toBeGreaterThan(requests / 4);
  expect(proposed).toBeGreaterThanOrEqual(made);
});
