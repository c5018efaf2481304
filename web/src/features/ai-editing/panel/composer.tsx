import type { EditingMedia } from "@seedbed/contract/ai-editing/schemas";
import { editingMessageMaxLength } from "@seedbed/contract/ai-editing/words";
import { IconPlayerStopFilled } from "@tabler/icons-react";
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from "react";
import { MessageField } from "../../../design/message/message-field.tsx";
import { KeptNote } from "../../../shell/kept-words/kept-note.tsx";
import { useKeptText } from "../../../transport/kept/use-kept-text.ts";
import type { Beginning } from "../refine-props.ts";
import type { ShownTalk } from "../talk/use-talk.ts";
import { AttachButton } from "./attach-button.tsx";
import { Chip } from "./chip.tsx";
import styles from "./composer.module.css";
import { oneLine } from "./one-line.ts";
import { pasteOnOneLine } from "./paste-on-one-line.ts";
import { sendProblem } from "./send-problem.ts";
import { useBeginning } from "./use-beginning.ts";

export interface ComposerHandle {
  focus(): void;
}

interface ComposerProps {
  ref?: Ref<ComposerHandle>;
  conceptUuid: string | undefined;
  talk: ShownTalk;
  beginning: Beginning | null;
  onBegun: () => void;
}

/** What a person wants to be changed, on its way: what is begun is kept, what it is about and a file stand above it. */
export function Composer({ ref, conceptUuid, talk, beginning, onBegun }: ComposerProps) {
  const [draft, setDraft, words] = useKeptText("ai-editing", `draft.${conceptUuid}`);
  const [media, setMedia] = useState<EditingMedia | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const returnsFocus = useRef(false);
  const { isThinking } = talk;
  const write = (text: string) => {
    setProblem(null);
    setDraft(text);
  };
  const focus = () => field.current?.focus({ preventScroll: true });
  const [about, setAbout] = useBeginning(beginning, (text) => {
    onBegun();
    write(text);
    focus();
  });
  useImperativeHandle(ref, () => ({ focus }));

  // What is disabled loses the focus: it comes back with the reply, unless the person has gone on to something else.
  useEffect(() => {
    if (isThinking || !returnsFocus.current) return;
    returnsFocus.current = false;
    if (document.activeElement === document.body || document.activeElement === null) field.current?.focus();
  }, [isThinking]);

  const submit = () => {
    if (isThinking) return;
    const refused = sendProblem({ conceptUuid, content: draft, hasMedia: media !== null });
    setProblem(refused);
    if (refused !== null) return focus();
    returnsFocus.current = true;
    talk.say({ content: oneLine(draft).trim(), media, scope: about?.scope ?? null });
    setDraft("");
    setMedia(null);
    setAbout(null);
  };
  const attach = (attached: EditingMedia | string) => {
    setProblem(typeof attached === "string" ? attached : null);
    if (typeof attached !== "string") setMedia(attached);
    focus();
  };
  return (
    <div className={styles.composer}>
      {(about || media) && (
        <p className={styles.chips}>
          {about && (
            <Chip
              icon="scope"
              label={about.name}
              removeLabel="Ask about the whole report"
              onRemove={() => setAbout(null)}
            />
          )}
          {media && (
            <Chip
              icon="file"
              label={media.filename}
              removeLabel={`Remove ${media.filename}`}
              onRemove={() => {
                setMedia(null);
                focus();
              }}
            />
          )}
        </p>
      )}
      <MessageField
        field={field}
        label="Describe how you want this report to change"
        placeholder={placeholderOf(talk)}
        max={editingMessageMaxLength}
        value={draft}
        onChange={write}
        onSubmit={submit}
        isBusy={isThinking}
        problem={problem}
        isRoomy
        onPaste={(event) => pasteOnOneLine(event, write)}
        before={
          <AttachButton takesPictures={talk.editing?.takesPictures === true} isBusy={isThinking} onFile={attach} />
        }
      />
      <KeptNote kept={words} />
      {isThinking && (
        <button type="button" className={styles.stop} onClick={() => talk.cancel() || setProblem(noLine)}>
          <IconPlayerStopFilled size={14} aria-hidden="true" />
          Stop
        </button>
      )}
    </div>
  );
}

const noLine = "There is no connection. Try again when it is back.";

function placeholderOf({ isThinking, edits }: ShownTalk): string {
  if (isThinking) return "One feedback at a time";
  return edits.length > 0 ? "Describe one more change" : "Describe a change";
}
