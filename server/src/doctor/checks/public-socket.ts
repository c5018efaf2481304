import { closeCodes, socketPath } from "@seedbed/contract/realtime/socket";
import { WebSocket } from "ws";
import { type Answer, wrong } from "../finding.ts";

const handshakeTimeout = 3_000;

/** What keeps a WebSocket of a page at this address from Seedbed. Without a ticket, Seedbed closes it in a way of its own. */
export async function checkSocket(publicUrl: string, signal: AbortSignal): Promise<Answer[]> {
  const end = await endOfSocket(publicUrl, signal);
  if (end === closeCodes.ticket) return [];
  if (end === closeCodes.forbidden) {
    const says = `The Seedbed at ${publicUrl} was started with another PUBLIC_URL: pages there get no live updates.`;
    return [wrong(says, "Set the same PUBLIC_URL for every server, and start them anew.")];
  }
  const words = typeof end === "number" ? `it was closed with ${end}` : end;
  const says = `A WebSocket does not get through to ${publicUrl}${socketPath}: ${words}.`;
  return [wrong(says, "Let the proxy pass on the headers Upgrade and Connection for addresses below /ws/.")];
}

/** The code it was closed with, or why it never opened. */
function endOfSocket(publicUrl: string, signal: AbortSignal): Promise<number | string> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`${publicUrl.replace("http", "ws")}${socketPath}`, {
      origin: publicUrl,
      handshakeTimeout,
    });
    signal.addEventListener("abort", () => socket.terminate());
    socket.on("unexpected-response", (_request, response) => {
      resolve(`the answer is ${response.statusCode}`);
      socket.terminate();
    });
    socket.on("error", (error) => resolve(error.message.replace(/\.+$/, "")));
    socket.on("close", (code) => resolve(code));
  });
}
