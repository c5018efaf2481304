import type { ServerEvents } from "@seedbed/contract/all-events";
import type { Concept, ReportSection, SectionStatus } from "@seedbed/contract/concepts/schemas";
import { eq, max } from "drizzle-orm";
import type { Caller } from "#test-support/caller.ts";
import { eventually } from "#test-support/eventually.ts";
import type { TestPerson, TestServer } from "#test-support/test-server.ts";
import { TestSocket } from "../../platform/realtime/realtime.fixture.ts";
import { outbox } from "../../platform/realtime/tables.ts";

export type ReportOrder = "generate" | "retry" | "cancel";

/** Generates, retries or cancels the report of a concept. */
export const order = (person: Caller, id: string, what: ReportOrder) =>
  person.call(`POST v1/concept/{id}/${what}`, { params: { id } });

export async function readConcept(person: Caller, id: string): Promise<Concept> {
  return (await person.call("GET v1/concept/{id}/", { params: { id } })).body;
}

/** The status of each section. */
export function statusesOf(concept: Concept): Record<ReportSection, SectionStatus> {
  const entries = Object.entries(concept.reportStatusBySection).map(([section, state]) => [section, state.status]);
  return Object.fromEntries(entries) as Record<ReportSection, SectionStatus>;
}

/** Waits until nothing of the report is being written. */
export function settled(person: Caller, id: string): Promise<Concept> {
  return eventually(async () => {
    const { status, body } = await person.call("GET v1/concept/{id}/", { params: { id } });
    // The database is back, and the server has not seen it yet.
    if (status === 503) return undefined;
    if (status !== 200) throw new Error(`the concept was answered with ${status}: ${JSON.stringify(body)}`);
    return body.reportStatus === "pending" ? undefined : body;
  });
}

/**
 * A person's socket that keeps what it is told of one concept, but for what had been told before: a server that has not read all of it yet
 * tells it to a new socket as well.
 */
export async function listenTo(server: TestServer, person: TestPerson, conceptId: string) {
  const before = await newestEvent(server, person);
  const { body } = await person.call("POST v1/realtime/ticket");
  const socket = new TestSocket(`${server.url.replace("http", "ws")}/ws/v1/seedbed?token=${body.ticket}`, server.url);
  await eventually(async () => socket.messages[0]?.type === "ready");
  const told = <Name extends keyof ServerEvents>(name: Name) =>
    socket.messages
      .filter(({ type, seq }) => type === name && (seq ?? Number.POSITIVE_INFINITY) > before)
      .map(({ data }) => data as ServerEvents[Name]);
  const ofConcept = ({ conceptUuid }: { conceptUuid: string }) => conceptUuid === conceptId;
  return {
    updates: () => told("concept.workflow.update.account").filter(ofConcept),
    changes: () => told("concept.report.changed.account").filter(ofConcept),
    proposals: () => told("concept.report.proposal.account").filter(ofConcept),
    presence: () => told("concept.report.presence.account").filter(ofConcept),
    viewed: () => told("concept.version.viewed.user").filter(ofConcept),
    exports: () => told("concept.export.update.account").filter(ofConcept),
    evidence: () => told("concept.evidence.changed.account"),
    videos: () =>
      socket.messages.flatMap(({ type, data }) =>
        type.startsWith("concept.video.") && ofConcept(data as { conceptUuid: string })
          ? [{ type, ...(data as { stage?: string; progress?: number }) }]
          : [],
      ),
    research: () => told("concept.research.progress.account").filter(ofConcept),
    close: () => socket.socket.close(),
  };
}

/** The sequence number of the newest event of the person's company; 0 when there is none. */
async function newestEvent(server: TestServer, person: TestPerson): Promise<number> {
  const [newest] = await server.database.withTenant(person, (transaction) =>
    transaction
      .select({ seq: max(outbox.seq) })
      .from(outbox)
      .where(eq(outbox.accountId, person.accountId)),
  );
  return newest?.seq ?? 0;
}
