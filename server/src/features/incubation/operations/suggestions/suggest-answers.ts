import { randomUUID } from "node:crypto";
import type { SuggestionsRequest, SuggestionsStream } from "@seedbed/contract/incubation/events";
import { Failure } from "../../../../platform/failure.ts";
import type { Member } from "../../../../platform/http/actor.ts";
import { TaskFailed } from "../../../../platform/model/task-failed.ts";
import type { IncubationDependencies } from "../../dependencies.ts";
import type { SuggestAnswersOutput } from "../../tasks/suggest-answers/output.ts";
import { suggestAnswersTask } from "../../tasks/suggest-answers/task.ts";
import type { LatestRequests } from "./latest-requests.ts";
import { loadSuggestionInput } from "./load-suggestion-input.ts";

const eventName = "stream.structured.ai.suggestions";

type Content = SuggestionsStream["content"];

interface Dependencies
  extends Pick<IncubationDependencies, "database" | "bank" | "gateway" | "hub" | "readCompany" | "log"> {
  latest: LatestRequests;
}

/**
 * Suggests answers to a question of a seed, to the person who asks and nobody else: as they are being written, then once more
 * without those that say nothing. Ends with the stage "error" and a sentence when they cannot be had. A newer request of the same
 * person for the same seed ends this one silently.
 */
export async function suggestAnswers(
  dependencies: Dependencies,
  member: Member,
  request: SuggestionsRequest,
): Promise<void> {
  const { hub, gateway, log, latest } = dependencies;
  const requestId = randomUUID();
  const { signal, end } = latest.begin(`${member.userId}/${request.seedUuid}`);
  const send = (stage: SuggestionsStream["stage"], content: Content, message?: string) => {
    if (signal.aborted) return;
    const context = { seedUuid: request.seedUuid, questionId: request.questionId, requestId };
    hub.pass(member, eventName, { stage, context, content, ...(message === undefined ? {} : { message }) });
  };
  try {
    const input = await loadSuggestionInput(dependencies, member, request);
    const { output, origin } = await gateway.runTask(suggestAnswersTask, input, {
      accountId: member.accountId,
      userId: member.userId,
      idempotencyKey: `suggest-answers/${requestId}`,
      signal,
      onPartial: (partial) => send("delta", { suggestions: inWriting(partial.suggestions), origin: null }),
    });
    const suggestions = output.suggestions.filter(({ description }) => description.trim() !== "");
    send("done", { suggestions, origin });
  } catch (error) {
    send("error", { suggestions: [], origin: null }, sentenceOf(error));
    if (!(error instanceof TaskFailed || error instanceof Failure)) {
      log.error({ err: error, requestId }, "answers could not be suggested");
    }
  } finally {
    end();
  }
}

type Partials = readonly ({ title?: string; description?: string } | undefined)[];

function inWriting(partials: Partials | undefined): SuggestAnswersOutput["suggestions"] {
  return (partials ?? []).flatMap((partial) =>
    partial?.title ? [{ title: partial.title, description: partial.description ?? "" }] : [],
  );
}

function sentenceOf(error: unknown): string {
  if (error instanceof TaskFailed) return error.sentence;
  return error instanceof Failure ? error.message : "Unexpected error occurred.";
}
