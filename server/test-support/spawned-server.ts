import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { serverProgram } from "../../scripts/build-server.mjs";
import { preparedDataDir } from "./data-folder/prepared-data-dir.ts";
import { readableLines, shownLevel } from "./test-log/test-log.ts";

export interface SpawnedServerOptions {
  /** 0, the default: a free one. */
  port?: number;
  /** A new one by default, in which a first start has been made. */
  dataDir?: string;
  databaseUrl?: string;
  env?: Record<string, string>;
  /** Plants the demo company. */
  withDemo?: boolean;
  /** Ends it without any warning, also before it listens. */
  signal?: AbortSignal;
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
  const dataDir = options.dataDir ?? (await newDataDir(options));
  const { file, flags, env } = await serverProgram(process.execPath, "main");
  const child = spawn(process.execPath, [...flags, file, ...(options.withDemo ? [] : ["--empty"])], {
    env: {
      ...withoutOwnSettings(env),
      PORT: String(options.port ?? 0),
      DATA_DIR: dataDir,
      LOG_LEVEL: shownLevel() ?? "warn",
      ...(options.databaseUrl ? { DATABASE_URL: options.databaseUrl } : {}),
      ...options.env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  const log = readableLines();
  const announced = Promise.withResolvers<number>();
  child.stdout.on("data", (chunk: Buffer) => {
    printed += chunk.toString();
    const port = announcedPort(printed);
    if (port !== undefined) announced.resolve(options.port || port);
  });
  createInterface(child.stdout).on("line", (line) => {
    if (line.startsWith("{")) log.write(line);
  });
  child.stderr.on("data", (chunk: Buffer) => {
    printed += chunk.toString();
  });
  const ended = endOf(child);
  options.signal?.addEventListener("abort", () => child.kill("SIGKILL"));
  const port = await Promise.race([
    announced.promise,
    ended.then((code) => {
      throw new Error(`the server ended with ${code}: ${printed}`);
    }),
  ]);
  return {
    url: `${options.env?.TLS_CERT_FILE ? "https" : "http"}://127.0.0.1:${port}`,
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

function newDataDir({ databaseUrl, withDemo = false }: SpawnedServerOptions): Promise<string> {
  if (databaseUrl) return mkdtemp(join(tmpdir(), "seedbed-data-"));
  return preparedDataDir(withDemo ? "demo" : "empty", async (dataDir) => {
    const first = await spawnServer({ dataDir, withDemo });
    await first.stop();
  });
}

/** Removes a data folder that a stopped server leaves behind. */
export const removeDataDir = (dataDir: string) => rm(dataDir, { recursive: true, force: true });

function endOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.once("exit", (code) => resolve(code)));
}

/** The port that a server says it listens on, once it has printed all of its announcement. */
function announcedPort(printed: string): number | undefined {
  const [, seedbed, listens] = /^ {2}Seedbed +(\S+)\n(?: {2}Listens +(\S+)\n)?(?:.+\n)*\n/m.exec(printed) ?? [];
  const address = listens ?? seedbed;
  return address === undefined ? undefined : Number(new URL(address).port);
}

const ownSettings =
  /^(PORT|HOST|PUBLIC_URL|TLS_|ALLOW_UNENCRYPTED|EGRESS_HOSTS|SERVER_SECRET|CLAMD_URL|.*_FILE$|DATABASE_URL|DATA_DIR|AI_|RESEARCH|SMTP_URL|MAIL_FROM|SUPPORT_EMAIL|OIDC_|S3_|LOG_LEVEL|.*_KEEP_)/;

function withoutOwnSettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !ownSettings.test(name)));
}
