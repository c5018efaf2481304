import { mkdtemp, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { createTestDatabase } from "#test-support/database-server.ts";
import { eventually } from "#test-support/eventually.ts";
import { removeDataDir, spawnServer } from "#test-support/spawned-server.ts";

test("PORT=0 takes a free port each, tells it, and lets other settings follow from it", async () => {
  const database = await createTestDatabase(inject("databaseServerUrl"));
  const dataDir = await mkdtemp(join(tmpdir(), "seedbed-data-"));
  const options = { databaseUrl: database.url, dataDir, port: 0 };
  const behindProxy = { ...options, env: { PUBLIC_URL: "https://seedbed.example", SMTP_URL: "smtp://127.0.0.1:1" } };
  const servers = await Promise.all([spawnServer(options), spawnServer(behindProxy)]);
  try {
    const [first, second] = servers;
    expect(first.port).not.toBe(second.port);
    for (const { port } of servers) expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
    expect(first.output()).toContain(`  Seedbed  http://127.0.0.1:${first.port}\n  Mails`);
    expect(second.output()).toContain(
      `  Seedbed  https://seedbed.example\n  Listens  http://127.0.0.1:${second.port}\n`,
    );
    expect(second.output()).toMatch(
      / {2}Mails {4}127\.0\.0\.1:1 \(does not answer: .+; they are kept and sent later\)\n/,
    );
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
    await removeDataDir(dataDir);
    await database.drop();
  }
});

test("what a server has compiled is kept for the next start while it still runs, however it ends", async () => {
  const database = await createTestDatabase(inject("databaseServerUrl"));
  const folder = await mkdtemp(join(tmpdir(), "seedbed-compiled-"));
  const server = await spawnServer({ databaseUrl: database.url, env: { NODE_COMPILE_CACHE: folder } });
  try {
    await eventually(async () => {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      return entries.some((entry) => entry.isFile());
    });
  } finally {
    await server.kill();
    await removeDataDir(server.dataDir);
    await removeDataDir(folder);
    await database.drop();
  }
});
