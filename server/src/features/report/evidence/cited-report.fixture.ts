import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { bankConcept, wordsOfFood } from "#test-support/banked-concept.ts";
import { refillDepots } from "#test-support/concept-briefs.ts";
import { draftTools } from "#test-support/draft-tools.ts";
import { testGateway } from "#test-support/model-gateway.ts";
import { startModelServer } from "#test-support/model-server/start-model-server.ts";
import { keptArticles, researchIn } from "#test-support/research-pages/read-articles.ts";
import type { TestPerson, TestServer } from "#test-support/test-server.ts";
import { keptPages } from "../../evidence/tables.ts";
import { order, settled } from "../report.fixture.ts";
import { changeSection } from "../revisions/change-section.ts";
import { lockConcept } from "../run/run-store.ts";
import { sections } from "../sections.ts";
import { stableUuid } from "../writing/stable-uuid.ts";
import type { FinishedSections } from "../writing/writing-tools.ts";

const cited = ["trends", "customerProfiles", "marketScan"] as const satisfies ReportSection[];

/**
 * A company of two people with one report whose trends, profiles and market scan a scripted model wrote from kept articles. What stands in `written` is what
 * stands in the report.
 */
export async function citedReport(server: TestServer) {
  const ada = await server.signUp({ firstName: "Ada", lastName: "Moreau" });
  const ben = await server.signUp({ accountId: ada.accountId, role: "member", firstName: "Ben", lastName: "Okafor" });
  const { id: conceptId } = await bankConcept(server, ada, wordsOfFood);
  await order(ada, conceptId, "generate");
  await settled(ada, conceptId);
  const pages = keptArticles("refill", ada.accountId);
  const written = await writeFrom(pages, { ada, conceptId });
  await server.database.withTenant(ada, async (transaction) => {
    await transaction.insert(keptPages).values(pages);
    await lockConcept(transaction, conceptId);
    for (const section of cited) await replace(transaction, { ada, conceptId, section, content: written[section] });
  });
  return { ada, ben, conceptId, pages, written };
}

async function writeFrom(
  pages: ReturnType<typeof keptArticles>,
  { ada, conceptId }: { ada: TestPerson; conceptId: string },
) {
  const model = await startModelServer();
  try {
    const gateway = testGateway({ url: model.url });
    const finished: FinishedSections = {};
    const tools = draftTools(refillDepots, finished);
    const run: typeof tools.run = (task, input, { part = "" }) =>
      gateway.runTask(task, input, { ...ada, idempotencyKey: `${conceptId}/${task.name}/${part}` });
    for (const section of cited) {
      const content = await sections[section].write({
        ...tools,
        run,
        tryRun: run,
        research: researchIn(pages),
        id: (...name) => stableUuid(conceptId, section, ...name),
      });
      Object.assign(finished, { [section]: content });
    }
    return finished as Required<Pick<FinishedSections, (typeof cited)[number]>>;
  } finally {
    await model.close();
  }
}

async function replace(
  transaction: Parameters<typeof changeSection>[0],
  {
    ada,
    conceptId,
    section,
    content,
  }: { ada: TestPerson; conceptId: string; section: ReportSection; content: unknown },
) {
  await changeSection(
    transaction,
    { accountId: ada.accountId, conceptId, section },
    {
      changes: [{ kind: "replaceAll", content }],
      by: { kind: "run", runId: stableUuid(conceptId, "run") },
      at: new Date("2026-03-04T12:00:00.000Z"),
    },
  );
}

/** What stands behind a thing in a report. */
export const evidenceOf = (person: TestPerson, id: string, [item, field]: readonly [item: string, field?: string]) =>
  person.call("GET v1/concept/{id}/evidence/{item}", { params: { id, item }, query: { field: field ?? "" } });
