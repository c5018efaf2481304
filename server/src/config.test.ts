import { isAbsolute } from "node:path";
import { describe, expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";
import { noResearch } from "./platform/research/no-research.fixture.ts";

const sentenceFor = (environment: Record<string, string>, commandLine?: string[]): string => {
  try {
    readConfig(environment, commandLine);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return "";
};

test("without any variable the server runs on this machine alone, with its own database and drafter", () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    port: 4000,
    host: "127.0.0.1",
    publicUrl: "http://127.0.0.1:4000",
    databaseUrl: undefined,
    ai: { model: undefined, concurrency: 24, accountConcurrency: 12, monthlyBudgetUsd: undefined },
    research: noResearch,
    mail: { smtp: undefined, from: { name: "Seedbed", address: "no-reply@seedbed.local" } },
    supportEmail: "help@seedbed.local",
    sessionDays: 30,
    asksForBreaches: false,
    oidc: undefined,
    s3: undefined,
    empty: false,
  });
  expect(isAbsolute(config.dataDir)).toBe(true);
  expect(config.dataDir).toMatch(/\.seedbed$/);
});

test("an empty variable counts as not set", () => {
  expect(readConfig({ PORT: "", DATABASE_URL: " ", AI_MODEL: "" })).toEqual(readConfig({}));
});

test("--empty leaves out the demo, and another argument is refused", () => {
  expect(readConfig({}, ["--empty"]).empty).toBe(true);
  expect(sentenceFor({}, ["--emty"])).toBe("--emty is not an argument of Seedbed: there is only --empty.");
});

test.each([
  [{ HOST: "0.0.0.0", ALLOW_UNENCRYPTED: "0.0.0.0" }, "http://127.0.0.1:4000"],
  [{ HOST: "::1", PORT: "80" }, "http://[::1]:80"],
  [{ HOST: "10.0.0.7", ALLOW_UNENCRYPTED: "10.0.0.7" }, "http://10.0.0.7:4000"],
  [{ HOST: "0.0.0.0", PUBLIC_URL: "https://seedbed.example.com/" }, "https://seedbed.example.com"],
])("people reach %j at %s", (environment, publicUrl) => {
  expect(readConfig(environment).publicUrl).toBe(publicUrl);
});

test("what is looked up, and how much of it, is set with RESEARCH", () => {
  const { research } = readConfig({
    RESEARCH: "searxng",
    RESEARCH_URL: "http://10.0.0.5:8080/searx",
    ALLOW_UNENCRYPTED: "10.0.0.5:8080",
    RESEARCH_TRUSTED_HOSTS: "Wiki.mill.example, 10.0.0.5:8080,[fd00::1]:81",
    RESEARCH_KEEP_DAYS: "7",
    RESEARCH_USD_PER_SEARCH: "0.002",
    RESEARCH_SEARCHES_PER_REPORT: "10",
    RESEARCH_PAGES_PER_REPORT: "20",
  });
  expect(research).toEqual({
    provider: "searxng",
    url: "http://10.0.0.5:8080/searx",
    apiKey: undefined,
    trustedHosts: ["wiki.mill.example", "10.0.0.5:8080", "[fd00::1]:81"],
    keepDays: 7,
    usdPerSearch: 0.002,
    searchesPerReport: 10,
    pagesPerReport: 20,
  });
});

test("proxies are those of this machine, or the addresses and networks that are named", () => {
  expect(readConfig({}).trustedProxies).toEqual(["127.0.0.0/8", "::1"]);
  expect(readConfig({ TRUSTED_PROXIES: "10.0.0.5, 192.168.7.0/24,fd00::/8" }).trustedProxies).toEqual([
    "10.0.0.5",
    "192.168.7.0/24",
    "fd00::/8",
  ]);
});

test.each([
  "proxy.example",
  "10.0.0",
  "10.0.0.5/33",
  "10.0.0.5/0",
  "::/0",
  "10.0.0.5/8/8",
  "10.0.0.5,",
  "true",
  "1",
  "*",
])("TRUSTED_PROXIES=%s stops the start", (text) => {
  expect(sentenceFor({ TRUSTED_PROXIES: text })).toBe(
    "TRUSTED_PROXIES must be addresses and networks with commas between, such as 10.0.0.5,192.168.7.0/24,fd00::/8.",
  );
});

describe("the model", () => {
  test("a model's name may hold slashes and colons", () => {
    const { ai } = readConfig({
      AI_MODEL: "openai-compatible/meta-llama/Llama-3.3:70b",
      AI_BASE_URL: "http://localhost:11434/v1",
    });
    expect(ai.model).toEqual({ provider: "openai-compatible", id: "meta-llama/Llama-3.3:70b" });
    expect(ai.fastModel).toEqual(ai.model);
    expect(ai.baseUrl).toBe("http://localhost:11434/v1");
  });

  test("may be silent for three minutes before its first word and one between two, and answer for an hour, unless told otherwise", () => {
    expect(readConfig({}).ai.limits).toEqual({ firstMs: 180_000, idleMs: 60_000, totalMs: 3_600_000 });
    const { ai } = readConfig({ AI_FIRST_TOKEN_SECONDS: "900", AI_IDLE_SECONDS: "20", AI_TOTAL_SECONDS: "7200" });
    expect(ai.limits).toEqual({ firstMs: 900_000, idleMs: 20_000, totalMs: 7_200_000 });
  });

  test("fast tasks may have a model of their own", () => {
    const { ai } = readConfig({ AI_MODEL: "openai/large", AI_FAST_MODEL: "openai/small", AI_API_KEY: "key" });
    expect(ai.fastModel).toEqual({ provider: "openai", id: "small" });
  });

  test("a model for images has the key and the address of a writing model of its provider, unless it is given its own", () => {
    const writing = { AI_MODEL: "openai-compatible/x", AI_BASE_URL: "http://localhost:1/v1", AI_API_KEY: "key" };
    const imageOf = (more: Record<string, string>) => readConfig({ ...writing, ...more }).ai.image;
    expect(imageOf({})).toBeUndefined();
    const shared = {
      choice: { provider: "openai-compatible", id: "flux" },
      apiKey: "key",
      baseUrl: writing.AI_BASE_URL,
    };
    expect(imageOf({ AI_IMAGE_MODEL: "openai-compatible/flux" })).toEqual(shared);
    const elsewhere = { AI_IMAGE_MODEL: "openai-compatible/flux", AI_IMAGE_BASE_URL: "https://images.example/v1" };
    expect(imageOf(elsewhere)).toEqual({ ...shared, apiKey: undefined, baseUrl: "https://images.example/v1" });
    const ofOpenAi = { AI_IMAGE_MODEL: "openai/gpt-image-1", AI_IMAGE_API_KEY: "own" };
    expect(imageOf(ofOpenAi)).toMatchObject({ apiKey: "own", baseUrl: undefined });
    expect(readConfig(ofOpenAi).ai).toMatchObject({ model: undefined, image: { apiKey: "own" } });
  });

  test("a model for speech has a voice, and is found like one for images; programs are found by name, where they stand, or not used", () => {
    const given = { AI_SPEECH_MODEL: "openai-compatible/kokoro", AI_SPEECH_BASE_URL: "http://localhost:8880/v1" };
    expect(readConfig(given).ai.speech).toMatchObject({ choice: { id: "kokoro" }, voice: "alloy" });
    expect(readConfig({ ...given, AI_SPEECH_VOICE: "af_heart" }).ai.speech).toMatchObject({ voice: "af_heart" });
    expect(readConfig({}).filmPrograms).toEqual({ ffmpeg: "ffmpeg", espeak: "espeak-ng" });
    const other = readConfig({ FFMPEG: "/opt/ffmpeg", ESPEAK_NG: "none" }).filmPrograms;
    expect(other).toEqual({ ffmpeg: "/opt/ffmpeg", espeak: null });
  });

  test.each([
    [{ AI_TAKES_PICTURES: "true" }, /^AI_TAKES_PICTURES is set, but it needs AI_MODEL as well\.$/],
    [{ AI_TAKES_PICTURES: "maybe" }, /^AI_TAKES_PICTURES must be true or false\.$/],
    [{ AI_SPEECH_VOICE: "alloy" }, /^AI_SPEECH_VOICE is set, but it needs AI_SPEECH_MODEL as well\.$/],
    [{ AI_SPEECH_MODEL: "openai/tts-1" }, /^AI_SPEECH_MODEL is set, but it needs AI_SPEECH_API_KEY as well\.$/],
    [{ AI_IMAGE_MODEL: "google/imagen" }, /^AI_IMAGE_MODEL must be openai\/MODEL or openai-compatible\/MODEL\.$/],
    [{ AI_IMAGE_MODEL: "openai/gpt-image-1" }, /^AI_IMAGE_MODEL is set, but it needs AI_IMAGE_API_KEY as well\.$/],
    [{ AI_IMAGE_MODEL: "openai-compatible/x" }, /^AI_IMAGE_MODEL is set, but it needs AI_IMAGE_BASE_URL as well\.$/],
    [{ AI_IMAGE_API_KEY: "key" }, /^AI_IMAGE_API_KEY is set, but it needs AI_IMAGE_MODEL as well\.$/],
    [{ AI_IMAGE_BASE_URL: "http://h/v1" }, /^AI_IMAGE_BASE_URL is set, but it needs AI_IMAGE_MODEL as well\.$/],
    [{ AI_IMAGE_BASE_URL: "ftp://h" }, /^AI_IMAGE_BASE_URL must be an address that begins with http/],
    [{ AI_MODEL: "gpt" }, /^AI_MODEL must be openai\/MODEL, anthropic\/MODEL/],
    [{ AI_MODEL: "mistral/large" }, /^AI_MODEL must be/],
    [{ AI_MODEL: "openai/" }, /^AI_MODEL must be/],
    [{ AI_MODEL: "anthropic/large" }, /^AI_MODEL is set, but it needs AI_API_KEY as well\.$/],
    [{ AI_MODEL: "openai-compatible/x" }, /^AI_MODEL is set, but it needs AI_BASE_URL as well\.$/],
    [{ AI_API_KEY: "key" }, /^AI_API_KEY is set, but it needs AI_MODEL as well\.$/],
    [{ AI_FAST_MODEL: "openai/x" }, /^AI_FAST_MODEL is set, but it needs AI_MODEL as well\.$/],
    [
      { AI_MODEL: "openai/x", AI_API_KEY: "k", AI_FAST_MODEL: "google/y" },
      /^AI_FAST_MODEL must be of the same provider/,
    ],
  ])("%j is refused", (environment, sentence) => {
    expect(sentenceFor(environment)).toMatch(sentence);
  });
});

test.each([
  [{ PORT: "http" }, "PORT must be a whole number from 0 to 65535."],
  [{ PORT: "70000" }, "PORT must be a whole number from 0 to 65535."],
  [{ PORT: "-1" }, "PORT must be a whole number from 0 to 65535."],
  [{ PUBLIC_URL: "seedbed.example.com" }, "PUBLIC_URL must be an address that begins with http:// or https://."],
  [{ PUBLIC_URL: "https://example.com/seedbed" }, "PUBLIC_URL must be an address without a path."],
  [
    { DATABASE_URL: "mysql://ann:hunter2@host/db" },
    "DATABASE_URL must be an address such as postgresql://user:password@host:5432/database.",
  ],
  [{ AI_CONCURRENCY: "0" }, "AI_CONCURRENCY must be a whole number from 1 to 1000."],
  [{ AI_FIRST_TOKEN_SECONDS: "0" }, "AI_FIRST_TOKEN_SECONDS must be a whole number from 1 to 86400."],
  [{ AI_IDLE_SECONDS: "1m" }, "AI_IDLE_SECONDS must be a whole number from 1 to 86400."],
  [{ AI_TOTAL_SECONDS: "100000" }, "AI_TOTAL_SECONDS must be a whole number from 1 to 86400."],
  [{ AI_MONTHLY_BUDGET_USD: "ten" }, "AI_MONTHLY_BUDGET_USD must be a number of US dollars such as 50 or 12.5."],
  [{ AI_MONTHLY_BUDGET_USD: "0" }, "AI_MONTHLY_BUDGET_USD must be more than 0; leave it out for no limit."],
  [{ RESEARCH: "google" }, "RESEARCH must be none, searxng, tavily or brave."],
  [{ RESEARCH: "searxng" }, "RESEARCH is set, but it needs RESEARCH_URL as well."],
  [
    { RESEARCH_URL: "http://search.example/?key=hunter2" },
    "RESEARCH_URL must be an address without password, ? and #.",
  ],
  [{ RESEARCH_URL: "search.example" }, "RESEARCH_URL must be an address that begins with http:// or https://."],
  [{ RESEARCH_API_KEY: "hunter 2" }, "RESEARCH_API_KEY must be a key of letters, digits and signs without spaces."],
  ...["https://wiki.example", "wiki.example/pages", "ada@wiki.example", "wiki.example:port", "a b"].map(
    (hosts): [Record<string, string>, string] => [
      { RESEARCH_TRUSTED_HOSTS: `10.0.0.5,${hosts}` },
      "RESEARCH_TRUSTED_HOSTS must be hosts with commas between, each with its port where it is not the usual one, such as wiki.mill.example,10.0.0.5:8080.",
    ],
  ),
  [{ PASSWORD_BREACH_CHECK: "true" }, "PASSWORD_BREACH_CHECK must be on or off."],
  [{ SESSION_DAYS: "0" }, "SESSION_DAYS must be a whole number from 1 to 365."],
  [{ RESEARCH_KEEP_DAYS: "0" }, "RESEARCH_KEEP_DAYS must be a whole number from 1 to 3650."],
  [{ RESEARCH_USD_PER_SEARCH: "$1" }, "RESEARCH_USD_PER_SEARCH must be a number of US dollars such as 0.005."],
  [{ RESEARCH_SEARCHES_PER_REPORT: "many" }, "RESEARCH_SEARCHES_PER_REPORT must be a whole number from 1 to 1000."],
  [{ RESEARCH: "brave" }, "RESEARCH is set, but it needs RESEARCH_API_KEY as well."],
  [{ SMTP_URL: "mail.example.com" }, "SMTP_URL must be an address such as smtp://user:password@host:587."],
  [{ MAIL_FROM: "Seedbed" }, "MAIL_FROM must be a mail address such as Seedbed <seedbed@example.com>."],
  [{ SUPPORT_EMAIL: "help" }, "SUPPORT_EMAIL must be a mail address such as help@example.com."],
  [{ OIDC_ISSUER: "https://id.example.com" }, "OIDC_ISSUER is set, but it needs OIDC_CLIENT_ID as well."],
  [
    { OIDC_ISSUER: "http://id.example.com" },
    "OIDC_ISSUER must begin with https://; http:// is taken for this machine only.",
  ],
  [{ OIDC_ISSUER: "https://id.example.com/?tenant=1" }, "OIDC_ISSUER must be an address without ? and #."],
  [{ OIDC_ROLE_CLAIM: "role" }, "OIDC_ROLE_CLAIM is set, but it needs OIDC_ISSUER as well."],
  [
    { OIDC_ROLE_CLAIM: "realm..roles" },
    "OIDC_ROLE_CLAIM must be the name of a claim such as role or realm_access.roles.",
  ],
  [{ OIDC_SCOPE: "profile email" }, "OIDC_SCOPE must be scopes such as openid profile email."],
  [{ S3_BUCKET: "seedbed", S3_ACCESS_KEY_ID: "id" }, "S3_BUCKET is set, but it needs S3_SECRET_ACCESS_KEY as well."],
  [{ S3_BUCKET: "Files/of us" }, "S3_BUCKET must be the name of a bucket such as seedbed-files."],
  [
    { LOGO_URL: "https://logos.example/logo" },
    "LOGO_URL must hold {host} after its own host, such as https://logos.example/{host}.",
  ],
  [
    { LOGO_URL: "https://{host}/logo" },
    "LOGO_URL must hold {host} after its own host, such as https://logos.example/{host}.",
  ],
  [{ LOGO_URL: "http://logos.example/{host}" }, "LOGO_URL must begin with https:// unless LOGO_PRIVATE is true."],
  [{ LOGO_PRIVATE: "maybe" }, "LOGO_PRIVATE must be true or false."],
  [{ LOG_LEVEL: "loud" }, "LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent."],
])("%j is refused in one sentence", (environment, sentence) => {
  expect(sentenceFor(environment)).toBe(sentence);
});

test("mail, sign-in and files elsewhere are read together", () => {
  const config = readConfig({
    SMTP_URL: "smtps://mail.example.com",
    MAIL_FROM: "seedbed@example.com",
    OIDC_ISSUER: "https://id.example.com",
    ...{ OIDC_CLIENT_ID: "seedbed", OIDC_CLIENT_SECRET: "secret" },
    S3_BUCKET: "seedbed",
    ...{ S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "secret" },
  });
  expect(readConfig({ PASSWORD_BREACH_CHECK: "on" }).asksForBreaches).toBe(true);
  expect(config.mail).toEqual({
    smtp: { host: "mail.example.com", port: 465, secure: true, requireTls: false, credentials: null },
    from: { name: "", address: "seedbed@example.com" },
  });
  expect(config.oidc).toEqual({
    issuer: "https://id.example.com",
    clientId: "seedbed",
    clientSecret: "secret",
    name: "id.example.com",
    audience: "http://127.0.0.1:4000",
    scope: undefined,
    roleClaim: undefined,
  });
  expect(config.s3).toMatchObject({ bucket: "seedbed", region: "us-east-1", endpoint: undefined });
});

test("how people sign in elsewhere can be named and narrowed", () => {
  const { oidc } = readConfig({
    OIDC_ISSUER: "http://localhost:8080/realms/mills",
    ...{ OIDC_CLIENT_ID: "seedbed", OIDC_CLIENT_SECRET: "secret" },
    OIDC_NAME: "Northwind ID",
    OIDC_AUDIENCE: "api://seedbed",
    OIDC_SCOPE: "openid email api://seedbed/use",
    OIDC_ROLE_CLAIM: "realm_access.roles",
  });
  expect(oidc).toMatchObject({
    issuer: "http://localhost:8080/realms/mills",
    name: "Northwind ID",
    audience: "api://seedbed",
    scope: "openid email api://seedbed/use",
    roleClaim: "realm_access.roles",
  });
});
