import { Button, TextInput } from "@mantine/core";
import { Link, useNavigate } from "@tanstack/react-router";
import { useForm } from "../../design/use-form.ts";
import { useDocumentTitle } from "../../shell/document-title.ts";
import { toast } from "../../shell/toasts.ts";
import styles from "./access-form.module.css";
import { AccessForm } from "./access-form.tsx";
import { ByProvider } from "./external/by-provider.tsx";
import { ExternalSignUp } from "./external/external-sign-up.tsx";
import { InvitationScreen } from "./invitation/invitation-screen.tsx";
import { SpentInvitation } from "./invitation/spent-invitation.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { signUp } from "./sign-up.ts";
import { type SignUpValues, signUpErrors } from "./validation.ts";

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
  const navigate = useNavigate();
  const form = useForm({
    initial: empty,
    validate: signUpErrors,
    submit: async ({ firstName, lastName, email, password }) => {
      const person = { firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim(), password };
      const result = await signUp(person);
      if (result.kind === "refused" || result.kind === "incomplete") toast.error(result.sentence);
      else toast.success("Account created successfully!");
      if (result.kind === "unverified") {
        await navigate({ to: "/verify-email", search: { email: person.email, sent: 1 } });
      }
      return undefined;
    },
  });

  return (
    <AccessForm
      title="Create an account"
      intro="For you and the company you plant ideas for."
      onSubmit={form.onSubmit}
      links={
        <span>
          Already have an account? <Link to="/login">Sign in</Link>
        </span>
      }
    >
      <div className={styles.pair}>
        <TextInput
          label="First name"
          autoComplete="given-name"
          maxLength={100}
          size="md"
          {...form.field("firstName")}
        />
        <TextInput label="Last name" autoComplete="family-name" maxLength={100} size="md" {...form.field("lastName")} />
      </div>
      <TextInput label="Email" type="email" autoComplete="email" size="md" {...form.field("email")} />
      <NewPasswordFields field={form.field} />
      <Button type="submit" size="md" loading={form.busy}>
        Create account
      </Button>
    </AccessForm>
  );
}
