import type { ServerEvents } from "@seedbed/contract/all-events";
import { useEffect, useEffectEvent } from "react";
import { isServerBusy, onBusy, saysReady } from "./busy.ts";
import { call } from "./call.ts";
import { createRealtime, type EventHandler } from "./create-realtime.ts";
import { createSecurityLog } from "./security-log.ts";
import { currentSession, session } from "./session.ts";
import type { SocketStatus } from "./socket.ts";

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
  // Of the document; one of the clocks stands still while a machine sleeps, the other is set now and then.
  openFor: () => Math.max(performance.now(), Date.now() - performance.timeOrigin),
});

export const { onEvent, sendRequest, onResync, onStatus } = realtime;
export const socketStatus = realtime.status;

/** `onEvent` for as long as the component is shown; the handler always sees the latest props. */
export function useEvent<Name extends keyof ServerEvents>(name: Name, handler: EventHandler<Name>): void {
  const latest = useEffectEvent(handler);
  useEffect(() => onEvent(name, (data, envelope) => latest(data, envelope)), [name]);
}

/** Milliseconds until a line that was given up is looked after for the first time, and at most. */
const firstLook = 4_000;
const longestLook = 60_000;

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
  let pause = firstLook;
  let looking: number | undefined;
  // Pages that lost the server together do not come back together.
  const lookLater = () => {
    looking = window.setTimeout(look, pause * (0.5 + Math.random() / 2));
    pause = Math.min(2 * pause, longestLook);
  };
  const look = async () => {
    const isThere = !document.hidden && (await saysReady());
    if (realtime.status() !== "given-up") return;
    if (isThere) tryAgain();
    else lookLater();
  };
  const lookAfter = (status: SocketStatus) => {
    window.clearTimeout(looking);
    if (status === "given-up") lookLater();
    if (status === "open") pause = firstLook;
  };
  const unsubscribe = [session.subscribe(follow), onBusy(tryAgain), onStatus(lookAfter)];
  follow();
  addEventListener("online", tryAgain);
  document.addEventListener("visibilitychange", tryAgain);
  return () => {
    for (const stop of unsubscribe) stop();
    window.clearTimeout(looking);
    removeEventListener("online", tryAgain);
    document.removeEventListener("visibilitychange", tryAgain);
    realtime.disconnect();
  };
}
