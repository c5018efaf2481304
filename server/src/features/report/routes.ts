import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import type { Incumbent, Startup } from "@seedbed/contract/report/market-scan/schemas";
import type { reportRoutes } from "@seedbed/contract/report/routes";
import type { SectionContents } from "@seedbed/contract/report/sections";
import type { Member } from "../../platform/http/actor.ts";
import type { Handlers } from "../../platform/http/handler.ts";
import type { Workflow } from "../../platform/workflows/workflows.ts";
import { requireConcept } from "../concepts/exports/get-concept.ts";
import { assumptionPage } from "./assumptions/assumption-page.ts";
import { readContext } from "./context/read-context.ts";
import type { ReportDependencies, RunInput, RunOrder } from "./dependencies.ts";
import { requireSection } from "./operations/require-section.ts";
import { answerGutCheck, readGutCheck } from "./overview/gut-check.ts";
import { reportNotRunning, sectionNotWritten } from "./report-failures.ts";
import { findItem } from "./revisions/find-item.ts";
import { cancelReport } from "./run/cancel-report.ts";
import { orderReport } from "./run/order-report.ts";
import { isUuid } from "./writing/stable-uuid.ts";

interface WithId {
  actor: Member;
  params: { id: string };
}

export function reportHandlers(
  dependencies: ReportDependencies,
  reportRun: Workflow<RunInput>,
): Handlers<typeof reportRoutes> {
  const { database } = dependencies;
  const order =
    (wanted: RunOrder) =>
    ({ actor, params }: WithId) =>
      orderReport({ ...dependencies, reportRun }, actor, { reference: params.id, order: wanted });
  const anew = (...sections: ReportSection[]) => order({ kind: "anew", sections });
  const read = <Section extends ReportSection>(
    { actor, params }: WithId,
    section: Section,
  ): Promise<SectionContents[Section]> =>
    database.withTenant(actor, (transaction) => requireSection(transaction, actor, { reference: params.id, section }));
  const item = <Found>(actor: Member, kind: string, id: string): Promise<Found> =>
    database.withTenant(actor, async (transaction) => {
      const found = isUuid(id) ? await findItem(transaction, id) : undefined;
      if (found?.kind !== kind) throw sectionNotWritten();
      return found.item as Found;
    });
  const profile = ({ actor, params }: { actor: Member; params: { pid: string } }) =>
    item<CustomerProfile>(actor, "profile", params.pid);

  return {
    "POST v1/concept/{id}/generate": order({ kind: "missing" }),
    "POST v1/concept/{id}/retry": order({ kind: "failed" }),
    "POST v1/concept/{id}/cancel": async ({ actor, params }) => {
      const { concept } = await database.withTenant(actor, (transaction) =>
        requireConcept(transaction, params.id, actor.userId),
      );
      const runId = await cancelReport(dependencies, actor, concept.id);
      if (!runId) throw reportNotRunning();
      return { status: "pending", workflowUuid: runId };
    },
    "POST v2/concept/{id}/overview/generate": anew("overview"),
    "POST v2/concept/{id}/key-assumptions/generate": anew("assumptions"),
    "POST v2/concept/{id}/customer-profile/generate": anew("customerProfiles"),
    "POST v2/concept/{id}/financial-projection/generate": anew("financialProjection"),
    "POST v3/concept/{id}/market-scan/generate": anew("trends", "marketScan"),

    "GET v2/concept/{id}/overview": async (call) => (await read(call, "overview")).overview,
    "GET v2/concept/{id}/executive-summaries": async (call) => (await read(call, "overview")).summaries,
    "GET v2/concept/{id}/market-scan": (call) => read(call, "marketScan"),
    "GET v3/concept/{id}/market-scan/trends": async (call) => ({ results: (await read(call, "trends")).results }),
    "GET v3/concept/{id}/market-scan/trend-analysis": (call) => read(call, "trends"),
    "GET v3/concept/{id}/market-scan/priority-insights": async (call) => ({
      results: (await read(call, "marketScan")).priorityInsights,
    }),
    "GET v3/concept/{id}/market-scan/market-forces": async (call) => ({
      results: (await read(call, "marketScan")).marketForces,
    }),
    "GET v3/concept/market-scan/startup/{uuid}": ({ actor, params }) => item<Startup>(actor, "startup", params.uuid),
    "GET v3/concept/market-scan/incumbent/{uuid}": ({ actor, params }) =>
      item<Incumbent>(actor, "incumbent", params.uuid),
    "GET v2/concept/{id}/customer-profile": async (call) => ({ results: await read(call, "customerProfiles") }),
    "GET v2/concept/customer-profile/{pid}": profile,
    "GET v2/concept/customer-profile/{pid}/jobs": async (call) => ({ results: (await profile(call)).jobs }),
    "GET v2/concept/customer-profile/{pid}/pains": async (call) => ({ results: (await profile(call)).pains }),
    "GET v2/concept/customer-profile/{pid}/alternatives": async (call) => ({
      results: (await profile(call)).alternatives,
    }),
    "GET v2/concept/customer-profile/{pid}/journey-steps": async (call) => ({ results: (await profile(call)).journey }),
    "GET v2/concept/customer-profile/{pid}/real-world-signals": async (call) => {
      const { signals, signalsSummary } = await profile(call);
      return { signals, summary: signalsSummary, status: "Completed" };
    },
    "GET v2/concept/{id}/financial-projection": (call) => read(call, "financialProjection"),
    "GET v2/concept/{id}/key-assumptions": async (call) => assumptionPage(await read(call, "assumptions"), call.query),
    "GET v2/concept/{id}/context": ({ actor, params }) =>
      database.withTenant(actor, (transaction) =>
        readContext(dependencies, transaction, { actor, reference: params.id }),
      ),
    "GET v2/concept/{id}/gut-check": ({ actor, params }) =>
      database.withTenant(actor, (transaction) => readGutCheck(transaction, actor, params.id)),
    "PUT v2/concept/{id}/gut-check": ({ actor, params, body }) =>
      database.withTenant(actor, (transaction) =>
        answerGutCheck(transaction, actor, { reference: params.id, ...body }),
      ),
  };
}
