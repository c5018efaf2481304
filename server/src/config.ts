import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { type Config, logLevels } from "./configuration/configuration.ts";
import { filmVariables, readFilmPrograms } from "./configuration/film-variables.ts";
import { imageModelVariables, readModelFor, readSpeechModel } from "./configuration/image-model-variables.ts";
import { localUrl } from "./configuration/local-url.ts";
import { mailVariables } from "./configuration/mail-variables.ts";
import { openConnection } from "./configuration/require-encryption.ts";
import { readResearch, researchVariables } from "./configuration/research-variables.ts";
import { withSecretFiles } from "./configuration/secret-files.ts";
import { readCertificateFiles, transportVariables, withOwnHost } from "./configuration/transport-variables.ts";
import { trustedHosts } from "./configuration/trusted-hosts.ts";
import { unlistedAddress } from "./configuration/unlisted-address.ts";
import { signInVariables } from "./features/access/sign-in-variables.ts";
import { isLoopback } from "./platform/egress/loopback.ts";
import { bucketName } from "./platform/files/bucket-name.ts";
import { isAddressOrNetwork, ownMachine } from "./platform/http/trusted-proxies.ts";
import type { ModelChoice, ModelSettings } from "./platform/model/settings.ts";
import { StartupError } from "./platform/startup-error.ts";
import { wholeNumber } from "./platform/whole-number.ts";
import { keepVariables, readKeepTimes } from "./removal/keep-variables.ts";

/** A wrong environment variable or argument; the message is one sentence that names it and never repeats a secret. */
export class ConfigError extends StartupError {}

const repository = fileURLToPath(new URL("../../", import.meta.url));
const s3Variables = ["S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;
const aiProviders = ["openai", "anthropic", "google", "openai-compatible"] as const;

const address = (protocols: string[], sentence: string) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    error: sentence,
    abort: true,
  });

const webAddress = address(["http:", "https:"], "must be an address that begins with http:// or https://");

const issuerAddress = webAddress
  .refine((text) => new URL(text).protocol === "https:" || isLoopback(new URL(text).hostname), {
    error: "must begin with https://; http:// is taken for this machine only",
    abort: true,
  })
  .refine((text) => !/[?#]/.test(text), "must be an address without ? and #");

const model = z
  .string()
  .regex(
    new RegExp(`^(${aiProviders.join("|")})/\\S+$`),
    `must be ${aiProviders.map((provider) => `${provider}/MODEL`).join(", ")}`,
  )
  .transform((text): ModelChoice => {
    const slash = text.indexOf("/");
    return { provider: z.enum(aiProviders).parse(text.slice(0, slash)), id: text.slice(slash + 1) };
  });

const serverSecret = z.string().min(32, "must have 32 characters or more, as openssl rand -base64 32 makes them");

const Variables = z.object({
  PORT: wholeNumber(0, 65_535).default(4000),
  HOST: z.string().regex(/^\S+$/, "must be a host name or an IP address").default("127.0.0.1"),
  PUBLIC_URL: webAddress
    .refine((text) => /^\/?$/.test(new URL(text).pathname + new URL(text).search), "must be an address without a path")
    .transform((text) => new URL(text).origin)
    .optional(),
  TRUSTED_PROXIES: z
    .string()
    .default(ownMachine.join(","))
    .transform((text) => text.split(",").map((entry) => entry.trim()))
    .refine((entries) => entries.every(isAddressOrNetwork), {
      error: "must be addresses and networks with commas between, such as 10.0.0.5,192.168.7.0/24,fd00::/8",
    }),
  DATABASE_URL: address(
    ["postgres:", "postgresql:"],
    "must be an address such as postgresql://user:password@host:5432/database",
  ).optional(),
  DATA_DIR: z.string().default(".seedbed"),
  AI_MODEL: model.optional(),
  AI_FAST_MODEL: model.optional(),
  AI_API_KEY: z.string().optional(),
  AI_BASE_URL: webAddress.optional(),
  AI_TAKES_PICTURES: z.enum(["true", "false"], "must be true or false").optional(),
  ...imageModelVariables,
  AI_CONCURRENCY: wholeNumber(1, 1_000).default(24),
  AI_ACCOUNT_CONCURRENCY: wholeNumber(1, 1_000).default(12),
  AI_FIRST_TOKEN_SECONDS: wholeNumber(1, 86_400).default(180),
  AI_IDLE_SECONDS: wholeNumber(1, 86_400).default(60),
  AI_TOTAL_SECONDS: wholeNumber(1, 86_400).default(3_600),
  AI_MONTHLY_BUDGET_USD: z
    .string()
    .regex(/^\d+(\.\d+)?$/, "must be a number of US dollars such as 50 or 12.5")
    .transform(Number)
    .refine((dollars) => dollars > 0, "must be more than 0; leave it out for no limit")
    .optional(),
  ...researchVariables,
  ...filmVariables,
  ...mailVariables,
  ...keepVariables,
  LOGO_URL: webAddress
    .refine(
      (text) => text.includes("{host}") && !new URL(text).host.includes("{"),
      "must hold {host} after its own host, such as https://logos.example/{host}",
    )
    .optional(),
  WEBHOOK_TRUSTED_HOSTS: trustedHosts,
  LOGO_PRIVATE: z.enum(["true", "false"], "must be true or false").default("false"),
  SESSION_DAYS: wholeNumber(1, 365).default(30),
  ...signInVariables,
  ...transportVariables,
  SERVER_SECRET: serverSecret.optional(),
  SERVER_SECRET_PREVIOUS: serverSecret.optional(),
  OIDC_ISSUER: issuerAddress.optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  S3_BUCKET: bucketName.optional(),
  S3_REGION: z.string().default("us-east-1"),
  S3_ENDPOINT: webAddress.optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(", ")}`).default("warn"),
});
type Variables = z.infer<typeof Variables>;

/**
 * Reads every environment variable of the server, once. Empty ones count as not set; a relative DATA_DIR is taken from
 * the repository.
 * @param commandLine the arguments after the program's name; `--empty` is the only one there is
 * @throws ConfigError naming the first variable or argument that is wrong, or that lacks another
 */
export function readConfig(environment: Record<string, string | undefined>, commandLine: string[] = []): Config {
  const unknown = commandLine.find((argument) => argument !== "--empty");
  if (unknown !== undefined) throw new ConfigError(`${unknown} is not an argument of Seedbed: there is only --empty.`);
  const variables = parse(environment);
  const tls = readCertificateFiles(variables, lacks);
  const publicUrl = variables.PUBLIC_URL ?? localUrl({ host: variables.HOST, port: variables.PORT, tls });
  const config = {
    port: variables.PORT,
    host: variables.HOST,
    publicUrl,
    tls,
    egress: { unencrypted: variables.ALLOW_UNENCRYPTED, hosts: withOwnHost(variables.EGRESS_HOSTS, publicUrl) },
    trustedProxies: variables.TRUSTED_PROXIES,
    databaseUrl: variables.DATABASE_URL,
    dataDir: resolve(repository, variables.DATA_DIR),
    ai: readAi(variables),
    research: readResearch(variables, lacks),
    mail: { smtp: variables.SMTP_URL, from: variables.MAIL_FROM },
    supportEmail: variables.SUPPORT_EMAIL,
    logoService: readLogoService(variables),
    webhookTrustedHosts: variables.WEBHOOK_TRUSTED_HOSTS,
    sessionDays: variables.SESSION_DAYS,
    scanner: variables.CLAMD_URL,
    serverSecrets: readServerSecrets(variables),
    asksForBreaches: variables.PASSWORD_BREACH_CHECK === "on",
    oidc: readOidc(variables, publicUrl),
    s3: readS3(variables),
    keep: readKeepTimes(variables),
    filmPrograms: readFilmPrograms(variables),
    empty: commandLine.includes("--empty"),
    logLevel: variables.LOG_LEVEL,
  };
  const problem = openConnection(config) ?? unlistedAddress(config);
  if (problem) throw new ConfigError(problem);
  return config;
}

function parse(environment: Record<string, string | undefined>): Variables {
  const found = withSecretFiles(environment);
  if (typeof found === "string") throw new ConfigError(found);
  const trimmed = Object.entries(found).map(([name, value]) => [name, value?.trim() || undefined]);
  const result = Variables.safeParse(Object.fromEntries(trimmed));
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new ConfigError(`${issue?.path.join(".")} ${issue?.message}.`);
}

function readAi(variables: Variables): ModelSettings {
  const { AI_MODEL, AI_FAST_MODEL, AI_API_KEY, AI_BASE_URL, AI_TAKES_PICTURES } = variables;
  const { AI_FIRST_TOKEN_SECONDS: first, AI_IDLE_SECONDS: idle, AI_TOTAL_SECONDS: total } = variables;
  for (const name of ["AI_FAST_MODEL", "AI_API_KEY", "AI_BASE_URL", "AI_TAKES_PICTURES"] as const) {
    if (variables[name] !== undefined && !AI_MODEL) throw lacks(name, "AI_MODEL");
  }
  if (AI_FAST_MODEL && AI_FAST_MODEL.provider !== AI_MODEL?.provider) {
    throw new ConfigError(
      "AI_FAST_MODEL must be of the same provider as AI_MODEL, because both use one key and address.",
    );
  }
  if (AI_MODEL?.provider === "openai-compatible") {
    if (!AI_BASE_URL) throw lacks("AI_MODEL", "AI_BASE_URL");
  } else if (AI_MODEL && !AI_API_KEY) {
    throw lacks("AI_MODEL", "AI_API_KEY");
  }
  return {
    model: AI_MODEL,
    takesPictures: AI_TAKES_PICTURES === undefined ? undefined : AI_TAKES_PICTURES === "true",
    image: readModelFor("IMAGE", variables, lacks),
    embedding: readModelFor("EMBEDDING", variables, lacks),
    speech: readSpeechModel(variables, lacks),
    fastModel: AI_FAST_MODEL ?? AI_MODEL,
    apiKey: AI_API_KEY,
    baseUrl: AI_BASE_URL,
    concurrency: variables.AI_CONCURRENCY,
    accountConcurrency: variables.AI_ACCOUNT_CONCURRENCY,
    monthlyBudgetUsd: variables.AI_MONTHLY_BUDGET_USD,
    limits: { firstMs: 1000 * first, idleMs: 1000 * idle, totalMs: 1000 * total },
  };
}

function readOidc(variables: Variables, publicUrl: string): Config["oidc"] {
  const [issuer, clientId, clientSecret] = allOrNone(variables, "OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET");
  const { OIDC_NAME: name, OIDC_AUDIENCE: audience, OIDC_SCOPE: scope, OIDC_ROLE_CLAIM: roleClaim } = variables;
  if (issuer && clientId && clientSecret) {
    const defaults = { name: new URL(issuer).host, audience: publicUrl };
    return {
      issuer,
      clientId,
      clientSecret,
      name: name ?? defaults.name,
      audience: audience ?? defaults.audience,
      scope,
      roleClaim,
    };
  }
  const alone = (["OIDC_NAME", "OIDC_AUDIENCE", "OIDC_SCOPE", "OIDC_ROLE_CLAIM"] as const).find(
    (key) => variables[key],
  );
  if (alone) throw lacks(alone, "OIDC_ISSUER");
  return undefined;
}

function readServerSecrets({ SERVER_SECRET: current, SERVER_SECRET_PREVIOUS: previous }: Variables) {
  if (previous && !current) throw lacks("SERVER_SECRET_PREVIOUS", "SERVER_SECRET");
  return current === undefined ? undefined : { current, previous };
}

function readLogoService({ LOGO_URL: url, LOGO_PRIVATE }: Variables): Config["logoService"] {
  if (!url) return undefined;
  const trusted = LOGO_PRIVATE === "true";
  if (!trusted && new URL(url).protocol !== "https:")
    throw new ConfigError("LOGO_URL must begin with https:// unless LOGO_PRIVATE is true.");
  return { url, trusted };
}

function readS3(variables: Variables): Config["s3"] {
  const [bucket, accessKeyId, secretAccessKey] = allOrNone(variables, ...s3Variables);
  if (!bucket || !accessKeyId || !secretAccessKey) return undefined;
  return { bucket, region: variables.S3_REGION, endpoint: variables.S3_ENDPOINT, accessKeyId, secretAccessKey };
}

type TextVariable = `OIDC_${"ISSUER" | "CLIENT_ID" | "CLIENT_SECRET"}` | (typeof s3Variables)[number];

function allOrNone(variables: Variables, ...names: TextVariable[]): (string | undefined)[] {
  const set = names.find((name) => variables[name] !== undefined);
  const missing = names.find((name) => variables[name] === undefined);
  if (set && missing) throw lacks(set, missing);
  return names.map((name) => variables[name]);
}

function lacks(set: string, missing: string): ConfigError {
  return new ConfigError(`${set} is set, but it needs ${missing} as well.`);
}
