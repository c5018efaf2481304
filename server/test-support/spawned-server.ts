import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "./free-port.ts";

const mainFile = fileURLToPath(new URL("../src/main.ts", import.meta.url));

export interface SpawnedServerOptions {
  port?: number;
  dataDir?: string;
  databaseUrl?: string;
  env?: Record<string, string>;
  /** Plants the demo company. */
  withDemo?: boolean;
}

/** A server in a process of its own, as `npm start` runs it. */
export interface SpawnedServer {
  url: string;
  port: number;
  dataDir: string;
  pid: number;
  /** What it has printed so far. */
  output(): string;
  /** Ends it without any warning. */
  kill(): Promise<void>;
  /** Ctrl-C; gives the exit code. */
  stop(): Promise<number | null>;
}

/** Starts a server and waits until it listens. Rejects with what it printed when it ends before. */
export async function spawnServer(options: SpawnedServerOptions = {}): Promise<SpawnedServer> {
  const port = options.port ?? (await freePort());
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), "seedbed-data-")));
  const child = spawn(process.execPath, [mainFile, ...(options.withDemo ? [] : ["--empty"])], {
    env: {
      ...withoutOwnSettings(process.env),
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: "warn",
      // What a server has compiled serves the next ones: half of the time of a start is spent on it.
      NODE_COMPILE_CACHE: join(tmpdir(), "seedbed-compiled"),
      ...(options.databaseUrl ? { DATABASE_URL: options.databaseUrl } : {}),
      ...options.env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  child.stdout.on("data", (chunk: Buffer) => {
    printed += chunk.toString();
  });
  child.stderr.on("data", (chunk: Buffer) => {
    printed += chunk.toString();
  });
  const ended = endOf(child);
  const url = `http://127.0.0.1:${port}`;
  await Promise.race([
    ready(url, () => child.exitCode !== null),
    ended.then((code) => {
      throw new Error(`the server ended with ${code}: ${printed}`);
    }),
  ]);
  return {
    url,
    port,
    dataDir,
    pid: child.pid ?? 0,
    output: () => printed,
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
    async stop() {
      child.kill("SIGINT");
      return ended;
    },
  };
}

/** Removes a data folder that a stopped server leaves behind. */
export const removeDataDir = (dataDir: string) => rm(dataDir, { recursive: true, force: true });

function endOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.once("exit", (code) => resolve(code)));
}

async function ready(url: string, isOver: () => boolean): Promise<void> {
  for (let tries = 0; tries < 2_400 && !isOver(); tries += 1) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

const ownSettings =
  /^(PORT|HOST|PUBLIC_URL|DATABASE_URL|DATA_DIR|AI_|RESEARCH|SMTP_URL|MAIL_FROM|SUPPORT_EMAIL|OIDC_|S3_|LOG_LEVEL)/;

function withoutOwnSettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !ownSettings.test(name)));
}
