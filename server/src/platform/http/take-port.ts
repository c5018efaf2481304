import { createServer, type Server } from "node:net";
import { portInUse } from "../startup-error.ts";

/** Where to listen: what `listen` takes. With a handle the port is this process's already, and calls are turned away until then. */
export interface TakenPort {
  host: string;
  port: number;
  handle?: object;
}

/**
 * The port a server will listen on, known before anything else is started. Port 0 takes a free one at once: nobody else can get it before
 * the server listens. Throws a StartupError when another program listens there already.
 */
export async function takePort(host: string, port: number): Promise<TakenPort> {
  const holder = createServer((socket) => socket.destroy());
  const failure = await listenError(holder, host, port);
  if (failure?.code === "EADDRINUSE") throw portInUse(host, port);
  if (failure && port === 0) throw failure;
  const address = holder.address();
  if (port !== 0 || address === null || typeof address === "string") {
    await new Promise((resolve) => holder.close(resolve));
    return { host, port };
  }
  return { host: address.address, port: address.port, handle: handleOf(holder) };
}

function listenError(holder: Server, host: string, port: number): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((resolve) => {
    holder.once("error", resolve);
    holder.listen({ host, port, exclusive: true }, () => resolve(undefined));
  });
}

// Node's `listen` takes over the handle of another server, and keeps it under this name.
const handleOf = (holder: Server) => (holder as Server & { _handle: object })._handle;
