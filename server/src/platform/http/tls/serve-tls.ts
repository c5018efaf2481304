import type { RequestListener, Server } from "node:http";
import { createServer, type ServerOptions } from "node:https";
import type { Logger } from "pino";
import { type CertificateFiles, readCertificate } from "./certificate-files.ts";
import { watchCertificate } from "./watch-certificate.ts";

/** Makes the server that speaks HTTPS, in place of one that speaks HTTP. */
export type ServerMaker = (listener: RequestListener, options: ServerOptions) => Server;

/**
 * Has a server speak HTTPS with the certificate in these files, and with a new one as soon as that stands there: connections that are open go on with the
 * old one. Throws a StartupError when the certificate cannot be used now.
 */
export async function tlsServerMaker(files: CertificateFiles, log: Logger): Promise<ServerMaker> {
  const certificate = await readCertificate(files);
  return (listener, options) => {
    const server = createServer({ ...options, ...certificate }, listener);
    const stop = watchCertificate(files, certificate, {
      taken(changed) {
        server.setSecureContext(changed);
        log.warn({ part: "tls" }, "the new certificate is shown from now on");
      },
      refused: (sentence) => log.error({ part: "tls", reason: sentence }, "the certificate stays the one before"),
    });
    server.once("close", stop);
    return server as unknown as Server;
  };
}
