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

interface ChatMessage {
  role: string;
  content: string;
}

function messagesOf(call: ModelCall, form: CallForm): ChatMessage[] {
  const [opening, ...others] = call.messages.map(({ role, content }) => ({ role, content: plainText(content) }));
  const schema = form.schema === "object" || form.schema === "prompt" ? inWords(call) : "";
  // Behind the first request, so that the beginning all tasks share stays the same for a server that caches it.
  const request = `${opening?.content ?? ""}${schema}`;
  return form.system
    ? [{ role: "system", content: call.system }, { role: "user", content: request }, ...others]
    : [{ role: "user", content: `${call.system}\n\n${request}` }, ...others];
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
