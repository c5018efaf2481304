import { EventEmitter } from "node:events";
import type { Socket } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answerUnreadable } from "./answer-errors.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A connection that notes what is done to it. */
function connection(state: { destroyed?: boolean; writable?: boolean } = {}) {
  const done: string[] = [];
  const socket = Object.assign(new EventEmitter(), {
    ...{ destroyed: false, writable: true, ...state },
    pause: () => void done.push("paused"),
    end: (text: string) => void done.push(text),
    destroy: (error?: Error) => void done.push(`cut ${error?.message ?? ""}`.trim()),
  });
  return { socket: socket as unknown as Socket, done };
}
const failed = (code: string) => Object.assign(new Error("it failed"), { code });

test.each([
  ["ERR_HTTP_REQUEST_TIMEOUT", "408 Request Timeout", "timed_out", "The call did not arrive in time."],
  [
    "HPE_HEADER_OVERFLOW",
    "431 Request Header Fields Too Large",
    "headers_too_large",
    "The address and the headers of the call are too long.",
  ],
  ["HPE_INVALID_METHOD", "400 Bad Request", "unreadable", "The call cannot be read."],
])("what fails with %s is answered whole, once, and nothing more is read", (...[code, status, name, detail]) => {
  const { socket, done } = connection();
  answerUnreadable(failed(code), socket);
  const body = JSON.stringify({ code: name, detail });
  expect(done).toEqual([
    "paused",
    [
      `HTTP/1.1 ${status}`,
      "content-type: application/json; charset=utf-8",
      `content-length: ${body.length}`,
      "cache-control: no-store",
      "content-security-policy: default-src 'none'; frame-ancestors 'none'",
      "x-content-type-options: nosniff",
      "connection: close",
      "",
      body,
    ].join("\r\n"),
  ]);
});

test("whoever is still sending has a second to read the answer, and who has gone none", () => {
  const [staying, leaving] = [connection(), connection()];
  for (const { socket } of [staying, leaving]) answerUnreadable(failed("HPE_INVALID_METHOD"), socket);
  vi.advanceTimersByTime(999);
  expect(staying.done).toHaveLength(2);
  leaving.socket.emit("close");
  vi.advanceTimersByTime(1);
  expect([staying.done.at(-1), staying.done.length, leaving.done.length]).toEqual(["cut", 3, 2]);
});

test("nobody is answered who has gone, and who takes no answer is cut off", () => {
  const [reset, gone, silent] = [connection(), connection({ destroyed: true }), connection({ writable: false })];
  answerUnreadable(failed("ECONNRESET"), reset.socket);
  answerUnreadable(failed("HPE_INVALID_METHOD"), gone.socket);
  answerUnreadable(failed("HPE_INVALID_METHOD"), silent.socket);
  expect([reset.done, gone.done, silent.done]).toEqual([[], [], ["cut it failed"]]);
});
