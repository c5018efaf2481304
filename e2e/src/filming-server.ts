import { findFilmTools, usualFilmPrograms } from "@seedbed/server/src/platform/film/tools/film-tools";
import { removeDataDir, type SpawnedServer, spawnServer } from "@seedbed/server/test-support/spawned-server";
import { accountOf, test as base } from "./seedbed.ts";

type DemoServer = SpawnedServer & { account: { email: string; password: string } };

interface FilmingServers {
  /** A server with the demo company that finds ffmpeg and espeak-ng where they are installed. */
  filmingServer: DemoServer;
  /** One that has neither. */
  filmlessServer: DemoServer;
}

/** What this machine has; null for what is missing. */
export const installed = await findFilmTools(usualFilmPrograms);

/** Tests of videos. */
export const test = base.extend<object, FilmingServers>({
  filmingServer: [({ browserName: _browser }, use) => withDemo({}, use), { scope: "worker", timeout: 120_000 }],
  filmlessServer: [
    ({ browserName: _browser }, use) => withDemo({ FFMPEG: "none", ESPEAK_NG: "none" }, use),
    { scope: "worker", timeout: 120_000 },
  ],
});

async function withDemo(env: Record<string, string>, use: (server: DemoServer) => Promise<void>): Promise<void> {
  const server = await spawnServer({ withDemo: true, env });
  await use({ ...server, account: await accountOf(server) });
  await server.stop();
  await removeDataDir(server.dataDir);
}
