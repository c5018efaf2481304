import type { RealWorldSignal } from "@seedbed/contract/report/customers/schemas";
import type { PersonalChange } from "@seedbed/contract/report/editing/schemas";
import type { QueryClient } from "@tanstack/react-query";
import { call } from "../../../../transport/call.ts";
import type { Desk } from "../../editing/saving/desk.ts";
import { saidOf } from "../../editing/saving/named-things.ts";
import { save } from "../../editing/saving/save.ts";
import { showChange } from "../../editing/saving/section-cache.ts";

const section = "customerProfiles";
const signalPlace = "[].signals[]";

export type SignalValues = Pick<RealWorldSignal, "description" | "stance" | "sourceCategory" | "sources">;

/** Adds a signal to a profile. Resolves to null when the server has it, or to why it refused. */
export const createSignal = (
  queryClient: QueryClient,
  desk: Desk,
  { profile, uuid, values }: { profile: string; uuid: string; values: SignalValues },
): Promise<unknown> =>
  save(queryClient, desk, {
    section,
    address: { item: profile, place: signalPlace, field: uuid },
    label: "signal",
    says: "Added",
    what: "adding of a signal",
    isRead: true,
    change: { kind: "add", place: signalPlace, parent: profile, item: { uuid, ...values } },
  });

/** Removes a signal, which can be taken back. */
export const deleteSignal = (queryClient: QueryClient, desk: Desk, signal: RealWorldSignal): Promise<unknown> =>
  save(queryClient, desk, {
    section,
    address: { item: signal.uuid, place: signalPlace, field: "" },
    label: "signal",
    says: "Removed",
    what: "removal of a signal",
    isRead: true,
    change: { kind: "remove", item: signal.uuid, seen: { ...signal } },
  });

/**
 * Changes those fields of a signal that are another now, all at once: they are taken back together. Resolves to null when the server has them, or
 * when nothing was changed, and to why it refused.
 */
export function updateSignal(
  queryClient: QueryClient,
  desk: Desk,
  { signal, values }: { signal: RealWorldSignal; values: SignalValues },
): Promise<unknown> {
  const place = { conceptId: desk.conceptId, section } as const;
  const changes = (["description", "stance", "sourceCategory", "sources"] as const)
    .filter((field) => JSON.stringify(values[field]) !== JSON.stringify(signal[field]))
    .map((field) => ({ kind: "set", item: signal.uuid, field, value: values[field], seen: signal[field] }) as const);
  if (changes.length === 0) return Promise.resolve(null);
  const said = saidOf(section, signalPlace, "set");
  const show = (made: readonly PersonalChange[]) => {
    for (const change of made) showChange(queryClient, place, change);
  };
  show(changes);
  return new Promise((resolve) => {
    desk.enqueue({
      section,
      async send() {
        const { revision } = await call("POST v2/concept/{id}/report/{section}/changes", {
          params: { id: desk.conceptId, section },
          body: { changes },
        });
        desk.made(section, revision);
        const says = said?.done ?? "";
        const done = { section, revision, says, what: "change of a signal", at: Date.now() } as const;
        desk.set({ done: [...desk.read().done, done].slice(-50), takenBack: [] });
        desk.say(says, "undo");
        desk.settle(section);
        resolve(null);
      },
      fail(error) {
        show(changes.map((change) => ({ ...change, value: change.seen })));
        desk.settle(section);
        desk.say(said?.failed ?? "", null);
        resolve(error);
      },
    });
  });
}
