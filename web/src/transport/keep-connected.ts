import { readings } from "./as-of.ts";
import { isServerBusy, onBusy, onceReady } from "./busy.ts";
import { call } from "./call.ts";
import { createRealtime } from "./create-realtime.ts";
import { listeners, onStatus, speakThrough } from "./events.ts";
import { createSecurityLog } from "./security-log.ts";
import { currentSession, session } from "./session.ts";

const realtime = createRealtime({
  fetchTicket: async () => (await call("POST v1/realtime/ticket")).ticket,
  renewAccessToken: async () => {
    const token = currentSession()?.accessToken;
    if (token) await session.refresh(token);
  },
  open: (url) => new WebSocket(url),
  setTimer: (work, milliseconds) => window.setTimeout(work, milliseconds),
  clearTimer: (timer) => window.clearTimeout(timer),
  recipient: () => {
    const current = currentSession();
    return current && { userUuid: current.user.uuid, accountUuid: current.account?.uuid ?? null };
  },
  log: createSecurityLog({
    report: (eventType) => call("POST v1/account/security-events", { body: { eventType } }),
    canReport: () => Boolean(currentSession()?.account),
    warn: (message, details) => console.warn(message, details),
  }),
  warn: (message, error) => console.warn(message, error),
  now: () => Date.now(),
  readings,
  listeners,
});
speakThrough(realtime);

/**
 * Connects while somebody with a company is signed in, and again when the line, the tab, or a server that was busy or away comes back. Call it once.
 * Answers how to stop, which ends the connection as well.
 */
export function keepConnected(): () => void {
  let connectedAs: string | null = null;
  const follow = () => {
    const current = currentSession();
    const person = current?.account ? `${current.user.uuid} ${current.account.uuid}` : null;
    if (person === connectedAs) return;
    connectedAs = person;
    // What the last person missed is nothing to the next one.
    realtime.disconnect();
    if (person) realtime.connect();
  };
  const tryAgain = () => {
    if (connectedAs && realtime.status() === "given-up" && !document.hidden && !isServerBusy()) realtime.connect();
  };
  const unsubscribe = [
    session.subscribe(follow),
    onBusy(tryAgain),
    onStatus((status) => status === "given-up" && onceReady(tryAgain)),
  ];
  follow();
  addEventListener("online", tryAgain);
  document.addEventListener("visibilitychange", tryAgain);
  return () => {
    for (const stop of unsubscribe) stop();
    connectedAs = null;
    removeEventListener("online", tryAgain);
    document.removeEventListener("visibilitychange", tryAgain);
    realtime.disconnect();
  };
}
