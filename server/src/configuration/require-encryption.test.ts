import { expect, test } from "vitest";
import { ConfigError, readConfig } from "../config.ts";

function sentenceFor(environment: Record<string, string>): string {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return "";
}

const model = { AI_MODEL: "openai-compatible/llama" };

test.each<[Record<string, string>, string]>([
  [
    { HOST: "0.0.0.0" },
    "HOST=0.0.0.0 lets others reach this server without encryption: set TLS_CERT_FILE and TLS_KEY_FILE, or set PUBLIC_URL to the https:// address of the proxy in front of it, or, if you answer for the network in between, name 0.0.0.0 in ALLOW_UNENCRYPTED.",
  ],
  [{ HOST: "::", PUBLIC_URL: "http://seedbed.mill.example" }, "HOST=:: lets others"],
  [
    { DATABASE_URL: "postgresql://seedbed:geheim@db.mill.example/seedbed" },
    "DATABASE_URL reaches db.mill.example without encryption, or without a look at its certificate: add ?sslmode=verify-full to it, or, if you answer for the network in between, name db.mill.example in ALLOW_UNENCRYPTED.",
  ],
  [{ DATABASE_URL: "postgresql://a:b@10.0.0.5/seedbed?sslmode=disable" }, "DATABASE_URL reaches 10.0.0.5"],
  [{ DATABASE_URL: "postgresql://a:b@10.0.0.5/seedbed?sslmode=prefer" }, "DATABASE_URL reaches 10.0.0.5"],
  [{ DATABASE_URL: "postgresql://a:b@10.0.0.5/seedbed?sslmode=no-verify" }, "DATABASE_URL reaches 10.0.0.5"],
  [{ DATABASE_URL: "postgresql://a:b@localhost/seedbed?host=10.0.0.5" }, "DATABASE_URL reaches 10.0.0.5"],
  [
    { SMTP_URL: "smtp://mail.mill.example" },
    "SMTP_URL may send mails to mail.mill.example without encryption: add ?tls=required to it, or, if you answer for the network in between, name mail.mill.example in ALLOW_UNENCRYPTED.",
  ],
  [{ SMTP_URL: "smtp://ada:geheim@mail.mill.example?tls=optional" }, "SMTP_URL may send mails to mail.mill.example"],
  [
    { ...model, AI_BASE_URL: "http://192.168.1.5:11434/v1" },
    "AI_BASE_URL calls 192.168.1.5:11434 without encryption: set an address that begins with https://, or, if you answer for the network in between, name 192.168.1.5:11434 in ALLOW_UNENCRYPTED.",
  ],
  [
    { AI_IMAGE_MODEL: "openai-compatible/x", AI_IMAGE_BASE_URL: "http://images:1/v1" },
    "AI_IMAGE_BASE_URL calls images:1",
  ],
  [
    { AI_EMBEDDING_MODEL: "openai-compatible/x", AI_EMBEDDING_BASE_URL: "http://v/v1" },
    "AI_EMBEDDING_BASE_URL calls v ",
  ],
  [{ AI_SPEECH_MODEL: "openai-compatible/x", AI_SPEECH_BASE_URL: "http://s/v1" }, "AI_SPEECH_BASE_URL calls s "],
  [{ RESEARCH: "searxng", RESEARCH_URL: "http://searx.internal:8080" }, "RESEARCH_URL calls searx.internal:8080"],
  [{ CLAMD_URL: "tcp://clamd:3310" }, "CLAMD_URL sends files to clamd without encryption"],
  [{ LOGO_URL: "http://logos:8080/{host}", LOGO_PRIVATE: "true" }, "LOGO_URL calls logos:8080"],
  [
    { S3_BUCKET: "seeds", S3_ACCESS_KEY_ID: "a", S3_SECRET_ACCESS_KEY: "b", S3_ENDPOINT: "http://minio:9000" },
    "S3_ENDPOINT calls minio:9000",
  ],
])("%j stops the start, with what to set", (environment, sentence) => {
  const said = sentenceFor(environment);
  expect(said.slice(0, sentence.length)).toBe(sentence);
  expect(said).not.toContain("geheim");
  const host = /name (\S+) in ALLOW_UNENCRYPTED\.$/.exec(said)?.[1] ?? "";
  expect(sentenceFor({ ...environment, ALLOW_UNENCRYPTED: `elsewhere,${host}` })).toBe("");
});

test.each([
  [{ HOST: "127.0.0.2" }],
  [{ HOST: "0.0.0.0", PUBLIC_URL: "https://seedbed.mill.example" }],
  [{ HOST: "0.0.0.0", TLS_CERT_FILE: "/c.pem", TLS_KEY_FILE: "/k.pem" }],
  [{ DATABASE_URL: "postgresql://a:b@db.mill.example/seedbed?sslmode=verify-full" }],
  [{ DATABASE_URL: "postgresql://a:b@127.0.0.1:5432/seedbed" }],
  [{ DATABASE_URL: "postgresql://a@%2Fvar%2Frun%2Fpostgresql/seedbed" }],
  [{ DATABASE_URL: "postgresql:///seedbed?host=/var/run/postgresql" }],
  [{ SMTP_URL: "smtps://mail.mill.example" }],
  [{ SMTP_URL: "smtp://ada:secret@mail.mill.example" }],
  [{ SMTP_URL: "smtp://mail.mill.example?tls=required" }],
  [{ SMTP_URL: "smtp://[::1]" }],
  [{ CLAMD_URL: "tcp://127.0.0.1:3310" }],
  [{ CLAMD_URL: "unix:/run/clamav/clamd.ctl" }],
  [{ ...model, AI_BASE_URL: "http://localhost:11434/v1" }],
  [{ ...model, AI_BASE_URL: "https://models.mill.example/v1" }],
])("%j is taken", (environment) => {
  expect(sentenceFor(environment as Record<string, string>)).toBe("");
});

test.each<[Record<string, string>, string, string]>([
  [{ DATABASE_URL: "postgresql://a:b@db.mill.example:5433/seedbed" }, "db.mill.example:5433", "db.mill.example:5432"],
  [{ SMTP_URL: "smtp://mail.mill.example" }, "mail.mill.example:587", "mail.mill.example:25"],
  [{ SMTP_URL: "smtp://[2001:db8::1]:25" }, "[2001:db8::1]:25", "[2001:db8::1]:587"],
  [{ CLAMD_URL: "tcp://clamd:3310" }, "clamd:3310", "clamd:3311"],
  [{ CLAMD_URL: "tcp://[fd00::5]:3310" }, "[fd00::5]", "[fd00::6]"],
  [{ HOST: "fd00::7" }, "[fd00::7]", "[fd00::8]"],
])("%j may be unencrypted where ALLOW_UNENCRYPTED names %s, and not where it names %s", (environment, named, other) => {
  expect(sentenceFor({ ...environment, ALLOW_UNENCRYPTED: named })).toBe("");
  expect(sentenceFor({ ...environment, ALLOW_UNENCRYPTED: other })).not.toBe("");
});

test("a server that speaks https has an address that says so", () => {
  const files = { TLS_CERT_FILE: "/c.pem", TLS_KEY_FILE: "/k.pem" };
  expect(readConfig(files)).toMatchObject({
    publicUrl: "https://127.0.0.1:4000",
    tls: { certificate: "/c.pem", key: "/k.pem" },
  });
  expect(sentenceFor({ ...files, PUBLIC_URL: "http://seedbed.mill.example" })).toMatch(/^PUBLIC_URL begins with http:/);
  expect(sentenceFor({ TLS_KEY_FILE: "/k.pem" })).toBe("TLS_KEY_FILE is set, but it needs TLS_CERT_FILE as well.");
  expect(sentenceFor({ TLS_CERT_FILE: "/c.pem" })).toBe("TLS_CERT_FILE is set, but it needs TLS_KEY_FILE as well.");
});

test.each<[Record<string, string>, string]>([
  [{ AI_MODEL: "openai/gpt", AI_API_KEY: "k" }, "AI_BASE_URL has the server call api.openai.com"],
  [{ AI_MODEL: "anthropic/claude", AI_API_KEY: "k" }, "AI_BASE_URL has the server call api.anthropic.com"],
  [{ AI_MODEL: "google/gemini", AI_API_KEY: "k" }, "AI_BASE_URL has the server call generativelanguage.googleapis.com"],
  [{ ...model, AI_BASE_URL: "https://models.mill.example/v1" }, "AI_BASE_URL has the server call models.mill.example"],
  [{ RESEARCH: "brave", RESEARCH_API_KEY: "k" }, "RESEARCH_URL has the server call api.search.brave.com"],
  [{ RESEARCH: "tavily", RESEARCH_API_KEY: "k" }, "RESEARCH_URL has the server call api.tavily.com"],
  [{ PASSWORD_BREACH_CHECK: "on" }, "PASSWORD_BREACH_CHECK has the server call api.pwnedpasswords.com"],
  [{ LOGO_URL: "https://logos.example/{host}" }, "LOGO_URL has the server call logos.example"],
  [
    { S3_BUCKET: "seeds", S3_ACCESS_KEY_ID: "a", S3_SECRET_ACCESS_KEY: "b" },
    "S3_ENDPOINT has the server call s3.us-east-1.amazonaws.com",
  ],
  [
    { OIDC_ISSUER: "https://id.example/x", OIDC_CLIENT_ID: "a", OIDC_CLIENT_SECRET: "b" },
    "OIDC_ISSUER has the server call id.example",
  ],
])("where hosts are listed, %j must be among them", (environment, sentence) => {
  const host = sentence.split(" ").at(-1);
  expect(sentenceFor({ ...environment, EGRESS_HOSTS: "elsewhere.example,*.other.example" })).toBe(
    `${sentence}, which EGRESS_HOSTS does not name: add it there.`,
  );
  expect(sentenceFor({ ...environment, EGRESS_HOSTS: `elsewhere.example, ${host}` })).toBe("");
});

test("EGRESS_HOSTS takes hosts, with their ports, and all that stand below one; the server's own is among them", () => {
  expect(readConfig({}).egress).toEqual({ unencrypted: [], hosts: undefined });
  const named = { EGRESS_HOSTS: "API.example, *.mill.example,10.0.0.5:8080", PUBLIC_URL: "https://seedbed.example" };
  expect(readConfig(named).egress.hosts).toEqual(["api.example", "*.mill.example", "10.0.0.5:8080", "seedbed.example"]);
  for (const wrong of ["https://api.example", "*", "a*.example", "a b"])
    expect(sentenceFor({ EGRESS_HOSTS: wrong })).toMatch(/^EGRESS_HOSTS must be hosts/);
});
