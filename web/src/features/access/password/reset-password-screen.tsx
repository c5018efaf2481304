import { passwordMaxLength } from "@seedbed/contract/limits";
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
import { newPasswordErrors } from "../validation.ts";
import { useWays, WayLink } from "../ways.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { resetPassword } from "./reset-password.ts";

interface ResetPasswordScreenProps {
  email?: string | undefined;
  /** The mail that brings the code. */
  mail?: string | undefined;
}

export function ResetPasswordScreen({ email = "", mail }: ResetPasswordScreenProps) {
  useDocumentTitle("Choose a new password");
  const ways = useWays();
  const form = useForm({
    initial: { code: "", password: "", confirmation: "" },
    limits: { password: passwordMaxLength },
    validate: (values) => ({
      code: values.code.trim() ? undefined : "Verification code is required",
      ...newPasswordErrors(values),
    }),
    submit: async ({ code, password }) => {
      const result = await resetPassword(email, code, password);
      if (result.kind === "wrong-code") return { code: result.sentence };
      if (result.kind === "listed-password") return { password: result.sentence };
      if (result.kind === "failed") toast.error(result.sentence);
      if (result.kind === "second-factor") {
        toast.success("Your password is set. Sign in with it and your second factor.");
        await ways.go({ to: "/login", replace: true });
      }
      if (result.kind !== "signed-in") return undefined;
      // A fresh start: whatever was loaded for the old sign-in goes.
      location.assign("/");
      return ledOn();
    },
  });

  return (
    <AccessForm
      title="Choose a new password"
      intro={email && `Enter the code we sent to ${email}.`}
      onSubmit={form.onSubmit}
      links={
        <>
          <WayLink to="/forgot-password" search={{ email: email || undefined }}>
            Send another code
          </WayLink>
          <WayLink to="/login">Back to login</WayLink>
        </>
      }
    >
      {!email && (
        <p className={`${styles.notice} ${styles.caution}`}>
          Ask for a code first, so that we know whose password it is.
        </p>
      )}
      <MailNotice mail={mail} email={email} />
      <TextField label="Code" inputMode="numeric" autoComplete="one-time-code" {...form.field("code")} />
      <NewPasswordFields field={form.field} />
      <FormButton busy={form.busy} disabled={!email}>
        Set password
      </FormButton>
      <MailboxHint email={email} />
    </AccessForm>
  );
}
