import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ownCertificate } from "#test-support/mail-server/own-certificate.ts";
import { readCertificate } from "./certificate-files.ts";
import { tlsSettings } from "./tls-settings.ts";

let folder: string;
const at = (name: string) => join(folder, name);
const { certificate, key } = ownCertificate();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "seedbed-certificate-"));
  await writeFile(at("cert.pem"), certificate);
  await writeFile(at("key.pem"), key);
  await writeFile(at("none.pem"), "nothing");
});
afterAll(() => rm(folder, { recursive: true }));

test("a certificate and its key are read with what may be spoken", async () => {
  const read = await readCertificate({ certificate: at("cert.pem"), key: at("key.pem") });
  expect([String(read.cert), String(read.key)]).toEqual([String(certificate), String(key)]);
  expect(read).toMatchObject({ minVersion: "TLSv1.2", honorCipherOrder: true });
  expect(tlsSettings.ciphers?.split(":")).toEqual([
    ...["TLS_AES_256_GCM_SHA384", "TLS_CHACHA20_POLY1305_SHA256", "TLS_AES_128_GCM_SHA256"],
    ...["ECDHE-ECDSA-AES256-GCM-SHA384", "ECDHE-RSA-AES256-GCM-SHA384"],
    ...["ECDHE-ECDSA-CHACHA20-POLY1305", "ECDHE-RSA-CHACHA20-POLY1305"],
    ...["ECDHE-ECDSA-AES128-GCM-SHA256", "ECDHE-RSA-AES128-GCM-SHA256"],
  ]);
});

test.each([
  ["cert.pem", "none.pem", "none.pem (TLS_KEY_FILE) holds no key without a password in PEM."],
  ["none.pem", "key.pem", "none.pem (TLS_CERT_FILE) holds no certificate in PEM."],
  ["cert.pem", "missing.pem", "missing.pem (TLS_KEY_FILE) cannot be read: ENOENT."],
  ["missing.pem", "key.pem", "missing.pem (TLS_CERT_FILE) cannot be read: ENOENT."],
])("of %s and %s the one that cannot be used is named", async (cert, privateKey, sentence) => {
  await expect(readCertificate({ certificate: at(cert), key: at(privateKey) })).rejects.toThrow(
    `${folder}/${sentence}`,
  );
});
