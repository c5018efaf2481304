import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { createTestDatabase } from "#test-support/database-server.ts";
import { type AccessServer, type Person, startAccessServer } from "../../access-server.fixture.ts";
import {
  type Authenticator,
  begin,
  beginHalfMinutes,
  setUp,
  withCode,
} from "../../second-factor/second-factor.fixture.ts";
import type { ServerSecrets } from "./server-secrets.ts";

const [first, second, other] = ["first", "second", "other"].map(
  (name) => `${name}-secret-of-the-server-0123456789`,
) as [string, string, string];
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let person: Person;
let app: Authenticator;

beforeAll(async () => {
  database = await createTestDatabase(inject("databaseServerUrl"));
});
afterAll(() => database.drop());
beginHalfMinutes();

/** A server with these secrets, for as long as `work` takes. */
async function served<T>(
  serverSecrets: ServerSecrets | undefined,
  work: (server: AccessServer) => Promise<T>,
): Promise<T> {
  const server = await startAccessServer({ databaseUrl: database.url, ...(serverSecrets ? { serverSecrets } : {}) });
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}

const sealedIn = async (server: AccessServer) => {
  const { rows } = await server.database.pool.query<{ sealed: string }>(
    `select "privateKey" #>> '{}' as sealed from (select "privateKey"::jsonb from auth.jwks) as keys
     union all select secret from auth."twoFactor"`,
  );
  return rows.map(({ sealed }) => sealed);
};
const keysIn = (sealed: string[]) => new Set(sealed.map((text) => /^\$ba\$(\d+)\$/.exec(text)?.[1] ?? "none"));

/** Whether sessions go on, tokens are signed, and codes of an app known. */
async function works(server: AccessServer): Promise<void> {
  const token = async (session: string) => String((await server.identity("GET token", undefined, session)).body.token);
  const statusIn = async (session: string) =>
    (await server.callerWith(await token(session)).call("GET v1/account")).status;
  expect(await statusIn(app.session)).toBe(200);
  const whole = await withCode(server, await begin(server, person.email), app.code());
  expect(whole.status).toBe(200);
  expect(await statusIn(String(whole.body.token))).toBe(200);
  await server.database.pool.query(`delete from auth."usedCode"`);
}

test("a secret that is given takes over: all is sealed anew with it, the one in the database goes, and whoever is signed in stays", async () => {
  await served(undefined, async (server) => {
    person = await server.person();
    app = await setUp(server, person, -1);
    await works(server);
    expect((await server.database.pool.query("select from auth.server_secret")).rowCount).toBe(1);
  });
  await served({ current: first }, async (server) => {
    await works(server);
    expect((await server.database.pool.query("select from auth.server_secret")).rowCount).toBe(0);
    expect(await sealedIn(server)).toHaveLength(2);
    expect(keysIn(await sealedIn(server)).size).toBe(1);
  });
});

test("a newer one takes over from the previous one, which can be left out from then on", async () => {
  const before = await served({ current: first }, sealedIn);
  const after = await served({ current: second, previous: first }, async (server) => {
    await works(server);
    return sealedIn(server);
  });
  expect(keysIn(after).size).toBe(1);
  expect(keysIn(after)).not.toEqual(keysIn(before));
  await served({ current: second }, works);
});

test("with another secret the start says what to set, and nothing is changed", async () => {
  const before = await served({ current: second }, sealedIn);
  for (const secrets of [{ current: other }, { current: other, previous: first }, undefined])
    await expect(served(secrets, works)).rejects.toThrow(
      "Keys in the database were sealed with another secret: set SERVER_SECRET to the one that was used",
    );
  expect(await served({ current: second }, sealedIn)).toEqual(before);
  await served({ current: second }, works);
});

test("what an earlier release sealed without naming a key is sealed anew", async () => {
  await served({ current: second }, async (server) => {
    const { symmetricDecrypt, symmetricEncrypt } = await import("better-auth/crypto");
    for (const sealed of await sealedIn(server)) {
      const version = Number([...keysIn([sealed])][0]);
      const key = { keys: new Map([[version, second]]), currentVersion: version };
      const bare = await symmetricEncrypt({ key: second, data: await symmetricDecrypt({ key, data: sealed }) });
      await server.database.pool.query(
        `update auth.jwks set "privateKey" = to_json($1::text)::text where "privateKey" = to_json($2::text)::text`,
        [bare, sealed],
      );
      await server.database.pool.query(`update auth."twoFactor" set secret = $1 where secret = $2`, [bare, sealed]);
    }
    expect(keysIn(await sealedIn(server))).toEqual(new Set(["none"]));
  });
  await served({ current: first, previous: second }, async (server) => {
    await works(server);
    expect(keysIn(await sealedIn(server)).has("none")).toBe(false);
  });
});
