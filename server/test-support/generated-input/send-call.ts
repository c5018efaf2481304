import { Agent, request } from "node:http";
import { text } from "node:stream/consumers";
import type { GeneratedCall } from "./generated-call.ts";

export interface SentAnswer {
  status: number;
  contentType: string;
  text: string;
}

// More would be refused before it is sent to the end, which is tested by itself.
const bytesMax = (target: string) => (target.startsWith("/api/auth/") ? 16_000 : 900_000);

/** Sends calls as they are, `atOnce` at most at the same time, on connections that are kept. */
export function createSender(url: string, atOnce = 8) {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const { hostname, port } = new URL(url);
  return {
    send: ({ method, target, headers, body }: Omit<GeneratedCall, "caller">, token?: string): Promise<SentAnswer> =>
      new Promise((resolve, reject) => {
        const bytes = body === undefined ? undefined : Buffer.from(body as string).subarray(0, bytesMax(target));
        const sent = request(
          {
            agent,
            hostname,
            port,
            method,
            path: target,
            headers: {
              ...headers,
              ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
              ...(bytes === undefined ? {} : { "content-length": String(bytes.length) }),
            },
          },
          (answer) =>
            text(answer).then(
              (body) =>
                resolve({
                  status: answer.statusCode ?? 0,
                  contentType: answer.headers["content-type"] ?? "",
                  text: body,
                }),
              reject,
            ),
        );
        sent.on("error", reject);
        sent.end(bytes);
      }),
    close: () => agent.destroy(),
  };
}

export type Sender = ReturnType<typeof createSender>;
