import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { createTestDatabase } from "#test-support/database-server.ts";
import { startIdentityProvider } from "#test-support/identity-provider/start-identity-provider.ts";
import { expiredCertificate } from "#test-support/mail-server/expired-certificate.ts";
import { loopbackCertificate } from "#test-support/mail-server/loopback-certificate.ts";
import { type MailServer, startMailServer } from "#test-support/mail-server/mail-server.ts";
import { type ImageServer, startImageServer } from "#test-support/model-server/image-server.ts";
import { type ModelServer, startModelServer } from "#test-support/model-server/start-model-server.ts";
import { removeDataDir, type SpawnedServer, spawnServer } from "#test-support/spawned-server.ts";
import { serverProgram } from "../../../scripts/build-server.mjs";
import { type BucketServer, startBucketServer } from "../platform/files/bucket-server.fixture.ts";
import { nobodysAddress, startFront } from "./checks/public-address.fixture.ts";

let folder: string;
let server: SpawnedServer;
let mailServer: MailServer;
let model: ModelServer;
let images: ImageServer;
let bucket: BucketServer;
let provider: Awaited<ReturnType<typeof startIdentityProvider>>;
let database: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "seedbed-doctor-"));
  await writeFile(join(folder, "authority.pem"), loopbackCertificate.cert);
  await writeFile(join(folder, "file"), "");
  database = await createTestDatabase(inject("databaseServerUrl"));
  [server, mailServer, provider, model, images, bucket] = await Promise.all([
    spawnServer({ databaseUrl: database.url }),
    startMailServer({ user: { name: "ann", password: "hunter2" } }),
    startIdentityProvider({ servers: [] }),
    startModelServer(),
    startImageServer(),
    startBucketServer(),
  ]);
});
afterAll(async () => {
  await Promise.all([server.kill(), mailServer.stop(), provider.stop(), model.close(), images.stop(), bucket.stop()]);
  await removeDataDir(server.dataDir);
  await rm(folder, { recursive: true, force: true });
  await database.drop();
});

interface Outcome {
  code: number;
  output: string;
  /** The last line. */
  sum: string;
}

/** Time for each check, so that a busy machine is no finding. */
const patiently = ["--seconds", "60"];

/** Runs the doctor with nothing set but these. */
async function doctor(settings: Record<string, string>, commandLine = patiently): Promise<Outcome> {
  const program = await serverProgram(process.execPath, "doctor");
  const env = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: program.env.NODE_COMPILE_CACHE,
    DATA_DIR: join(folder, "data"),
    // Whatever runs at the usual one is none of this test's business.
    PORT: "0",
    ...settings,
  };
  return new Promise((resolve) => {
    execFile(process.execPath, [program.file, ...commandLine], { env }, (error, stdout, stderr) => {
      const output = stdout + stderr;
      resolve({ code: Number(error?.code ?? 0), output, sum: output.trimEnd().split("\n").at(-1) ?? "" });
    });
  });
}

const allRight = () => ({
  DATABASE_URL: database.url,
  SMTP_URL: mailServer.url.replace("//", "//ann:hunter2@"),
  MAIL_FROM: "seedbed@mill.example",
  OIDC_ISSUER: provider.issuer,
  OIDC_CLIENT_ID: provider.clientId,
  OIDC_CLIENT_SECRET: provider.clientSecret,
  PORT: String(server.port),
  AI_MODEL: "openai-compatible/gpt-5-mini",
  AI_BASE_URL: model.url,
  AI_API_KEY: "hunter2",
  AI_IMAGE_MODEL: "openai-compatible/flux",
  AI_IMAGE_BASE_URL: images.url,
  AI_IMAGE_API_KEY: "hunter2",
  ...bucketSettings(),
});

const bucketSettings = () => ({
  S3_BUCKET: bucket.settings.bucket,
  S3_ENDPOINT: bucket.settings.endpoint,
  S3_ACCESS_KEY_ID: bucket.settings.accessKeyId,
  S3_SECRET_ACCESS_KEY: "hunter2",
});

test("with nothing set, everything that is set works", async () => {
  const { code, output, sum } = await doctor({});
  expect(output).not.toContain("✗");
  expect(output).toMatch(/Database +✓ DATABASE_URL is not set: the first start makes a database/);
  expect(output).toMatch(
    /Mail +✓ SMTP_URL is not set: mails are kept and shown at http:\/\/127\.0\.0\.1:0\/local\/mailbox\./,
  );
  expect([code, sum]).toEqual([0, "Everything that is set works."]);
});

test("with everything set and right, each part says so, and no secret", async () => {
  const { code, output, sum } = await doctor(allRight(), ["--mail", "ada@mill.example", ...patiently]);
  expect(output).not.toContain("✗");
  expect(output).toMatch(/Database +✓ PostgreSQL 18/);
  expect(output).toMatch(
    /Mail +✓ The mail server \S+ answers and takes mails from seedbed@mill\.example\.\n +✓ The mail server took a test mail/,
  );
  expect(output).toMatch(/Identity provider +✓/);
  expect(output).toMatch(/Public address +✓ http:\S+ leads to Seedbed, and its WebSocket gets through\./);
  expect(output).toMatch(
    /Model +✓ openai-compatible\/gpt-5-mini answers.+\n +✓ \S+ keeps to the schema of the answer\. The schema is sent as strict json_schema, which is remembered\./,
  );
  expect(output).toMatch(/Files +✓ The bucket files-of-tests at \S+ stores, reads, lists and removes files\./);
  expect(output).toMatch(/Images +✓ openai-compatible\/flux makes images, as PNG\./);
  expect(output).not.toMatch(/hunter2|a secret\+of the client/);
  expect([code, sum]).toEqual([0, "Everything that is set works."]);
  expect(mailServer.received.map(({ recipient }) => recipient)).toEqual(["ada@mill.example"]);
});

test("behind a proxy whose certificate is trusted, the public address is fine", async () => {
  const options = { certificate: loopbackCertificate, sockets: true, target: "" };
  const front = await startFront(options);
  const behind = await spawnServer({ databaseUrl: database.url, env: { PUBLIC_URL: front } });
  options.target = behind.url;
  const trusting = { PUBLIC_URL: front, NODE_EXTRA_CA_CERTS: join(folder, "authority.pem") };
  const { code, output } = await doctor({ ...allRight(), ...trusting, PORT: String(behind.port) });
  await behind.kill();
  await removeDataDir(behind.dataDir);
  expect(output).toMatch(
    /Public address +✓ https:\S+ leads to Seedbed, and its WebSocket gets through\.\n +✓ The certificate of 127\.0\.0\.1 holds until/,
  );
  expect(code).toBe(0);
});

describe("each thing that is wrong has its sentence, and ends the doctor with 1", () => {
  const cases: [string, () => Promise<Record<string, string>> | Record<string, string>, RegExp, string[]?][] = [
    ["a wrong variable", () => ({ PORT: "many" }), /Settings +✗ PORT must be a whole number from 0 to 65535/],
    ["an unknown argument", () => ({}), /Settings +✗ --fix is not an argument of the doctor/, ["--fix"]],
    [
      "no database there",
      async () => ({ DATABASE_URL: (await nobodysAddress()).replace("http://", "postgresql://ann:letmein@") }),
      /Database +✗ No PostgreSQL answers at 127\.0\.0\.1:\d+: start it or correct DATABASE_URL\./,
    ],
    [
      "another program at the database's port, which says nothing",
      () => ({ DATABASE_URL: `postgresql://ann:letmein@127.0.0.1:${mailServer.port}/seedbed` }),
      /Database +✗ There was no answer within 9 s\.\n +→ Look at what DATABASE_URL leads to\./,
      // Time enough for everything else on a busy machine, and less than the database's own 10 s.
      ["--seconds", "9"],
    ],
    [
      "a data folder that cannot be made",
      () => ({ DATA_DIR: join(folder, "file", "data") }),
      /Data folder +✗ The data folder \S+ cannot be created there: set DATA_DIR/,
    ],
    [
      "a bucket whose key is wrong",
      () => ({ ...bucketSettings(), S3_ACCESS_KEY_ID: "nobody", S3_SECRET_ACCESS_KEY: "letmein" }),
      /Files +✗ The bucket files-of-tests at \S+ does not let Seedbed store a file \(403\)\.\n +→ Correct S3_ACCESS_KEY_ID/,
    ],
    [
      "an image model that nobody runs",
      async () => ({ AI_IMAGE_MODEL: "openai-compatible/flux", AI_IMAGE_BASE_URL: await nobodysAddress() }),
      /Images +✗ openai-compatible\/flux: Nobody answers at .+\n? *→? ?/,
    ],
    [
      "a wrong mail password",
      () => ({ SMTP_URL: mailServer.url.replace("//", "//ann:letmein@") }),
      /Mail +✗ The mail server \S+ cannot be used: AUTH PLAIN: 535 .+\n +→ Correct the user and the password in SMTP_URL\./,
    ],
    [
      "a test mail without a mail server",
      () => ({}),
      /✗ A test mail needs a mail server\./,
      ["--mail", "ada@mill.example", ...patiently],
    ],
    [
      "a provider that calls itself otherwise",
      () => ({ OIDC_ISSUER: `${provider.issuer}/other`, OIDC_CLIENT_ID: "seedbed", OIDC_CLIENT_SECRET: "letmein" }),
      /Identity provider +✗ \S+ answers 404 without the description of an identity provider\.\n +→ Correct OIDC_ISSUER\./,
    ],
    [
      "a client the provider does not know",
      () => ({ OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: "seedbed", OIDC_CLIENT_SECRET: "letmein" }),
      /Identity provider +✗ .+ does not take OIDC_CLIENT_ID and OIDC_CLIENT_SECRET\./,
    ],
    [
      "a certificate that is over",
      async () => ({ PUBLIC_URL: await startFront({ certificate: expiredCertificate }) }),
      /Public address +✗ The certificate of 127\.0\.0\.1 ended on 2024-02-01\./,
    ],
    [
      "something else at the public address",
      async () => ({ PUBLIC_URL: await startFront({ answers: (_, response) => void response.end("{}") }) }),
      /Public address +✗ Something else than Seedbed answers at http:/,
    ],
    [
      "a public name nobody knows",
      () => ({ PUBLIC_URL: "https://seedbed.invalid" }),
      /Public address +✗ The name seedbed\.invalid in PUBLIC_URL is not known\./,
    ],
  ];
  test.each(cases)("%s", async (_name, ...[settings, sentence, commandLine]) => {
    const { code, output, sum } = await doctor(await settings(), commandLine);
    expect(output).toMatch(sentence);
    expect(output).not.toContain("letmein");
    expect([code, sum]).toEqual([1, "1 thing does not work."]);
  });
});

test("the sum counts all that is wrong", async () => {
  const settings = { SMTP_URL: "smtp://127.0.0.1:1", PUBLIC_URL: "https://seedbed.invalid" };
  expect((await doctor(settings)).sum).toBe("2 things do not work.");
});
