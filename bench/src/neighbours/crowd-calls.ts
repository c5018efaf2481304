import { setTimeout as pause } from "node:timers/promises";
import { Agent, request } from "undici";
import type { Crowd } from "./crowd.ts";

const agent = new Agent({ connections: 60 });

export type Answered = { status: number; body: unknown };

/** Calls the server as somebody of the crowd, once more where they are told to wait. */
export async function callAs(
  { url, token }: Crowd,
  call: `${"GET" | "POST"} ${string}`,
  body?: unknown,
): Promise<Answered> {
  const space = call.indexOf(" ");
  const [method, path] = [call.slice(0, space) as "GET" | "POST", call.slice(space + 1)];
  for (;;) {
    const {
      statusCode,
      headers,
      body: answer,
    } = await request(`${url}/api/${path}`, {
      dispatcher: agent,
      method,
      headers: {
        authorization: `Bearer ${token}`,
        "x-forwarded-for": "10.1.1.1",
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (statusCode !== 429)
      return { status: statusCode, body: headers["content-type"]?.includes("json") ? JSON.parse(text) : text };
    await pause(1000 * Number(headers["retry-after"] ?? 1));
  }
}
