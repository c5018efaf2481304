import type { ServerEvents } from "@seedbed/contract/all-events";
import { useEffect, useEffectEvent } from "react";
import type { Realtime } from "./create-realtime.ts";
import { createListeners, type EventHandler } from "./listeners.ts";

export const listeners = createListeners();
export const { onEvent, onResync, onStatus } = listeners;

let realtime: Realtime | undefined;

/** From now on this is what requests go through. It comes after the first page (`keep-connected.ts`). */
export function speakThrough(line: Realtime): void {
  realtime = line;
}

export const sendRequest: Realtime["sendRequest"] = (...request) => realtime?.sendRequest(...request) ?? false;

export const socketStatus: Realtime["status"] = () => realtime?.status() ?? "closed";

/** `onEvent` for as long as the component is shown; the handler always sees the latest props. */
export function useEvent<Name extends keyof ServerEvents>(name: Name, handler: EventHandler<Name>): void {
  const latest = useEffectEvent(handler);
  useEffect(() => onEvent(name, (data, envelope) => latest(data, envelope)), [name]);
}
