import { Button, PasswordInput, TextInput } from "@mantine/core";
import { Link, useNavigate } from "@tanstack/react-router";
import "@mantine/core/styles/PasswordInput.layer.css";
import { passwordMaxLength, passwordMinLength } from "@seedbed/contract/limits";
import { useForm } from "../../design/use-form.ts";
import { useDocumentTitle } from "../../shell/document-title.ts";
import { toast } from "../../shell/toasts.ts";
import { sentenceOr } from "../../transport/failure.ts";
import { identityProvider, session } from "../../transport/session.ts";
import styles from "./access-form.module.css";
import { AccessForm } from "./access-form.tsx";
import { InvalidInvitation } from "./invalid-invitation.tsx";
import { type SignUpValues, signUpErrors } from "./validation.ts";

interface SignUpScreenProps {
  ticket?: string | undefined;
  status?: "invalid" | "expired" | undefined;
}

export function SignUpScreen({ ticket, status }: SignUpScreenProps) {
  useDocumentTitle("Create an account");
  // No company hands out invitations yet, so no ticket can be valid.
  return ticket || status ? <InvalidInvitation /> : <SignUpForm />;
}

const empty: SignUpValues = { firstName: "", lastName: "", email: "", password: "", confirmation: "" };

function SignUpForm() {
  const navigate = useNavigate();
  const form = useForm({
    initial: empty,
    validate: signUpErrors,
    submit: async ({ firstName, lastName, email, password }) => {
      const person = { firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim(), password };
      try {
        const refreshToken = await identityProvider.signUp(person);
        toast.success("Account created successfully!");
        if (refreshToken) await session.begin(refreshToken);
        else await navigate({ to: "/verify-email", search: { email: person.email, sent: 1 } });
      } catch (error) {
        toast.error(sentenceOr(error, "Sign-up failed. Please try again."));
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
      <PasswordInput
        label="Password"
        description={`At least ${passwordMinLength} characters`}
        inputWrapperOrder={["label", "input", "error", "description"]}
        autoComplete="new-password"
        maxLength={passwordMaxLength}
        size="md"
        {...form.field("password")}
      />
      <PasswordInput
        label="Password confirmation"
        autoComplete="new-password"
        maxLength={passwordMaxLength}
        size="md"
        {...form.field("confirmation")}
      />
      <Button type="submit" size="md" loading={form.busy}>
        Create account
      </Button>
    </AccessForm>
  );
}
