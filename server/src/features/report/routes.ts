import type { reportRoutes, sectionRoutes } from "@seedbed/contract/report/routes";
import type { Transaction } from "../../platform/database/database.ts";
import type { Member } from "../../platform/http/actor.ts";
import type { Handlers } from "../../platform/http/handler.ts";
import { contextHandlers } from "./context/routes.ts";
import { addAssumption } from "./editing/add-assumption.ts";
import { createAssumptionChanges } from "./editing/change-assumption.ts";
import { createItemChanges } from "./editing/item-changes.ts";
import { readTestedAssumptions } from "./editing/read-tested-assumptions.ts";
import { createRootChanges } from "./editing/root-changes.ts";
import { editingHandlers } from "./editing/routes.ts";
import { evidenceHandlers } from "./evidence/routes.ts";
import type { HandlerTools } from "./handler-tools.ts";
import type { Reading } from "./interviews/reading/start-reading.ts";
import { interviewHandlers } from "./interviews/routes.ts";
import { glanceHandlers } from "./operations/glance/routes.ts";
import { readAssumptions } from "./operations/read-assumptions.ts";
import { requireSection } from "./operations/require-section.ts";
import { proposalHandlers } from "./proposals/routes.ts";
import { readReportStates } from "./read-report-states.ts";
import { sectionNotWritten } from "./report-failures.ts";
import { researchHandlers } from "./research/routes.ts";
import { findItem } from "./revisions/find-item.ts";
import { type OrderingDependencies, orderReport } from "./run/order-report.ts";
import { runHandlers } from "./run/routes.ts";
import { sections } from "./sections.ts";
import type { Exporting } from "./snapshot/documents/orders/order-export.ts";
import { documentHandlers } from "./snapshot/documents/routes.ts";
import { snapshotHandlers } from "./snapshot/routes.ts";
import { versionHandlers } from "./versions/routes.ts";
import { saveVersion } from "./versions/save-version.ts";
import type { Summarizing } from "./versions/summarize/summary.workflow.ts";
import type { Filming } from "./video/order-video.ts";
import { readVideoInOverview } from "./video/read-video.ts";
import { videoHandlers } from "./video/routes.ts";
import { isUuid } from "./writing/stable-uuid.ts";

/** The handlers of all rooms; those of the sections follow from their list. */
export function reportHandlers(
  dependencies: OrderingDependencies & Reading & Exporting & Filming & Summarizing,
): Handlers<typeof reportRoutes> {
  const tools = createHandlerTools(dependencies);
  const ofSections: Handlers<typeof sectionRoutes> = Object.assign(
    {},
    ...Object.values(sections).map((section) => section.handlers(tools)),
  );
  return {
    ...ofSections,
    ...runHandlers(dependencies),
    ...contextHandlers(dependencies),
    ...documentHandlers(dependencies),
    ...editingHandlers(dependencies),
    ...evidenceHandlers(dependencies),
    ...glanceHandlers(dependencies),
    ...interviewHandlers(dependencies),
    ...proposalHandlers(dependencies),
    ...researchHandlers(dependencies),
    ...snapshotHandlers(dependencies),
    ...versionHandlers(dependencies),
    ...videoHandlers(dependencies),
    // The overview says how its video is, which no revision holds.
    "GET v2/concept/{id}/overview": async (call) => ({
      ...(await ofSections["GET v2/concept/{id}/overview"](call)),
      ...(await readVideoInOverview(dependencies, { actor: call.actor, reference: call.params.id })),
    }),
  };
}

const beforeUpgrade =
  ({ clock }: OrderingDependencies, { accountId, userId }: Member) =>
  (transaction: Transaction, conceptId: string) =>
    saveVersion(transaction, { key: { accountId, conceptId }, by: userId, why: "upgrade", at: clock() });

function createHandlerTools(dependencies: OrderingDependencies): HandlerTools {
  const { database, files, log } = dependencies;
  return {
    database,
    files,
    log,
    read: ({ actor, params }, section) =>
      database.withTenant(actor, (transaction) =>
        requireSection(transaction, actor, { reference: params.id, section }),
      ),
    readItem: <Found>(actor: Member, kind: string, id: string) =>
      database.withTenant(actor, async (transaction) => {
        const found = isUuid(id) ? await findItem(transaction, id) : undefined;
        if (found?.kind !== kind) throw sectionNotWritten();
        return found.item as Found;
      }),
    items: createItemChanges(dependencies),
    roots: createRootChanges(dependencies),
    writingOf: (actor, named) =>
      database.withTenant(actor, async (transaction) => {
        const found = isUuid(named.id) ? await findItem(transaction, named.id) : undefined;
        if (found?.kind !== named.kind) throw sectionNotWritten();
        const states = await readReportStates(transaction, [found.conceptId]);
        const status = states.get(found.conceptId)?.reportStatusBySection[found.section].status;
        return status === "waiting" || status === "pending" ? status : "none";
      }),
    readAssumptions: ({ actor, params }) =>
      database.withTenant(actor, (transaction) =>
        readAssumptions(transaction, actor, { reference: params.id, now: dependencies.clock().toISOString() }),
      ),
    readTestedAssumptions: ({ actor, params }) =>
      database.withTenant(actor, (transaction) =>
        readTestedAssumptions(transaction, actor, { reference: params.id, now: dependencies.clock().toISOString() }),
      ),
    addAssumption: (call, words) => addAssumption(dependencies, call, words),
    assumptions: createAssumptionChanges(dependencies),
    writeAnew:
      (...names) =>
      ({ actor, params, body }) =>
        orderReport(dependencies, actor, {
          reference: params.id,
          order: { kind: "anew", sections: names, forms: body ?? undefined },
          // What takes another form can be had back as it was.
          ...(body ? { before: beforeUpgrade(dependencies, actor) } : {}),
        }),
  };
}
