import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import { type ParsedMail, simpleParser } from "mailparser";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";
import { loopbackCertificate } from "./loopback-certificate.ts";

/** What the server does at a step: goes on, falls silent, ends the connection, or answers with a code and words. */
export type MailServerAnswer = "go on" | "hang" | "cut" | { code: number; words: string };

/** How the server behaves; may be changed while it runs. Nothing set: it takes everything. */
export interface MailServerManners {
  greet?(): MailServerAnswer;
  sender?(address: string): MailServerAnswer;
  recipient?(address: string): MailServerAnswer | Promise<MailServerAnswer>;
  /** After it has all of a mail; `takes` puts it into `received`, whatever is answered. */
  text?(recipient: string, takes: () => void): MailServerAnswer;
}

export interface MailServer {
  port: number;
  /** `SMTP_URL` without a password. */
  url: string;
  manners: MailServerManners;
  /** What it has taken, oldest first. */
  received: ReceivedMail[];
  /** Connections so far. */
  connections(): number;
  /** Whether the last mail came over TLS. */
  wasSecure(): boolean;
  stop(): Promise<void>;
}

export interface ReceivedMail extends ParsedMail {
  recipient: string;
}

interface MailServerOptions {
  port?: number;
  /** TLS from the first byte. */
  secure?: boolean;
  /** Offers STARTTLS. */
  offersTls?: boolean;
  /** Whom it lets send; everybody when not set. */
  user?: { name: string; password: string };
  manners?: MailServerManners;
  /** What it took before it was stopped. */
  received?: ReceivedMail[];
}

/** A real SMTP server on the loopback, of whatever manners. */
export async function startMailServer(options: MailServerOptions = {}): Promise<MailServer> {
  const { user, received = [] } = options;
  let [connections, secureLast] = [0, false];
  const manners = { ...options.manners };

  const answer = (how: MailServerAnswer, session: SMTPServerSession, done: (error?: Error | null) => void) => {
    if (how === "go on") return done();
    if (how === "hang") return;
    if (how === "cut") return socketOf(server, session)?.destroy();
    done(Object.assign(new Error(how.words), { responseCode: how.code }));
  };

  const server = new SMTPServer({
    ...loopbackCertificate,
    secure: options.secure ?? false,
    authOptional: !user,
    allowInsecureAuth: true,
    disabledCommands: [...(user ? [] : ["AUTH"]), ...(options.offersTls ? [] : ["STARTTLS"])],
    disableReverseLookup: true,
    closeTimeout: 100,
    onConnect(session, done) {
      connections += 1;
      answer(manners.greet?.() ?? "go on", session, done);
    },
    onAuth(auth, _session, done) {
      if (auth.username === user?.name && auth.password === user?.password) return done(null, { user: auth.username });
      done(Object.assign(new Error(`wrong password ${auth.password}`), { responseCode: 535 }));
    },
    onMailFrom({ address }, session, done) {
      answer(manners.sender?.(address) ?? "go on", session, done);
    },
    async onRcptTo({ address }, session, done) {
      answer((await manners.recipient?.(address)) ?? "go on", session, done);
    },
    onData(stream, session, done) {
      const taking = async () => {
        const text = await readAll(stream);
        const mail = await simpleParser(text);
        const recipient = session.envelope.rcptTo[0]?.address ?? "";
        const takes = () => received.push({ ...mail, recipient });
        secureLast = session.secure;
        const how = manners.text?.(recipient, takes) ?? "go on";
        if (how === "go on") takes();
        answer(how, session, done);
      };
      // The other side may go away in the middle.
      taking().catch(done);
    },
  });
  // Connections that end in the middle are what these tests are about.
  server.on("error", () => undefined);
  server.listen(options.port ?? 0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  return {
    port,
    url: `${options.secure ? "smtps" : "smtp"}://127.0.0.1:${port}`,
    manners,
    received,
    connections: () => connections,
    wasSecure: () => secureLast,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function readAll(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** The library keeps its sockets to itself. */
function socketOf(server: SMTPServer, session: SMTPServerSession): Socket | undefined {
  const { connections } = server as unknown as { connections: Set<{ id: string; _socket: Socket }> };
  return [...connections].find(({ id }) => id === session.id)?._socket;
}
