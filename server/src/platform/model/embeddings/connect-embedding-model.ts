import { z } from "zod";
import type { ImageModelSettings } from "../settings.ts";
import { patientFetch } from "../wire/patient-fetch.ts";
import { EmbeddingFailed } from "./embedding-failed.ts";

/** Texts as vectors, one for each in their order, all of one length, and how many tokens they were counted as. */
export interface Embedded {
  vectors: number[][];
  tokens: number;
}

export interface ConnectedEmbeddingModel {
  /** `provider/id`. */
  name: string;
  id: string;
  /** Asks once. Throws `EmbeddingFailed`, and the signal's reason. */
  embed(texts: readonly string[], signal: AbortSignal): Promise<Embedded>;
}

const openAiAddress = "https://api.openai.com/v1";
/** A hundred vectors of three thousand numbers, as JSON writes them. */
const mostBytes = 12 * 1024 * 1024;
const longestVector = 16_384;

const Answer = z.object({
  data: z.array(z.object({ index: z.int().optional(), embedding: z.array(z.number()).min(1).max(longestVector) })),
  usage: z.object({ prompt_tokens: z.int().min(0).catch(0) }).optional(),
});

/** Wires the model of `AI_EMBEDDING_MODEL`, as OpenAI and what is compatible with it are asked. Does not call it. */
export function connectEmbeddingModel(
  { choice, apiKey, baseUrl }: ImageModelSettings,
  { timeoutMs = 30_000, fetchOf = patientFetch }: { timeoutMs?: number; fetchOf?: typeof fetch | undefined } = {},
): ConnectedEmbeddingModel {
  const url = `${(baseUrl ?? openAiAddress).replace(/\/+$/, "")}/embeddings`;
  return {
    name: `${choice.provider}/${choice.id}`,
    id: choice.id,
    async embed(texts, signal) {
      const late = AbortSignal.timeout(timeoutMs);
      try {
        const response = await fetchOf(url, {
          method: "POST",
          headers: { "content-type": "application/json", ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}) },
          body: JSON.stringify({ model: choice.id, input: texts, encoding_format: "float" }),
          // Nobody is followed elsewhere with the key.
          redirect: "manual",
          signal: AbortSignal.any([signal, late]),
        });
        return readAnswer(await bodyOf(response), texts.length);
      } catch (error) {
        signal.throwIfAborted();
        if (late.aborted) throw new EmbeddingFailed("timeout", `no answer within ${timeoutMs / 1000} s`);
        if (error instanceof EmbeddingFailed) throw error;
        throw new EmbeddingFailed("unreachable", "it cannot be reached");
      }
    },
  };
}

async function bodyOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > mostBytes) throw new EmbeddingFailed("malformed", "its answer is too large");
    chunks.push(chunk);
  }
  const { status } = response;
  if (status === 429) throw new EmbeddingFailed("rate_limited", "it was asked too often, or its quota is used up");
  if (status >= 500) throw new EmbeddingFailed("provider_error", `it answers with status ${status}`);
  if (status === 404) throw new EmbeddingFailed("refused", "it does not know this model, or makes no embeddings");
  if (status === 401 || status === 403) throw new EmbeddingFailed("refused", "it does not take the key");
  if (!response.ok) throw new EmbeddingFailed("refused", `it answers with status ${status}`);
  return Buffer.concat(chunks).toString("utf8");
}

function readAnswer(body: string, wanted: number): Embedded {
  const { data: answer } = Answer.safeParse(parsed(body));
  if (!answer) throw new EmbeddingFailed("malformed", "its answer holds no vectors of numbers");
  const vectors = answer.data
    .map(({ index, embedding }, at) => ({ index: index ?? at, embedding }))
    .toSorted((one, other) => one.index - other.index);
  if (vectors.length !== wanted || vectors.some(({ index }, at) => index !== at))
    throw new EmbeddingFailed("malformed", `it answers ${vectors.length} vectors for ${wanted} texts`);
  const lengths = new Set(vectors.map(({ embedding }) => embedding.length));
  if (lengths.size > 1) throw new EmbeddingFailed("malformed", "its vectors are of different lengths");
  if (vectors.some(({ embedding }) => embedding.every((number) => number === 0)))
    throw new EmbeddingFailed("malformed", "one of its vectors is nothing but zeros");
  return { vectors: vectors.map(({ embedding }) => embedding), tokens: answer.usage?.prompt_tokens ?? 0 };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
