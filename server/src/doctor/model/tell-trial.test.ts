import { expect, test } from "vitest";
import { type FailureReason, failureReasons } from "../../platform/model/attempts/failures/failure-reason.ts";
import { type CallForm, strictestForm } from "../../platform/model/wire/call-form.ts";
import { bytesInWords } from "../bytes-in-words.ts";
import { failedCall } from "../failed-call.ts";
import { inParts } from "./in-parts.ts";
import { reportInWords } from "./report-effort.ts";
import { tellTrial } from "./tell-trial.ts";
import type { Trial } from "./try-model.ts";

const good: Trial = {
  ...{ name: "local/llama", failure: undefined, form: undefined },
  ...{ streamed: true, tokensPerSecond: 50, keepsToSchema: true, shortened: false },
};
const told = (change: Partial<Trial>) =>
  tellTrial({ ...good, ...change }, "llama", 60).map(
    ({ status, says, todo }) => `${status}: ${says}${todo ? ` ${todo}` : ""}`,
  );

test("a model is slow below eight tokens a second, which is told with what to do", () => {
  expect(told({ tokensPerSecond: 8 })[0]).toBe("ok: local/llama answers, with 8.0 tokens a second.");
  expect(told({ tokensPerSecond: 7.94 })[0]).toBe(
    "note: local/llama answers slowly, with 7.9 tokens a second. Give it a faster machine, or choose a smaller model.",
  );
  expect(told({ tokensPerSecond: 49.6 })[0]).toBe("ok: local/llama answers, with 50 tokens a second.");
});

test("a model whose answer is cut off reads too little for a report", () => {
  expect(told({ shortened: true })).toContain(
    "wrong: local/llama reads too little for a report. Give it a larger context, or choose another model.",
  );
  expect(told({}).filter((line) => !line.startsWith("ok"))).toEqual([]);
});

test.each([
  [10_000, "less than a minute", "less than a minute"],
  [200, "less than a minute", "a minute"],
  [50, "less than a minute", "5 minutes"],
  [40, "a minute", "7 minutes"],
  [10, "5 minutes", "27 minutes"],
  [1, "49 minutes", "4 hours"],
])("with %i tokens a second a report takes %s side by side, and %s one after the other", (...[speed, least, alone]) => {
  expect(reportInWords("unknown", speed)).toBe(
    `A report is 27 calls, which read about 48,000 tokens and write 16,000: at this speed it takes ${least} if the calls run side by side, ${alone} one after the other.`,
  );
});

test.each([
  ["It is full. An administrator needs to clear it.", { says: "It is full.", todo: "Clear it." }],
  [
    "It is busy. Try again; if that does not help, an administrator needs to look there.",
    { says: "It is busy.", todo: "Look there." },
  ],
  ["It is gone.", { says: "It is gone.", todo: null }],
])("%s has what is so and what to do about it", (sentence, parts) => {
  expect(inParts(sentence)).toEqual(parts);
});

const refused = Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:80."), { code: "ECONNREFUSED" });
test.each<[string, unknown, { code: string; words: string }]>([
  [
    "a cause",
    new TypeError("fetch failed", { cause: refused }),
    { code: "ECONNREFUSED", words: "connect ECONNREFUSED 127.0.0.1:80" },
  ],
  [
    "several addresses",
    new TypeError("fetch failed", { cause: new AggregateError([refused, new Error("another")]) }),
    { code: "ECONNREFUSED", words: "connect ECONNREFUSED 127.0.0.1:80" },
  ],
  ["a time that is over", new DOMException("aborted", "TimeoutError"), { code: "timeout", words: "no answer in time" }],
  [
    "a call that was given up",
    new DOMException("aborted", "AbortError"),
    { code: "timeout", words: "no answer in time" },
  ],
  ["no cause", new Error("It broke."), { code: "", words: "It broke" }],
  ["no error", "broken", { code: "", words: "it failed" }],
])("a call that fails with %s is told in the system's few words", (_what, error, words) => {
  expect(failedCall(error)).toEqual(words);
});

test("room is told in megabytes, and from a gigabyte on in those", () => {
  const megabyte = 1024 ** 2;
  const sizes = [0, 0.4 * megabyte, 34.4 * megabyte, 1023 * megabyte, 1024 * megabyte, 1.25 * 1024 * megabyte];
  expect(sizes.map(bytesInWords)).toEqual(["1 MB", "1 MB", "34 MB", "1023 MB", "1.0 GB", "1.3 GB"]);
});

const failing = (reason: FailureReason, passing = false) => ({ reason, ...failureReasons[reason], passing });
const sent = (schema: CallForm["schema"]) => ({ ...strictestForm, schema });
const all =
  "A report is 27 calls, which read about 48,000 tokens and write 16,000: at this speed it takes less than a minute if the calls run side by side, 5 minutes one after the other.";

test.each<[string, Partial<Trial>, string[]]>([
  [
    "a form that is not strict",
    { form: sent("schema") },
    [
      "ok: local/llama answers, with 50 tokens a second.",
      "ok: local/llama keeps to the schema of the answer. The schema is sent as json_schema without strict, which is remembered.",
      `ok: ${all}`,
    ],
  ],
  [
    "nothing to measure by",
    { tokensPerSecond: undefined },
    ["ok: local/llama answers.", "ok: local/llama keeps to the schema of the answer."],
  ],
  [
    "words and no schema, in one piece",
    { keepsToSchema: false, streamed: false, form: sent("prompt") },
    [
      "ok: local/llama answers, with 50 tokens a second.",
      "note: local/llama does not stream: nobody sees a word before an answer is whole. Let its server, and a proxy before it, stream answers.",
      "note: local/llama does not keep to the schema of the answer: Seedbed mends what it can and asks again for the rest. The schema is sent in words alone, which is remembered. Choose a server that enforces json_schema, or a model that follows instructions better.",
      `ok: ${all}`,
    ],
  ],
  [
    "a failure that stays",
    { failure: failing("unknown_model") },
    ["wrong: local/llama: The model provider does not know the model. Check AI_MODEL."],
  ],
  [
    "a failure that passes",
    { failure: failing("loading", true) },
    ["note: local/llama: The model is still being loaded by its server. Try again in a minute."],
  ],
  [
    "nobody there, although that may pass",
    { failure: failing("nobody_there", true) },
    ["wrong: local/llama: Nobody answers at the address of the model provider. Start it or check AI_BASE_URL."],
  ],
  [
    "nothing in time",
    { failure: failing("first_word_late"), tokensPerSecond: undefined },
    [
      "note: local/llama wrote nothing within 60 s: it is slow, being loaded, or stuck. Try npm run doctor -- --seconds 300, which waits longer. AI_FIRST_TOKEN_SECONDS says how long a report waits.",
    ],
  ],
  [
    "half of it in time",
    { failure: failing("never_ended") },
    [
      "note: local/llama is slow: it was not done within 60 s, with 50 tokens a second. Try npm run doctor -- --seconds 300, which waits longer.",
      `ok: ${all}`,
    ],
  ],
])("a model with %s is told in these sentences", (_, change, lines) => {
  expect(told(change)).toEqual(lines);
});

test.each([
  ["gpt-5", " and costs about $0.22."],
  ["gpt-5-mini", " and costs about $0.04."],
  ["llama-3.2", "."],
])("what a report costs with %s stands at its end", (model, end) => {
  expect(reportInWords(model, 50)).toBe(all.replace(/\.$/, end));
});
