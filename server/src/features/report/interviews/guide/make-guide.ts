import { randomUUID } from "node:crypto";
import type { GuideQuestion, InterviewGuide } from "@seedbed/contract/report/interviews/schemas";
import { guideQuestionsMax } from "@seedbed/contract/report/interviews/words";
import type { Member } from "../../../../platform/http/actor.ts";
import type { ReportDependencies } from "../../dependencies.ts";
import { loadBrief } from "../../operations/load-brief.ts";
import { lockConcept } from "../../run/run-store.ts";
import { asFailure } from "../model-failure.ts";
import { assumptionsOf, requireProfile } from "../profile-of.ts";
import { interviewGuideTask } from "../tasks/interview-guide/task.ts";
import { atStake } from "./at-stake.ts";
import { findGuide, storeGuide } from "./guide-store.ts";
import { presentGuide } from "./present-guide.ts";

const own = (questions: readonly GuideQuestion[] = []) => questions.filter(({ origin }) => origin === "user");

/** Writes the questions of a guide anew; those that people wrote stay, behind them. Throws `not_found`, and `unavailable` when the model does not deliver. */
export async function makeGuide(
  dependencies: ReportDependencies,
  actor: Member,
  profileId: string,
): Promise<InterviewGuide> {
  const { database, gateway, clock } = dependencies;
  const { accountId, userId } = actor;
  const { found, brief, present, assumptions } = await database.withTenant(actor, async (transaction) => {
    const profile = await requireProfile(transaction, profileId);
    const { conceptId } = profile;
    return {
      found: profile,
      brief: await loadBrief(dependencies, transaction, { userId, conceptId }),
      present: own((await findGuide(transaction, profile.profile.uuid))?.questions).map(({ text }) => text),
      assumptions: atStake(await assumptionsOf(transaction, conceptId)),
    };
  });
  const { segment, description, uuid } = found.profile;
  const handles = assumptions.map((assumption, index) => ({ ...assumption, handle: `assumption-${index + 1}` }));
  const input = {
    ...{ brief, segment, description, present },
    atStake: handles.map(({ handle, statement, importance, certainty }) => ({
      handle,
      statement,
      importance,
      certainty,
    })),
  };
  const { output, origin } = await gateway
    .runTask(interviewGuideTask, input, {
      ...{ accountId, userId },
      // A second try of a person is another step.
      idempotencyKey: `${found.conceptId}:interview-guide:${uuid}:${randomUUID()}`,
    })
    .catch(asFailure);
  const written: GuideQuestion[] = output.questions.map(({ question, followUp, serves }) => ({
    ...{ uuid: randomUUID(), text: question, followUp, origin, keepsLeading: false },
    assumption: handles.find(({ handle }) => handle === serves)?.uuid ?? null,
  }));
  return database.withTenant(actor, async (transaction) => {
    await lockConcept(transaction, found.conceptId);
    const now = await requireProfile(transaction, profileId);
    const before = await findGuide(transaction, uuid);
    const kept = own(before?.questions);
    await storeGuide(transaction, before, {
      ...{ profileId: uuid, accountId, conceptId: found.conceptId, changedAt: clock() },
      questions: [...written.slice(0, guideQuestionsMax - kept.length), ...kept],
    });
    return presentGuide(transaction, now);
  });
}
