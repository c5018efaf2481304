import { APICallError } from "ai";
import { CallRefused, type Refusal } from "../../wire/call-refused.ts";

/** What the provider said, when it said anything. */
export function refusalIn(error: unknown): Refusal | undefined {
  if (error instanceof CallRefused) return error.refusal;
  if (APICallError.isInstance(error)) {
    const { statusCode: status, responseHeaders: headers = {}, responseBody: body = "" } = error;
    // With 200 the connection broke after it had begun.
    return status === undefined || status < 300 ? undefined : { status, headers, body };
  }
  if (error instanceof Error) return undefined;
  // Some providers report an overload inside a stream that began well.
  return { status: 200, headers: {}, body: typeof error === "string" ? error : (JSON.stringify(error) ?? "") };
}
