import type { versionRoutes } from "@seedbed/contract/report/versions/routes";
import type { ConceptVersion } from "@seedbed/contract/report/versions/schemas";
import { Failure } from "../../../platform/failure.ts";
import type { Member } from "../../../platform/http/actor.ts";
import type { Handlers } from "../../../platform/http/handler.ts";
import { getConcept, requireConceptToChange } from "../../concepts/exports/get-concept.ts";
import type { ReportDependencies } from "../dependencies.ts";
import { readReportStates } from "../read-report-states.ts";
import { bringBack } from "./bring-back.ts";
import { compareVersions } from "./compare/compare-versions.ts";
import { listVersions, noSuchVersion, readVersion } from "./list-versions.ts";
import { saveVersion } from "./save-version.ts";
import { type Summarizing, startSummary } from "./summarize/summary.workflow.ts";
import { findVersion } from "./version-store.ts";
import { stopViewing, viewVersion } from "./view-version.ts";

interface Saved {
  conceptId: string;
  version: ConceptVersion;
}

const nothingViewed = () => new Failure("conflict", "You are not viewing a historical version of this concept.");

export function versionHandlers(dependencies: ReportDependencies & Summarizing): Handlers<typeof versionRoutes> {
  const { database, clock, log } = dependencies;
  /** Gives a version that was just saved, of which a model tells more later: it neither waits for that nor fails by it. */
  const summarized = ({ accountId, userId }: Member, { conceptId, version }: Saved): ConceptVersion => {
    const { uuid: versionId, summaryOrigin } = version;
    if (summaryOrigin === "draft")
      void startSummary(dependencies, { accountId, userId, conceptId, versionId }).catch((error: unknown) =>
        log.warn({ err: error, version: versionId }, "the summary of a version begins later"),
      );
    return version;
  };
  return {
    "GET v2/concept/version/{id}": ({ actor, params }) =>
      database.readTenant(actor, (transaction) => listVersions(transaction, { actor, reference: params.id })),
    "GET v2/concept/version/{id}/compare/{version}": ({ actor, params, query: { after } }) =>
      database.readTenant(actor, (transaction) =>
        compareVersions(transaction, { actor, reference: params.id }, { before: params.version, after }),
      ),
    "POST v2/concept/version/{id}/bring-back": async ({ actor, params, body: { versionId, section, item } }) =>
      summarized(
        actor,
        await database.withTenant(actor, async (transaction) => {
          const { concept } = await requireConceptToChange(transaction, params.id, actor.userId);
          const version = await findVersion(transaction, { conceptId: concept.id, id: versionId });
          if (!version) throw noSuchVersion();
          const order = { actor, conceptId: concept.id, version, section, item, at: clock() };
          const saved = await bringBack(transaction, order);
          const shown = await readVersion(transaction, { actor, reference: concept.id }, saved.id);
          return { conceptId: concept.id, version: shown };
        }),
      ),
    "POST v2/concept/version/{id}/save": async ({ actor, params, body }) =>
      summarized(
        actor,
        await database.withTenant(actor, async (transaction) => {
          const { concept } = await requireConceptToChange(transaction, params.id, actor.userId);
          const saved = await saveVersion(transaction, {
            key: { accountId: actor.accountId, conceptId: concept.id },
            by: actor.userId,
            why: body?.why ?? "asked",
            comment: body?.comment ?? undefined,
            affectedSections: body?.affectedSections ?? undefined,
            at: clock(),
          });
          const shown = await readVersion(transaction, { actor, reference: concept.id }, saved.id);
          return { conceptId: concept.id, version: shown };
        }),
      ),
    "POST v2/concept/version/{id}/revert": ({ actor, params, body }) =>
      database.withTenant(actor, (transaction) =>
        viewVersion(transaction, { actor, reference: params.id }, body.versionId),
      ),
    "POST v2/concept/version/{id}/commit": async ({ actor, params }) =>
      summarized(
        actor,
        await database.withTenant(actor, async (transaction) => {
          const { conceptId, versionId } = await stopViewing(transaction, { actor, reference: params.id });
          if (versionId === undefined) throw nothingViewed();
          const version = await findVersion(transaction, { conceptId, id: versionId });
          if (!version) throw noSuchVersion();
          const saved = await bringBack(transaction, { actor, conceptId, version, at: clock() });
          const shown = await readVersion(transaction, { actor, reference: conceptId }, saved.id);
          return { conceptId, version: shown };
        }),
      ),
    "POST v2/concept/version/{id}/cancel": ({ actor, params }) =>
      database.withTenant(actor, async (transaction) => {
        await stopViewing(transaction, { actor, reference: params.id });
        return getConcept({ readReportStates }, transaction, { actor, reference: params.id });
      }),
  };
}
