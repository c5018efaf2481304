import type { QueryClient } from "@tanstack/react-query";
import { toast } from "../../../shell/toasts.ts";
import { call } from "../../../transport/call.ts";
import { sentenceOf } from "../../../transport/failure.ts";
import { randomUuid } from "../../../transport/random-uuid.ts";
import type { Desk } from "../editing/saving/desk.ts";
import { save } from "../editing/saving/save.ts";

export interface SpokenSentence {
  as: "job" | "pain" | "assumption";
  sentence: string;
  profile: string;
  /** In which it was said; what is kept is marked with it. */
  conversation: string;
}

const words = { job: "Job added", pain: "Pain added" } as const;

/**
 * Keeps a sentence of a synthetic conversation as a job or a pain of its profile, or as an assumption that nobody has tested. All of it can be taken
 * back like any change by hand; why it is refused is said.
 */
export function keepSentence(queryClient: QueryClient, desk: Desk, spoken: SpokenSentence): Promise<void> {
  return spoken.as === "assumption"
    ? addAssumption(desk, spoken)
    : addNeed(queryClient, desk, { ...spoken, as: spoken.as });
}

async function addAssumption(desk: Desk, { sentence, conversation }: SpokenSentence): Promise<void> {
  try {
    const { revision } = await call("POST v2/concept/{id}/key-assumptions/add", {
      params: { id: desk.conceptId },
      body: {
        ...{ statement: sentence, category: "Desirability", importance: 2, certainty: 1 },
        fromConversation: conversation,
      },
    });
    desk.made("assumptions", revision);
    const said = { says: "Key assumption added", what: "adding a key assumption" };
    const done = { section: "assumptions" as const, revision, at: Date.now(), ...said };
    desk.set({ done: [...desk.read().done, done] });
    desk.say(said.says, "undo");
    desk.settle("assumptions");
  } catch (error) {
    toast.error(sentenceOf(error));
  }
}

async function addNeed(
  queryClient: QueryClient,
  desk: Desk,
  { as, sentence, profile, conversation }: SpokenSentence & { as: "job" | "pain" },
): Promise<void> {
  const uuid = randomUuid();
  const place = as === "job" ? "[].jobs[]" : "[].pains[]";
  const refused = await save(queryClient, desk, {
    section: "customerProfiles",
    address: { item: uuid, place, field: "description" },
    label: as === "job" ? "Job" : "Pain",
    change: {
      ...{ kind: "add", place, parent: profile },
      item: { uuid, description: sentence, fromConversation: conversation },
    },
    ...{ says: words[as], what: `adding a ${as}`, isRead: true },
  });
  if (refused) toast.error(sentenceOf(refused));
}
