import { chmod, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { get } from "node:https";
import { connect as connectOpenly } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { type ConnectionOptions, connect } from "node:tls";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { createTestDatabase } from "#test-support/database-server.ts";
import { type OwnCertificate, ownCertificate } from "#test-support/mail-server/own-certificate.ts";
import { removeDataDir, type SpawnedServer, spawnServer } from "#test-support/spawned-server.ts";

let folder: string;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let server: SpawnedServer;
const first = ownCertificate("the first");
const files = () => ({ TLS_CERT_FILE: join(folder, "cert.pem"), TLS_KEY_FILE: join(folder, "key.pem") });

async function place({ certificate, key }: OwnCertificate): Promise<void> {
  const { TLS_CERT_FILE, TLS_KEY_FILE } = files();
  await writeFile(`${TLS_CERT_FILE}.new`, certificate);
  await writeFile(`${TLS_KEY_FILE}.new`, key, { mode: 0o600 });
  await rename(`${TLS_KEY_FILE}.new`, TLS_KEY_FILE);
  await rename(`${TLS_CERT_FILE}.new`, TLS_CERT_FILE);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "seedbed-tls-"));
  await place(first);
  database = await createTestDatabase(inject("databaseServerUrl"));
  server = await spawnServer({ databaseUrl: database.url, env: files() });
});
afterAll(async () => {
  await server.kill();
  await removeDataDir(server.dataDir);
  await database.drop();
  await rm(folder, { recursive: true });
});

/** What a connection comes to: the protocol, and what the server calls itself. */
function shaken(options: ConnectionOptions): Promise<{ protocol: string | null; name: unknown }> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: "127.0.0.1", port: server.port, servername: "localhost", ...options }, () => {
      resolve({ protocol: socket.getProtocol(), name: socket.getPeerCertificate().subject.CN });
      socket.destroy();
    });
    socket.on("error", reject);
  });
}

function answerTo(
  path: string,
  ca: string,
): Promise<{ status: number | undefined; headers: NodeJS.Dict<unknown>; body: string }> {
  return new Promise((resolve, reject) => {
    get(`${server.url}${path}`, { ca }, async (response) =>
      resolve({ status: response.statusCode, headers: response.headers, body: await text(response) }),
    ).on("error", reject);
  });
}

test("with a certificate the server speaks https, says so, and has browsers come back by https alone", async () => {
  expect(server.output()).toContain(`  Seedbed  https://127.0.0.1:${server.port}\n`);
  const { status, headers, body } = await answerTo("/healthz", first.certificate);
  expect([status, JSON.parse(body)]).toEqual([200, { status: "alive" }]);
  expect(headers["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains");
});

test("it speaks TLS 1.3 first, 1.2 with forward secrecy, and nothing older or weaker", async () => {
  const { certificate: ca } = first;
  expect((await shaken({ ca })).protocol).toBe("TLSv1.3");
  expect((await shaken({ ca, maxVersion: "TLSv1.2" })).protocol).toBe("TLSv1.2");
  const old = { ca, minVersion: "TLSv1", maxVersion: "TLSv1.1", ciphers: "DEFAULT@SECLEVEL=0" } as const;
  await expect(shaken(old)).rejects.toThrow();
  await expect(shaken({ ca, maxVersion: "TLSv1.2", ciphers: "AES128-GCM-SHA256" })).rejects.toThrow();
  await expect(shaken({ ca, maxVersion: "TLSv1.2", ciphers: "ECDHE-ECDSA-AES128-SHA" })).rejects.toThrow();
});

test("whoever speaks http to it is told nothing", async () => {
  const socket = connectOpenly(server.port, "127.0.0.1");
  socket.write("GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n");
  expect(await text(socket).catch(() => "")).not.toContain("alive");
});

test("a new certificate is shown without a start; one that cannot be used leaves the one before", async () => {
  const [second, third] = [ownCertificate("the second"), ownCertificate("the third")];
  await place(second);
  await expect.poll(async () => (await shaken({ rejectUnauthorized: false })).name).toBe("the second");
  await place({ certificate: "half of one", key: third.key });
  await expect.poll(() => server.output()).toContain("the certificate stays the one before");
  expect((await shaken({ rejectUnauthorized: false })).name).toBe("the second");
  await place(third);
  await expect.poll(async () => (await shaken({ rejectUnauthorized: false })).name).toBe("the third");
});

test("files that are missing, are no certificate, or do not belong together stop the start with a sentence", async () => {
  const at = (name: string) => join(folder, name);
  const other = ownCertificate();
  await writeFile(at("other.pem"), other.key);
  await writeFile(at("good.pem"), first.certificate);
  await writeFile(at("none.pem"), "nothing");
  await chmod(at("other.pem"), 0o600);
  const started = (certificate: string, key: string) =>
    spawnServer({
      databaseUrl: database.url,
      dataDir: server.dataDir,
      env: { TLS_CERT_FILE: at(certificate), TLS_KEY_FILE: at(key) },
    });
  await expect(started("good.pem", "other.pem")).rejects.toThrow(
    /ended with 1: \nThe key in \S+other\.pem \(TLS_KEY_FILE\) is not that of the certificate in \S+good\.pem \(TLS_CERT_FILE\)\.\n$/,
  );
  await expect(started("missing.pem", "other.pem")).rejects.toThrow(
    /missing\.pem \(TLS_CERT_FILE\) cannot be read: ENOENT\./,
  );
  await expect(started("none.pem", "other.pem")).rejects.toThrow(
    /none\.pem \(TLS_CERT_FILE\) holds no certificate in PEM\./,
  );
});

test("a server that others could reach without encryption does not start", async () => {
  const open = spawnServer({ databaseUrl: database.url, dataDir: server.dataDir, env: { HOST: "0.0.0.0" } });
  await expect(open).rejects.toThrow(
    /ended with 1: \nHOST=0\.0\.0\.0 lets others reach this server without encryption/,
  );
});
