import { randomUUID } from "node:crypto";
import type { Caller } from "../caller.ts";

const entry = { title: "Hours a year", unit: "hours", scalar: 100, group: "TAM", operator: "*" };

/** Adds the sizing of a saving to a projection that earns; gives the uuids of all that calls of projections name. */
export async function plantProjection(person: Caller, concept: string) {
  const [sizing, sizingEntry] = [randomUUID(), randomUUID()];
  await person.call("POST v2/concept/{id}/report/{section}/changes", {
    params: { id: concept, section: "financialProjection" },
    body: {
      changes: [
        { kind: "add", place: "impactSizings[]", parent: null, item: { uuid: sizing, title: "Fewer hours" } },
        {
          kind: "add",
          place: "impactSizings[].assumptionEntries[]",
          parent: sizing,
          item: { ...entry, uuid: sizingEntry },
        },
      ],
    },
  });
  return { ...(await projectionThings(person, concept)), impactSizing: [sizing], impactEntry: [sizingEntry] };
}

/** The uuids of what stands in the projection of a concept. */
export async function projectionThings(person: Caller, concept: string) {
  const { body } = await person.call("GET v2/concept/{id}/financial-projection", { params: { id: concept } });
  return {
    projection: [body.uuid],
    costDriver: body.costDrivers.map(({ uuid }) => uuid),
    distributionChannel: body.distributionChannels.map(({ uuid }) => uuid),
    marketSizing: body.marketSizings.map(({ uuid }) => uuid),
    // Of one sizing: a path names the sizing, too.
    sizingEntry: body.marketSizings.slice(0, 1).flatMap((each) => each.assumptionEntries.map(({ uuid }) => uuid)),
  };
}

/** One uuid of each kind. */
export const firstsOf = <Kind extends string>(things: Readonly<Record<Kind, readonly string[]>>) =>
  Object.fromEntries(
    Object.entries<readonly string[]>(things).map(([kind, [id = ""]]) => [kind, id] as const),
  ) as Record<Kind, string>;

/** The kind of thing that a parameter of a projection's path names; undefined for other paths. */
export function projectionKindFor(
  key: string,
  name: string,
): keyof Awaited<ReturnType<typeof plantProjection>> | undefined {
  if (name === "fid") return "projection";
  if (name === "mid") return "marketSizing";
  if (name === "sid") return "impactSizing";
  if (name === "aid" && key.includes("/financial-projection/"))
    return key.includes("/impact-sizing/") ? "impactEntry" : "sizingEntry";
  if (name !== "itemId" || !key.includes("/financial-projection/")) return undefined;
  if (key.includes("/cost-driver/")) return "costDriver";
  if (key.includes("/distribution-channel/")) return "distributionChannel";
  return key.includes("/market-sizing/") ? "marketSizing" : "projection";
}
