import { randomUUID } from "node:crypto";
import { invitationRoutes } from "@seedbed/contract/access/invitations";
import { mailRoutes } from "@seedbed/contract/access/mails";
import { memberRoutes } from "@seedbed/contract/access/members";
import { accessRoutes } from "@seedbed/contract/access/routes";
import { secondFactorRoutes } from "@seedbed/contract/access/second-factor";
import { securityEventRoutes } from "@seedbed/contract/access/security-events";
import { sessionRoutes } from "@seedbed/contract/access/sessions";
import { signUpSecretHeader } from "@seedbed/contract/access/sign-up-secret-header";
import { inject } from "vitest";
import { type Caller, callerOf } from "#test-support/caller.ts";
import { createTestDatabase } from "#test-support/database-server.ts";
import { hastyMailTimes, smtpSettings } from "#test-support/mail-server/hasty-mails.ts";
import { createTestLog } from "#test-support/test-log/test-log.ts";
import { openDatabase } from "../../platform/database/database.ts";
import { observed } from "../../platform/database/observer.fixture.ts";
import { createServer } from "../../platform/http/create-server.ts";
import { createIdempotentAnswers } from "../../platform/http/idempotent-answers.ts";
import { registerRoutes } from "../../platform/http/register-routes.ts";
import { takePort } from "../../platform/http/take-port.ts";
import { mountLocalMailbox } from "../../platform/mail/local-mailbox.ts";
import { createMailSender } from "../../platform/mail/mail-sender.ts";
import type { MailTimes } from "../../platform/mail/mail-times.ts";
import { createMailer } from "../../platform/mail/mailer.ts";
import type { VerifiedUser } from "./access.ts";
import { createAccess } from "./create-access.ts";
import type { ServerSecrets } from "./identity/database/server-secrets.ts";
import type { BreachService } from "./identity/passwords/breach-service.ts";

export const password = "correct horse battery";

interface AccessServerOptions {
  limitSignIns?: boolean;
  databaseUrl?: string;
  /** Sends mails there, in a hurry, instead of keeping them. */
  smtpUrl?: string;
  mailTimes?: Partial<MailTimes>;
  serverSecrets?: ServerSecrets;
  /** Asked whether a chosen password was in a breach. */
  breachService?: BreachService;
}

const from = { name: "Seedbed", address: "seedbed@mill.example" };

/** A server with nothing but access and the local mailbox, on a database of its own. Its clock stands `ahead` milliseconds ahead. */
export async function startAccessServer(options: AccessServerOptions = {}) {
  const own = options.databaseUrl ? undefined : await createTestDatabase(inject("databaseServerUrl"));
  const databaseUrl = options.databaseUrl ?? own?.url ?? "";
  const database = openDatabase({ url: databaseUrl });
  const seen = observed(database, databaseUrl);
  const time = { ahead: 0 };
  const clock = () => new Date(Date.now() + time.ahead);
  const log = createTestLog();
  const taken = await takePort("127.0.0.1", 0);
  const url = `http://127.0.0.1:${taken.port}`;
  const access = await createAccess({
    database,
    databaseUrl,
    mailer: createMailer({ from, sends: options.smtpUrl !== undefined, clock }),
    clock,
    log,
    publicUrl: url,
    allowedOrigins: [url],
    settings: { supportEmail: "help@seedbed.local", writer: "offline drafter", offline: true, localMailbox: true },
    workOf: async () => ({ hasConcepts: true, hasSeeds: false }),
    sessionDays: 30,
    breachService: options.breachService,
    serverSecrets: options.serverSecrets,
    limitSignIns: options.limitSignIns ?? false,
  });
  const sender = options.smtpUrl
    ? createMailSender({
        database,
        clock,
        log,
        settings: smtpSettings(options.smtpUrl),
        from,
        times: { ...hastyMailTimes, ...options.mailTimes },
        tellFailure: access.recordLostMail,
      })
    : undefined;
  sender?.launch();
  const app = await createServer({ log, publicUrl: url, callsPerMinute: options.limitSignIns ? 1_200 : 0 });
  const { authenticate, handlers } = access;
  const routes = {
    ...accessRoutes,
    ...invitationRoutes,
    ...mailRoutes,
    ...memberRoutes,
    ...sessionRoutes,
    ...secondFactorRoutes,
    ...securityEventRoutes,
  };
  registerRoutes(
    app,
    { routes, handlers },
    {
      authenticate,
      idempotentAnswers: createIdempotentAnswers(database),
      refused: access.recordRefusal,
    },
  );
  await access.mountIdentity(app);
  mountLocalMailbox(app, database);
  await app.listen(taken);

  const anonymous = callerOf(url);
  const mailsTo = async (email: string) => {
    const { body } = await anonymous.raw(`GET /api/local/mailbox?to=${encodeURIComponent(email)}`);
    return body as { to: string; subject: string; text: string; sentAt: string }[];
  };
  /** Calls the identity provider (`call` as in "GET token"), with the session (refresh) token when there is one, or from another browser. */
  const identity = async (
    call: `${"GET" | "POST"} ${string}`,
    body?: unknown,
    by: string | { browser: string } = { browser: "one and the same" },
  ) => {
    const headers: Record<string, string> =
      typeof by === "string" ? { authorization: `Bearer ${by}` } : { [signUpSecretHeader]: by.browser };
    const [method, path] = call.split(" ");
    const answer = await anonymous.raw(`${method} /api/auth/${path}`, body, headers);
    return { ...answer, body: answer.body as Record<string, unknown> };
  };
  const signIn = async (email: string, secret = password) => {
    const { body } = await identity("POST sign-in/email", { email, password: secret });
    const session = String(body.token);
    const token = String((await identity("GET token", undefined, session)).body.token);
    return { session, token, ...callerOf(url, token) };
  };

  return {
    url,
    databaseUrl,
    database: seen,
    access,
    time,
    anonymous,
    identity,
    mailsTo,
    signIn,
    callerWith: (token: string) => callerOf(url, token),
    /** The ticket in the link of an invitation's mail. */
    ticketIn: (mail: { text: string } | undefined) => /\?ticket=([\w-]{43})\n/.exec(mail?.text ?? "")?.[1] ?? "",
    /** The code in the newest mail to the address. */
    codeFor: async (email: string) => /\b\d{6}\b/.exec((await mailsTo(email))[0]?.text ?? "")?.[0] ?? "",
    /** A person who is signed in, with a verified email; founds a company unless told otherwise. */
    person: async (given: Partial<VerifiedUser> = {}): Promise<Person> => {
      const user: VerifiedUser = {
        email: `person-${randomUUID().slice(0, 8)}@example.com`,
        password,
        firstName: "Ada",
        lastName: "Moreau",
        company: { name: "Northwind Mills", domain: "northwindmills.com", goal: "Find a second business." },
        ...given,
      };
      const made = await access.createVerifiedUser(user);
      return { email: user.email, ...made, ...(await signIn(user.email)) };
    },
    stop: async () => {
      await app.close();
      await sender?.close();
      await access.close();
      await seen.close();
      await own?.drop();
    },
  };
}

export type AccessServer = Awaited<ReturnType<typeof startAccessServer>>;

export interface Person extends Caller {
  email: string;
  userId: string;
  accountId: string | null;
  session: string;
  token: string;
}
