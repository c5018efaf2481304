import { watch } from "node:fs";
import { dirname } from "node:path";
import type { SecureContextOptions } from "node:tls";
import { type CertificateFiles, readCertificate } from "./certificate-files.ts";

/** How often (ms) files are looked at that change without a word, as on some networks. */
const lookEvery = 60_000;

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
