import type { Config } from "./configuration.ts";

/** The address of the server on its own machine. */
export function localUrl({ host, port, tls }: Pick<Config, "host" | "port" | "tls">): string {
  const everywhere = ["0.0.0.0", "::"].includes(host);
  const name = everywhere ? "127.0.0.1" : host.includes(":") ? `[${host}]` : host;
  return `${tls ? "https" : "http"}://${name}:${port}`;
}
