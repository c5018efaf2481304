import type { RecordedCall } from "@seedbed/server/test-support/model-server/call-record";

export interface PromptFigures {
  calls: number;
  /** Messages and schemas as they are sent, at four characters a token. */
  tokens: number;
  /** The part of the messages, from 0 to 1, with which no earlier call began. */
  newShare: number;
}

/** What the calls of one report ask, in the order in which they arrived. */
export function promptFigures(calls: readonly RecordedCall[]): PromptFigures {
  const texts = calls.map(({ messages }) => messages.map(({ role, text }) => `${role}\n${text}`).join("\n"));
  const shared = texts.map((text, index) =>
    Math.max(0, ...texts.slice(0, index).map((earlier) => commonBeginning(text, earlier))),
  );
  const letters = sum(texts.map(({ length }) => length));
  const schemas = sum(calls.map(({ schema }) => JSON.stringify(schema ?? {}).length));
  return { calls: calls.length, tokens: (letters + schemas) / 4, newShare: 1 - sum(shared) / letters };
}

function commonBeginning(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
