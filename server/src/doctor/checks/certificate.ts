import { isIP } from "node:net";
import { connect, type PeerCertificate } from "node:tls";
import { type Answer, note, ok, wrong } from "../finding.ts";

interface Options {
  now(): Date;
  signal: AbortSignal;
  /** Whom to trust besides those whom this machine trusts. */
  ca?: string;
}

const day = 86_400_000;
const daysNoted = 14;

/** What is so with the certificate at an address with https. Nothing where no TLS answers. */
export async function checkCertificate(address: string, { now, signal, ca }: Options): Promise<Answer[]> {
  const { hostname, port } = new URL(address);
  const host = hostname.replace(/^\[(.*)\]$/, "$1");
  const seen = await certificateAt({ host, port: Number(port) || 443 }, { signal, ca });
  if (!seen?.certificate.valid_to) return [];
  const until = new Date(seen.certificate.valid_to);
  const days = Math.floor((until.getTime() - now().getTime()) / day);
  const date = until.toISOString().slice(0, 10);
  if (until < now()) return [wrong(`The certificate of ${host} ended on ${date}.`, "Renew it where TLS ends.")];
  if (seen.problem === "ERR_TLS_CERT_ALTNAME_INVALID")
    return [
      wrong(
        `The certificate at ${address} is not one for ${host}.`,
        "Correct PUBLIC_URL, or get a certificate for this name.",
      ),
    ];
  if (seen.problem) {
    const says = `The certificate of ${host} is not trusted by this machine (${seen.problem}).`;
    return [wrong(says, "Use one of an authority that browsers know, or name its authority in NODE_EXTRA_CA_CERTS.")];
  }
  const says = `The certificate of ${host} holds until ${date}.`;
  return [days < daysNoted ? note(says, "See that it is renewed before.") : ok(says)];
}

interface Seen {
  certificate: PeerCertificate;
  problem: string | null;
}

function certificateAt(
  { host, port }: { host: string; port: number },
  { signal, ca }: Pick<Options, "signal" | "ca">,
): Promise<Seen | null> {
  return new Promise((resolve) => {
    const name = isIP(host) ? {} : { servername: host };
    // What is wrong with it is what is asked for here; nothing is sent.
    const socket = connect({ host, port, ...name, ...(ca ? { ca } : {}), rejectUnauthorized: false });
    signal.addEventListener("abort", () => socket.destroy());
    socket.on("error", () => resolve(null));
    socket.on("close", () => resolve(null));
    socket.on("secureConnect", () => {
      const { authorizationError: problem } = socket;
      resolve({ certificate: socket.getPeerCertificate(), problem: problem ? codeOf(problem) : null });
      socket.destroy();
    });
  });
}

// Node gives the name of the problem, or an error that has it.
const codeOf = (problem: Error | string): string =>
  typeof problem === "string" ? problem : "code" in problem ? String(problem.code) : problem.message;
