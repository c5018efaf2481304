import { gzipSync } from "node:zlib";
import type { WildBehaviour } from "./behaviour.ts";
import { chunk, chunks, counted, goodAnswer, goodText, pieces, stopped, usage, whole } from "./good-answer.ts";
import { cutAfter, events, hangAfter, json, send, stream } from "./serve.ts";

const all = [...chunks, stopped, counted];
const plain = events(all);
const bytes = Buffer.from(plain);
const eachByte = async (write: (part: Uint8Array) => Promise<unknown>) => {
  for (let index = 0; index < bytes.length; index += 7) await write(bytes.subarray(index, index + 7));
};

/** How a stream is put into bytes and lines. */
export const streams: WildBehaviour[] = [
  { name: "streams as OpenAI does", counts: [120, 45], serve: stream(all) },
  {
    name: "puts comments between the events",
    serve: send(`: hello\n\n${plain.replaceAll("\n\n", "\n\n: keep-alive\n\n")}`),
  },
  { name: "ends its lines with \\r\\n", serve: stream(all, { newline: "\r\n" }) },
  { name: "ends its lines with \\r", serve: stream(all, { newline: "\r" }) },
  {
    name: "sends seven bytes at a time, in the middle of letters",
    serve: async ({ response }) => {
      response.writeHead(200, { "content-type": "text/event-stream" });
      await eachByte((part) => new Promise((resolve) => response.write(part, resolve)));
      response.end();
    },
  },
  { name: "never sends [DONE]", serve: stream(all, { done: false }) },
  { name: "lacks the empty line after its last event", serve: send(events(all, { done: false }).trimEnd()) },
  { name: "writes data: without a space", serve: stream(all, { field: "data:" }) },
  { name: "writes data: twice", serve: stream(all, { field: "data: data: " }) },
  { name: "begins with a byte order mark", serve: send(`\uFEFF${plain}`) },
  {
    name: "names its events and numbers them",
    serve: send(`retry: 3000\n\n${plain.replaceAll("data:", "event: completion\nid: 7\ndata:")}`),
  },
  { name: "sends empty events and words to keep the line open", serve: stream(["", "ping", ...all, "ping"]) },
  { name: "sends empty lines before its stream", serve: send(`\n\n \n${plain}`) },
  {
    name: "compresses its stream",
    serve: ({ response }) =>
      response.writeHead(200, { "content-type": "text/event-stream", "content-encoding": "gzip" }).end(gzipSync(plain)),
  },
  { name: "calls its stream application/json", serve: stream(all, { type: "application/json" }) },
  { name: "calls its stream text/plain", serve: stream(all, { type: "text/plain" }) },
  {
    name: "answers a streamed request with one body of JSON",
    counts: [120, 45],
    serve: json(whole({ content: goodText })),
  },
  { name: "calls that body text/event-stream", serve: send(JSON.stringify(whole({ content: goodText }))) },
  {
    name: "puts that body on many lines",
    serve: send(JSON.stringify(whole({ content: goodText }), null, 2), "application/json"),
  },
  {
    name: "sends blanks to keep the line open, and then that body",
    serve: send(`\n   \n  \n${JSON.stringify(whole({ content: goodText }))}`, "application/json"),
  },
  {
    name: "sends chunks as lines of JSON",
    serve: send(all.map((value) => `${JSON.stringify(value)}\n`).join(""), "application/x-ndjson"),
  },
  { name: "sends its chunks as one list", serve: json(all) },
  {
    name: "speaks as Ollama does by itself",
    counts: [120, 45],
    serve: send(
      [
        ...pieces.map((content) => ({ message: { role: "assistant", content }, done: false })),
        { message: { content: "" }, done: true, done_reason: "stop", prompt_eval_count: 120, eval_count: 45 },
      ]
        .map((value) => `${JSON.stringify(value)}\n`)
        .join(""),
      "application/x-ndjson",
    ),
  },
  {
    name: "speaks as llama.cpp does by itself",
    counts: [120, 45],
    serve: stream([
      ...pieces.map((content) => ({ content, stop: false })),
      { content: "", stop: true, tokens_predicted: 45, tokens_evaluated: 120 },
    ]),
  },
  { name: "leaves the connection open after [DONE]", serve: hangAfter(plain) },
  {
    name: "leaves the connection open after the reason of the end",
    serve: hangAfter(events([...chunks, stopped], { done: false })),
    limits: { idleMs: 1_000 },
  },
  {
    name: "falls silent after the whole answer, without a reason of its end",
    serve: hangAfter(events(chunks, { done: false })),
    limits: { idleMs: 1_000 },
  },
  { name: "breaks off after the whole answer", serve: cutAfter(events(chunks, { done: false })) },
  {
    name: "sends an error after the whole answer",
    serve: stream([...chunks, { error: { message: "could not count", code: 500 } }]),
  },
  {
    name: "answers with status 201",
    serve: ({ response }) => response.writeHead(201, { "content-type": "text/event-stream" }).end(plain),
  },
];

/** What stands in the chunks. */
export const chunkWords: WildBehaviour[] = [
  {
    name: "counts tokens beside the last choice",
    counts: [120, 45],
    serve: stream([...chunks, chunk({}, { finish_reason: "stop" }, { usage })]),
  },
  {
    name: "counts tokens in every chunk",
    counts: [120, 45],
    serve: stream([...pieces.map((content) => chunk({ content }, {}, { usage })), stopped]),
  },
  {
    name: "counts tokens inside the choice",
    counts: [120, 45],
    serve: stream([...chunks, chunk({}, { finish_reason: "stop", usage })]),
  },
  {
    name: "counts tokens under x_groq",
    counts: [120, 45],
    serve: stream([...chunks, chunk({}, { finish_reason: "stop" }, { x_groq: { usage } })]),
  },
  {
    name: "counts tokens in texts",
    counts: [120, 45],
    serve: stream([...chunks, stopped, { choices: [], usage: { prompt_tokens: "120", completion_tokens: "45" } }]),
  },
  {
    name: "counts null tokens until the end",
    counts: [120, 45],
    serve: stream([...pieces.map((content) => chunk({ content }, {}, { usage: null })), stopped, counted]),
  },
  { name: "never counts tokens", serve: stream([...chunks, stopped]) },
  {
    name: "begins with chunks without choices",
    serve: stream([{ choices: [], prompt_filter_results: [] }, { id: "c1" }, ...all]),
  },
  {
    name: "sends null for choices, deltas and texts",
    serve: stream([{ choices: null }, chunk(null), chunk({ content: null, role: "assistant" }), ...all]),
  },
  {
    name: "gives its choices no index",
    serve: stream([
      ...pieces.map((content) => ({ choices: [{ delta: { content } }] })),
      { choices: [{ delta: {}, finish_reason: "stop" }] },
    ]),
  },
  {
    name: "sends a second choice",
    serve: stream(
      pieces.flatMap((content) => [chunk({ content }), chunk({ content: "other" }, { index: 1 })]).concat(stopped),
    ),
  },
  {
    name: "sends its last chunk twice",
    serve: stream([
      ...chunks.slice(0, -1),
      ...[1, 2].map(() => chunk({ content: pieces.at(-1) }, { finish_reason: "stop" })),
      counted,
    ]),
  },
  { name: "repeats the whole message at the end", serve: stream([...chunks, whole({ content: goodText })]) },
  {
    name: "sends texts as lists of parts",
    serve: stream([...pieces.map((text) => chunk({ content: [{ type: "text", text }] })), stopped]),
  },
  { name: "sends the answer as an object", serve: json(whole({ content: goodAnswer })) },
  {
    name: "sends texts without a delta around them",
    serve: stream([...pieces.map((content) => chunk(content)), stopped]),
  },
  {
    name: "sends its thinking as reasoning_content",
    serve: stream([chunk({ reasoning_content: "Let me think {" }), ...all]),
  },
  { name: "sends its thinking as reasoning", serve: stream([chunk({ reasoning: "Let me think {" }), ...all]) },
  {
    name: "sends its thinking as parts of the text",
    serve: stream([chunk({ content: [{ type: "thinking", text: "Hm {" }] }), ...all]),
  },
  {
    name: "takes the whole answer for thinking",
    serve: stream([...pieces.map((reasoning_content) => chunk({ reasoning_content })), stopped]),
  },
  {
    name: "answers by calling a tool",
    serve: stream([
      ...pieces.map((text) => chunk({ tool_calls: [{ index: 0, function: { name: "answer", arguments: text } }] })),
      chunk({}, { finish_reason: "tool_calls" }),
    ]),
  },
  {
    name: "answers by calling a tool with an object",
    serve: json(whole({ content: null, tool_calls: [{ function: { name: "answer", arguments: goodAnswer } }] })),
  },
  {
    name: "answers by calling a function in the old way",
    serve: stream([
      ...pieces.map((text) => chunk({ function_call: { arguments: text } })),
      chunk({}, { finish_reason: "function_call" }),
    ]),
  },
  {
    name: "sends text as completions of old did",
    serve: stream([
      ...pieces.map((text) => ({ choices: [{ text, index: 0 }] })),
      { choices: [{ text: "", finish_reason: "stop" }] },
    ]),
  },
  { name: "gives no reason of its end", serve: stream(chunks, { done: false }) },
  ...["eos", "stop_sequence", "STOP", "end_turn", ""].map((reason) => ({
    name: `says "${reason}" for the end`,
    serve: stream([...chunks, chunk({}, { finish_reason: reason })]),
  })),
];
