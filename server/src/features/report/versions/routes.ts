import type { versionRoutes } from "@seedbed/contract/report/versions/routes";
import { Failure } from "../../../platform/failure.ts";
import type { Handlers } from "../../../platform/http/handler.ts";
import { getConcept, requireConceptToChange } from "../../concepts/exports/get-concept.ts";
import type { ReportDependencies } from "../dependencies.ts";
import { readReportStates } from "../read-report-states.ts";
import { bringBack } from "./bring-back.ts";
import { compareVersions } from "./compare/compare-versions.ts";
import { listVersions, noSuchVersion, readVersion } from "./list-versions.ts";
import { saveVersion } from "./save-version.ts";
import { findVersion } from "./version-store.ts";
import { stopViewing, viewVersion } from "./view-version.ts";

const nothingViewed = () => new Failure("conflict", "You are not viewing a historical version of this concept.");

export function versionHandlers({ database, clock }: ReportDependencies): Handlers<typeof versionRoutes> {
  return {
    "GET v2/concept/version/{id}": ({ actor, params }) =>
      database.readTenant(actor, (transaction) => listVersions(transaction, { actor, reference: params.id })),
    "GET v2/concept/version/{id}/compare/{version}": ({ actor, params, query: { after } }) =>
      database.readTenant(actor, (transaction) =>
        compareVersions(transaction, { actor, reference: params.id }, { before: params.version, after }),
      ),
    "POST v2/concept/version/{id}/bring-back": ({ actor, params, body: { versionId, section, item } }) =>
      database.withTenant(actor, async (transaction) => {
        const { concept } = await requireConceptToChange(transaction, params.id, actor.userId);
        const version = await findVersion(transaction, { conceptId: concept.id, id: versionId });
        if (!version) throw noSuchVersion();
        const order = { actor, conceptId: concept.id, version, section, item, at: clock() };
        const saved = await bringBack(transaction, order);
        return readVersion(transaction, { actor, reference: concept.id }, saved.id);
      }),
    "POST v2/concept/version/{id}/save": ({ actor, params, body }) =>
      database.withTenant(actor, async (transaction) => {
        const { concept } = await requireConceptToChange(transaction, params.id, actor.userId);
        const saved = await saveVersion(transaction, {
          key: { accountId: actor.accountId, conceptId: concept.id },
          by: actor.userId,
          why: body?.why ?? "asked",
          comment: body?.comment ?? undefined,
          affectedSections: body?.affectedSections ?? undefined,
          at: clock(),
        });
        return readVersion(transaction, { actor, reference: concept.id }, saved.id);
      }),
    "POST v2/concept/version/{id}/revert": ({ actor, params, body }) =>
      database.withTenant(actor, (transaction) =>
        viewVersion(transaction, { actor, reference: params.id }, body.versionId),
      ),
    "POST v2/concept/version/{id}/commit": ({ actor, params }) =>
      database.withTenant(actor, async (transaction) => {
        const { conceptId, versionId } = await stopViewing(transaction, { actor, reference: params.id });
        if (versionId === undefined) throw nothingViewed();
        const version = await findVersion(transaction, { conceptId, id: versionId });
        if (!version) throw noSuchVersion();
        const saved = await bringBack(transaction, { actor, conceptId, version, at: clock() });
        return readVersion(transaction, { actor, reference: conceptId }, saved.id);
      }),
    "POST v2/concept/version/{id}/cancel": ({ actor, params }) =>
      database.withTenant(actor, async (transaction) => {
        await stopViewing(transaction, { actor, reference: params.id });
        return getConcept({ readReportStates }, transaction, { actor, reference: params.id });
      }),
  };
}
