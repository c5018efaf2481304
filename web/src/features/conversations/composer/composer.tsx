import { personaMessageMaxLength } from "@seedbed/contract/conversations/words";
import { type ReactNode, type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from "react";
import { useLatePart } from "../../../design/late/late-part.ts";
import { MessageField } from "../../../design/message/message-field.tsx";
import { KeptNote } from "../../../shell/kept-words/kept-note.tsx";
import { useKeptText } from "../../../transport/kept/use-kept-text.ts";
import styles from "./composer.module.css";
import { LeadingMark } from "./leading-mark.tsx";
import { LeadingNote } from "./leading-note.tsx";
import { leadingRule } from "./leading-rule.ts";

export interface ComposerHandle {
  focus(): void;
}

interface ComposerProps {
  ref?: Ref<ComposerHandle>;
  /** Under which what is begun is kept. */
  draftKey: string;
  label: string;
  placeholder: string;
  isBusy: boolean;
  /** Answers why it cannot be sent; null when it is on its way. */
  onSend: (content: string) => string | null;
  onArrow?: ((step: -1 | 1) => void) | undefined;
  isFocused?: boolean;
  /** What was begun has been sent already, and goes as soon as this is here. */
  isSentAtOnce?: boolean;
  /** Beside the reminder below the field. */
  hint?: ReactNode;
}

/** A message to a persona on its way: what is begun is kept, and a question that leads is told gently. */
export function Composer(props: ComposerProps) {
  const { ref, draftKey, label, placeholder, isBusy, onSend, onArrow, isFocused = false, hint } = props;
  const isSentAtOnce = useRef(props.isSentAtOnce === true);
  const [draft, setDraft, words] = useKeptText("conversations", `draft.${draftKey}`);
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const returnsFocus = useRef(isFocused);
  const rule = useLatePart(leadingRule, draft !== "");
  const leading = rule && draft !== "" ? rule.findLeadingQuestion(draft) : null;
  useImperativeHandle(ref, () => ({ focus: () => field.current?.focus() }), []);

  // What is disabled loses the focus: it comes back with the reply, unless the person has gone on to something else.
  useEffect(() => {
    if (isBusy || !returnsFocus.current) return;
    returnsFocus.current = false;
    const element = field.current;
    if (!element || (document.activeElement !== document.body && document.activeElement !== null)) return;
    element.focus({ preventScroll: true });
    element.setSelectionRange(element.value.length, element.value.length);
  }, [isBusy]);

  const write = (text: string) => {
    setProblem(null);
    setDraft(text);
  };
  const submit = () => {
    const refused = onSend(draft);
    setProblem(refused);
    if (refused !== null) return field.current?.focus();
    returnsFocus.current = true;
    setDraft("");
  };
  const begin = useEffectEvent(submit);
  useEffect(() => {
    if (isSentAtOnce.current) begin();
    isSentAtOnce.current = false;
  }, []);
  return (
    <div className={styles.composer}>
      {leading && (
        <LeadingNote
          leading={leading}
          onUse={(wording) => {
            write(wording);
            field.current?.focus();
          }}
          onAskAsItIs={submit}
        />
      )}
      <MessageField
        field={field}
        label={label}
        placeholder={placeholder}
        max={personaMessageMaxLength}
        value={draft}
        onChange={write}
        onSubmit={submit}
        isBusy={isBusy}
        problem={problem}
        onArrow={onArrow}
        underneath={leading && <LeadingMark text={draft} leading={leading} />}
      />
      <KeptNote kept={words} />
      <p className={styles.below}>
        <span>AI can make mistakes. Check important facts.</span>
        {hint && <span>{hint}</span>}
      </p>
    </div>
  );
}
