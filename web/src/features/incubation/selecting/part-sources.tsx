import { Popover } from "@mantine/core";
import "@mantine/core/styles/Popover.layer.css";
import type { Question, Questionnaire, Seed } from "@seedbed/contract/incubation/schemas";
import { questionsInOrder } from "@seedbed/rules/questionnaire/navigation";
import { answerTexts } from "../questionnaire/answer-texts.ts";
import { usePlace } from "../seed/use-place.ts";
import styles from "./part-sources.module.css";

interface PartSourcesProps {
  seed: Pick<Seed, "status" | "answers">;
  questionnaire: Questionnaire;
  /** Identifiers of questions. */
  identifiers: readonly string[];
  /** The name of the part, for those who hear it. */
  part: string;
}

/** Which answers a part of a concept is written from; each opens, and leads back to its question while the seed is a draft. */
export function PartSources({ seed, questionnaire, identifiers, part }: PartSourcesProps) {
  const questions = questionsInOrder(questionnaire).filter(({ identifier }) => identifiers.includes(identifier));
  const sources = questions.flatMap((question) => {
    const texts = answerTexts(seed.answers.find((answer) => answer.question.id === question.id));
    return texts.length > 0 ? [{ question, texts }] : [];
  });
  if (sources.length === 0) return null;
  return (
    <ul className={styles.sources} aria-label={`${part} rests on`}>
      {sources.map(({ question, texts }) => (
        <li key={question.id}>
          <Source question={question} texts={texts} mayChange={seed.status === "draft"} />
        </li>
      ))}
    </ul>
  );
}

interface SourceProps {
  question: Question;
  texts: readonly string[];
  mayChange: boolean;
}

function Source({ question, texts, mayChange }: SourceProps) {
  const { go } = usePlace();
  return (
    <Popover position="bottom-start" width={320} shadow="md" withinPortal trapFocus returnFocus>
      <Popover.Target>
        <button type="button" className={styles.chip}>
          {question.shortLabel}
        </button>
      </Popover.Target>
      <Popover.Dropdown className={styles.answer} aria-label={question.shortLabel}>
        <p className="eyebrow">{question.label}</p>
        <ul>
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        {mayChange && (
          <button type="button" className={styles.open} onClick={() => go({ question: question.identifier })}>
            Open this answer
          </button>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
