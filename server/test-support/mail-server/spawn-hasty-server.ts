import { spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const file = fileURLToPath(new URL("./hasty-server.ts", import.meta.url));
const finder = new URL("../../src/find-modules.ts", import.meta.url).href;

export interface HastyServer {
  url: string;
  port: number;
  /** Ends it without any warning. */
  kill(): Promise<void>;
}

interface Given {
  databaseUrl: string;
  smtpUrl: string;
  /** Of a server that was killed: tokens are good at one address only. */
  port?: number;
}

/** Starts a server of its own process that is hasty with its mails, and waits until it listens. */
export async function spawnHastyServer(given: Given): Promise<HastyServer> {
  const child = spawn(process.execPath, ["--import", finder, file], {
    env: {
      ...process.env,
      PORT: String(given.port ?? 0),
      DATABASE_URL: given.databaseUrl,
      SMTP_URL: given.smtpUrl,
      NODE_COMPILE_CACHE: join(tmpdir(), "seedbed-compiled"),
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  const listens = new Promise<string>((resolve) => {
    createInterface(child.stdout).on("line", (line) => {
      const url = /^listens at (.*)$/.exec(line)?.[1];
      if (url) resolve(url);
    });
  });
  const failed = ended.then(([code]) => {
    throw new Error(`the server ended with ${code} before it listened`);
  });
  const url = await Promise.race([listens, failed]);
  failed.catch(() => undefined);
  return {
    url,
    port: Number(new URL(url).port),
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}
