import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "../../../transport/call.ts";
import { reportKeys } from "../../../transport/query-keys.ts";

interface Place {
  conceptId: string;
  profile: string;
}

const staleTime = 2 * 60_000;
const keyOf = ({ conceptId, profile }: Place, list: string) =>
  [...reportKeys.section(conceptId, "customerProfiles"), profile, list] as const;

const journeyOf = (place: Place) =>
  queryOptions({
    queryKey: keyOf(place, "journey"),
    queryFn: ({ signal }) =>
      call("GET v2/concept/customer-profile/{pid}/journey-steps", { params: { pid: place.profile }, signal }),
    staleTime,
  });

const signalsOf = (place: Place) =>
  queryOptions({
    queryKey: keyOf(place, "signals"),
    queryFn: ({ signal }) =>
      call("GET v2/concept/customer-profile/{pid}/real-world-signals", { params: { pid: place.profile }, signal }),
    staleTime,
  });

/** The journey of a profile that came without one: whether there is really none. A new profile that has no id yet has none. */
export const useEmptyJourney = (place: Place, isEmpty: boolean) =>
  useQuery({ ...journeyOf(place), enabled: isEmpty && place.profile !== "" });

/** The signals of a profile that came without any: whether they are still being looked for. */
export const useEmptySignals = (place: Place, isEmpty: boolean) =>
  useQuery({ ...signalsOf(place), enabled: isEmpty && place.profile !== "" });
