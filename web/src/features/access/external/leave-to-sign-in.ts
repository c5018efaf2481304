import { identityProvider } from "../../../transport/session.ts";
import { browserSecret } from "./browser-secret.ts";

/** Leads the browser to the external identity provider. Throws `CallFailed`, and stays, while that cannot be reached. */
export async function leaveToSignIn(): Promise<void> {
  location.assign(await identityProvider.beginExternalSignIn(browserSecret.renew()));
}
