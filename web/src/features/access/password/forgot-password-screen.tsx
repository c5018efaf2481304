import { useForm } from "../../../design/use-form.ts";
import { useDocumentTitle } from "../../../shell/document-title.ts";
import { toast } from "../../../shell/toasts.ts";
import { CallFailed } from "../../../transport/failure.ts";
import { identityProvider } from "../../../transport/session.ts";
import styles from "../access-form.module.css";
import { AccessForm } from "../access-form.tsx";
import { FormButton } from "../fields/form-button.tsx";
import { TextField } from "../fields/text-field.tsx";
import { emailError } from "../validation.ts";
import { useWays, WayLink } from "../ways.tsx";

const noAccount = "No account found with this email address. Please check your email or sign up for a new account.";

interface ForgotPasswordScreenProps {
  email?: string | undefined;
  /** 1 when signing in is impossible without a new password. */
  resetRequired?: number | undefined;
}

export function ForgotPasswordScreen({ email = "", resetRequired }: ForgotPasswordScreenProps) {
  useDocumentTitle("Forgot password");
  const ways = useWays();
  const form = useForm({
    initial: { email },
    validate: (values) => ({ email: emailError(values.email, "Email is required") }),
    submit: async (values) => {
      try {
        const mail = await identityProvider.sendResetCode(values.email.trim());
        await ways.go({ to: "/reset-password", search: { email: values.email.trim(), mail } });
      } catch (error) {
        if (error instanceof CallFailed && error.providerCode?.includes("USER_NOT_FOUND")) return { email: noAccount };
        toast.error("Failed to send reset code. Please try again.");
      }
      return undefined;
    },
  });

  return (
    <AccessForm
      title="Forgot your password?"
      intro="We send a code to your address; with it you choose a new password."
      onSubmit={form.onSubmit}
      links={<WayLink to="/login">Back to login</WayLink>}
    >
      {resetRequired === 1 && (
        <p className={`${styles.notice} ${styles.caution}`}>This account requires a password reset to sign in.</p>
      )}
      <TextField label="Email" type="email" autoComplete="username" {...form.field("email")} />
      <FormButton busy={form.busy}>Send code</FormButton>
    </AccessForm>
  );
}
