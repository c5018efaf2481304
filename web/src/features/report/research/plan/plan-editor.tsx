import { Textarea } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import { reportSectionLabels } from "@seedbed/contract/concepts/vocabulary";
import type { ResearchTopic } from "@seedbed/contract/report/research/schemas";
import { researchTopics } from "@seedbed/contract/report/vocabulary";
import { IconPlus, IconSend } from "@tabler/icons-react";
import { useId, useRef, useState } from "react";
import { RelativeDate } from "../../../../design/text/relative-date.tsx";
import { tooLong } from "../../../../design/text/too-long.ts";
import { KeptNote } from "../../../../shell/kept-words/kept-note.tsx";
import { providerNames, topics } from "../research-words.ts";
import { OlderPlan } from "./older-plan.tsx";
import { type DraftQuestion, newQuestion, type PlanDraft, problemsOf, questionsMax, wishesMax } from "./plan-draft.ts";
import styles from "./plan-editor.module.css";
import { PlanFooter } from "./plan-footer.tsx";
import type { PlannedWork } from "./planned-work.ts";
import { QuestionEditor } from "./question-editor.tsx";
import type { Plan } from "./use-plan.ts";

const exampleWishes = ["Only hospitals in Spain", "Leave out the United States", "Nothing older than two years"];

interface PlanEditorProps {
  plan: Plan;
  draft: PlanDraft;
  work: PlannedWork;
  onClose: () => void;
}

/** What is wished for, what is asked and what is searched for, all of it changeable, with what it is about to take. */
export function PlanEditor({ plan, draft, work, onClose }: PlanEditorProps) {
  const [isChecked, setChecked] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const id = useId();
  const problems = problemsOf(draft);
  const change = (next: Partial<PlanDraft>) => plan.change({ ...draft, ...next });
  const changeQuestion = (changed: DraftQuestion) =>
    change({ questions: draft.questions.map((each) => (each.uuid === changed.uuid ? changed : each)) });

  /** Stores what was changed, if it can be, and goes on. */
  const saved = (goOn: () => void) => {
    setChecked(true);
    if (tooLong(draft.wishes.trim(), wishesMax)) return form.current?.querySelector("textarea")?.focus();
    if (problems.size > 0) {
      const [uuid] = problems.keys();
      form.current?.querySelector<HTMLElement>(`[data-question="${uuid}"] :is(textarea, input[type="text"])`)?.focus();
      return;
    }
    if (plan.isChanged) plan.save.mutate(draft, { onSuccess: goOn });
    else goOn();
  };

  return (
    <>
      <div ref={form} className={styles.form}>
        {plan.plan?.isOlder && !plan.isChanged && <OlderPlan anew={plan.anew} />}
        <KeptNote kept={plan.words} />
        <Textarea
          label="Wishes"
          description="The report follows them, in its questions and in its words."
          descriptionProps={{ id: `${id}-about` }}
          errorProps={{ id: `${id}-problem` }}
          placeholder="A market, a kind of customer, what to leave out"
          autosize
          minRows={2}
          maxRows={8}
          error={tooLong(draft.wishes.trim(), wishesMax)}
          value={draft.wishes}
          // As properties of their own they would be lost to what the field says of itself.
          attributes={{ input: { "aria-describedby": `${id}-problem ${id}-about ${id}-count` } }}
          onChange={({ target }) => change({ wishes: target.value })}
        />
        <div className={styles.examples}>
          <ul aria-label="Examples">
            {exampleWishes.map((wish) => (
              <li key={wish}>
                <button type="button" onClick={() => change({ wishes: withWish(draft.wishes, wish) })}>
                  {wish}
                </button>
              </li>
            ))}
          </ul>
          <span id={`${id}-count`} className="numerals">
            {`${draft.wishes.length.toLocaleString("en-US")} of ${wishesMax.toLocaleString("en-US")}`}
          </span>
        </div>
        {plan.provider && (
          <p className={styles.sent} role="note">
            <IconSend size={18} aria-hidden="true" />
            <span>
              {`What stands under “Searched for” is sent to ${providerNames[plan.provider]} word for word. Wishes and questions are not.`}
            </span>
          </p>
        )}
        {researchTopics.map((topic) => (
          <TopicQuestions
            key={topic}
            topic={topic}
            questions={draft.questions.filter((question) => question.topic === topic)}
            isFull={draft.questions.length >= questionsMax}
            problems={isChecked ? problems : null}
            onChange={changeQuestion}
            onAdd={(question) => change({ questions: [...draft.questions, question] })}
            onRemove={(uuid) => change({ questions: draft.questions.filter((each) => each.uuid !== uuid) })}
          />
        ))}
        {plan.plan?.changedBy && (
          <p className={styles.changed}>
            {`Changed by ${plan.plan.changedBy.firstName} ${plan.plan.changedBy.lastName}, `}
            <RelativeDate instant={plan.plan.changedAt} />
          </p>
        )}
      </div>
      <PlanFooter
        plan={plan}
        work={work}
        isEmpty={!draft.questions.some(({ isIncluded }) => isIncluded)}
        onSave={() => saved(() => undefined)}
        onStart={() => saved(() => work.begin(onClose))}
      />
    </>
  );
}

const withWish = (wishes: string, wish: string) =>
  wishes.includes(wish) ? wishes : [wishes.trim(), wish].filter(Boolean).join("\n");

interface TopicQuestionsProps {
  topic: ResearchTopic;
  questions: readonly DraftQuestion[];
  isFull: boolean;
  /** Null until it is time to say what is missing. */
  problems: ReturnType<typeof problemsOf> | null;
  onChange: (question: DraftQuestion) => void;
  onAdd: (question: DraftQuestion) => void;
  onRemove: (uuid: string) => void;
}

function TopicQuestions({ topic, questions, isFull, problems, onChange, onAdd, onRemove }: TopicQuestionsProps) {
  const { label, section } = topics[topic];
  const heading = useId();
  const [added, setAdded] = useState<string | null>(null);
  const add = () => {
    const question = newQuestion(topic);
    setAdded(question.uuid);
    onAdd(question);
  };
  return (
    <section className={styles.topic} aria-labelledby={heading}>
      <header>
        <h3 id={heading}>{label}</h3>
        <span>{`for ${reportSectionLabels[section]}`}</span>
      </header>
      {questions.length === 0 && <p className={styles.none}>Nothing is looked up for this.</p>}
      <ul>
        {questions.map((question) => (
          <QuestionEditor
            key={question.uuid}
            question={question}
            problem={problems?.get(question.uuid)}
            isNew={question.uuid === added}
            onChange={onChange}
            onRemove={() => onRemove(question.uuid)}
          />
        ))}
      </ul>
      {!isFull && (
        <button type="button" className={styles.add} onClick={add}>
          <IconPlus size={16} aria-hidden="true" />
          Add a question<span className="visually-hidden">{` to ${label}`}</span>
        </button>
      )}
    </section>
  );
}
