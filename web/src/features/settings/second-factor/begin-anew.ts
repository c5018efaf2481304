import { session } from "../../../transport/session.ts";

/** Loads the person with a new access token, of which no server remembers what it was worth before: what the session may do has changed. */
export async function beginAnew(): Promise<void> {
  const refreshToken = session.current()?.refreshToken;
  if (refreshToken) await session.begin(refreshToken);
}
