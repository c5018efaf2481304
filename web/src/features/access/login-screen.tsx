import { Button, PasswordInput, TextInput } from "@mantine/core";
import type { SignInProblem } from "@seedbed/contract/access/sign-in-problem";
import { Link, useNavigate } from "@tanstack/react-router";
import "@mantine/core/styles/PasswordInput.layer.css";
import { useForm } from "../../design/use-form.ts";
import { useDocumentTitle } from "../../shell/document-title.ts";
import { toast } from "../../shell/toasts.ts";
import { AccessForm } from "./access-form.tsx";
import { ByProvider } from "./external/by-provider.tsx";
import { ExternalArrival } from "./external/external-arrival.tsx";
import { ExternalSignIn } from "./external/external-sign-in.tsx";
import { SessionEndNotice } from "./session-end-notice.tsx";
import { signIn } from "./sign-in.ts";
import { emailInvalid, isEmail } from "./validation.ts";

interface LoginScreenProps {
  /** What an external identity provider led back with: a finished sign-in, or why there is none. */
  handoff?: string | undefined;
  problem?: SignInProblem | undefined;
}

export function LoginScreen({ handoff, problem }: LoginScreenProps) {
  useDocumentTitle("Sign in");
  if (handoff) return <ExternalArrival handoff={handoff} />;
  return (
    <ByProvider external={(provider) => <ExternalSignIn title="Sign in" provider={provider} problem={problem} />}>
      <LoginForm />
    </ByProvider>
  );
}

function LoginForm() {
  const navigate = useNavigate();
  const form = useForm({
    initial: { email: "", password: "" },
    validate: ({ email }) => ({ email: isEmail(email) ? undefined : emailInvalid }),
    submit: async ({ email, password }) => {
      const result = await signIn(email, password);
      if (result.kind === "refused") toast.error(result.sentence);
      // The guard of the public pages leads on to the wanted page.
      if (result.kind === "signed-in") toast.success("Successfully signed in!");
      if (result.kind === "reset-required") {
        toast.info("This account requires a password reset to sign in.");
        await navigate({ to: "/forgot-password", search: { email: email.trim(), resetRequired: 1 } });
      }
      if (result.kind === "unverified") {
        // The provider sends a code with this refusal.
        toast.info("Additional verification required");
        await navigate({ to: "/verify-email", search: { email: email.trim(), sent: 1 } });
      }
      return undefined;
    },
  });
  const filled = form.values.email.trim() !== "" && form.values.password !== "";

  return (
    <AccessForm
      title="Sign in"
      onSubmit={form.onSubmit}
      links={
        <>
          <span>
            New here? <Link to="/sign-up">Create an account</Link>
          </span>
          <Link to="/forgot-password" search={{ email: form.values.email.trim() || undefined }}>
            Forgot your password?
          </Link>
        </>
      }
    >
      <SessionEndNotice />
      <TextInput label="Email" type="email" autoComplete="username" size="md" {...form.field("email")} />
      <PasswordInput label="Password" autoComplete="current-password" size="md" {...form.field("password")} />
      <Button type="submit" size="md" disabled={!filled} loading={form.busy}>
        Sign in
      </Button>
    </AccessForm>
  );
}
