import type { ClarifyingQuestion, Questionnaire, Seed } from "@seedbed/contract/incubation/schemas";
import { conceptsPerRun } from "@seedbed/contract/limits";
import { previousQuestion } from "@seedbed/rules/questionnaire/navigation";
import { totalSteps } from "@seedbed/rules/questionnaire/steps";
import { useNavigate } from "@tanstack/react-router";
import { useDocumentTitle } from "../../../shell/document-title.ts";
import type { Generation } from "../generating/use-generation.ts";
import { SavedState } from "../seed/saved-state.tsx";
import { SeedHeader } from "../seed/seed-header.tsx";
import { StageTools } from "../seed/stage-tools.tsx";
import { usePlace } from "../seed/use-place.ts";
import type { SuggestionRun } from "../suggestions/suggestion-run.ts";
import { ClarifyingScreen } from "./clarifying-screen.tsx";
import { ExplorationCard } from "./exploration-card.tsx";
import { ExplorationsCard } from "./explorations-card.tsx";
import { LeftOverWords } from "./left-over-words.tsx";
import { ReadyCard } from "./ready-card.tsx";
import { StageBody } from "./stage-body.tsx";
import { useClarifyingQuestions } from "./use-clarifying-questions.ts";

const intros = {
  draft: "Sharpen what is still open, or generate concepts right away.",
  published: "Concepts of this seed are in the bank, so its answers stay as they are. Clone it to change them.",
  archived: "This seed is archived, so its answers stay as they are.",
} as const satisfies Record<Seed["status"], string>;

interface PreGenerationScreenProps {
  seed: Seed;
  questionnaire: Questionnaire;
  /** The clarifying question that is being answered. */
  clarifying: ClarifyingQuestion | undefined;
  generation: Generation;
  suggestions: ReadonlyMap<string, SuggestionRun>;
}

/** All questions are answered: what the person told beside what the AI would still like to know, then the concepts. */
export function PreGenerationScreen(props: PreGenerationScreenProps) {
  const { seed, questionnaire, clarifying, generation, suggestions } = props;
  useDocumentTitle("Ready to generate");
  const { go } = usePlace();
  const navigate = useNavigate();
  const refining = useClarifyingQuestions(seed);
  const isDraft = seed.status === "draft";

  if (clarifying && isDraft) {
    return (
      <ClarifyingScreen
        key={clarifying.uuid}
        seed={seed}
        questionnaire={questionnaire}
        question={clarifying}
        suggestions={suggestions.get(clarifying.uuid)}
        onDone={() => go({ stage: "pre-generation" })}
      />
    );
  }
  const last = previousQuestion(questionnaire, {
    order: Number.POSITIVE_INFINITY,
    answers: seed.answers,
    isCloned: false,
  });
  const back = () => {
    if (last && isDraft) go({ question: last.identifier }, { replace: true });
    else void navigate({ to: "/concept" });
  };
  const askedOrSkipped = refining.state.kind === "asked" || refining.state.kind === "skipped";
  return (
    <>
      <SeedHeader
        seed={seed}
        onBack={back}
        order={Number.POSITIVE_INFINITY}
        totalSteps={totalSteps(questionnaire)}
        saved={<SavedState saving={false} failed={false} touched={false} savedAt={seed.updatedAt} />}
      >
        <StageTools seed={seed} />
      </SeedHeader>
      <StageBody
        title="All questions are answered"
        intro={intros[seed.status]}
        fading={generation.starting}
        secondFirst
      >
        <ExplorationCard
          seed={seed}
          questionnaire={questionnaire}
          onEdit={isDraft ? ({ identifier }) => go({ question: identifier }) : undefined}
        />
        <div>
          {isDraft && (
            <ExplorationsCard
              refining={refining}
              onOpen={({ uuid }) => go({ stage: "pre-generation", clarify: uuid })}
            />
          )}
          <LeftOverWords seed={seed} questionnaire={questionnaire} />
          {askedOrSkipped && (
            <ReadyCard
              seed={seed}
              busy={generation.starting}
              promise={`Writes ${conceptsPerRun} concepts from your answers. Takes up to 2 minutes; you may leave meanwhile.`}
            />
          )}
        </div>
      </StageBody>
    </>
  );
}
