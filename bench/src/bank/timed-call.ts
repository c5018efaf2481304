import { Agent, type IncomingMessage, request } from "node:http";
import { setTimeout } from "node:timers/promises";

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/**
 * Calls a route over a connection that stays open and gives the milliseconds until the last byte of the answer. Waits and calls again when the
 * server has had too many calls. Rejects for any other answer but 200.
 */
export async function timedCall(url: string, token: string): Promise<number> {
  const begin = performance.now();
  const answer = await call(url, token);
  if (answer.statusCode === 200) return performance.now() - begin;
  if (answer.statusCode !== 429) throw new Error(`${url} answered ${answer.statusCode}`);
  await setTimeout(Number(answer.headers["retry-after"] ?? 1) * 1_000);
  return timedCall(url, token);
}

function call(url: string, token: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, headers: { authorization: `Bearer ${token}` } }, (answer) => {
      answer.on("end", () => resolve(answer));
      answer.resume();
    });
    sent.on("error", reject);
    sent.end();
  });
}
