import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Database } from "../database/database.ts";
import { notFound } from "../failure.ts";
import { listKeptMails } from "./mail-store.ts";
import { mailboxPage } from "./mailbox-page.ts";

const Query = z.object({ to: z.string().max(320).optional() });

const LocalMails = z.array(
  z.object({ to: z.string(), subject: z.string(), text: z.string(), sentAt: z.iso.datetime() }),
);

/**
 * Serves the mails that were kept because no SMTP server is configured: `GET /api/local/mailbox?to=` for programs and
 * `/local/mailbox?to=` for people. They hold codes that open accounts, so call it only for a server on loopback.
 */
export function mountLocalMailbox(app: FastifyInstance, database: Database): void {
  app.get<{ Querystring: z.output<typeof Query> }>(
    "/api/local/mailbox",
    {
      schema: {
        summary: "Mails kept because no SMTP server is configured.",
        tags: ["local"],
        security: [],
        querystring: Query,
        response: { 200: LocalMails },
      },
      onRequest: assertFromThisMachine,
    },
    async (request) => {
      const kept = await listKeptMails(database, request.query.to);
      return kept.map(({ recipient, createdAt, ...mail }) => ({
        to: recipient,
        ...mail,
        sentAt: createdAt.toISOString(),
      }));
    },
  );
  app.get<{ Querystring: z.output<typeof Query> }>(
    "/local/mailbox",
    { schema: { hide: true, querystring: Query }, onRequest: assertFromThisMachine },
    async (request, reply) => {
      const { to } = request.query;
      reply.header("content-type", "text/html; charset=utf-8").header("cache-control", "no-store");
      return mailboxPage(await listKeptMails(database, to), to);
    },
  );
}

/** What a proxy adds to a call, and no browser on this machine. */
const forwarding = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip"];

// A proxy on this machine says for whom it calls, or the name it was called by; a foreign page that made its name point here has another name.
async function assertFromThisMachine(request: FastifyRequest): Promise<void> {
  if (forwarding.some((name) => request.headers[name] !== undefined)) throw notFound();
  const addressIsLocal = /^(127\.|::1$|::ffff:127\.)/.test(request.ip);
  const nameIsLocal = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(request.headers.host ?? "");
  if (!addressIsLocal || !nameIsLocal) throw notFound();
}
