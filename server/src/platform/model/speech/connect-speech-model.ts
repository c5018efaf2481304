import type { Sound } from "../../film/voice/sound.ts";
import { readWav, secondsOf } from "../../film/voice/sound.ts";
import type { ConnectedModel } from "../attempts/providers.ts";
import { boundedFetch } from "../images/bounded-fetch.ts";
import type { SpeechModelSettings } from "../settings.ts";
import { estimateTokens, type TokenCount } from "../usage/prices.ts";
import { type CallLimits, type Timer, usualTimer, type Watch } from "../wire/call-limits.ts";
import { CallRefused, UnreadableAnswer } from "../wire/call-refused.ts";

export interface ConnectedSpeechModel extends Omit<ConnectedModel, "stream"> {
  /** Says a text. Rejects with whatever ended the call before there was a sound. */
  say(call: { text: string; idempotencyKey: string; watch: Watch }): Promise<{ sound: Sound; tokens: TokenCount }>;
}

/** A sentence or a few are said in seconds: nobody's video waits longer than this for them. */
const longestMs = 120_000;
const openAiAddress = "https://api.openai.com/v1";
const longestRefusal = 64_000;
/** Tokens of a second of speech, as OpenAI counts them. */
const tokensOfSecond = 20;

/** Wires the model of `AI_SPEECH_MODEL`, as OpenAI and what is compatible with it are asked. Does not call it. */
export function connectSpeechModel(
  { choice, apiKey, baseUrl, voice }: SpeechModelSettings,
  means: { limits: CallLimits; timer?: Timer | undefined; fetch?: typeof fetch | undefined },
): ConnectedSpeechModel {
  const totalMs = Math.min(means.limits.totalMs, longestMs);
  const url = `${(baseUrl ?? openAiAddress).replace(/\/+$/, "")}/audio/speech`;
  return {
    name: `${choice.provider}/${choice.id}`,
    choice,
    limits: { firstMs: totalMs, idleMs: Math.min(means.limits.idleMs, totalMs), totalMs },
    timer: means.timer ?? usualTimer,
    takesPictures: false,
    thinkingTokens: 0,
    async say({ text, idempotencyKey, watch }) {
      watch.begin({ whole: true });
      const response = await boundedFetch(watch, means.fetch)(url, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "idempotency-key": idempotencyKey,
          ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
        },
        body: JSON.stringify({ model: choice.id, voice, input: text, response_format: "wav" }),
        signal: watch.signal,
      });
      const body = await response.bytes();
      if (!response.ok) throw refusalOf(response, body);
      const sound = readWav(body);
      if (!sound) throw new UnreadableAnswer("no_sound");
      const output = Math.ceil(secondsOf(sound) * tokensOfSecond);
      return { sound, tokens: { input: estimateTokens(text.length), cached: 0, output } };
    },
  };
}

function refusalOf({ status, headers }: Response, body: Uint8Array): CallRefused {
  const words = new TextDecoder().decode(body.subarray(0, longestRefusal));
  return new CallRefused({ status, headers: Object.fromEntries(headers), body: words });
}
