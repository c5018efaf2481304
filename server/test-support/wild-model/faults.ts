import type { WildBehaviour } from "./behaviour.ts";
import { chunk, chunks } from "./good-answer.ts";
import { after, cutAfter, error, events, json, stream } from "./serve.ts";

const limited = (message: string, headers?: Record<string, string>) =>
  error(429, message, { code: "rate_limit_exceeded", headers: headers ?? {} });

/** What passes: the next attempt is answered well. */
export const faults: WildBehaviour[] = [
  {
    name: "limits requests for 3 seconds (429, Retry-After: 3)",
    pauses: [3_000],
    serve: after(limited("Slow down.", { "retry-after": "3" })),
    calls: 2,
  },
  {
    name: "limits requests until a date",
    pauses: [0],
    serve: after(limited("Slow down.", { "retry-after": new Date(0).toUTCString() })),
    calls: 2,
  },
  {
    name: "limits requests for milliseconds (retry-after-ms)",
    pauses: [250],
    serve: after(limited("Slow down.", { "retry-after-ms": "250" })),
    calls: 2,
  },
  {
    name: 'limits requests and says "try again in 1.5s"',
    pauses: [1_500],
    serve: after(limited("Rate limit reached. Please try again in 1.5s.")),
    calls: 2,
  },
  {
    name: "limits requests as Google does (RESOURCE_EXHAUSTED)",
    pauses: [7_200],
    serve: after(
      json(
        {
          error: {
            code: 429,
            status: "RESOURCE_EXHAUSTED",
            message: "You exceeded your current quota. Please retry in 7.2s.",
          },
        },
        429,
      ),
    ),
    calls: 2,
  },
  {
    name: "limits requests in a body of status 200",
    serve: after(json({ error: { code: 429, message: "Rate limited upstream" } })),
    calls: 2,
  },
  {
    name: "limits requests in the middle of its stream",
    serve: after(stream([chunks[0], { error: { code: "rate_limit_exceeded" } }])),
    calls: 2,
  },
  { name: "is too busy (503)", serve: after(error(503, "Service Unavailable")), calls: 2 },
  { name: "is overloaded (529)", serve: after(error(529, "Overloaded", { code: "overloaded_error" })), calls: 2 },
  { name: "is still loading its model", serve: after(error(503, "Loading model")), calls: 2 },
  { name: "has an error of its own (500)", serve: after(error(500, "Internal server error")), calls: 2 },
  {
    name: "stands behind a proxy that answers 502 with a page",
    serve: after(({ response }) =>
      response.writeHead(502, { "content-type": "text/html" }).end("<html>Bad gateway</html>"),
    ),
    calls: 2,
  },
  { name: "stands behind a proxy that gives up waiting (504)", serve: after(error(504, "upstream timeout")), calls: 2 },
  { name: "resets the connection before it answers", serve: after(({ response }) => response.destroy()), calls: 2 },
  { name: "breaks off in the middle", serve: after(cutAfter(events(chunks.slice(0, 4), { done: false }))), calls: 2 },
  {
    name: "ends its stream in the middle, without a reason",
    serve: after(stream(chunks.slice(0, 4), { done: false })),
    calls: 2,
  },
  {
    name: "sends an error in the middle",
    serve: after(
      stream([...chunks.slice(0, 4), { error: { message: "The server had an error.", type: "server_error" } }]),
    ),
    calls: 2,
  },
  {
    name: 'ends for the reason "error"',
    serve: after(stream([...chunks.slice(0, 4), chunk({}, { finish_reason: "error" })], { done: false })),
    calls: 2,
  },
  { name: "sends half of a chunk", serve: after(stream([...chunks.slice(0, 3), '{"choices":[{"delta":'])), calls: 2 },
  { name: "answers once with nothing", serve: after(({ response }) => response.writeHead(200).end()), calls: 2 },
];
