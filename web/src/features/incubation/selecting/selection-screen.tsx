import type { GeneratedConcept, Questionnaire, Seed } from "@seedbed/contract/incubation/schemas";
import { totalSteps } from "@seedbed/rules/questionnaire/steps";
import { IconAdjustments, IconColumns } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { Button } from "../../../design/button.tsx";
import { ConfirmDialog } from "../../../design/confirm-dialog.tsx";
import { useDocumentTitle } from "../../../shell/document-title.ts";
import { KeptNote } from "../../../shell/kept-words/kept-note.tsx";
import { seedKeys } from "../../../transport/query-keys.ts";
import { useWhenIdle } from "../../../transport/use-when-idle.ts";
import { SeedHeader } from "../seed/seed-header.tsx";
import { useFocusOnShow } from "../seed/use-focus-on-show.ts";
import { usePlace } from "../seed/use-place.ts";
import { ConceptDetail } from "./concept-detail.tsx";
import { ConceptList } from "./concept-list.tsx";
import { SelectionFooter } from "./selection-footer.tsx";
import styles from "./selection-screen.module.css";
import { SideBySide } from "./side-by-side.tsx";
import { useDiscardConcepts } from "./use-discard-concepts.ts";
import { useSaveConcepts } from "./use-save-concepts.ts";
import { useSelection } from "./use-selection.ts";

interface SelectionScreenProps {
  seed: Seed;
  questionnaire: Questionnaire;
  /** The concept whose detail is shown. */
  concept: GeneratedConcept;
}

/** The generated concepts: read, changed, chosen, saved. */
export function SelectionScreen({ seed, questionnaire, concept }: SelectionScreenProps) {
  useDocumentTitle("Generated concepts");
  const { go } = usePlace();
  const navigate = useNavigate();
  const heading = useFocusOnShow<HTMLHeadingElement>();
  const selection = useSelection(seed);
  const { save, report } = useSaveConcepts(seed, selection);
  const discard = useDiscardConcepts(seed);
  const whenIdle = useWhenIdle(seedKeys.changes(seed.uuid));
  const [asking, setAsking] = useState(false);
  const [comparing, setComparing] = useState(false);

  const detail = useRef<HTMLDivElement>(null);
  const show = (uuid: string) => {
    setComparing(false);
    go({ stage: "selecting", concept: uuid }, { replace: true, keepScroll: true });
    requestAnimationFrame(() => detail.current?.scrollIntoView({ block: "start" }));
  };
  const index = selection.candidates.findIndex((candidate) => candidate.concept.uuid === concept.uuid);
  const candidate = selection.candidates[index];
  const unsaved = seed.cachedConcepts.filter(({ isSaved }) => !isSaved).length;
  // Where the seed is found again.
  const keptSearch = seed.status === "draft" ? {} : { status: seed.status };
  const back = () => (unsaved > 0 ? setAsking(true) : void navigate({ to: "/concept" }));
  const clear = () =>
    discard.mutate(undefined, {
      onSuccess: () => go({ stage: "pre-generation" }, { replace: true }),
      onSettled: () => setAsking(false),
    });

  return (
    <div className={styles.screen}>
      <SeedHeader
        seed={seed}
        onBack={back}
        order={Number.POSITIVE_INFINITY}
        totalSteps={totalSteps(questionnaire)}
        saved={unsaved > 0 ? "Changes stay on this device until you save" : "All concepts are in the bank"}
      >
        {seed.status !== "archived" && (
          <Button
            variant="default"
            leftSection={<IconAdjustments size={18} aria-hidden="true" />}
            onClick={() => go({ stage: "selection-refinement", concept: concept.uuid })}
          >
            Refine
          </Button>
        )}
      </SeedHeader>
      <div className={styles.body} data-comparing={comparing || undefined}>
        <section className={styles.list} aria-labelledby="generated-concepts">
          <h1 id="generated-concepts" ref={heading} tabIndex={-1} className={styles.heading}>
            Generated concepts
          </h1>
          <p className={styles.hint}>
            Choose the ones to keep. Change whatever you like.
            {selection.candidates.length > 1 && (
              <Button
                variant="default"
                size="xs"
                className={styles.compare ?? ""}
                leftSection={<IconColumns size={15} aria-hidden="true" />}
                aria-pressed={comparing}
                onClick={() => setComparing(!comparing)}
              >
                {comparing ? "One at a time" : "Side by side"}
              </Button>
            )}
          </p>
          {selection.words && <KeptNote kept={selection.words} />}
          {!comparing && (
            <ConceptList
              candidates={selection.candidates}
              shownUuid={concept.uuid}
              onShow={show}
              onChoose={selection.choose}
            />
          )}
        </section>
        <div ref={detail} className={styles.detail}>
          {comparing && <SideBySide candidates={selection.candidates} onShow={show} onChoose={selection.choose} />}
          {candidate && !comparing && (
            <ConceptDetail
              key={concept.uuid}
              seed={seed}
              questionnaire={questionnaire}
              candidate={candidate}
              position={index + 1}
              count={selection.candidates.length}
              onStep={(step) => {
                const next = selection.candidates[index + step];
                if (next) show(next.concept.uuid);
              }}
              onEdit={(change) => selection.edit(concept.uuid, change)}
              onExplain={(reason) => selection.explain(concept.uuid, reason)}
              reporting={report.isPending}
              onReport={() => whenIdle(() => report.mutate({ concepts: [candidate.concept], leave: false }))}
            />
          )}
        </div>
      </div>
      <SelectionFooter
        chosen={selection.chosen}
        saving={save.isPending}
        reporting={report.isPending}
        onSave={() => whenIdle(() => save.mutate(selection.chosen))}
        onReport={() => whenIdle(() => report.mutate({ concepts: selection.chosen, leave: true }))}
      />
      <ConfirmDialog
        opened={asking}
        title="Discard the generated concepts?"
        confirmLabel="Discard and go back"
        destructive
        busy={discard.isPending}
        onConfirm={clear}
        onCancel={() => setAsking(false)}
        instead={{ label: "Keep them", onChoose: () => void navigate({ to: "/concept/drafts", search: keptSearch }) }}
      >
        {unsaved === 1
          ? "One concept is not saved and will be gone. Your answers stay."
          : `${unsaved} concepts are not saved and will be gone. Your answers stay.`}{" "}
        Kept, they stay with their seed, to come back to.
      </ConfirmDialog>
    </div>
  );
}
