import { type AddressInfo, createServer, type Socket } from "node:net";

/** What every scanner finds, and no one else: the test file of EICAR, put together so that this one is not found. */
export const eicar = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$", "EICAR-STANDARD-ANTIVIRUS-TEST-FILE", "!$H+H*"].join("");

/** A server on the loopback that reads INSTREAM as clamd does and finds EICAR's test file anywhere in what it gets. */
export async function startClamd() {
  const scanned: Buffer[] = [];
  const state: { answer: string | null } = { answer: null };
  const server = createServer((socket) => void serve(socket));
  const serve = async (socket: Socket) => {
    socket.on("error", () => undefined);
    let received = Buffer.alloc(0);
    for await (const part of socket as AsyncIterable<Buffer>) {
      received = Buffer.concat([received, part]);
      const content = contentOf(received);
      if (!content) continue;
      scanned.push(content);
      const verdict = content.includes(eicar) ? "stream: Eicar-Test-Signature FOUND" : "stream: OK";
      socket.end(`${state.answer ?? verdict}\0`);
      return;
    }
  };
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: { host: "127.0.0.1", port: (server.address() as AddressInfo).port },
    scanned,
    /** Says this to everything from now on; null: what it finds. */
    say(answer: string | null) {
      state.answer = answer;
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** The whole content, once its end has come. Throws for what is no INSTREAM. */
function contentOf(received: Buffer): Buffer | null {
  const command = "zINSTREAM\0";
  if (received.length < command.length) return null;
  if (received.subarray(0, command.length).toString() !== command) throw new Error("this is no INSTREAM");
  const pieces: Buffer[] = [];
  for (let place = command.length; place + 4 <= received.length; ) {
    const length = received.readUInt32BE(place);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(received.subarray(place + 4, place + 4 + length));
    place += 4 + length;
  }
  return null;
}
