import type { similarIdeaRoutes } from "@seedbed/contract/concepts/similar";
import type { Member } from "../../../platform/http/actor.ts";
import type { Handlers } from "../../../platform/http/handler.ts";
import type { ConceptDependencies } from "../dependencies.ts";
import { presentSimilarIdea } from "./present.ts";
import { type AskedPair, type IdeaReference, requireIdea, requirePair } from "./require-idea.ts";
import { findIdeas, findResemblances, insertDistinction, removeDistinction } from "./store.ts";

export function similarIdeaHandlers({
  database,
  clock,
}: Pick<ConceptDependencies, "database" | "clock">): Handlers<typeof similarIdeaRoutes> {
  const similarTo = (actor: Member, idea: IdeaReference) =>
    database.withTenant(actor, async (transaction) => {
      const id = await requireIdea(transaction, idea, actor.userId);
      return (await findResemblances(transaction, [id])).map(presentSimilarIdea);
    });
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
    "GET v1/concept/similar": ({ actor, query }) =>
      database.withTenant(actor, async (transaction) => {
        const ideas = await findIdeas(transaction, query.ids);
        const found = await findResemblances(
          transaction,
          ideas.map(({ id }) => id),
        );
        const similarById = Map.groupBy(found, ({ ideaId }) => ideaId);
        return ideas.map(({ id }) => ({ uuid: id, similar: (similarById.get(id) ?? []).map(presentSimilarIdea) }));
      }),
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
