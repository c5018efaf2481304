import { expect, test } from "vitest";
import { createChatAnswer } from "./chat-answer.ts";
import { readChunk } from "./read-chunk.ts";

const choice = (part: object) => ({ choices: [part] });

test.each<[string, unknown, string]>([
  ["a piece as OpenAI sends it", choice({ delta: { content: "Soap" } }), "Soap"],
  ["a piece that is a text", choice({ delta: "Soap" }), "Soap"],
  ["a whole message", choice({ message: { content: "Soap" } }), "Soap"],
  ["a text of the older form", choice({ text: "Soap" }), "Soap"],
  ["a text in its message", choice({ message: { text: "Soap" } }), "Soap"],
  ["parts", choice({ message: { content: [{ type: "text", text: "So" }, { text: "ap" }] } }), "Soap"],
  [
    "parts with thinking",
    choice({ message: { content: [{ type: "thinking", text: "Hm" }, { type: "reasoning", text: "Hm" }, "Soap"] } }),
    "Soap",
  ],
  ["an object", choice({ message: { content: { a: 1 } } }), '{"a":1}'],
  ["a line of Ollama", { message: { content: "Soap" }, done: false }, "Soap"],
  ["an answer of Ollama", { response: "Soap", done: true }, "Soap"],
  ["an answer of llama.cpp", { content: "Soap" }, "Soap"],
  ["an output text", { output_text: "Soap" }, "Soap"],
  ["nothing", choice({ delta: {} }), ""],
  ["no choice", { choices: [] }, ""],
])("the words of %s are read", (_, value, content) => {
  expect(readChunk(value)?.content).toBe(content);
});

test("of a second choice nothing is read, and of several calls of tools the first", () => {
  expect(readChunk(choice({ index: 1, delta: { content: "Soap" } }))).toBeUndefined();
  const calls = (...tools: object[]) => readChunk(choice({ delta: { tool_calls: tools } }))?.tool;
  expect(calls({ index: 0, function: { arguments: '{"a"' } }, { index: 1, function: { arguments: "x" } })).toBe('{"a"');
  expect(calls({ function: { parameters: { a: 1 } } })).toBe('{"a":1}');
  expect(readChunk(choice({ message: { function_call: { arguments: "{}" } } }))?.tool).toBe("{}");
});

test.each(["reasoning_content", "reasoning", "thinking"])("what stands under %s is thought, and not said", (name) => {
  expect(readChunk(choice({ delta: { [name]: "Hm" } }))).toMatchObject({ content: "", reasoning: "Hm" });
});

test.each([
  [choice({ delta: {}, finish_reason: "stop" }), "stop", false],
  [{ response: "", done_reason: "length", done: true }, "length", true],
  [{ content: "", stop_reason: "end_turn" }, "stop", false],
  [choice({ delta: {}, finish_reason: null }), undefined, false],
])("the end of %j is %s", (value, ...[finish, last]) => {
  expect(readChunk(value)).toMatchObject({ finish, last });
});

test.each([
  [{ choices: [], usage: { prompt_tokens: 7, completion_tokens: 2 } }],
  [choice({ delta: {}, usage: { prompt_tokens: 7, completion_tokens: 2 } })],
  [{ choices: [], x_groq: { usage: { prompt_tokens: 7, completion_tokens: 2 } } }],
  [{ response: "", prompt_eval_count: 7, eval_count: 2 }],
])("the tokens of %j are counted", (value) => {
  expect(readChunk(value)?.tokens).toEqual({ input: 7, cached: 0, output: 2 });
});

function answerOf(...values: unknown[]) {
  const answer = createChatAnswer();
  for (const value of values) answer.add(value);
  return { text: answer.text(), finish: answer.finish(), isWhole: answer.isWhole() };
}
const piece = (content: string, more: object = {}) => choice({ delta: { content }, ...more });

test("pieces are put together, a whole answer takes their place, and a last piece that is sent twice counts once", () => {
  expect(answerOf(piece('{"a"'), piece(":1}"))).toEqual({ text: '{"a":1}', finish: undefined, isWhole: true });
  const last = piece(":1}", { finish_reason: "stop" });
  expect(answerOf(piece('{"a"'), last, last)).toEqual({ text: '{"a":1}', finish: "stop", isWhole: true });
  expect(answerOf(piece('{"a"'), choice({ message: { content: '{"a":1}' } })).text).toBe('{"a":1}');
  expect(answerOf(piece("one "), choice({ message: { content: "two" } })).text).toBe("one two");
  expect(answerOf(piece('{"a"'))).toMatchObject({ isWhole: false });
  expect(answerOf(piece("x", { finish_reason: "error" })).isWhole).toBe(false);
  expect(answerOf({ response: "{}", done: true }).finish).toBe("stop");
});

test("an answer that stands in a tool or in the thinking is read there; a refusal is none", () => {
  const tool = choice({ delta: { tool_calls: [{ function: { arguments: "{}" } }] } });
  const thought = choice({ delta: { reasoning: '{"a":1}' } });
  const end = choice({ delta: {}, finish_reason: "stop" });
  expect(answerOf(tool, piece(" ")).text).toBe("{}");
  expect([answerOf(thought).text, answerOf(thought, end).text]).toEqual(["", '{"a":1}']);
  expect(answerOf(thought, piece("{}"), end).text).toBe("{}");
  const refusal = choice({ delta: { refusal: "No." } });
  expect([answerOf(refusal, end).finish, answerOf(refusal, piece("{}"), end).finish]).toEqual([
    "content-filter",
    "stop",
  ]);
});

test.each([
  { error: { message: "no" } },
  { error: "no" },
  { object: "error", message: "no" },
  { type: "error" },
  { detail: "no" },
])("%j is an error", (value) => {
  expect(() => answerOf(value)).toThrow("The server answered with 200.");
});

test.each([
  { error: null, ...choice({}) },
  { error: "", ...choice({}) },
  { detail: "x", ...choice({}) },
])("%j is none", (value) => expect(answerOf(value).text).toBe(""));
