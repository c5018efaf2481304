import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ConfigError, readConfig } from "../config.ts";
import { secretVariables, withSecretFiles } from "./secret-files.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "seedbed-secrets-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function place(name: string, content: string, mode = 0o600): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, content);
  await chmod(file, mode);
  return file;
}

function sentenceFor(environment: Record<string, string>): string {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return "";
}

test("every secret may stand in a file, whose end of line does not count", async () => {
  for (const name of secretVariables) {
    const file = await place(name, `the secret of ${name}\n`, 0o400);
    expect(withSecretFiles({ [`${name}_FILE`]: file, PORT: "80" })).toMatchObject({
      [name]: `the secret of ${name}`,
      PORT: "80",
    });
  }
});

test("what stands in a file is read and checked like what stands in the environment", async () => {
  const key = await place("key", "sk-from-a-vault\n", 0o440);
  const smtp = await place("smtp", "smtps://ada:hidden@mail.mill.example");
  const config = readConfig({ AI_MODEL: "openai/gpt", AI_API_KEY_FILE: key, SMTP_URL_FILE: smtp });
  expect(config.ai.apiKey).toBe("sk-from-a-vault");
  expect(config.mail.smtp?.credentials).toEqual({ user: "ada", password: "hidden" });
  const wrong = await place("wrong", "postgresql-hidden");
  expect(sentenceFor({ DATABASE_URL_FILE: wrong })).toMatch(/^DATABASE_URL must be an address such as/);
  expect(sentenceFor({ DATABASE_URL_FILE: wrong })).not.toContain("hidden");
});

test.each<[string, { content: string; mode: number }, string]>([
  ["written", { content: "hidden", mode: 0o620 }, "may be written by others than its owner: run chmod 600 on it."],
  [
    "open",
    { content: "hidden", mode: 0o644 },
    "may be read by everybody on this machine: run chmod 600 on it, or place it below /run.",
  ],
  ["empty", { content: " \n", mode: 0o600 }, "is empty."],
])("a file that is %s stops the start", async (name, { content, mode }, sentence) => {
  const file = await place(name, content, mode);
  expect(sentenceFor({ AI_API_KEY_FILE: file })).toBe(`${file} (AI_API_KEY_FILE) ${sentence}`);
});

test("so does one that is missing, and a secret that is given twice", async () => {
  const missing = join(folder, "missing");
  expect(sentenceFor({ SMTP_URL_FILE: missing })).toBe(`${missing} (SMTP_URL_FILE) cannot be read: ENOENT.`);
  const file = await place("twice", "hidden");
  expect(sentenceFor({ AI_API_KEY: "hidden", AI_API_KEY_FILE: file })).toBe(
    "AI_API_KEY and AI_API_KEY_FILE are both set: keep one of them.",
  );
});
