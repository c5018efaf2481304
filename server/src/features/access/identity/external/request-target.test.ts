import { AuthorizationResponseError, ClientError, type Configuration, ResponseBodyError } from "openid-client";
import { expect, test } from "vitest";
import { Failure } from "../../../../platform/failure.ts";
import { claimsRequest, resourceOf, scopeOf } from "./request-target.ts";
import { signInProblemOf } from "./sign-in-problem-of.ts";
import { UnusableAccessToken } from "./usable-access-token.ts";

const provider = {
  ...{ issuer: "https://id.example", clientId: "seedbed", clientSecret: "secret", name: "Mill ID" },
  audience: "https://seedbed.example",
};
/** A provider that says this of itself. */
const saying = (metadata: object) => ({ serverMetadata: () => metadata }) as unknown as Configuration;

test("only an address is named as what the token is for", () => {
  expect(resourceOf(provider)).toEqual({ resource: "https://seedbed.example" });
  for (const audience of ["seedbed", "https://seedbed.example/#api"])
    expect(resourceOf({ ...provider, audience })).toEqual({});
});

test("what brings a refresh token is asked for where the provider knows it, and nothing but what is configured where that is", () => {
  expect(scopeOf(provider, saying({}))).toBe("openid profile email");
  expect(scopeOf(provider, saying({ scopes_supported: ["openid", "offline_access"] }))).toBe(
    "openid profile email offline_access",
  );
  const scope = "openid custom";
  expect(scopeOf({ ...provider, scope }, saying({ scopes_supported: ["offline_access"] }))).toBe(scope);
});

test("the claims that are needed are asked for where the provider takes that, the one of the role with the one it lies in", () => {
  const asked = (roleClaim?: string) => {
    const { claims = "null" } = claimsRequest({ ...provider, roleClaim }, saying({ claims_parameter_supported: true }));
    return Object.keys(JSON.parse(claims).id_token);
  };
  const usual = ["email", "email_verified", "given_name", "family_name", "name"];
  expect(asked()).toEqual(usual);
  expect(asked("role")).toEqual([...usual, "role"]);
  expect(asked("realm_access.roles")).toEqual([...usual, "realm_access.roles", "realm_access"]);
  expect(claimsRequest(provider, saying({}))).toEqual({});
});

const answered = (error: string) =>
  new AuthorizationResponseError("it failed", { cause: new URLSearchParams({ error }) });
const refused = (status: number, error: string) =>
  new ResponseBodyError("it failed", { cause: { error }, response: new Response(null, { status }) });
const failed = (code: string, cause?: unknown) => Object.assign(new ClientError("it failed", { cause }), { code });

test.each<[string, unknown, string | null]>([
  ["a person who declined", answered("access_denied"), "denied"],
  ["a provider that is busy", answered("temporarily_unavailable"), "unavailable"],
  ["a provider that fails", answered("server_error"), "unavailable"],
  ["a request that it does not take", answered("invalid_scope"), "refused"],
  ["tokens of another kind", new UnusableAccessToken("no"), "unusable-token"],
  ["an address of somebody else", new Failure("forbidden", "no"), "email-taken"],
  ["a provider that is away", new Failure("unavailable", "no"), "unavailable"],
  ["a client that it does not know", refused(401, "invalid_client"), "refused"],
  ["an answer of a defect there", refused(502, "bad_gateway"), "unavailable"],
  ["no answer in time", failed("OAUTH_TIMEOUT"), "unavailable"],
  ["an answer that is none", failed("OAUTH_RESPONSE_IS_NOT_JSON", new Response(null, { status: 503 })), "unavailable"],
  ["an answer of another provider", failed("OAUTH_INVALID_RESPONSE", new Response(null)), "refused"],
  ["no connection", new TypeError("fetch failed"), "unavailable"],
  ["a defect of our own", new TypeError("x is not a function"), null],
  ["another failure of our own", new Failure("conflict", "no"), null],
])("of %s a page has one thing to say", (_what, error, problem) => {
  expect(signInProblemOf(error)).toBe(problem);
});
