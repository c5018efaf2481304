import { connect } from "node:net";
import type { Logger } from "pino";
import { Failure } from "../failure.ts";
import type { ScannerAddress } from "./scanner-address.ts";

/** Looks for viruses in a file. Throws `invalid` where one is found, and `unavailable` where it cannot be looked for; both with a sentence. */
export type ScanFile = (content: Uint8Array) => Promise<void>;

/** Milliseconds in which the scanner must have said something. */
const usualPatience = 60_000;
const pieceLength = 1_000_000;

/** Has a clamd look at files, by its command INSTREAM (clamd(8)). What it finds, and why it cannot be asked, is logged; no word of a file is. */
export function createScanFile(address: ScannerAddress, log: Pick<Logger, "warn">, patience = usualPatience): ScanFile {
  return async (content) => {
    const verdict = await ask(address, content, patience).catch((error: Error) => error.message);
    if (verdict === "stream: OK") return;
    const found = /^stream: (.+) FOUND$/.exec(verdict)?.[1];
    log.warn(
      { part: "scanner", reason: (found ?? verdict).slice(0, 200) },
      found ? "a file with a virus was refused" : "a file could not be checked",
    );
    if (found) throw new Failure("invalid", "The virus scanner has refused this file.");
    throw new Failure("unavailable", "Files cannot be checked for viruses right now. Try again in a moment.", {
      retryAfter: 30,
    });
  };
}

function ask(address: ScannerAddress, content: Uint8Array, patience: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(address);
    let answer = "";
    socket.setTimeout(patience, () => socket.destroy(new Error("it said nothing")));
    socket.setEncoding("utf8");
    socket.on("data", (part: string) => {
      answer += part;
    });
    // It may break off in the middle of a file and say why.
    socket.on("error", (error) => (answer.includes("\0") ? undefined : reject(error)));
    socket.on("close", () =>
      answer.includes("\0") ? resolve(answer.split("\0")[0] ?? "") : reject(new Error("it broke off")),
    );
    socket.write("zINSTREAM\0");
    for (let begin = 0; begin < content.length; begin += pieceLength) {
      const piece = content.subarray(begin, begin + pieceLength);
      socket.write(lengthOf(piece.length));
      socket.write(piece);
    }
    socket.write(lengthOf(0));
  });
}

function lengthOf(length: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(length);
  return bytes;
}
