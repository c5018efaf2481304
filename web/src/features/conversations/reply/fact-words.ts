import type { RestsOn } from "@seedbed/contract/conversations/schemas";
import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";

const stanceWords: Readonly<Record<string, string>> = {
  usesToday: "Uses today",
  switchingCosts: "Switching costs",
  priceLimit: "Price limit",
  decidesWith: "Decides with others",
  saysNoTo: "Says no to",
};

const conceptWords: Readonly<Record<string, string>> = {
  title: "The concept’s title",
  summary: "The concept’s summary",
  problemStatement: "The problem it solves",
  valueProposition: "What it promises",
};

const amounts = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 2 });

/** A fact in a few words: as it is called today where it still stands, else as it stood when it was said. */
export function factWords({ kind, item, field, label }: RestsOn, profile: CustomerProfile | undefined): string {
  if (kind === "concept") return conceptWords[field ?? ""] ?? label;
  if (!profile) return label;
  const of = <Thing extends { uuid: string }>(list: readonly Thing[]) => list.find(({ uuid }) => uuid === item);
  switch (kind) {
    case "job":
      return of(profile.jobs)?.description ?? label;
    case "pain":
      return of(profile.pains)?.description ?? label;
    case "alternative":
      return of(profile.alternatives)?.name ?? label;
    case "journeyStep":
      return of(profile.journey)?.title ?? label;
    case "signal": {
      const signal = of(profile.signals);
      if (!signal) return label;
      return `Signal ${profile.signals.indexOf(signal) + 1}, ${signal.stance.toLowerCase()}`;
    }
    case "stance":
      return stanceLine(field, profile) ?? label;
    case "profile":
      return label;
  }
}

function stanceLine(field: string | null, { stance }: CustomerProfile): string | undefined {
  const line = (field ?? "").split(".")[1] ?? "";
  const words = stanceWords[line];
  const amount = line === "priceLimit" ? stance?.priceLimit.amount : null;
  return typeof amount === "number" ? `${words} ${amounts.format(amount).replace(/\.00$/, "")}` : words;
}
