import { chunk, chunks, counted, goodText, stopped, whole } from "./good-answer.ts";
import type { Serve, WildCall } from "./wild-server.ts";

interface StreamOptions {
  /** Between lines. */
  newline?: string;
  field?: string;
  done?: boolean;
  type?: string;
}

/** The bytes of events. */
export function events(
  values: unknown[],
  { newline = "\n", field = "data: ", done = true }: StreamOptions = {},
): string {
  const texts = [...values.map((value) => (typeof value === "string" ? value : JSON.stringify(value)))];
  return [...texts, ...(done ? ["[DONE]"] : [])].map((text) => `${field}${text}${newline}${newline}`).join("");
}

export function send(text: string | Uint8Array, type = "text/event-stream"): Serve {
  return ({ response }) => response.writeHead(200, { "content-type": type }).end(text);
}

/** Streams values as events. */
export function stream(values: unknown[], options: StreamOptions = {}): Serve {
  return send(events(values, options), options.type);
}

/** Answers in one body. */
export function json(value: unknown, status = 200, headers: Record<string, string> = {}): Serve {
  return ({ response }) =>
    response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(value));
}

/** Answers well, in a stream or whole as it was asked. */
export const well: Serve = (call) =>
  call.body.stream ? stream([...chunks, stopped, counted])(call) : json(whole({ content: goodText }))(call);

/** Answers this text as a model's words. */
export function says(text: string, finish = "stop"): Serve {
  return stream([chunk({ content: text }), chunk({}, { finish_reason: finish }), counted]);
}

/** An error as OpenAI words it. */
export function error(
  status: number,
  message: string,
  details: { code?: string; headers?: Record<string, string> } = {},
): Serve {
  return json(
    { error: { message, type: "invalid_request_error", code: details.code ?? null } },
    status,
    details.headers,
  );
}

/** Well, but first as `faults` in their order. */
export function after(...faults: Serve[]): Serve {
  return (call) => (faults[call.number - 1] ?? well)(call);
}

/** Well, unless one of the rules dislikes the call. */
export function unless(...rules: [dislikes: (call: WildCall) => unknown, answer: Serve][]): Serve {
  return (call) => (rules.find(([dislikes]) => dislikes(call))?.[1] ?? well)(call);
}

/** Begins with the text and breaks off. */
export function cutAfter(text: string): Serve {
  return ({ response }) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    // What was written must leave first, or the caller sees a refused connection and not a cut stream.
    response.write(text, () => setImmediate(() => response.destroy()));
  };
}

/** Begins with the text and says nothing more; without a text not even that. */
export function hangAfter(text?: string): Serve {
  return ({ response }) => {
    if (text !== undefined) response.writeHead(200, { "content-type": "text/event-stream" }).write(text);
  };
}
