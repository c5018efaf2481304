import { mayBeOpen } from "../platform/egress/egress-policy.ts";
import { isLoopback } from "../platform/egress/loopback.ts";
import { calledAddresses } from "./called-addresses.ts";
import type { Config } from "./configuration.ts";

/**
 * What is wrong with a configuration by which something would go over a network unencrypted, as a sentence that says what to set; undefined for nothing. This
 * machine may be reached without encryption, and so may hosts that `ALLOW_UNENCRYPTED` names.
 */
export function openConnection(config: Config): string | undefined {
  const mayReach = (host: string, port = "") => {
    const named = port === "" ? host : `${host}:${port}`;
    return isLoopback(host) || mayBeOpen({ host: named, hostname: host }, config.egress);
  };
  return (
    openListening(config, mayReach) ??
    openDatabase("DATABASE_URL", config.databaseUrl, mayReach) ??
    openMails(config, mayReach) ??
    openScanner(config, mayReach) ??
    openCalls(config, mayReach)
  );
}

type MayReach = (host: string, port?: string) => boolean;

const orAllow = (host: string) => `or, if you answer for the network in between, name ${host} in ALLOW_UNENCRYPTED`;

function openListening({ host, tls, publicUrl }: Config, mayReach: MayReach): string | undefined {
  const isHttps = publicUrl.startsWith("https://");
  if (tls && !isHttps)
    return "PUBLIC_URL begins with http://, but TLS_CERT_FILE has the server speak https: set the address that begins with https://.";
  const named = host.includes(":") && !host.startsWith("[") ? `[${host}]` : host;
  if (tls || isHttps || mayReach(named)) return undefined;
  return `HOST=${host} lets others reach this server without encryption: set TLS_CERT_FILE and TLS_KEY_FILE, or set PUBLIC_URL to the https:// address of the proxy in front of it, ${orAllow(named)}.`;
}

const encrypted = ["require", "verify-ca", "verify-full"];

function openDatabase(variable: string, text: string | undefined, mayReach: MayReach): string | undefined {
  if (text === undefined) return undefined;
  const { hostname, port, searchParams } = new URL(text);
  const host = searchParams.get("host") ?? decodeURIComponent(hostname);
  const isSocket = host === "" || host.startsWith("/");
  const mode = searchParams.get("sslmode") ?? "";
  if (isSocket || encrypted.includes(mode) || mayReach(host, port)) return undefined;
  return `${variable} reaches ${host} without encryption, or without a look at its certificate: add ?sslmode=verify-full to it, ${orAllow(host)}.`;
}

function openMails({ mail: { smtp } }: Config, mayReach: MayReach): string | undefined {
  if (!smtp || smtp.secure || smtp.requireTls) return undefined;
  const host = smtp.host.includes(":") ? `[${smtp.host}]` : smtp.host;
  if (mayReach(host, String(smtp.port))) return undefined;
  return `SMTP_URL may send mails to ${host} without encryption: add ?tls=required to it, ${orAllow(host)}.`;
}

function openScanner({ scanner }: Config, mayReach: MayReach): string | undefined {
  if (!scanner || "path" in scanner) return undefined;
  const host = scanner.host.includes(":") ? `[${scanner.host}]` : scanner.host;
  return mayReach(host, String(scanner.port))
    ? undefined
    : `CLAMD_URL sends files to ${host} without encryption: let the scanner run on this machine, ${orAllow(host)}.`;
}

function openCalls(config: Config, mayReach: MayReach): string | undefined {
  const open = calledAddresses(config).find(
    ({ url: { protocol, hostname, port } }) => protocol === "http:" && !mayReach(hostname, port),
  );
  return open
    ? `${open.variable} calls ${open.url.host} without encryption: set an address that begins with https://, ${orAllow(open.url.host)}.`
    : undefined;
}
