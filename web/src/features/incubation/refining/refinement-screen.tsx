import { Checkbox } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import "@mantine/core/styles/InlineInput.layer.css";
import type { ClarifyingQuestion, GeneratedConcept, Questionnaire, Seed } from "@seedbed/contract/incubation/schemas";
import { conceptsPerRun } from "@seedbed/contract/limits";
import { totalSteps } from "@seedbed/rules/questionnaire/steps";
import "@mantine/core/styles/Checkbox.layer.css";
import { Card } from "../../../design/card.tsx";
import { useDocumentTitle } from "../../../shell/document-title.ts";
import type { Generation } from "../generating/use-generation.ts";
import { SeedHeader } from "../seed/seed-header.tsx";
import { StageTools } from "../seed/stage-tools.tsx";
import { usePlace } from "../seed/use-place.ts";
import { fieldsOf } from "../selecting/concept-edit.ts";
import { useSelection } from "../selecting/use-selection.ts";
import type { SuggestionRun } from "../suggestions/suggestion-run.ts";
import { ClarifyingScreen } from "./clarifying-screen.tsx";
import { ExplorationsCard } from "./explorations-card.tsx";
import { ReadyCard } from "./ready-card.tsx";
import styles from "./refining.module.css";
import { StageBody } from "./stage-body.tsx";
import { useClarifyingQuestions } from "./use-clarifying-questions.ts";

interface RefinementScreenProps {
  seed: Seed;
  questionnaire: Questionnaire;
  /** The concept the clarifying questions are about. */
  concept: GeneratedConcept;
  clarifying: ClarifyingQuestion | undefined;
  generation: Generation;
  suggestions: ReadonlyMap<string, SuggestionRun>;
}

/** Between two generations: which concepts stay, and what would make the others better. */
export function RefinementScreen(props: RefinementScreenProps) {
  const { seed, questionnaire, concept, clarifying, generation, suggestions } = props;
  useDocumentTitle("Refine concepts");
  const { go } = usePlace();
  const selection = useSelection(seed);
  const refining = useClarifyingQuestions(seed, concept);
  const here = { stage: "selection-refinement", concept: concept.uuid } as const;

  if (clarifying) {
    return (
      <ClarifyingScreen
        key={clarifying.uuid}
        seed={seed}
        questionnaire={questionnaire}
        question={clarifying}
        suggestions={suggestions.get(clarifying.uuid)}
        onDone={() => go(here)}
      />
    );
  }
  const open = selection.candidates.filter((candidate) => !candidate.concept.isSaved);
  const kept = open.filter(({ chosen }) => chosen);
  const fresh = conceptsPerRun - kept.length;
  return (
    <>
      <SeedHeader
        seed={seed}
        onBack={() => go({ stage: "selecting", concept: concept.uuid })}
        order={Number.POSITIVE_INFINITY}
        totalSteps={totalSteps(questionnaire)}
        saved="Changes stay on this device until you save"
      >
        <StageTools seed={seed} />
      </SeedHeader>
      <StageBody
        title="Refine the concepts"
        intro="Keep what is good. The others make room for new ones."
        fading={generation.starting}
      >
        <Card title="Concepts to keep" aside={`${kept.length} of ${open.length}`}>
          <ul className={styles.concepts}>
            {open.map((candidate) => (
              <li key={candidate.concept.uuid}>
                <Checkbox
                  size="md"
                  label={candidate.concept.title}
                  description={candidate.concept.summary}
                  checked={candidate.chosen}
                  onChange={(event) => selection.choose(candidate.concept.uuid, event.currentTarget.checked)}
                />
              </li>
            ))}
          </ul>
          {open.length === 0 && <p className={styles.note}>Every concept is in the bank and stays there.</p>}
        </Card>
        <div>
          <ExplorationsCard
            refining={refining}
            about={concept.title}
            onOpen={({ uuid }) => go({ ...here, clarify: uuid })}
          />
          {refining.state.kind !== "asking" && (
            <ReadyCard
              seed={seed}
              busy={generation.starting}
              promise={promiseOf(kept.length, fresh)}
              keep={kept.map((candidate) => fieldsOf(candidate.concept))}
              obstacle={fresh < 1 ? "Every place is taken. Let go of a concept to get another one." : undefined}
            />
          )}
        </div>
      </StageBody>
    </>
  );
}

function promiseOf(kept: number, fresh: number): string {
  if (fresh < 1) return `Keeps ${kept} and writes no others.`;
  const amount = fresh === 1 ? "one new concept" : `${fresh} new concepts`;
  return `Keeps ${kept} and writes ${amount} in the place of the others. Takes up to 2 minutes; you may leave meanwhile.`;
}
