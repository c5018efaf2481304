import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import { Failure } from "../../../../platform/failure.ts";
import type { ItemChange } from "../../writing/item-change.ts";
import { gradientColorsOf } from "../gradient-colors.ts";
import { assertFree } from "./segments.ts";
import { addedSignal, signalFollowing } from "./signals-by-hand.ts";
import { saidByHand, stanceFollowing } from "./stance-by-hand.ts";

type Profiles = readonly CustomerProfile[];
type Set = ItemChange & { kind: "set" };

/**
 * A person's change of the profiles with all that it brings with it: one primary profile, a tab of its own for each, and whose word a line or a
 * signal is from then on. Throws `conflict` for a segment that is taken and for the last profile's removal, `invalid` for a source that is no page.
 */
export function whatFollows(change: ItemChange, profiles: Profiles, newUuid: () => string): ItemChange[] {
  switch (change.kind) {
    case "add":
      return change.place === "[]" ? addedProfile(change, profiles) : [{ ...change, item: addedTo(change, newUuid) }];
    case "remove":
      if (profiles.every(({ uuid }) => uuid === change.item))
        throw new Failure("conflict", "This is the last customer profile: a report keeps one.");
      return [change];
    case "move":
    case "reset":
      return [change];
    case "set":
      return [...setBefore(change, profiles), change, ...setBehind(change, profiles, newUuid)];
  }
}

function addedProfile(change: ItemChange & { kind: "add" }, profiles: Profiles): ItemChange[] {
  const profile = change.item as CustomerProfile & Record<string, unknown>;
  assertFree(profile.segment, profiles);
  const stance = profile.origin === "user" && profile.stance ? saidByHand(profile.stance) : profile.stance;
  const item = { ...profile, gradientColors: gradientColorsOf(profiles.length), stance };
  return [...(item.isPrimary ? noLongerPrimary(profiles) : []), { ...change, item }];
}

function addedTo({ place, item }: ItemChange & { kind: "add" }, newUuid: () => string) {
  if (place === "[].signals[]") return addedSignal(item, newUuid);
  // Nothing is kept from a conversation that is not named.
  return "fromConversation" in item ? { ...item, fromConversation: item.fromConversation || null } : item;
}

function setBefore({ item, field, value }: Set, profiles: Profiles): ItemChange[] {
  const profile = profiles.find(({ uuid }) => uuid === item);
  if (profile && field === "segment")
    assertFree(
      String(value),
      profiles.filter((each) => each !== profile),
    );
  return profile && field === "isPrimary" && value === true
    ? noLongerPrimary(profiles.filter((each) => each !== profile))
    : [];
}

function setBehind(change: Set, profiles: Profiles, newUuid: () => string): ItemChange[] {
  const profile = profiles.find(({ uuid }) => uuid === change.item);
  if (profile) return stanceFollowing(change, profile);
  const signal = profiles.flatMap(({ signals }) => signals).find(({ uuid }) => uuid === change.item);
  return signal ? signalFollowing(change, signal, newUuid) : [];
}

const noLongerPrimary = (profiles: Profiles): ItemChange[] =>
  profiles.flatMap(({ uuid, isPrimary }) =>
    isPrimary ? [{ kind: "set" as const, item: uuid, field: "isPrimary", value: false, follows: true as const }] : [],
  );
