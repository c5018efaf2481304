import type { ListedAssumption } from "@seedbed/contract/report/assumptions/schemas";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { forgetForm } from "../../../../shell/kept-words/kept-fields.tsx";
import { toast } from "../../../../shell/toasts.ts";
import { call } from "../../../../transport/call.ts";
import type { Answer } from "../../../../transport/create-call.ts";
import { CallFailed } from "../../../../transport/failure.ts";
import type { Desk } from "../../editing/saving/desk.ts";
import { useDesk } from "../../editing/saving/use-desk.ts";
import { type DraftAssumption, savingKey, statementPlace } from "./assumption-editor.ts";
import { bodyOf, writtenCertainty } from "./draft-of.ts";

const section = "assumptions" as const;

type Added = Answer<"POST v2/concept/{id}/key-assumptions/add">;

/** Adds an assumption, which the undo of the report takes back. */
export function useAddAssumption(conceptId: string, onAdded: (added: Added) => void) {
  const desk = useDesk(conceptId);
  return useMutation({
    mutationKey: savingKey(conceptId),
    meta: { ownsFailure: true },
    mutationFn: (draft: DraftAssumption) =>
      call("POST v2/concept/{id}/key-assumptions/add", { params: { id: conceptId }, body: bodyOf(draft) }),
    onSuccess: async (added) => {
      forgetForm(statementPlace(conceptId, ""));
      const says = "Assumption added successfully. Tests are being regenerated.";
      noteChange(desk, added.revision, { says, what: "adding a key assumption" });
      desk.say(says, "undo");
      await desk.readAgain(section);
      onAdded(added);
    },
    onError: (error) => toast.error(formErrorOf(error) ?? "Failed to add assumption. Please try again."),
  });
}

interface Change {
  assumption: ListedAssumption;
  draft: DraftAssumption;
}

/** Changes and removes an assumption; either leads to the concept bank, from where nobody comes back by Back. */
export function useLeavingChange(conceptId: string) {
  const desk = useDesk(conceptId);
  const navigate = useNavigate();
  const leave = (says: string) => {
    toast.success(says);
    desk.settle(section);
    return navigate({ to: "/concept", replace: true });
  };
  const ways = { mutationKey: savingKey(conceptId), meta: { ownsFailure: true } };
  const change = useMutation({
    ...ways,
    mutationFn: ({ assumption, draft }: Change) => send(conceptId, assumption, draft),
    onSuccess: ({ revision }, { assumption }) => {
      forgetForm(statementPlace(conceptId, assumption.uuid));
      const says = "Assumption updated successfully. Tests are being regenerated.";
      noteChange(desk, revision, { says, what: "change of a key assumption" });
      return leave(says);
    },
    onError: () => toast.error("Failed to update assumption. Please try again."),
  });
  const remove = useMutation({
    ...ways,
    mutationFn: ({ uuid }: ListedAssumption) =>
      call("DELETE v2/concept/{id}/key-assumptions/{aid}/remove", { params: { id: conceptId, aid: uuid } }),
    onSuccess: () => leave("Assumption removed successfully. Tests are being regenerated."),
    onError: () => toast.error("Failed to remove assumption. Please try again."),
  });
  return { change, remove };
}

function send(conceptId: string, assumption: ListedAssumption, draft: DraftAssumption) {
  const body = bodyOf(draft);
  // What signals suggest is shown and not stored: nobody has set a certainty that is left as it is.
  if (body.certainty === assumption.certainty) body.certainty = writtenCertainty(assumption);
  return call("PUT v2/concept/{id}/key-assumptions/{aid}/update", {
    params: { id: conceptId, aid: assumption.uuid },
    body,
  });
}

function noteChange(desk: Desk, revision: number, told: { says: string; what: string }): void {
  desk.made(section, revision);
  desk.set({ done: [...desk.read().done, { section, revision, at: Date.now(), ...told }].slice(-50), takenBack: [] });
}

const formErrorOf = (error: unknown) =>
  error instanceof CallFailed && error.form ? Object.values(error.form)[0] : undefined;
