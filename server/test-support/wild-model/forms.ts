import type { WildBehaviour } from "./behaviour.ts";
import { error, json, unless } from "./serve.ts";
import type { WildCall } from "./wild-server.ts";

const format = ({ body }: WildCall) => body.response_format?.type;
const isStrict = ({ body }: WildCall) => body.response_format?.json_schema?.strict === true;
const hasSchema = (call: WildCall) => format(call) === "json_schema";
const noFormat = { response_format: undefined };
const asObject = { response_format: { type: "json_object" } };

/** What servers do not take, and how they say it. Each refused form costs nothing and is no attempt. */
export const forms: WildBehaviour[] = [
  {
    name: "refuses strict by name",
    serve: unless([isStrict, error(400, "Unknown parameter: 'response_format.json_schema.strict'.")]),
    calls: 2,
    asked: { response_format: { type: "json_schema" } },
  },
  {
    name: "takes json_object, not json_schema",
    serve: unless([
      hasSchema,
      error(400, "Invalid value: 'json_schema'. Supported values are: 'json_object' and 'text'."),
    ]),
    calls: 2,
    asked: asObject,
  },
  {
    name: "does not know response_format",
    serve: unless([format, error(400, "Unrecognized request argument supplied: response_format")]),
    calls: 2,
    asked: noFormat,
  },
  {
    name: "takes neither json_schema nor json_object",
    serve: unless([format, error(400, "This model does not support structured outputs.")]),
    calls: 3,
    asked: noFormat,
  },
  {
    name: "refuses the schema itself",
    serve: unless([isStrict, error(400, "Invalid schema for response_format 'report': 'minItems' is not permitted.")]),
    calls: 2,
  },
  {
    name: "cannot make a grammar of the schema (500)",
    serve: unless([hasSchema, error(500, "failed to parse grammar")]),
    calls: 2,
    asked: asObject,
  },
  {
    name: "has not implemented json_schema (501)",
    serve: unless([hasSchema, error(501, "response_format json_schema is not implemented")]),
    calls: 2,
    asked: asObject,
  },
  {
    name: "refuses response_format with 404",
    serve: unless([format, error(404, "No provider was found that supports response_format")]),
    calls: 2,
    asked: noFormat,
  },
  {
    name: "refuses extra fields with 422 and repeats the request",
    serve: unless([
      format,
      (call) =>
        json(
          {
            detail: [
              {
                type: "extra_forbidden",
                loc: ["body", "response_format"],
                msg: "Extra inputs are not permitted",
                input: call.body,
              },
            ],
          },
          422,
        )(call),
    ]),
    calls: 2,
    asked: { ...noFormat, stream_options: { include_usage: true } },
  },
  {
    name: "refuses json_schema with 400 and no word",
    serve: unless([hasSchema, ({ response }) => response.writeHead(400).end()]),
    calls: 3,
    asked: asObject,
  },
  {
    name: "refuses any form with 422 and no word",
    serve: unless([format, ({ response }) => response.writeHead(422).end()]),
    calls: 4,
    asked: noFormat,
  },
  {
    name: "takes nothing but messages, and does not say so",
    serve: unless([(call) => call.body.max_tokens ?? format(call), error(400, "Bad request.")]),
    calls: 5,
    asked: { ...noFormat, max_tokens: undefined },
  },
  {
    name: "wants max_completion_tokens",
    serve: unless([
      ({ body }) => body.max_tokens,
      error(
        400,
        "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
      ),
    ]),
    calls: 2,
    asked: { max_completion_tokens: 1_000 },
  },
  {
    name: "takes no limit of tokens",
    serve: unless([({ body }) => body.max_tokens, error(400, "max_tokens: unknown field")]),
    calls: 2,
    asked: { max_tokens: undefined },
  },
  {
    name: "finds max_tokens too large",
    serve: unless([
      ({ body }) => body.max_tokens,
      error(400, "max_tokens is too large: 1000. This model supports at most 512."),
    ]),
    calls: 2,
    asked: { max_tokens: undefined },
  },
  {
    name: "does not know stream_options",
    serve: unless([({ body }) => body.stream_options, error(400, "Unknown field: stream_options")]),
    calls: 2,
    asked: { stream_options: undefined },
  },
  {
    name: "does not stream",
    serve: unless([({ body }) => body.stream, error(400, "Streaming is not supported by this server.")]),
    calls: 2,
    asked: { stream: false },
  },
  {
    name: "has no role system",
    serve: unless([({ body }) => body.messages[0]?.role === "system", error(400, "System role not supported")]),
    calls: 2,
  },
  {
    name: "wants roles that alternate from the user on",
    serve: unless([
      ({ body }) => body.messages[0]?.role === "system",
      error(500, "Conversation roles must alternate user/assistant/user/assistant/..."),
    ]),
    calls: 2,
  },
  {
    name: "refuses an Idempotency-Key",
    serve: unless([({ headers }) => headers["idempotency-key"], error(400, "Header Idempotency-Key is not allowed")]),
    calls: 2,
  },
  {
    name: "dislikes three things, and says one at a time",
    serve: unless(
      [({ body }) => body.stream_options, error(400, "Unknown field: stream_options")],
      [({ body }) => body.max_tokens, error(400, "Use max_completion_tokens instead of max_tokens")],
      [hasSchema, error(400, "response_format must be one of json_object, text")],
    ),
    calls: 4,
    asked: asObject,
  },
  {
    name: "refuses a form in a body of status 200",
    serve: unless([hasSchema, json({ error: { message: "response_format json_schema is not supported", code: 400 } })]),
    calls: 2,
    asked: asObject,
  },
  {
    name: "reads less than the request (400), but enough without part of the context",
    serve: unless([
      ({ body }) => JSON.stringify(body.messages).length > 3_000,
      error(400, "This model's maximum context length is 1024 tokens. However, you requested 1500 tokens.", {
        code: "context_length_exceeded",
      }),
    ]),
    calls: 2,
  },
  {
    name: "finds the body too large (413)",
    serve: unless([
      ({ body }) => JSON.stringify(body.messages).length > 3_000,
      ({ response }) =>
        response.writeHead(413, { "content-type": "text/html" }).end("<h1>413 Request Entity Too Large</h1>"),
    ]),
    calls: 2,
  },
];
