import { buildEndSessionUrl, tokenRevocation } from "openid-client";
import type { ExternalSignIn } from "./external-sign-in.ts";
import { reasonOf } from "./provider-connection.ts";

/**
 * Ends a session here and at the provider. Gives the address where the provider ends its own session, to lead the browser to, or null
 * when it has none or cannot be reached. Does nothing for a session that is over.
 */
export async function endSession(
  { sessions, configuration, publicUrl, log }: ExternalSignIn,
  secret: string,
): Promise<{ subject: string | null; leaveBy: string | null }> {
  const session = await sessions.take(secret);
  if (!session) return { subject: null, leaveBy: null };
  const { subject, refreshToken, idToken } = session;
  try {
    const known = await configuration();
    const { revocation_endpoint, end_session_endpoint } = known.serverMetadata();
    if (revocation_endpoint && refreshToken)
      await tokenRevocation(known, refreshToken, { token_type_hint: "refresh_token" });
    if (!end_session_endpoint) return { subject, leaveBy: null };
    const hint: Record<string, string> = idToken ? { id_token_hint: idToken } : {};
    const leaveBy = buildEndSessionUrl(known, { ...hint, post_logout_redirect_uri: `${publicUrl}/login` });
    return { subject, leaveBy: leaveBy.href };
  } catch (error) {
    log.warn({ part: "identity", reason: reasonOf(error) }, "a session could not be ended at the identity provider");
    return { subject, leaveBy: null };
  }
}
