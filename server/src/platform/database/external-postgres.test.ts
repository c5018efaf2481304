import { createServer, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { StartupError } from "../startup-error.ts";
import { requireExternalPostgres } from "./external-postgres.ts";

/** Something on a port that is no PostgreSQL: `answer` is what it does with a connection. */
async function listen(answer: (socket: Socket) => void): Promise<number> {
  const server = createServer((socket) => {
    socket.on("error", () => {});
    answer(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.close();
  });
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
}

async function sentenceFor(url: string): Promise<string> {
  const error = await requireExternalPostgres(url).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(StartupError);
  return error instanceof StartupError ? error.message : "";
}

/** A PostgreSQL error message on the wire. */
function refusal(code: string, message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`);
  const head = Buffer.alloc(5);
  head.write("E");
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

test("an address that is none is named without repeating it", async () => {
  const sentence = await sentenceFor("postgresql://ann:hunter2@:notaport/seedbed");
  expect(sentence).toMatch(/^DATABASE_URL is not a PostgreSQL address/);
  expect(sentence).not.toContain("hunter2");
});

test("a port nobody listens on", async () => {
  expect(await sentenceFor("postgresql://ann:hunter2@127.0.0.1:1/seedbed")).toBe(
    "No PostgreSQL answers at 127.0.0.1:1: start it or correct DATABASE_URL.",
  );
});

test("another program on that port", async () => {
  const port = await listen((socket) => socket.end("HTTP/1.1 400 Bad Request\r\n\r\n"));
  const sentence = await sentenceFor(`postgresql://ann:hunter2@127.0.0.1:${port}/seedbed`);
  expect(sentence).toMatch(/^PostgreSQL at 127\.0\.0\.1:\d+ cannot be used \([^\n]+\): check DATABASE_URL\.$/);
  expect(sentence).not.toContain("hunter2");
});

test("a socket that is not there is named by its folder", async () => {
  expect(await sentenceFor("postgresql://ann:hunter2@/seedbed?host=/nowhere/at/all")).toBe(
    "No PostgreSQL answers at /nowhere/at/all: start it or correct DATABASE_URL.",
  );
});

test.each([
  ["28000", "role is not permitted to log in", /does not let ann in: correct the user and password/],
  ["28P01", "password authentication failed", /does not let ann in: correct the user and password/],
  ["3D000", 'database "seedbed" does not exist', /has no database seedbed: create it/],
])("PostgreSQL refuses with %s", async (code, message, sentence) => {
  const port = await listen((socket) => socket.once("data", () => socket.end(refusal(code, message))));
  expect(await sentenceFor(`postgresql://ann:hunter2@127.0.0.1:${port}/seedbed?sslmode=disable`)).toMatch(sentence);
});

test("a host that nobody knows", async () => {
  expect(await sentenceFor("postgresql://ann:hunter2@nobody.invalid/seedbed")).toBe(
    "The host nobody.invalid in DATABASE_URL is not known: correct DATABASE_URL.",
  );
});

/** A PostgreSQL that lets everybody in and says of itself that it is of this version. */
async function ofVersion(major: number, version: string) {
  const message = (kind: string, content: string) => {
    const body = Buffer.from(content, "latin1");
    const head = Buffer.alloc(5);
    head.write(kind);
    head.writeInt32BE(body.length + 4, 1);
    return Buffer.concat([head, body]);
  };
  const field = (name: string, type: number) =>
    `${name}\0\0\0\0\0\0\0\0\0\0${String.fromCharCode(type)}\xff\xff\xff\xff\xff\xff\0\0`;
  const value = (text: string) => `\0\0\0${String.fromCharCode(text.length)}${text}`;
  const ended = Promise.withResolvers<void>();
  const port = await listen((socket) => {
    socket.on("end", () => ended.resolve());
    socket.once("data", () => {
      socket.write(Buffer.concat([message("R", "\0\0\0\0"), message("Z", "I")]));
      socket.once("data", () =>
        socket.write(
          Buffer.concat([
            message("T", `\0\x02${field("major", 23)}${field("version", 25)}`),
            message("D", `\0\x02${value(String(major))}${value(version)}`),
            message("C", "SELECT 1\0"),
            message("Z", "I"),
          ]),
        ),
      );
    });
  });
  return { url: `postgresql://ann:hunter2@127.0.0.1:${port}/seedbed?sslmode=disable`, ended: ended.promise };
}

test("PostgreSQL 15 is new enough, and an older one is told with its version; neither is kept waiting", async () => {
  const [old, enough] = [await ofVersion(14, "14.18"), await ofVersion(15, "15.0")];
  expect(await sentenceFor(old.url)).toBe(
    "DATABASE_URL leads to PostgreSQL 14.18, and Seedbed needs PostgreSQL 15 or later.",
  );
  await requireExternalPostgres(enough.url);
  await Promise.all([old.ended, enough.ended]);
});
