import { useEffect, useRef, useState } from "react";
import { useForm } from "../../../design/use-form.ts";
import { useDocumentTitle } from "../../../shell/document-title.ts";
import { toast } from "../../../shell/toasts.ts";
import styles from "../access-form.module.css";
import { AccessForm } from "../access-form.tsx";
import { FormButton } from "../fields/form-button.tsx";
import { TextField } from "../fields/text-field.tsx";
import { ledOn } from "../led-on.ts";
import { finishSignIn, type SecondStepKind } from "./finish-sign-in.ts";

const kinds = {
  app: {
    title: "Enter your code",
    intro: "Open your authenticator app, and type the six digits that it shows for Seedbed.",
    label: "Code",
    missing: "Type the six digits of the code.",
    other: "Use a recovery code",
    mode: "numeric",
  },
  recovery: {
    title: "Enter a recovery code",
    intro: "One of the ten codes that you kept when you set up your authenticator app. It works once.",
    label: "Recovery code",
    missing: "Type a recovery code.",
    other: "Use the authenticator app",
    mode: "text",
  },
} as const;

interface SecondStepProps {
  /** The sign-in that waits. */
  challenge: string;
  /** Back to the password: the person wants it, or the sign-in is over. */
  onOver: () => void;
}

/** The second half of a sign-in: a code of an authenticator app, or a recovery code. */
export default function SecondStep({ challenge, onOver }: SecondStepProps) {
  useDocumentTitle("Sign in");
  const [kind, setKind] = useState<SecondStepKind>("app");
  const words = kinds[kind];
  const form = useForm({
    initial: { code: "" },
    validate: ({ code }) => ({ code: isWhole(kind, code) ? undefined : words.missing }),
    submit: async ({ code }) => {
      const result = await finishSignIn(kind, challenge, code);
      if (result.kind === "wrong") return { code: result.sentence };
      if (result.kind === "refused") toast.error(result.sentence);
      if (result.kind === "over") {
        toast.info(result.sentence);
        onOver();
      }
      if (result.kind === "signed-in") {
        toast.success("Successfully signed in!");
        return ledOn();
      }
      return undefined;
    },
  });
  const field = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the other kind of code the field is another one
  useEffect(() => field.current?.querySelector("input")?.focus(), [kind]);
  const change = () => {
    setKind(kind === "app" ? "recovery" : "app");
    form.setValue("code", "");
  };

  return (
    <AccessForm
      title={words.title}
      intro={words.intro}
      onSubmit={form.onSubmit}
      links={
        <>
          <button type="button" className={styles.inlineButton} onClick={change}>
            {words.other}
          </button>
          <button type="button" className={styles.inlineButton} onClick={onOver}>
            Back to login
          </button>
        </>
      }
    >
      <div ref={field}>
        <TextField
          label={words.label}
          inputMode={words.mode}
          autoComplete={kind === "app" ? "one-time-code" : "off"}
          {...form.field("code")}
        />
      </div>
      <FormButton busy={form.busy}>Sign in</FormButton>
    </AccessForm>
  );
}

const isWhole = (kind: SecondStepKind, code: string) =>
  kind === "app" ? code.replaceAll(/\D/g, "").length === 6 : code.trim() !== "";
