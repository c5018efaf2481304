import { randomUUID } from "node:crypto";
import { access, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

export interface DemoAccount {
  email: string;
  password: string;
}

/** A name for this installation that stays over restarts: kept in the data folder. */
export async function installationId(dataDir: string): Promise<string> {
  const kept = await readFile(join(dataDir, "server-id"), "utf8").catch(() => "");
  if (kept.trim() !== "") return kept.trim();
  const id = randomUUID();
  await keep(dataDir, "server-id", id);
  return id;
}

/** The demo account made at first start, so that later starts can name it again; null without one. */
export async function readDemoAccount(dataDir: string): Promise<DemoAccount | null> {
  const text = await readFile(join(dataDir, "demo-account.json"), "utf8").catch(() => null);
  return text === null ? null : (JSON.parse(text) as DemoAccount);
}

/** Keeps the demo account: the demo company stands. */
export async function keepDemoAccount(dataDir: string, account: DemoAccount): Promise<void> {
  await keep(dataDir, "demo-account.json", JSON.stringify(account));
  await rm(join(dataDir, "demo-begun"), { force: true });
}

/** Says that the demo company is being planted, until its account is kept. */
export const markDemoBegun = (dataDir: string) => keep(dataDir, "demo-begun", new Date().toISOString());

/** Whether an earlier start was stopped while it planted the demo company. */
export async function wasDemoInterrupted(dataDir: string): Promise<boolean> {
  return access(join(dataDir, "demo-begun")).then(
    () => true,
    () => false,
  );
}

async function keep(dataDir: string, name: string, text: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  await writeFile(join(dataDir, name), `${text}\n`, { mode: 0o600 });
}
