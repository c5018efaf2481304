import type { IncomingMessage, ServerResponse } from "node:http";
import type { WebSocket } from "ws";

/**
 * Lets go of the call that became a socket: its request and answer, with all that was made for them, would stay as long as the socket does, and
 * take more memory than the socket. Errors of the socket are nobody's until somebody listens to them.
 */
export function forgetCall(socket: WebSocket, call: IncomingMessage): void {
  socket.removeAllListeners("error");
  // Put there by Node for the upgrade, which is over; it ends nothing.
  const { socket: line } = call as IncomingMessage & { socket: { _httpMessage?: ServerResponse } };
  line._httpMessage?.detachSocket(line);
}
