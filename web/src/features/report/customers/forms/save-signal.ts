import type { RealWorldSignal } from "@seedbed/contract/report/customers/schemas";
import type { QueryClient } from "@tanstack/react-query";
import type { Desk } from "../../editing/saving/desk.ts";
import { save } from "../../editing/saving/save.ts";
import { updateItem } from "./update-item.ts";

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

/** Changes those fields of a signal that are another now, see `updateItem`. */
export const updateSignal = (
  queryClient: QueryClient,
  desk: Desk,
  { signal, values }: { signal: RealWorldSignal; values: SignalValues },
): Promise<unknown> =>
  updateItem(queryClient, desk, {
    place: signalPlace,
    item: signal,
    values,
    fields: ["description", "stance", "sourceCategory", "sources"],
    what: "change of a signal",
  });
