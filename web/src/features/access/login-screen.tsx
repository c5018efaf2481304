import type { SignInProblem } from "@seedbed/contract/access/sign-in-problem";
import { Suspense, useState } from "react";
import { lazyPart } from "../../design/late/lazy-part.ts";
import { useForm } from "../../design/use-form.ts";
import { useDocumentTitle } from "../../shell/document-title.ts";
import { toast } from "../../shell/toasts.ts";
import { AccessForm } from "./access-form.tsx";
import { ByProvider } from "./external/by-provider.tsx";
import { ExternalArrival } from "./external/external-arrival.tsx";
import { ExternalSignIn } from "./external/external-sign-in.tsx";
import { FormButton } from "./fields/form-button.tsx";
import { PasswordField } from "./fields/password-field.tsx";
import { TextField } from "./fields/text-field.tsx";
import { ledOn } from "./led-on.ts";
import { PasskeyButton } from "./passkey-button.tsx";
import { SessionEndNotice } from "./session-end-notice.tsx";
import { signIn } from "./sign-in.ts";
import { emailInvalid, isEmail } from "./validation.ts";
import { useWays, WayLink } from "./ways.tsx";

// No part of the first load, which has a budget.
const SecondStep = lazyPart(() => import("./second-step/second-step.tsx"));

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
  const ways = useWays();
  const [challenge, setChallenge] = useState<string | null>(null);
  const form = useForm({
    initial: { email: "", password: "" },
    validate: ({ email }) => ({ email: isEmail(email) ? undefined : emailInvalid }),
    submit: async ({ email, password }) => {
      const result = await signIn(email, password);
      if (result.kind === "refused") toast.error(result.sentence);
      if (result.kind === "signed-in") {
        toast.success("Successfully signed in!");
        return ledOn();
      }
      if (result.kind === "second-factor") setChallenge(result.challenge);
      if (result.kind === "reset-required") {
        toast.info("This account requires a password reset to sign in.");
        await ways.go({ to: "/forgot-password", search: { email: email.trim(), resetRequired: 1 } });
      }
      if (result.kind === "unverified") {
        toast.info("Additional verification required");
        await ways.go({ to: "/verify-email", search: { email: email.trim(), sent: 1, mail: result.mailId } });
      }
      return undefined;
    },
  });
  const filled = form.values.email.trim() !== "" && form.values.password !== "";

  if (challenge !== null)
    return (
      <Suspense>
        <SecondStep challenge={challenge} onOver={() => setChallenge(null)} />
      </Suspense>
    );
  return (
    <AccessForm
      title="Sign in"
      onSubmit={form.onSubmit}
      links={
        <>
          <span>
            New here? <WayLink to="/sign-up">Create an account</WayLink>
          </span>
          <WayLink to="/forgot-password" search={{ email: form.values.email.trim() || undefined }}>
            Forgot your password?
          </WayLink>
          <PasskeyButton />
        </>
      }
    >
      <SessionEndNotice />
      <TextField label="Email" type="email" autoComplete="username" {...form.field("email")} />
      <PasswordField label="Password" autoComplete="current-password" {...form.field("password")} />
      <FormButton disabled={!filled} busy={form.busy}>
        Sign in
      </FormButton>
    </AccessForm>
  );
}
