import type { GeneratedConcept, Seed } from "@seedbed/contract/incubation/schemas";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { toast } from "../../../shell/toasts.ts";
import { call } from "../../../transport/call.ts";
import { sentenceOf } from "../../../transport/failure.ts";
import { conceptKeys, seedKeys } from "../../../transport/query-keys.ts";
import { randomUuid } from "../../../transport/random-uuid.ts";
import { session } from "../../../transport/session.ts";
import { useStillHere } from "../seed/use-still-here.ts";
import { fieldsOf } from "./concept-edit.ts";
import { tooLongIn } from "./too-long-in.ts";
import type { Selection } from "./use-selection.ts";

/** A failure that has been told to the person. */
class Told extends Error {}

interface ReportOrder {
  concepts: readonly GeneratedConcept[];
  /** True when the person is done here and goes on to the bank. */
  leave: boolean;
}

/** Takes chosen concepts to the bank, and starts their reports. Every outcome says so in a toast. */
export function useSaveConcepts(seed: Seed, selection: Selection) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const isStillHere = useStillHere();

  const refresh = async () => {
    void queryClient.invalidateQueries({ queryKey: seedKeys.lists });
    void queryClient.invalidateQueries({ queryKey: conceptKeys.lists });
    // From the first concept on, "Concepts" leads to the bank.
    void session.reload().catch((error: unknown) => console.warn("The company could not be loaded.", error));
    await queryClient.invalidateQueries({ queryKey: seedKeys.detail(seed.uuid) });
  };
  const store = async (concepts: readonly GeneratedConcept[]) => {
    const unsaved = concepts.filter(({ isSaved }) => !isSaved);
    if (unsaved.length === 0) return;
    const [refused] = unsaved.flatMap((concept) => tooLongIn(concept, selection.reasons[concept.uuid]) ?? []);
    if (refused) {
      toast.error(refused, { title: "Concepts could not be saved. Please try again later.", id: "save" });
      throw new Told();
    }
    try {
      await call("POST v2/concept/incubation/seed/{id}/generated", {
        params: { id: seed.uuid },
        body: unsaved.map((concept) => ({ ...fieldsOf(concept), ...reasonOf(concept) })),
      });
    } catch (error) {
      toast.error(sentenceOf(error), { title: "Concepts could not be saved. Please try again later.", id: "save" });
      throw new Told();
    }
  };
  const reasonOf = ({ uuid }: GeneratedConcept) => {
    const chosenBecause = selection.reasons[uuid]?.trim();
    return chosenBecause ? { chosenBecause } : {};
  };
  const order = async ({ uuid, title }: GeneratedConcept) => {
    try {
      await call("POST v2/concept/incubation/seed/{id}/generated/{conceptUuid}/report", {
        params: { id: seed.uuid, conceptUuid: uuid },
        idempotencyKey: randomUuid(),
      });
    } catch (error) {
      toast.error(`${title}: ${sentenceOf(error)}`, { title: "Failed to generate report", id: `report-${uuid}` });
      throw new Told();
    }
  };
  /** Done once the bank is shown: a second click meanwhile saves nothing again. */
  const toBank = async () => {
    selection.forget();
    if (isStillHere()) await navigate({ to: "/concept" });
  };

  const save = useMutation({
    mutationKey: seedKeys.changes(seed.uuid),
    meta: { ownsFailure: true },
    mutationFn: store,
    onSuccess: async (_answer, concepts) => {
      toast.success(concepts.length === 1 ? "Concept saved" : `${concepts.length} concepts saved`);
      await Promise.all([refresh(), toBank()]);
    },
    onError: refresh,
  });

  const report = useMutation({
    mutationKey: seedKeys.changes(seed.uuid),
    meta: { ownsFailure: true },
    mutationFn: async ({ concepts }: ReportOrder) => {
      await store(concepts);
      const outcomes = await Promise.allSettled(concepts.map(order));
      if (outcomes.some(({ status }) => status === "rejected")) throw new Told();
    },
    onSuccess: async (_answer, { concepts, leave }) => {
      toast.success("Concept report generation successfully started", { id: "reports-started" });
      const started = new Set(concepts.map(({ uuid }) => uuid));
      const allStarted = seed.cachedConcepts.every(({ uuid, isGenerating }) => isGenerating || started.has(uuid));
      await Promise.all([refresh(), leave || allStarted ? toBank() : undefined]);
    },
    onError: refresh,
  });
  return { save, report };
}
