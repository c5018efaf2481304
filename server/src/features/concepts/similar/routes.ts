import type { similarIdeaRoutes } from "@seedbed/contract/concepts/similar";
import type { Transaction } from "../../../platform/database/database.ts";
import type { Member } from "../../../platform/http/actor.ts";
import type { Handlers } from "../../../platform/http/handler.ts";
import type { ConceptDependencies } from "../dependencies.ts";
import type { BackgroundComparing } from "./compare-in-background.ts";
import { presentSimilarIdea } from "./present.ts";
import { readResemblances } from "./read-resemblances.ts";
import { type AskedPair, type IdeaReference, requireIdea, requirePair } from "./require-idea.ts";
import { findIdeas, insertDistinction, removeDistinction } from "./store.ts";

export function similarIdeaHandlers({
  database,
  clock,
  comparing,
}: Pick<ConceptDependencies, "database" | "clock"> & { comparing: BackgroundComparing }): Handlers<
  typeof similarIdeaRoutes
> {
  const reading = { database, comparing };
  const similarTo = async (actor: Member, idea: IdeaReference) => {
    const findIds = async (transaction: Transaction) => [await requireIdea(transaction, idea, actor.userId)];
    const { found } = await readResemblances(reading, actor, findIds);
    return found.map(presentSimilarIdea);
  };
  const tellApart = async (actor: Member, pair: AskedPair) => {
    await database.withTenant(actor, async (transaction) => {
      await insertDistinction(transaction, {
        pair: await requirePair(transaction, actor.userId, pair),
        accountId: actor.accountId,
        decidedBy: actor.userId,
        decidedAt: clock(),
      });
    });
    return undefined;
  };
  const forgetDistinction = async (actor: Member, pair: AskedPair) => {
    await database.withTenant(actor, async (transaction) => {
      await removeDistinction(transaction, await requirePair(transaction, actor.userId, pair));
    });
    return undefined;
  };
  return {
    "GET v1/concept/similar": async ({ actor, query }) => {
      const { ids, found } = await readResemblances(reading, actor, async (transaction) =>
        (await findIdeas(transaction, query.ids)).map(({ id }) => id),
      );
      const similarById = Map.groupBy(found, ({ ideaId }) => ideaId);
      return ids.map((id) => ({ uuid: id, similar: (similarById.get(id) ?? []).map(presentSimilarIdea) }));
    },
    "GET v1/concept/{id}/similar": ({ actor, params }) => similarTo(actor, { conceptId: params.id }),
    "GET v2/concept/seed/{id}/similar": ({ actor, params }) => similarTo(actor, { seedId: params.id }),
    "PUT v1/concept/{id}/similar/{otherId}/distinct": ({ actor, params }) =>
      tellApart(actor, { idea: { conceptId: params.id }, other: params.otherId }),
    "DELETE v1/concept/{id}/similar/{otherId}/distinct": ({ actor, params }) =>
      forgetDistinction(actor, { idea: { conceptId: params.id }, other: params.otherId }),
    "PUT v2/concept/seed/{id}/similar/{otherId}/distinct": ({ actor, params }) =>
      tellApart(actor, { idea: { seedId: params.id }, other: params.otherId }),
    "DELETE v2/concept/seed/{id}/similar/{otherId}/distinct": ({ actor, params }) =>
      forgetDistinction(actor, { idea: { seedId: params.id }, other: params.otherId }),
  };
}
