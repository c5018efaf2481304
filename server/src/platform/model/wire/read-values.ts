import { createParser } from "eventsource-parser";
import { CallRefused, UnreadableAnswer } from "./call-refused.ts";

/** Far above any answer: 8,000 tokens with an envelope of 300 bytes each are 3 MB. */
const mostBytes = 64_000_000;

/**
 * The JSON values of an answer as they come: of server-sent events, of lines of JSON, or of one JSON body, whatever its content type says.
 * Ends with the body, or at `[DONE]` with the value `{done: true}`. `alive` is told of every byte, comments included.
 * @throws UnreadableAnswer for a web page, an empty body, and what is no JSON
 */
export async function* readValues(body: AsyncIterable<Uint8Array>, alive: () => void): AsyncGenerator<unknown, void> {
  let reader: TextReader | undefined;
  for await (const text of textOf(body, alive)) {
    if (reader === undefined) {
      // Blanks before an answer only keep the line open.
      const beginning = text.trimStart();
      const [first] = beginning;
      if (first === undefined) continue;
      reader = readerFor(first);
      yield* reader.read(beginning);
    } else yield* reader.read(text);
    if (reader.isDone()) return;
  }
  if (reader === undefined) throw new UnreadableAnswer("empty_body");
  yield* reader.end();
}

interface TextReader {
  read(text: string): unknown[];
  end(): unknown[];
  isDone(): boolean;
}

function readerFor(first: string): TextReader {
  if (first === "<") throw new UnreadableAnswer("web_page");
  return first === "{" || first === "[" ? lineReader() : eventReader();
}

/** Decodes UTF-8 over the borders of chunks, and leaves a byte order mark away. */
async function* textOf(body: AsyncIterable<Uint8Array>, alive: () => void): AsyncGenerator<string, void> {
  const decoder = new TextDecoder();
  let bytes = 0;
  for await (const chunk of body) {
    alive();
    bytes += chunk.length;
    if (bytes > mostBytes) throw new UnreadableAnswer("too_large");
    yield decoder.decode(chunk, { stream: true });
  }
  yield decoder.decode();
}

function eventReader(): TextReader {
  const values: unknown[] = [];
  let done = false;
  let events = 0;
  const parser = createParser({
    onEvent({ event, data }) {
      const text = data.replace(/^(?:\s*data:)+/, "").trim();
      if (done || text === "") return;
      events += 1;
      if (text === "[DONE]") {
        done = true;
        values.push({ done });
      } else if (event === "error" && !text.startsWith("{")) throw refusedWith(text);
      // Some servers send words to keep the line open.
      else if (/^[{[]/.test(text)) values.push(parseJson(text));
    },
  });
  const taken = () => values.splice(0);
  return {
    read(text) {
      parser.feed(text);
      return taken();
    },
    end() {
      // The last event may lack its empty line.
      parser.feed("\n\n");
      if (events === 0) throw new UnreadableAnswer("not_json");
      return taken();
    },
    isDone: () => done,
  };
}

/** Lines of JSON; or, when the first line is not a value by itself, one value over all lines. */
function lineReader(): TextReader {
  let rest = "";
  let inLines: boolean | undefined;
  const parseLine = (line: string): unknown[] => {
    const text = line.trim().replace(/,$/, "");
    return text === "" ? [] : [parseJson(text)];
  };
  return {
    read(text) {
      rest += text;
      const lines = inLines === false ? [] : rest.split("\n");
      const first = lines.find((line, index) => index < lines.length - 1 && line.trim() !== "");
      inLines ??= first === undefined ? undefined : isJson(first);
      if (!inLines) return [];
      rest = lines.pop() ?? "";
      return lines.flatMap(parseLine);
    },
    end() {
      if (inLines) return parseLine(rest);
      const value = parseJson(rest);
      return Array.isArray(value) ? value : [value];
    },
    isDone: () => false,
  };
}

function refusedWith(text: string): CallRefused {
  return new CallRefused({ status: 200, headers: {}, body: text });
}

function isJson(text: string): boolean {
  try {
    parseJson(text.trim().replace(/,$/, ""));
    return true;
  } catch {
    return false;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableAnswer("not_json");
  }
}
