/** Where mails are handed over, and how. */
export interface SmtpSettings {
  host: string;
  port: number;
  /** TLS from the first byte (`smtps:`). */
  secure: boolean;
  /** Whether a connection that does not turn to TLS (STARTTLS) is given up. */
  requireTls: boolean;
  credentials: { user: string; password: string } | null;
}

const usual = "must be an address such as smtp://user:password@host:587";

/**
 * Reads `SMTP_URL`, or says in the rest of a sentence what is wrong with it, without repeating any of it. `smtp:` turns to TLS when the
 * server offers that; with a password it insists, except on this machine, because a connection in between could take the offer away.
 * `?tls=required` and `?tls=optional` say otherwise.
 */
export function readSmtpUrl(text: string): SmtpSettings | { problem: string } {
  if (!URL.canParse(text)) return { problem: usual };
  const { protocol, hostname, port, pathname, username, password, searchParams, hash } = new URL(text);
  if ((protocol !== "smtp:" && protocol !== "smtps:") || !hostname) return { problem: usual };
  if (pathname.replace("/", "") !== "" || hash) return { problem: `${usual}, without a path` };
  if ([...searchParams.keys()].some((name) => name !== "tls")) return { problem: "knows no other option than ?tls=" };
  const wanted = searchParams.get("tls");
  if (wanted !== null && wanted !== "required" && wanted !== "optional")
    return { problem: "must say ?tls=required or ?tls=optional" };
  if (!username !== !password) return { problem: "must hold a user and a password, or neither" };
  const [user, secret] = [percentDecoded(username), percentDecoded(password)];
  if (user === null || secret === null) return { problem: "must hold its user and password percent-encoded" };
  const secure = protocol === "smtps:";
  const host = hostname.replace(/^\[(.*)\]$/, "$1");
  const isHere = ["localhost", "127.0.0.1", "::1"].includes(host);
  return {
    host,
    port: port ? Number(port) : secure ? 465 : 587,
    secure,
    requireTls: !secure && (wanted ? wanted === "required" : user !== "" && !isHere),
    credentials: user ? { user, password: secret } : null,
  };
}

/** The server's name for people: host and port, no secret. */
export const smtpName = ({ host, port }: SmtpSettings) => `${host.includes(":") ? `[${host}]` : host}:${port}`;

function percentDecoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
