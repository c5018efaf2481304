import { readFileSync, statSync } from "node:fs";

/** The variables that hold a secret: each may be given as a file, named by the variable with `_FILE` behind it. */
export const secretVariables = [
  "DATABASE_URL",
  "SERVER_SECRET",
  "SERVER_SECRET_PREVIOUS",
  "AI_API_KEY",
  "AI_IMAGE_API_KEY",
  "AI_EMBEDDING_API_KEY",
  "AI_SPEECH_API_KEY",
  "RESEARCH_API_KEY",
  "SMTP_URL",
  "OIDC_CLIENT_SECRET",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
] as const;

type Environment = Record<string, string | undefined>;

/** What of a file's mode says that others than its owner and group may read it, or than its owner may write it. */
const forOthers = 0o004;
const written = 0o022;
/** Where containers and services are given files of their own, which nobody else on the machine sees. */
const ownFolders = /^\/(?:var\/)?run\//;

/**
 * The environment with what stands in files of secrets, as vaults, systemd and containers place them; or, as a sentence that repeats no secret, what is wrong with one:
 * it is missing or empty, is given twice, or others may write or read it.
 */
export function withSecretFiles(environment: Environment): Environment | string {
  const read: Environment = {};
  for (const name of secretVariables) {
    const file = environment[`${name}_FILE`]?.trim();
    if (!file) continue;
    if (environment[name]?.trim()) return `${name} and ${name}_FILE are both set: keep one of them.`;
    const found = contentOf(file);
    if ("problem" in found) return `${file} (${name}_FILE) ${found.problem}.`;
    read[name] = found.content;
  }
  return { ...environment, ...read };
}

function contentOf(file: string): { content: string } | { problem: string } {
  try {
    const { mode } = statSync(file);
    if (mode & written) return { problem: "may be written by others than its owner: run chmod 600 on it" };
    if (mode & forOthers && !ownFolders.test(file))
      return { problem: "may be read by everybody on this machine: run chmod 600 on it, or place it below /run" };
    const content = readFileSync(file, "utf8").trim();
    return content === "" ? { problem: "is empty" } : { content };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return { problem: `cannot be read: ${code ?? message}` };
  }
}
