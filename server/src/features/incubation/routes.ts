import type { incubationRoutes } from "@seedbed/contract/incubation/routes";
import type { Handlers } from "../../platform/http/handler.ts";
import { createKnownCounts } from "../../platform/lists/known-counts.ts";
import type { Workflow } from "../../platform/workflows/workflows.ts";
import type { IncubationDependencies } from "./dependencies.ts";
import type { GenerationInput } from "./generation-input.ts";
import { answerClarifyingQuestion, clarifyingEtag } from "./operations/answer-clarifying-question.ts";
import { answerQuestion } from "./operations/answer-question.ts";
import { askClarifyingQuestions } from "./operations/ask-clarifying-questions.ts";
import { changeAnswer } from "./operations/change-answer.ts";
import { changeAnswerAndDeleteLater } from "./operations/change-answer-and-delete-later.ts";
import { changeSeedStatus } from "./operations/change-seed-status.ts";
import { cloneSeed } from "./operations/clone-seed.ts";
import { deleteAnswer } from "./operations/delete-answer.ts";
import { deleteSeed } from "./operations/delete-seed.ts";
import { discardGenerated } from "./operations/discard-generated.ts";
import { getAnswers, getSeed } from "./operations/get-seed.ts";
import { listQuestionnaires } from "./operations/list-questionnaires.ts";
import { listSeeds } from "./operations/list-seeds.ts";
import type { AskedAnswer } from "./operations/load-answer.ts";
import { plantSeed } from "./operations/plant-seed.ts";
import { restoreSeed } from "./operations/restore-seed.ts";
import { saveGenerated } from "./operations/save-generated.ts";
import { startGeneration } from "./operations/start-generation.ts";
import { startReportOfGenerated } from "./operations/start-report-of-generated.ts";

interface VersionedCall {
  params: { id: string };
  ifMatch: string | undefined;
  query: { seed_version?: string | undefined };
}

const seedIn = ({ params, ifMatch, query }: VersionedCall) => ({
  seedId: params.id,
  ifMatch,
  seedVersion: query.seed_version,
});

const answerIn = ({ params, ifMatch, query }: VersionedCall): AskedAnswer => ({
  answerId: params.id,
  ifMatch,
  seedVersion: query.seed_version,
});

/** Serves the routes of seeds. The ETag of a seed and of an answer is the moment of its last change. */
export function incubationHandlers(
  dependencies: IncubationDependencies,
  generation: Workflow<GenerationInput>,
): Handlers<typeof incubationRoutes> {
  const withEtag = async <Entity extends { updatedAt: string }>(
    call: { setEtag(tag: string): void },
    running: Promise<Entity>,
  ) => {
    const entity = await running;
    call.setEtag(entity.updatedAt);
    return entity;
  };
  const listing = { database: dependencies.database, knownCounts: createKnownCounts() };
  return {
    "GET v1/concept/ignition/questionnaires": ({ actor }) => listQuestionnaires(dependencies, actor),
    "POST v2/concept/seed": ({ actor, body }) => plantSeed(dependencies, actor, body.type),
    "GET v2/concept/seed": ({ actor, query }) => listSeeds(listing, actor, query),
    "GET v2/concept/seed/{id}": (call) =>
      withEtag(call, getSeed(dependencies, call.actor, { seedId: call.params.id, status: call.query.status })),
    "PATCH v2/concept/seed/{id}": (call) =>
      withEtag(
        call,
        changeSeedStatus(dependencies, call.actor, { ...call.body, seedId: call.params.id, ifMatch: call.ifMatch }),
      ),
    "DELETE v2/concept/seed/{id}": async ({ actor, params }) => {
      await deleteSeed(dependencies, actor, params.id);
      return undefined;
    },
    "POST v2/concept/seed/{id}/restore": (call) =>
      withEtag(call, restoreSeed(dependencies, call.actor, call.params.id)),
    "POST v2/concept/seed/{id}/clone": ({ actor, params }) => cloneSeed(dependencies, actor, params.id),
    "GET v2/concept/incubation/seed/{id}/answers": ({ actor, params }) => getAnswers(dependencies, actor, params.id),
    "POST v2/concept/incubation/seed/{id}/answer": (call) =>
      withEtag(call, answerQuestion(dependencies, call.actor, { ...seedIn(call), given: call.body })),
    "PATCH v2/concept/incubation/seed/answer/{id}": (call) =>
      withEtag(call, changeAnswer(dependencies, call.actor, { ...answerIn(call), change: call.body })),
    "DELETE v2/concept/incubation/seed/answer/{id}": async (call) => {
      await deleteAnswer(dependencies, call.actor, answerIn(call));
      return undefined;
    },
    "PATCH v2/concept/incubation/seed/answer/update_and_delete_higher_order/{id}": (call) =>
      withEtag(
        call,
        changeAnswerAndDeleteLater(dependencies, call.actor, {
          ...answerIn(call),
          change: call.body,
          force: call.query.force_delete,
        }),
      ),
    "POST v2/concept/incubation/seed/{id}/clarifying-questions": ({ actor, params, body }) =>
      askClarifyingQuestions(dependencies, actor, { seedId: params.id, conceptId: body.conceptUuid ?? null }),
    "POST v2/concept/incubation/seed/{id}/clarifying-questions/{questionUuid}/answer": async (call) => {
      const given = { ...seedIn(call), questionId: call.params.questionUuid, given: call.body };
      const answered = await answerClarifyingQuestion(dependencies, call.actor, given);
      call.setEtag(clarifyingEtag(answered.answeredAt));
      return answered;
    },
    "POST v2/concept/incubation/seed/{id}/generate-concepts": ({ actor, params, body }) =>
      startGeneration({ ...dependencies, generation }, actor, { seedId: params.id, request: body }),
    "POST v2/concept/incubation/seed/{id}/generated": ({ actor, params, body }) =>
      saveGenerated(dependencies, actor, { seedId: params.id, chosen: body }),
    "POST v2/concept/incubation/seed/{id}/generated/{conceptUuid}/report": ({ actor, params }) =>
      startReportOfGenerated(dependencies, actor, { seedId: params.id, generatedConceptId: params.conceptUuid }),
    "DELETE v2/concept/incubation/seed/{id}/generated": async ({ actor, params }) => {
      await discardGenerated(dependencies, actor, params.id);
      return undefined;
    },
  };
}
