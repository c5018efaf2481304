import { WayLink } from "../ways.tsx";
import { ExternalSignIn } from "./external-sign-in.tsx";

/** Signing up where an external identity provider keeps the accounts: whoever signs in there for the first time is new here. */
export function ExternalSignUp({ provider }: { provider: string }) {
  return (
    <ExternalSignIn
      title="Create an account"
      intro={`Your account at ${provider} is your account here; there is no other password.`}
      provider={provider}
      links={
        <span>
          Signed in here before? <WayLink to="/login">Sign in</WayLink>
        </span>
      }
    />
  );
}
