import type { FastifyInstance } from "fastify";
import { Failure } from "../failure.ts";

const graceMs = 5_000;

/** Refuses calls that still come, over connections that are kept, once the server ends. */
export function refuseWhileEnding(app: FastifyInstance): void {
  let isEnding = false;
  app.addHook("preClose", async () => {
    isEnding = true;
  });
  app.addHook("onRequest", async () => {
    if (isEnding)
      throw new Failure("unavailable", "The server is going down. Try again in a moment.", { retryAfter: 5 });
  });
}

/** Stops listening and lets running calls end; one that has not after five seconds, such as a body that never comes, is cut off. */
export async function endCalls(app: FastifyInstance, grace = graceMs): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), grace);
  try {
    await app.close();
  } finally {
    clearTimeout(timer);
  }
}
