const encode = (value: unknown) => btoa(JSON.stringify(value)).replaceAll("=", "");

/** A token that claims to live that long; unsigned, as the browser never checks the signature. */
export function accessToken(lifetimeSeconds = 600, mark = "first"): string {
  return [encode({ alg: "none" }), encode({ iat: 1_000, exp: 1_000 + lifetimeSeconds, mark }), "signature"].join(".");
}
