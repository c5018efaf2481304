import type { conceptRoutes } from "@seedbed/contract/concepts/routes";
import type { Handlers } from "../../platform/http/handler.ts";
import { createKnownCounts } from "../../platform/lists/known-counts.ts";
import type { ConceptDependencies } from "./dependencies.ts";
import { getConcept, requireConcept } from "./exports/get-concept.ts";
import { reportFormHandlers } from "./forms/routes.ts";
import { changeConcept, unarchiveConcept } from "./operations/change-concept.ts";
import { deleteConcept } from "./operations/delete-concept.ts";
import { listConcepts } from "./operations/list-concepts.ts";
import { restoreConcept } from "./operations/restore-concept.ts";
import { markSeen } from "./store.ts";

export function conceptHandlers(dependencies: ConceptDependencies): Handlers<typeof conceptRoutes> {
  const { database, clock, readReportStates } = dependencies;
  const listing = { readReportStates, knownCounts: createKnownCounts() };
  return {
    ...reportFormHandlers(dependencies),
    "GET v1/concept/": ({ actor, query }) =>
      database.readTenant(actor, (transaction) => listConcepts(listing, transaction, { actor, query })),
    "GET v1/concept/{id}/": async ({ actor, params, setEtag }) => {
      const concept = await database.readTenant(actor, (transaction) =>
        getConcept(dependencies, transaction, { actor, reference: params.id }),
      );
      setEtag(concept.updatedAt);
      return concept;
    },
    "PATCH v1/concept/{id}/": async ({ actor, params, body: change, ifMatch, setEtag }) => {
      const concept = await database.withTenant(actor, (transaction) =>
        changeConcept(dependencies, transaction, { actor, reference: params.id, change, ifMatch }),
      );
      setEtag(concept.updatedAt);
      return concept;
    },
    "DELETE v1/concept/{id}/": async ({ actor, params }) => {
      const { concept } = await database.withTenant(actor, (transaction) =>
        requireConcept(transaction, params.id, actor.userId),
      );
      await dependencies.cancelReport(actor, concept.id);
      await database.withTenant(actor, (transaction) =>
        deleteConcept(dependencies, transaction, { actor, reference: params.id }),
      );
      return undefined;
    },
    "POST v1/concept/{id}/restore": async ({ actor, params, setEtag }) => {
      const concept = await database.withTenant(actor, (transaction) =>
        restoreConcept(dependencies, transaction, { actor, reference: params.id }),
      );
      setEtag(concept.updatedAt);
      return concept;
    },
    "POST v1/concept/{id}/unarchive": async ({ actor, params, setEtag }) => {
      const concept = await database.withTenant(actor, (transaction) =>
        unarchiveConcept(dependencies, transaction, { actor, reference: params.id }),
      );
      setEtag(concept.updatedAt);
      return concept;
    },
    "POST v2/concept/{id}/seen": async ({ actor, params }) => {
      await database.withTenant(actor, async (transaction) => {
        const { concept } = await requireConcept(transaction, params.id, actor.userId);
        await markSeen(transaction, {
          accountId: actor.accountId,
          userId: actor.userId,
          conceptId: concept.id,
          seenAt: clock(),
        });
      });
      return undefined;
    },
  };
}
