import type { AnswerListener, ModelCall } from "../attempts/model-call.ts";
import type { CallForm } from "./call-form.ts";
import { CallRefused, UnreadableAnswer } from "./call-refused.ts";
import { type ChatAnswer, createChatAnswer } from "./chat-answer.ts";
import { chatBody } from "./chat-body.ts";
import { readValues } from "./read-values.ts";

/** A server that speaks chat completions. */
export interface ChatServer {
  /** The address of its API, such as `http://localhost:11434/v1`. */
  baseUrl: string;
  apiKey: string | undefined;
  /** Its own name of the model. */
  model: string;
  fetch: typeof fetch;
}

/**
 * Makes one request in a form and tells the answer as it comes.
 * @throws CallRefused when the server answers with an error, UnreadableAnswer when with no answer, and what `fetch` throws
 */
export async function sendChat(
  server: ChatServer,
  { call, form }: { call: ModelCall; form: CallForm },
  listener: AnswerListener,
): Promise<void> {
  call.watch.begin({ whole: !form.stream });
  const response = await server.fetch(`${server.baseUrl.replace(/\/+$/, "")}/chat/completions`, {
    method: "POST",
    headers: headersOf(server, call, form),
    body: JSON.stringify(chatBody(call, form, server.model)),
    signal: call.watch.signal,
    // Another address would be given the key and the prompt.
    redirect: "manual",
  });
  if (!response.ok) throw new CallRefused(await refusalOf(response, call.watch.alive));
  if (response.body === null) throw new UnreadableAnswer("empty_body");
  await readAnswer(response.body, call, listener);
}

async function readAnswer(body: AsyncIterable<Uint8Array>, call: ModelCall, listener: AnswerListener): Promise<void> {
  const answer = createChatAnswer();
  let told = "";
  let finished = false;
  const alive = () => (finished ? call.watch.finishing() : call.watch.alive());
  const tell = () => {
    const text = answer.text();
    if (text === told) return;
    told = text;
    listener.text(text);
  };
  let end: "said" | "broken" = "said";
  try {
    for await (const value of readValues(body, alive)) {
      answer.add(value);
      tell();
      if (answer.finish() === undefined || finished) continue;
      finished = true;
      call.watch.finishing();
    }
  } catch (error) {
    if (!answer.isWhole() || call.watch.isCancelled()) throw error;
    end = "broken";
  }
  tell();
  listener.finish(reasonOf(answer, end), answer.tokens());
}

/** A stream that ends without a reason ended well if nothing is missing in its text. */
function reasonOf(answer: ChatAnswer, end: "said" | "broken") {
  const reason = answer.finish();
  if (reason !== undefined) return reason === "error" ? undefined : reason;
  return end === "said" && !answer.isWhole() ? undefined : "stop";
}

function headersOf(server: ChatServer, call: ModelCall, form: CallForm): Record<string, string> {
  return {
    "content-type": "application/json",
    accept: form.stream ? "text/event-stream, application/json" : "application/json",
    ...(server.apiKey !== undefined && { authorization: `Bearer ${server.apiKey}` }),
    ...(form.idempotencyKey && { "idempotency-key": call.idempotencyKey }),
  };
}

const mostErrorBytes = 64_000;

async function refusalOf(response: Response, alive: () => void) {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // Half of what it says is enough; an error is an error when its connection breaks, too.
  try {
    for await (const chunk of response.body ?? []) {
      alive();
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes > mostErrorBytes) break;
    }
  } catch {}
  const body = Buffer.concat(chunks).subarray(0, mostErrorBytes).toString("utf8");
  return { status: response.status, headers: Object.fromEntries(response.headers), body };
}
