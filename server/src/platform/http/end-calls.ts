import type { FastifyInstance } from "fastify";

const graceMs = 5_000;

/** Stops listening and lets running calls end; one that has not after five seconds, such as a body that never comes, is cut off. */
export async function endCalls(app: FastifyInstance, grace = graceMs): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), grace);
  try {
    await app.close();
  } finally {
    clearTimeout(timer);
  }
}
