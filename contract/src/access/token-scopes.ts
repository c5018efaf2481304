/** What a personal access token may do, each with all of those before it. Free of schemas, so that the web can name them without zod. */
export const tokenScopes = ["read", "propose", "write"] as const;
export type TokenScope = (typeof tokenScopes)[number];

/** Days after which a token ends; a year at most. */
export const tokenLifetimes = [30, 90, 365] as const;

/** What every token begins with: who looks for secrets finds `sb_` and 42 letters and digits, the last six a checksum. */
export const tokenPrefix = "sb_";
export const tokenNameMaxLength = 100;
/** Tokens that a person has at a time. */
export const tokensMax = 50;

/** Whether a token with the scope `has` may do what `needs` asks for. */
export const scopeCovers = (has: TokenScope, needs: TokenScope) =>
  tokenScopes.indexOf(has) >= tokenScopes.indexOf(needs);
