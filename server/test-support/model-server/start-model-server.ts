import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type Answers, composeAnswer } from "./answer.ts";
import { type Behaviour, createScript, type Matcher } from "./behaviours.ts";
import { logCall, newCall, type RecordedCall } from "./call-record.ts";
import { ChatRequest } from "./chat-request.ts";
import { sendStream, sendWhole } from "./send-answer.ts";
import { taskAnswers } from "./task-answers.ts";

export interface ModelServerOptions {
  /** 0, the default: a free one. */
  port?: number;
  /** Milliseconds from the arrival of a call to its last byte; 0 by default. */
  latencyMs?: number;
  /** The part of the latency, from 0 to 1, before the first words; 0.2 by default. */
  firstTokenShare?: number;
  /** When given, any other key is answered with 401. */
  apiKey?: string;
  /** The part of every prompt, from 0 to 1, that is reported as read from the cache; 0 by default. */
  cachedShare?: number;
  /** Own answers by task name, instead of those of `taskAnswers` or ones filled from the schema. */
  answers?: Answers;
  /** Spoils the text of an answer before it is sent. */
  distort?: (text: string, call: RecordedCall) => string;
  /** How a call is treated that no script is for. */
  behave?: (call: RecordedCall) => Behaviour | undefined;
  /** Gets one JSON line at the start, the first token and the end of every call. */
  logFile?: string;
}

export interface ModelServer {
  /** The base URL for an OpenAI-compatible client, with `/v1`. */
  url: string;
  port: number;
  /** In order of arrival; entries change while their calls run. */
  calls: RecordedCall[];
  script(matcher: Matcher, behaviour: Behaviour): void;
  /** Forgets scripts and calls. */
  reset(): void;
  /** Breaks open calls off and stops listening. */
  close(): Promise<void>;
}

/**
 * Starts a real HTTP server on 127.0.0.1 that speaks OpenAI chat completions, streamed or whole.
 * Other processes can use `GET /calls`, `POST /script` (`{matcher, behaviour}`) and `POST /reset`.
 */
export async function startModelServer(options: ModelServerOptions = {}): Promise<ModelServer> {
  const calls: RecordedCall[] = [];
  const answers = { ...taskAnswers, ...options.answers };
  const script = createScript();
  let received = 0;
  const reset = () => {
    script.clear();
    calls.length = 0;
  };

  const server = createServer(async (request, response) => {
    try {
      await route(request, response);
    } catch (error) {
      const message = error instanceof Error ? error.message : "Unknown error.";
      sendJson(response, 500, { error: { message, type: "server_error", code: "model_server_defect" } });
    }
  });

  async function route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    switch (`${request.method} ${request.url}`) {
      case "POST /v1/chat/completions":
        return answerCall(request, response);
      case "GET /v1/models":
        return sendJson(response, 200, { object: "list", data: [{ id: "scripted", object: "model" }] });
      case "GET /calls":
        return sendJson(response, 200, calls);
      case "POST /script": {
        const { matcher, behaviour }: { matcher: Matcher; behaviour: Behaviour } = JSON.parse(await bodyOf(request));
        script.add(matcher, behaviour);
        return sendJson(response, 200, {});
      }
      case "POST /reset":
        reset();
        return sendJson(response, 200, {});
      default:
        return sendJson(response, 404, {
          error: { message: "Unknown path.", type: "invalid_request_error", code: "not_found" },
        });
    }
  }

  async function answerCall(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const startedAt = Date.now();
    const parsed = ChatRequest.safeParse(JSON.parse(await bodyOf(request)));
    if (!parsed.success) {
      return sendJson(response, 400, {
        error: { message: parsed.error.message, type: "invalid_request_error", code: "bad_request" },
      });
    }
    const { data } = parsed;
    received += 1;
    const call = newCall(data, { number: received, headers: request.headers, startedAt });
    calls.push(call);
    logCall(options.logFile, call, { event: "start", at: startedAt });
    response.once("close", () => {
      call.finishedAt = Date.now();
      call.status = response.headersSent ? response.statusCode : undefined;
      call.outcome = !response.writableFinished ? "aborted" : response.statusCode === 200 ? "answered" : "error";
      logCall(options.logFile, call, { event: "finish", at: call.finishedAt });
    });
    await respond(call, data, response);
  }

  async function respond(call: RecordedCall, request: ChatRequest, response: ServerResponse): Promise<void> {
    const behaviour = script.next(call.task) ?? options.behave?.(call);
    if (options.apiKey !== undefined && call.headers.authorization !== `Bearer ${options.apiKey}`) {
      return sendJson(response, 401, {
        error: { message: "Incorrect API key.", type: "invalid_request_error", code: "invalid_api_key" },
      });
    }
    if (behaviour?.kind === "status") {
      const { status, retryAfter, code = status === 429 ? "rate_limit_exceeded" : "server_error" } = behaviour;
      if (retryAfter !== undefined) response.setHeader("retry-after", String(retryAfter));
      return sendJson(response, status, { error: { message: "The scripted error.", type: code, code } });
    }
    const prompt = call.messages.map((message) => message.text).join("\n");
    const { task, model, messages, schema } = call;
    const composed = composeAnswer({ task, model, messages, schema, prompt }, answers, behaviour);
    const answer = { ...composed, text: options.distort?.(composed.text, call) ?? composed.text };
    const promptTokens = Math.ceil(prompt.length / 4);
    call.usage = {
      promptTokens,
      cachedTokens: Math.floor(promptTokens * (options.cachedShare ?? 0)),
      completionTokens: Math.ceil((answer.text || (answer.refusal ?? "")).length / 4),
    };
    const send = call.stream ? sendStream : sendWhole;
    await send(response, answer, {
      call,
      behaviour,
      pace: {
        latencyMs: behaviour?.kind === "slow" ? behaviour.latencyMs : (options.latencyMs ?? 0),
        firstTokenShare: options.firstTokenShare ?? 0.2,
      },
      includeUsage: request.stream_options?.include_usage ?? false,
      clock: Date.now,
      onFirstToken() {
        call.firstTokenAt = Date.now();
        logCall(options.logFile, call, { event: "first_token", at: call.firstTokenAt });
      },
    });
  }

  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port ?? 0, "127.0.0.1", () => resolve());
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The model server has no port.");
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    port: address.port,
    calls,
    script: script.add,
    reset,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = "";
  request.setEncoding("utf8");
  for await (const chunk of request) body += chunk;
  return body;
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  if (response.headersSent) return void response.destroy();
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
