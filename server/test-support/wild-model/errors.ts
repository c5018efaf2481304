import type { WildBehaviour } from "./behaviour.ts";
import { chunk, chunks, goodText } from "./good-answer.ts";
import { cutAfter, error, events, hangAfter, json, send, stream } from "./serve.ts";

const page: (status: number) => WildBehaviour["serve"] =
  (status) =>
  ({ response }) =>
    response.writeHead(status, { "content-type": "text/html" }).end("<!doctype html><title>Welcome</title>");

/** What stays, with the sentence that is told. */
export const errors: WildBehaviour[] = [
  { name: "does not take the key (401)", serve: error(401, "Incorrect API key provided."), fails: "bad_key" },
  {
    name: "does not take the key (400)",
    serve: json({ error: { code: 400, status: "INVALID_ARGUMENT", message: "API key not valid." } }, 400),
    fails: "bad_key",
  },
  { name: "lets the key use other models only (403)", serve: error(403, "Project has no access."), fails: "forbidden" },
  { name: "wants to be paid (402)", serve: error(402, "Payment required"), fails: "no_credit" },
  {
    name: "has no credit left (429 insufficient_quota)",
    serve: error(429, "You exceeded your current quota.", { code: "insufficient_quota" }),
    fails: "no_credit",
  },
  { name: "has no balance left (403)", serve: error(403, "Insufficient balance"), fails: "no_credit" },
  {
    name: "does not know the model (404)",
    serve: error(404, "The model `x` does not exist", { code: "model_not_found" }),
    fails: "unknown_model",
  },
  { name: "does not know the model (400)", serve: error(400, "Model Not Exist"), fails: "unknown_model" },
  {
    name: "has not pulled the model",
    serve: error(404, 'model "x" not found, try pulling it first'),
    fails: "unknown_model",
  },
  { name: "knows no such address (404)", serve: json({ detail: "Not Found" }, 404), fails: "wrong_address" },
  { name: "is a web server without such a page (404)", serve: page(404), fails: "web_page" },
  { name: "is a web site that answers anything", serve: page(200), fails: "web_page" },
  {
    name: "leads elsewhere (301)",
    serve: ({ response }) => response.writeHead(301, { location: "https://elsewhere.invalid/" }).end(),
    fails: "moved",
  },
  {
    name: "reads less than the request whatever is left away",
    serve: error(400, "prompt is too long: 9000 tokens > 2000 maximum"),
    fails: "too_long",
    calls: 2,
  },
  {
    name: "ends by its content filter",
    serve: stream([...chunks.slice(0, 3), chunk({}, { finish_reason: "content_filter" })]),
    fails: "refused",
  },
  {
    name: "refuses in the field refusal",
    serve: stream([chunk({ refusal: "I cannot help." }), chunk({}, { finish_reason: "stop" })]),
    fails: "refused",
  },
  {
    name: "refuses by its content policy (400)",
    serve: error(400, "Rejected by content management policy.", { code: "content_filter" }),
    fails: "refused",
  },
  { name: "refuses every form of request", serve: error(400, "Bad request."), fails: "request_refused", calls: 5 },
  {
    name: "has an error of its own each time (500)",
    serve: error(500, "Internal server error"),
    fails: "server_error",
    calls: 3,
  },
  { name: "is busy each time (503)", serve: error(503, "Service Unavailable"), fails: "overloaded", calls: 3 },
  { name: "limits requests each time (429)", serve: error(429, "Slow down."), fails: "rate_limited", calls: 3 },
  {
    name: "limits requests for an hour",
    serve: error(429, "Try again in 1h0m0s."),
    fails: "rate_limited",
    sentence: "The model provider asks to wait 60 minutes. Try again then.",
  },
  { name: "never begins to answer", serve: hangAfter(), limits: { firstMs: 400 }, fails: "first_word_late", calls: 3 },
  {
    name: "falls silent in the middle",
    serve: hangAfter(events(chunks.slice(0, 4), { done: false })),
    limits: { idleMs: 100 },
    fails: "fell_silent",
    calls: 3,
  },
  {
    name: "thinks without end",
    serve: ({ response }) => {
      response.writeHead(200, { "content-type": "text/event-stream" });
      const thinking = setInterval(() => response.write(events([chunk({ reasoning: "Hm. " })], { done: false })), 20);
      response.on("close", () => clearInterval(thinking));
    },
    limits: { totalMs: 300 },
    fails: "never_ended",
  },
  {
    name: "breaks off each time",
    serve: cutAfter(events(chunks.slice(0, 4), { done: false })),
    fails: "broken_off",
    calls: 3,
  },
  {
    name: "answers with nothing each time",
    serve: ({ response }) => response.writeHead(200).end(),
    fails: "empty_body",
    calls: 3,
  },
  {
    name: "answers with words outside of any form",
    serve: send("Hello, world", "text/plain"),
    fails: "not_json",
    calls: 3,
  },
  {
    name: "answers with half of a body",
    serve: send(`{"choices":[{"message":{"content":${JSON.stringify(goodText)}`, "application/json"),
    fails: "not_json",
    calls: 3,
  },
  {
    name: "sends without end and measure",
    serve: ({ response }) => {
      const spaces = Buffer.alloc(1_000_000, " ");
      const write = () => {
        while (!response.destroyed && response.write(spaces));
        if (!response.destroyed) response.once("drain", write);
      };
      write();
    },
    fails: "too_large",
  },
];
