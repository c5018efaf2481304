import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, inject, onTestFinished, test } from "vitest";
import { callerOf } from "#test-support/caller.ts";
import { createTestDatabase } from "#test-support/database-server.ts";
import { removeDataDir, spawnServer } from "#test-support/spawned-server.ts";

/** A server on the loopback; gives its host, and the paths that it was asked for. */
async function listening(answer: RequestListener) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { host: `127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

test.each([
  ["is listed, too,", true],
  ["is not listed", false],
])(
  "where hosts are listed, a host that an identity provider names and that %s is asked: %s",
  async (_how, isListed) => {
    const keys = await listening((_request, response) => response.end('{"keys":[]}'));
    const provider = await listening((_request, response) => {
      const issuer = `http://${provider.host}`;
      const metadata = {
        issuer,
        authorization_endpoint: `${issuer}/sign-in`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `http://${keys.host}/keys`,
        response_types_supported: ["code"],
        subject_types_supported: ["public"],
        id_token_signing_alg_values_supported: ["RS256"],
      };
      response.setHeader("content-type", "application/json").end(JSON.stringify(metadata));
    });
    const database = await createTestDatabase(inject("databaseServerUrl"));
    const server = await spawnServer({
      databaseUrl: database.url,
      env: {
        OIDC_ISSUER: `http://${provider.host}`,
        OIDC_CLIENT_ID: "seedbed",
        OIDC_CLIENT_SECRET: "secret",
        EGRESS_HOSTS: [provider.host, ...(isListed ? [keys.host] : [])].join(","),
      },
    });
    try {
      const token = `${encoded({ alg: "RS256", kid: "one" })}.${encoded({ sub: "ada" })}.${encoded("x")}`;
      const { status } = await callerOf(server.url, token).raw("GET /api/v1/user/");
      expect(provider.asked.length).toBeGreaterThan(0);
      expect([status, keys.asked.length > 0]).toEqual(isListed ? [401, true] : [503, false]);
    } finally {
      await server.kill();
      await removeDataDir(server.dataDir);
      await database.drop();
    }
  },
);
