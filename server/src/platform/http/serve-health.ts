import type { FastifyInstance } from "fastify";
import type { Database } from "../database/database.ts";

/** `/healthz`: the process answers. `/readyz`: the database answers and workflows run, else 503. */
export function serveHealth(app: FastifyInstance, database: Database, workflows: { readonly isReady: boolean }): void {
  app.get("/healthz", { schema: { hide: true }, logLevel: "silent" }, async () => ({ status: "alive" }));
  app.get("/readyz", { schema: { hide: true }, logLevel: "silent" }, async (_request, reply) => {
    const databaseAnswers = await database.pool.query("select 1").then(
      () => true,
      () => false,
    );
    if (databaseAnswers && workflows.isReady) return { status: "ready" };
    return reply.status(503).send({ status: "starting", database: databaseAnswers, workflows: workflows.isReady });
  });
}
