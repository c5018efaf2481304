import { Switch, Textarea, TextInput } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import "@mantine/core/styles/InlineInput.layer.css";
import "@mantine/core/styles/Switch.layer.css";
import { IconPlus, IconTrash, IconX } from "@tabler/icons-react";
import { useId } from "react";
import { IconButton } from "../../../../design/icon-button.tsx";
import { tooLong } from "../../../../design/text/too-long.ts";
import { type DraftQuestion, newSearch, type QuestionProblem, questionMax, searchesMax } from "./plan-draft.ts";
import styles from "./plan-editor.module.css";

interface QuestionEditorProps {
  question: DraftQuestion;
  problem: QuestionProblem | undefined;
  /** Just added: the person writes here next. */
  isNew: boolean;
  onChange: (question: DraftQuestion) => void;
  onRemove: () => void;
}

/** A question of the plan: whether it is asked, what is asked, and what is searched for. */
export function QuestionEditor({ question, problem, isNew, onChange, onRemove }: QuestionEditorProps) {
  const { searches, isIncluded } = question;
  const problemId = useId();
  const name = question.question.trim() || "New question";
  return (
    <li className={styles.question} data-question={question.uuid} data-left-out={!isIncluded || undefined}>
      <header className={styles.asked}>
        <Switch
          size="sm"
          label={isIncluded ? "Looked up" : "Left out"}
          aria-label={`Look up: ${name}`}
          checked={isIncluded}
          onChange={({ target }) => onChange({ ...question, isIncluded: target.checked })}
        />
        <IconButton size={32} aria-label={`Remove: ${name}`} onClick={onRemove}>
          <IconTrash size={16} aria-hidden="true" />
        </IconButton>
      </header>
      <Textarea
        aria-label="Question"
        placeholder="What is to be found out?"
        autosize
        minRows={1}
        maxRows={6}
        value={question.question}
        error={problem?.question ?? tooLong(question.question.trim(), questionMax)}
        autoFocus={isNew}
        onChange={({ target }) => onChange({ ...question, question: target.value })}
      />
      <fieldset className={styles.searches}>
        <legend>Searched for</legend>
        {searches.map(({ id, words }, index) => (
          <TextInput
            key={id}
            size="xs"
            aria-label={`Search words ${index + 1}`}
            // As properties of their own they would be lost to what the field says of itself.
            attributes={problem?.searches ? { input: { "aria-describedby": problemId, "aria-invalid": true } } : {}}
            placeholder="Words as you would type them into a search"
            value={words}
            rightSection={
              searches.length > 1 && (
                <IconButton
                  size={24}
                  aria-label={`Remove search words ${index + 1}`}
                  onClick={() => onChange({ ...question, searches: searches.filter((each) => each.id !== id) })}
                >
                  <IconX size={14} aria-hidden="true" />
                </IconButton>
              )
            }
            onChange={({ target }) =>
              onChange({
                ...question,
                searches: searches.map((each) => (each.id === id ? { id, words: target.value } : each)),
              })
            }
          />
        ))}
        {problem?.searches && (
          <p id={problemId} className={styles.problem} role="alert">
            {problem.searches}
          </p>
        )}
        {searches.length < searchesMax && (
          <button
            type="button"
            className={styles.add}
            onClick={() => onChange({ ...question, searches: [...searches, newSearch()] })}
          >
            <IconPlus size={14} aria-hidden="true" />
            Add search words
          </button>
        )}
      </fieldset>
    </li>
  );
}
