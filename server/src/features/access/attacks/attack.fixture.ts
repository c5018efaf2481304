import { Agent, request } from "node:http";
import type { AccessServer } from "../access-server.fixture.ts";

/** The answer of the identity provider to an attacker. */
interface Outcome {
  status: number;
  /** Seconds to wait, when told. */
  retryAfter: number;
  body: { code?: string; message?: string; detail?: string; token?: string };
}

const attackers = 16;
// Quicker than `fetch`, because there are ten thousand calls.
const agent = new Agent({ keepAlive: true, maxSockets: attackers });

interface Attack {
  server: AccessServer;
  /** The attacker's network address. */
  address: string;
}

/** Calls the identity provider from a network address, as a proxy on this machine would pass it on. */
export function callFrom({ server, address }: Attack, path: string, body: unknown): Promise<Outcome> {
  const headers = { "content-type": "application/json", "x-forwarded-for": address };
  return new Promise((resolve, reject) => {
    const call = request(`${server.url}/api/auth/${path}`, { method: "POST", agent, headers }, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (part: string) => {
        text += part;
      });
      response.on("error", reject);
      response.on("end", () => {
        const { statusCode: status = 0, headers } = response;
        resolve({ status, retryAfter: Number(headers["retry-after"]), body: JSON.parse(text) });
      });
    });
    call.on("error", reject);
    call.end(JSON.stringify(body));
  });
}

/** Makes it so that `count` attempts were wrong a moment ago, from one network of the person or, without one, from strangers'. */
export async function pretendAttempts(
  server: AccessServer,
  {
    kind = "sign-in",
    email,
    count = 10,
    network = "",
  }: { kind?: string; email: string; count?: number; network?: string },
): Promise<void> {
  await server.database.pool.query(
    `insert into guarded_attempts (kind, subject, network, count, ends_at) values ($1, $2, $3, $4, now() + interval '10 minutes')
     on conflict (kind, subject, network) do update set count = excluded.count, ends_at = excluded.ends_at`,
    [kind, email, network, count],
  );
}

/** One of sixteen million addresses. */
export const addressNumber = (number: number) => `45.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;

/** Makes `total` calls, sixteen at a time, and counts the answers by their code, or by status where there is none. */
export async function flood(total: number, call: (index: number) => Promise<Outcome>): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  let next = 0;
  const attack = async () => {
    for (let index = next++; index < total; index = next++) {
      const { status, body } = await call(index);
      const key = body.code ?? String(status);
      counts[key] = (counts[key] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: attackers }, attack));
  return counts;
}
