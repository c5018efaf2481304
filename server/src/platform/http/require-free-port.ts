import { createServer } from "node:net";
import { portInUse } from "../startup-error.ts";

/** Throws a StartupError when another program listens there already: known before anything else is started. */
export async function requireFreePort(host: string, port: number): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? reject(portInUse(host, port)) : resolve(),
    );
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve()));
  });
}
