import { createPrivateKey, X509Certificate } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createSecureContext, type SecureContextOptions } from "node:tls";
import { StartupError } from "../../startup-error.ts";
import { tlsSettings } from "./tls-settings.ts";

/** Paths of files in PEM: the certificate with those that lead to its root, and its key. */
export interface CertificateFiles {
  certificate: string;
  key: string;
}

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
  const options = { ...tlsSettings, cert, key };
  parsed("TLS_CERT_FILE", files.certificate, () => createSecureContext(options));
  return options;
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
