import type { CustomerProfile, RealWorldSignal } from "@seedbed/contract/report/customers/schemas";
import type { Block, Entry } from "../../../../platform/pdf/printed-document.ts";
import type { SourceRegister } from "../source-register.ts";
import { listed, noted, whole } from "./whole-blocks.ts";

/** What is used instead, as a table. */
export function alternatives({ alternatives: all }: CustomerProfile): Block[] {
  if (all.length === 0) return [];
  return [
    {
      kind: "table",
      about: "What is used today instead",
      columns: [
        { name: "Alternative", align: "left", share: 3 },
        { name: "Use", align: "left", share: 5 },
        { name: "Price", align: "left", share: 3 },
        { name: "For it", align: "left", share: 4 },
        { name: "Against it", align: "left", share: 4 },
      ],
      rows: all.map(({ name, usage, price, pros, cons }) => [name, usage, price, pros.join("; "), cons.join("; ")]),
    },
  ];
}

/** The steps on which a customer comes to buy. */
export function journey({ journey: steps }: CustomerProfile, own: (item: string) => Entry["labels"]): Block[] {
  const entries = steps
    .toSorted((one, other) => one.order - other.order)
    .map(({ uuid, title, description, relationType }) =>
      whole({
        title,
        text: description,
        note: relationType === "Journey Step" ? "" : relationType,
        tone: relationType === "Pain" ? "negative" : relationType === "Moment of Intervention" ? "positive" : "plain",
        labels: own(uuid),
      }),
    );
  return listed(entries, true);
}

const stanceTones = { "In Favour": "positive", Neutral: "plain", Against: "negative" } as const;

/** What was heard in the world, and whether anybody can look it up. */
export function signalEntry(signal: RealWorldSignal, labels: Entry["labels"], sources: SourceRegister): Entry {
  const quote = signal.interview ? `“${signal.interview.quote}”` : "";
  return whole({
    text: [signal.description, quote].filter(Boolean).join(" "),
    note: noted(
      signal.stance,
      signal.isHypothesis ? "a hypothesis: nothing to look up yet" : signal.sourceCategory,
      signal.interview ? "said in a real interview" : "",
      sources.numbers(signal.evidence?.sources ?? []),
    ),
    tone: stanceTones[signal.stance],
    labels,
  });
}
