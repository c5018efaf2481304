/** Fills the schema of the task that `trendsTask` makes; with letters of one to four bytes. */
export const goodAnswer = {
  headline: "What moves cyclists: Größe, 自転車 and 🚲",
  kind: "social",
  trends: [
    { title: 'More people say "helmet first"', weight: 4 },
    { title: "Rules become stricter; streets {and lanes} wider", weight: 2 },
  ],
};

export const goodText = JSON.stringify(goodAnswer);
/** The text in pieces as a model writes it. */
export const pieces: string[] = goodText.match(/.{1,9}/gsu) ?? [];
export const usage = { prompt_tokens: 120, completion_tokens: 45, total_tokens: 165 };

/** A chunk of a stream; `choice` adds to the choice, `rest` to the chunk. */
export function chunk(delta: unknown, choice: object = {}, rest: object = {}): object {
  return {
    id: "c1",
    object: "chat.completion.chunk",
    choices: [{ index: 0, delta, finish_reason: null, ...choice }],
    ...rest,
  };
}

export const chunks: object[] = pieces.map((content) => chunk({ content }));
export const stopped: object = chunk({}, { finish_reason: "stop" });
export const counted: object = { id: "c1", object: "chat.completion.chunk", choices: [], usage };

/** A whole answer in one body. */
export function whole(message: object, choice: object = {}): object {
  return {
    id: "c1",
    object: "chat.completion",
    choices: [{ index: 0, message: { role: "assistant", ...message }, finish_reason: "stop", ...choice }],
    usage,
  };
}
