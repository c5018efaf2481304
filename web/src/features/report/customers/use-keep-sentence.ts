import { useQueryClient } from "@tanstack/react-query";
import { toast } from "../../../shell/toasts.ts";
import { call } from "../../../transport/call.ts";
import { sentenceOf } from "../../../transport/failure.ts";
import { randomUuid } from "../../../transport/random-uuid.ts";
import { save } from "../editing/saving/save.ts";
import { useDesk } from "../editing/saving/use-desk.ts";

interface SpokenSentence {
  as: "job" | "pain" | "assumption";
  sentence: string;
  profile: string;
  /** In which it was said; what is kept is marked with it. */
  conversation: string;
}

const words = { job: "Job added", pain: "Pain added" } as const;

/**
 * Keeps a sentence of a synthetic conversation as a job or a pain of its profile, or as an assumption that nobody has tested. All of it can be taken
 * back like any change by hand.
 */
export function useKeepSentence(conceptId: string): (sentence: SpokenSentence) => void {
  const desk = useDesk(conceptId);
  const queryClient = useQueryClient();

  const addAssumption = async (statement: string, fromConversation: string) => {
    try {
      const { revision } = await call("POST v2/concept/{id}/key-assumptions/add", {
        params: { id: conceptId },
        body: { statement, category: "Desirability", importance: 2, certainty: 1, fromConversation },
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
  };
  const addNeed = async (as: "job" | "pain", { sentence, profile, conversation }: SpokenSentence) => {
    const uuid = randomUuid();
    const list = as === "job" ? "jobs" : "pains";
    const refused = await save(queryClient, desk, {
      section: "customerProfiles",
      address: { item: uuid, place: `[].${list}[]`, field: "description" },
      label: as === "job" ? "Job" : "Pain",
      change: {
        ...{ kind: "add", place: `[].${list}[]`, parent: profile },
        item: { uuid, description: sentence, fromConversation: conversation },
      },
      ...{ says: words[as], what: `adding a ${as}`, isRead: true },
    });
    if (refused) toast.error(sentenceOf(refused));
  };
  return (spoken) =>
    void (spoken.as === "assumption"
      ? addAssumption(spoken.sentence, spoken.conversation)
      : addNeed(spoken.as, spoken));
}
