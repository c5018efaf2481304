import { z } from "zod";

const ContentPart = z.looseObject({
  type: z.string(),
  text: z.string().optional(),
  image_url: z.looseObject({ url: z.string() }).optional(),
});

/** The part of an OpenAI chat-completions request that this server answers by. */
export const ChatRequest = z.looseObject({
  model: z.string(),
  stream: z.boolean().default(false),
  stream_options: z.looseObject({ include_usage: z.boolean().default(false) }).optional(),
  messages: z.array(
    z.looseObject({ role: z.string(), content: z.union([z.string(), z.array(ContentPart)]).nullish() }),
  ),
  response_format: z
    .looseObject({
      type: z.string(),
      json_schema: z
        .looseObject({ name: z.string(), strict: z.boolean().optional(), schema: z.record(z.string(), z.unknown()) })
        .optional(),
    })
    .optional(),
});
export type ChatRequest = z.infer<typeof ChatRequest>;

export interface ChatMessage {
  role: string;
  text: string;
}

/** The messages with their text parts joined. */
export function messagesOf(request: ChatRequest): ChatMessage[] {
  return request.messages.map(({ role, content }) => ({
    role,
    text: typeof content === "string" ? content : (content ?? []).map((part) => part.text ?? "").join(""),
  }));
}

export const picturesOf = ({ messages }: ChatRequest): string[] =>
  messages.flatMap(({ content }) =>
    typeof content === "string" ? [] : (content ?? []).flatMap((part) => part.image_url?.url ?? []),
  );
