import type { FastifyInstance } from "fastify";
import type { Database } from "../database/database.ts";

/** `/healthz`: the process answers. `/readyz`: the database answers and workflows run, else 503. */
export function serveHealth(app: FastifyInstance, database: Database, workflows: { readonly isReady: boolean }): void {
  app.get("/healthz", { schema: { hide: true }, logLevel: "silent" }, async () => ({ status: "alive" }));
  app.get("/readyz", { schema: { hide: true }, logLevel: "silent" }, async (_request, reply) => {
    // One that is known to be away is not asked: an answer is waited for elsewhere.
    const databaseAnswers = !database.availability.isAway && (await answers(database));
    if (databaseAnswers && workflows.isReady) return { status: "ready" };
    return reply.status(503).send({ status: "starting", database: databaseAnswers, workflows: workflows.isReady });
  });
}

const answers = ({ pool, availability }: Database) =>
  pool.query("select 1").then(
    () => true,
    (error: unknown) => {
      availability.noticed(error);
      return false;
    },
  );
