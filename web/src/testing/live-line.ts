import type { ConceptWorkflowUpdate } from "@seedbed/contract/concepts/events";
import { expect, onTestFinished, vi } from "vitest";
import { keepConnected } from "../transport/keep-connected.ts";
import { session } from "../transport/session.ts";
import { serverKnowing } from "./fake-server.ts";
import { Line } from "./fake-socket-server.ts";
import { accountWith } from "./people.ts";

/** Puts a fake in the place of the browser's socket; answers the lines that are opened. */
export function stubSockets(): Line[] {
  const lines: Line[] = [];
  const open = function open(url: string) {
    const line = new Line(url);
    lines.push(line);
    return line;
  };
  vi.stubGlobal("WebSocket", Object.assign(open, { CONNECTING: 0, OPEN: 1, CLOSED: 3 }));
  return lines;
}

/** Tells the browser what happened to a concept of the signed-in company. */
export const tellOfConcept = (line: Line, data: ConceptWorkflowUpdate) =>
  line.message({
    id: crypto.randomUUID(),
    type: "concept.workflow.update.account",
    account_uuid: accountWith().uuid,
    data,
  });

/** Signs in and answers the open line through which the test plays the server. */
export async function liveLine(): Promise<Line> {
  const lines = stubSockets();
  const server = serverKnowing();
  server.on("POST /api/v1/realtime/ticket", { status: 201, body: { ticket: "ticket" } });
  await session.begin("refresh-token");
  onTestFinished(keepConnected());
  await expect.poll(() => lines.length).toBe(1);
  const line = lines[0];
  if (!line) throw new Error("There is no line.");
  return line.open();
}
