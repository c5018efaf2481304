/** Used when a token does not say when it ends. */
const assumedLifetime = 60_000;

/**
 * When a JSON Web Token ends, on this machine's clock (milliseconds). Counted from its own lifetime (`exp` minus `iat`),
 * because the server's clock may differ from ours.
 */
export function expiryOf(token: string, now: number): number {
  const { exp, iat } = claimsOf(token);
  if (typeof exp !== "number") return now + assumedLifetime;
  return typeof iat === "number" ? now + (exp - iat) * 1000 : exp * 1000;
}

function claimsOf(token: string): { exp?: unknown; iat?: unknown } {
  try {
    const payload = token.split(".")[1] ?? "";
    return JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/")));
  } catch {
    return {};
  }
}
