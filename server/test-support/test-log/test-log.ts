import type { Logger } from "pino";
import { createLog } from "../../src/platform/log.ts";

const levelNames: Record<number, string> = {
  10: "trace",
  20: "debug",
  30: "info",
  40: "warn",
  50: "error",
  60: "fatal",
};

type Write = (text: string) => void;

/**
 * The log of a server in a test, for people: nothing but the defect behind an answer 500, and everything with `TEST_LOG=1`, or from a
 * level on with `TEST_LOG=warn`.
 */
export const createTestLog = (write?: Write): Logger => createLog(shownLevel() ?? "info", readableLines(write));

/** The level that `TEST_LOG` asks for; nothing when it is not set. */
export function shownLevel(): string | undefined {
  const wanted = process.env.TEST_LOG;
  if (!wanted) return undefined;
  return Object.values(levelNames).includes(wanted) ? wanted : "debug";
}

/** Takes log lines of JSON and writes those that are to be shown; by default to the console, which names the test that runs. */
export function readableLines(write: Write = (text) => console.error(text)): { write(line: string): void } {
  const showsAll = shownLevel() !== undefined;
  const callsById = new Map<string, string>();
  return {
    write(line) {
      const {
        level,
        time,
        msg,
        reqId,
        req,
        res,
        err,
        pid: _pid,
        hostname: _host,
        ...others
      } = JSON.parse(line) as Line;
      if (reqId && req) callsById.set(reqId, `${req.method} ${req.url}`);
      const call = callsById.get(reqId ?? "");
      if (reqId && res) callsById.delete(reqId);
      // Each call has a line of its own once it is answered.
      const isShown = showsAll ? msg !== "incoming request" : msg === "unexpected failure";
      if (!isShown) return;
      const { responseTime, ...fields } = others;
      const parts = [
        new Date(time).toISOString().slice(11, 23),
        (levelNames[level] ?? "").padEnd(5),
        ...(call ? [call] : []),
        res ? `${res.statusCode} in ${Math.round(Number(responseTime))} ms` : msg,
        ...(Object.keys(fields).length > 0 ? [JSON.stringify(fields)] : []),
      ];
      const cause = err?.cause ? `\ncaused by: ${err.cause}` : "";
      write(`${parts.join(" ")}${err ? `\n${err.stack ?? `${err.type}: ${err.message}`}${cause}` : ""}`);
    },
  };
}

interface Line extends Record<string, unknown> {
  level: number;
  time: number;
  msg: string;
  reqId?: string;
  req?: { method: string; url: string };
  res?: { statusCode: number };
  err?: { type: string; message: string; stack?: string; cause?: string };
}
