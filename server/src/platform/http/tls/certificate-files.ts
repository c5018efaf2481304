import { createPrivateKey, X509Certificate } from "node:crypto";
import { watch } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname } from "node:path";
import { createSecureContext, type SecureContextOptions } from "node:tls";
import { StartupError } from "../../startup-error.ts";

/** Paths of files in PEM: the certificate with those that lead to its root, and its key. */
export interface CertificateFiles {
  certificate: string;
  key: string;
}

/** TLS 1.3 first, 1.2 with ciphers that keep what was sent when a key is lost later. */
const settings: SecureContextOptions = {
  minVersion: "TLSv1.2",
  honorCipherOrder: true,
  ciphers: [
    "TLS_AES_256_GCM_SHA384",
    "TLS_CHACHA20_POLY1305_SHA256",
    "TLS_AES_128_GCM_SHA256",
    "ECDHE-ECDSA-AES256-GCM-SHA384",
    "ECDHE-RSA-AES256-GCM-SHA384",
    "ECDHE-ECDSA-CHACHA20-POLY1305",
    "ECDHE-RSA-CHACHA20-POLY1305",
    "ECDHE-ECDSA-AES128-GCM-SHA256",
    "ECDHE-RSA-AES128-GCM-SHA256",
  ].join(":"),
};

/** How often (ms) files are looked at that change without a word, as on some networks. */
const lookEvery = 60_000;

/** Reads both files. Throws a StartupError that names the file, or says that they do not belong together. */
export async function readCertificate(files: CertificateFiles): Promise<SecureContextOptions> {
  const [cert, key] = await Promise.all([
    contentOf("TLS_CERT_FILE", files.certificate),
    contentOf("TLS_KEY_FILE", files.key),
  ]);
  const certificate = parsed("TLS_CERT_FILE", files.certificate, () => new X509Certificate(cert));
  const privateKey = parsed("TLS_KEY_FILE", files.key, () => createPrivateKey(key));
  if (!certificate.checkPrivateKey(privateKey))
    throw new StartupError(
      `The key in ${files.key} (TLS_KEY_FILE) is not that of the certificate in ${files.certificate} (TLS_CERT_FILE).`,
    );
  const options = { ...settings, cert, key };
  parsed("TLS_CERT_FILE", files.certificate, () => createSecureContext(options));
  return options;
}

/**
 * Tells of every other certificate in the files than `first`, whoever writes or exchanges them. One that cannot be used, as while it is being written, is told
 * to `refused` once. Gives what ends it.
 */
export function watchCertificate(
  files: CertificateFiles,
  first: SecureContextOptions,
  { taken, refused }: { taken(options: SecureContextOptions): void; refused(sentence: string): void },
): () => void {
  const textOf = ({ cert, key }: SecureContextOptions) => `${String(cert)}${String(key)}`;
  let last = textOf(first);
  const look = async () => {
    isWaiting = false;
    const found = await readCertificate(files).catch((error: Error) => error.message);
    const seen = typeof found === "string" ? found : textOf(found);
    if (seen === last) return;
    last = seen;
    if (typeof found === "string") refused(found);
    else taken(found);
  };
  // One look after the other, so that the newest is the last.
  let looks = Promise.resolve();
  let isWaiting = false;
  const lookAgain = () => {
    if (isWaiting) return;
    isWaiting = true;
    looks = looks.then(look);
  };
  const watchers = [...new Set([files.certificate, files.key].map((file) => dirname(file)))].map((folder) =>
    watch(folder, { persistent: false }, lookAgain).on("error", () => undefined),
  );
  const timer = setInterval(lookAgain, lookEvery).unref();
  return () => {
    clearInterval(timer);
    for (const watcher of watchers) watcher.close();
  };
}

async function contentOf(variable: string, file: string): Promise<Buffer> {
  return readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new StartupError(`${file} (${variable}) cannot be read: ${error.code ?? error.message}.`);
  });
}

function parsed<T>(variable: string, file: string, parse: () => T): T {
  try {
    return parse();
  } catch {
    const what = variable === "TLS_KEY_FILE" ? "key without a password" : "certificate";
    throw new StartupError(`${file} (${variable}) holds no ${what} in PEM.`);
  }
}
