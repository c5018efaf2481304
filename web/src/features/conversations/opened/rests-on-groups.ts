import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import { factFragment } from "../reply/fact-fragment.ts";
import { factWords } from "../reply/fact-words.ts";
import type { ReplyFacts } from "../reply/facts-of.ts";

export interface ShownFact {
  key: string;
  /** Where it stands on the page of the profile; null where it stands elsewhere, or no longer. */
  fragment: string | null;
  text: string;
  /** What stands behind it, smaller. */
  aside: string;
  isUsed: boolean;
  stance?: CustomerProfile["signals"][number]["stance"];
}

export interface FactGroup {
  title: string;
  facts: readonly ShownFact[];
}

/** A profile's facts in groups: all jobs, pains and alternatives, and of the rest what an answer rests on. Groups with nothing in them are left out. */
export function restsOnGroups(profile: CustomerProfile, { restsOn }: ReplyFacts): FactGroup[] {
  const used = new Set(restsOn.map(factFragment));
  const fact = (uuid: string, text: string, more: Partial<ShownFact> = {}): ShownFact => ({
    ...{ key: uuid, fragment: uuid, text, aside: "", isUsed: used.has(uuid) },
    ...more,
  });
  const signals = profile.signals.filter(({ uuid }) => used.has(uuid));
  const steps = profile.journey.filter(({ uuid }) => used.has(uuid));
  const lists = [profile.jobs, profile.pains, profile.alternatives, profile.journey, profile.signals];
  const standing = new Set(lists.flatMap((list) => list.map(({ uuid }) => uuid)));
  const named = (kinds: readonly string[]) =>
    restsOn
      .filter(({ kind, item }) => kinds.includes(kind) && item === null)
      .map((each) =>
        fact(`${each.kind} ${each.field}`, factWords(each, profile), {
          ...{ fragment: factFragment(each), isUsed: true },
          aside: each.kind === "stance" ? each.label : "",
        }),
      );
  const gone = restsOn
    .filter(({ item }) => item !== null && !standing.has(item))
    .map((each) => fact(each.item ?? each.label, each.label, { fragment: null, isUsed: true }));
  const groups: FactGroup[] = [
    { title: "Jobs to be done", facts: profile.jobs.map(({ uuid, description }) => fact(uuid, description)) },
    { title: "Pains", facts: profile.pains.map(({ uuid, description }) => fact(uuid, description)) },
    {
      title: "Current alternatives",
      facts: profile.alternatives.map(({ uuid, name, usage }) => fact(uuid, name, { aside: usage })),
    },
    { title: "Stance", facts: named(["stance"]) },
    { title: "Profile", facts: named(["profile"]) },
    { title: "Journey", facts: steps.map(({ uuid, title }) => fact(uuid, title)) },
    {
      title: `Signals, ${signals.length} of ${profile.signals.length}`,
      facts: signals.map(({ uuid, description, sourceCategory, stance }) =>
        fact(uuid, description, { aside: sourceCategory, stance }),
      ),
    },
    { title: "Concept", facts: named(["concept"]) },
    { title: "No longer in the profile", facts: gone },
  ];
  return groups.filter(({ facts }) => facts.length > 0);
}
