import type { ModelCall } from "../attempts/model-call.ts";
import type { CallForm } from "./call-form.ts";

/** The body of a chat-completions request in a form. */
export function chatBody(call: ModelCall, form: CallForm, model: string): Record<string, unknown> {
  return {
    model,
    messages: messagesOf(call, form),
    stream: form.stream,
    ...(form.limit !== "none" && { [form.limit]: call.maxOutputTokens }),
    ...(form.stream && form.streamOptions && { stream_options: { include_usage: true } }),
    ...responseFormat(call, form),
  };
}

type ChatPart = { type: "text"; text: string } | { type: "image_url"; image_url: { url: string } };

interface ChatMessage {
  role: string;
  content: string | ChatPart[];
}

function messagesOf(call: ModelCall, form: CallForm): ChatMessage[] {
  const [opening, ...rest] = call.messages;
  const others = rest.map(({ role, content }) => ({ role, content: plainText(content) }));
  const schema = form.schema === "object" || form.schema === "prompt" ? inWords(call) : "";
  // Behind the first request, so that the beginning all tasks share stays the same for a server that caches it.
  const request = chatContent(opening?.content ?? "", {
    before: form.system ? "" : `${call.system}\n\n`,
    after: schema,
  });
  const asked = { role: "user", content: request };
  return form.system ? [{ role: "system", content: call.system }, asked, ...others] : [asked, ...others];
}

/** A string for words alone, since some servers take nothing else. */
function chatContent(
  content: ModelCall["messages"][number]["content"],
  { before, after }: { before: string; after: string },
): ChatMessage["content"] {
  if (typeof content === "string" || content.every(({ type }) => type === "text"))
    return before + plainText(content) + after;
  const parts = content.flatMap((part): ChatPart[] => {
    if (part.type === "text") return [{ type: "text", text: part.text }];
    if (part.type !== "file" || typeof part.data !== "string") return [];
    return [{ type: "image_url", image_url: { url: `data:${part.mediaType};base64,${part.data}` } }];
  });
  return [
    ...(before === "" ? [] : [{ type: "text" as const, text: before }]),
    ...parts,
    ...(after === "" ? [] : [{ type: "text" as const, text: after }]),
  ];
}

function inWords({ schema }: ModelCall): string {
  return `\n\nAnswer with one JSON object and nothing else: no words around it, no Markdown. It must follow this JSON Schema:\n${JSON.stringify(schema)}`;
}

function responseFormat({ schema, schemaName: name }: ModelCall, form: CallForm): object {
  switch (form.schema) {
    case "strict":
      return { response_format: { type: "json_schema", json_schema: { name, schema, strict: true } } };
    case "schema":
      return { response_format: { type: "json_schema", json_schema: { name, schema } } };
    case "object":
      return { response_format: { type: "json_object" } };
    case "prompt":
      return {};
  }
}

function plainText(content: ModelCall["messages"][number]["content"]): string {
  if (typeof content === "string") return content;
  return content.map((part) => (part.type === "text" ? part.text : "")).join("");
}
