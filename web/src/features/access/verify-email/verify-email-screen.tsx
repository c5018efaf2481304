import { useState } from "react";
import { useForm } from "../../../design/use-form.ts";
import { useDocumentTitle } from "../../../shell/document-title.ts";
import { toast } from "../../../shell/toasts.ts";
import styles from "../access-form.module.css";
import { AccessForm } from "../access-form.tsx";
import { FormButton } from "../fields/form-button.tsx";
import { TextField } from "../fields/text-field.tsx";
import { ledOn } from "../led-on.ts";
import { MailNotice } from "../mail/mail-notice.tsx";
import { MailboxHint } from "../mail/mailbox-hint.tsx";
import { emailError } from "../validation.ts";
import { useWays, WayLink } from "../ways.tsx";
import { SendCodeButton } from "./send-code-button.tsx";
import { verifyEmail } from "./verify-email.ts";

interface VerifyEmailScreenProps {
  email?: string | undefined;
  /** 1 when a code is already on its way. */
  sent?: number | undefined;
  /** The mail that brings it. */
  mail?: string | undefined;
}

export function VerifyEmailScreen({ email = "", sent, mail }: VerifyEmailScreenProps) {
  const [newest, setNewest] = useState({ mail, email });
  useDocumentTitle("Verify your email");
  const ways = useWays();
  const form = useForm({
    initial: { email, code: "" },
    validate: (values) => ({
      email: emailError(values.email, "Please enter your email address"),
      code: values.code.trim() ? undefined : "Please enter the verification code",
    }),
    submit: async (values) => {
      const result = await verifyEmail(values.email, values.code);
      if (result.kind === "wrong-code") return { code: result.sentence };
      if (result.kind === "failed") toast.error(result.sentence);
      if (result.kind === "verified") {
        toast.success("Your email is verified. You can sign in now.");
        await ways.go({ to: "/login", replace: true });
      }
      if (result.kind === "password-required") {
        toast.info("Your email is verified. Choose a password now: nobody else's counts.");
        await ways.go({
          to: "/forgot-password",
          search: { email: values.email.trim(), resetRequired: 1 },
          replace: true,
        });
      }
      if (result.kind === "signed-in") {
        toast.success("Successfully signed in!");
        return ledOn();
      }
      return undefined;
    },
  });

  return (
    <AccessForm
      title="Verify your email"
      onSubmit={form.onSubmit}
      links={
        <>
          <SendCodeButton
            email={form.values.email}
            label={sent ? "Send another code" : "Send a code"}
            onSent={(id) => setNewest({ mail: id, email: form.values.email.trim() })}
          />
          <WayLink to="/login">Back to login</WayLink>
        </>
      }
    >
      {sent === 1 && (
        <p className={styles.notice} role="status">
          Please check your email for a verification code
        </p>
      )}
      <MailNotice {...newest} />
      <TextField label="Email" type="email" autoComplete="email" {...form.field("email")} />
      <TextField label="Verification code" inputMode="numeric" autoComplete="one-time-code" {...form.field("code")} />
      <FormButton busy={form.busy}>Verify</FormButton>
      <MailboxHint email={form.values.email} />
    </AccessForm>
  );
}
