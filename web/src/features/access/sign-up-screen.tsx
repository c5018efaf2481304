import { passwordMaxLength } from "@seedbed/contract/limits";
import { useForm } from "../../design/use-form.ts";
import { useDocumentTitle } from "../../shell/document-title.ts";
import { toast } from "../../shell/toasts.ts";
import styles from "./access-form.module.css";
import { AccessForm } from "./access-form.tsx";
import { ByProvider } from "./external/by-provider.tsx";
import { ExternalSignUp } from "./external/external-sign-up.tsx";
import { FormButton } from "./fields/form-button.tsx";
import { TextField } from "./fields/text-field.tsx";
import { InvitationScreen } from "./invitation/invitation-screen.tsx";
import { SpentInvitation } from "./invitation/spent-invitation.tsx";
import { ledOn } from "./led-on.ts";
import { NewPasswordFields } from "./password/new-password-fields.tsx";
import { signUp } from "./sign-up.ts";
import { type SignUpValues, signUpErrors } from "./validation.ts";
import { useWays, WayLink } from "./ways.tsx";

interface SignUpScreenProps {
  /** Of an invitation. */
  ticket?: string | undefined;
  /** What became of an invitation; a ticket itself tells better. */
  status?: "invalid" | "expired" | undefined;
}

export function SignUpScreen({ ticket, status }: SignUpScreenProps) {
  useDocumentTitle("Create an account");
  if (ticket) return <InvitationScreen key={ticket} ticket={ticket} />;
  if (status) return <SpentInvitation status={status} />;
  return (
    <ByProvider external={(provider) => <ExternalSignUp provider={provider} />}>
      <SignUpForm />
    </ByProvider>
  );
}

const empty: SignUpValues = { firstName: "", lastName: "", email: "", password: "", confirmation: "" };

function SignUpForm() {
  const ways = useWays();
  const form = useForm({
    initial: empty,
    limits: { firstName: 100, lastName: 100, password: passwordMaxLength },
    validate: signUpErrors,
    submit: async ({ firstName, lastName, email, password }) => {
      const person = { firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim(), password };
      const result = await signUp(person);
      if (result.kind === "listed-password") return { password: result.sentence };
      if (result.kind === "refused" || result.kind === "incomplete") toast.error(result.sentence);
      else toast.success("Account created successfully!");
      if (result.kind === "unverified") {
        await ways.go({ to: "/verify-email", search: { email: person.email, sent: 1, mail: result.mailId } });
      }
      return result.kind === "signed-in" ? ledOn() : undefined;
    },
  });

  return (
    <AccessForm
      title="Create an account"
      intro="For you and the company you plant ideas for."
      onSubmit={form.onSubmit}
      links={
        <span>
          Already have an account? <WayLink to="/login">Sign in</WayLink>
        </span>
      }
    >
      <div className={styles.pair}>
        <TextField label="First name" autoComplete="given-name" {...form.field("firstName")} />
        <TextField label="Last name" autoComplete="family-name" {...form.field("lastName")} />
      </div>
      <TextField label="Email" type="email" autoComplete="email" {...form.field("email")} />
      <NewPasswordFields field={form.field} />
      <FormButton busy={form.busy}>Create account</FormButton>
    </AccessForm>
  );
}
