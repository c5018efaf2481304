import type { Questionnaire, Seed } from "@seedbed/contract/incubation/schemas";
import { GeneratingScreen } from "../generating/generating-screen.tsx";
import { useGeneration } from "../generating/use-generation.ts";
import { QuestionScreen } from "../questionnaire/question-screen.tsx";
import { PreGenerationScreen } from "../refining/pre-generation-screen.tsx";
import { RefinementScreen } from "../refining/refinement-screen.tsx";

import { NoResults } from "../selecting/no-results.tsx";
import { SelectionScreen } from "../selecting/selection-screen.tsx";
import { UnsavedConcepts } from "../selecting/unsaved-concepts.tsx";
import { useSuggestions } from "../suggestions/use-suggestions.ts";
import { shownStage } from "./shown-stage.ts";
import { usePlace } from "./use-place.ts";

interface SeedStagesProps {
  seed: Seed;
  questionnaire: Questionnaire;
  resultsOnly: boolean;
}

/** Shows the stage the address and the seed's state lead to. */
export function SeedStages(props: SeedStagesProps) {
  return (
    <>
      <Stage {...props} />
      <UnsavedConcepts seed={props.seed} />
    </>
  );
}

function Stage({ seed, questionnaire, resultsOnly }: SeedStagesProps) {
  const { place } = usePlace();
  const suggestions = useSuggestions(seed.uuid);
  const generation = useGeneration(seed);
  const shown = shownStage(seed, questionnaire, place);
  const shared = { seed, questionnaire };

  switch (shown.stage) {
    case "generating":
      return <GeneratingScreen {...shared} concepts={generation.concepts} />;
    case "selecting":
      return <SelectionScreen {...shared} concept={shown.concept} />;
    case "selection-refinement":
      return (
        <RefinementScreen
          {...shared}
          concept={shown.concept}
          clarifying={shown.clarifying}
          generation={generation}
          suggestions={suggestions}
        />
      );
    case "question":
    case "pre-generation":
      break;
  }
  if (resultsOnly && place.stage === undefined && place.question === undefined) return <NoResults seed={seed} />;
  return shown.stage === "question" ? (
    <QuestionScreen
      key={shown.question.id}
      {...shared}
      question={shown.question}
      suggestions={suggestions.get(shown.question.id)}
    />
  ) : (
    <PreGenerationScreen {...shared} clarifying={shown.clarifying} generation={generation} suggestions={suggestions} />
  );
}
