import type { RealWorldSignal } from "@seedbed/contract/report/customers/schemas";
import type { Incumbent, MarketForce, PriorityInsight, Startup } from "@seedbed/contract/report/market-scan/schemas";
import type { Evidence, Source } from "@seedbed/contract/report/source";
import type { KeyFinding, Trend } from "@seedbed/contract/report/trends/schemas";
import type { Item } from "../writing/section.ts";
import type { EvidencePlace } from "./evidence-place.ts";

type Places = (item: never, parent: Item | undefined) => EvidencePlace[];

/** By kind of item where its title, its conclusion and its evidence stand. Other kinds rest on nothing that could be shown. */
const evidencePlaces: Readonly<Record<string, Places>> = {
  trend: ({ category, summary, whatWouldTurn, keyFinding }: Trend) => [
    gathered({ title: category, conclusion: summary, concluded: "summary", whatWouldTurn }, keyFinding),
  ],
  keyFinding: ({ text, sources, claims }: KeyFinding, parent) => [
    place({
      title: titleOf(parent),
      conclusion: text,
      concluded: "text",
      sources,
      claims,
      whatWouldTurn: turnOf(parent),
    }),
  ],
  priorityInsight: ({ title, explanation, sources, claims }: PriorityInsight) => [
    place({ title, conclusion: explanation, concluded: "explanation", sources, claims }),
  ],
  marketForce: ({ category, summary, whatWouldTurn, sources = [], claims }: MarketForce) => [
    place({ title: category, conclusion: summary, concluded: "summary", sources, claims, whatWouldTurn }),
  ],
  startup: (startup: Startup) => [
    ...companyPlaces(startup, [
      ...startup.keyFacts.map((fact, index) => ({ ...fact, field: `keyFacts.${index}.evidence` })),
      ...startup.keyContacts.map(({ name, title, evidence }, index) => ({
        text: [name, title].filter(Boolean).join(", "),
        evidence,
        field: `keyContacts.${index}.evidence`,
      })),
    ]),
  ],
  incumbent: (incumbent: Incumbent) => companyPlaces(incumbent, []),
  signal: ({ description, evidence }: RealWorldSignal, parent) => [
    place({
      ...{ title: titleOf(parent), conclusion: description, concluded: "description", holder: "evidence" },
      ...ofEvidence(evidence),
    }),
  ],
};

/** What an item rests on, field by field; empty for a kind that rests on nothing. */
export const placesOf = (kind: string, item: Item, parent: Item | undefined): EvidencePlace[] =>
  Object.hasOwn(evidencePlaces, kind) ? (evidencePlaces[kind]?.(item as never, parent) ?? []) : [];

type Given = Pick<EvidencePlace, "title" | "conclusion" | "concluded"> & Partial<EvidencePlace>;

const place = (given: Given): EvidencePlace => ({
  field: "",
  holder: given.field ?? "",
  sources: [],
  claims: undefined,
  whatWouldTurn: "",
  isGathered: false,
  ...given,
});

/** All that several parts rest on, each source once. */
function gathered(given: Given, parts: readonly Pick<KeyFinding, "sources" | "claims">[]): EvidencePlace {
  const sources = new Map<string, Source>();
  for (const source of parts.flatMap((part) => part.sources)) {
    const citations = [...(sources.get(source.uuid)?.citations ?? []), ...source.citations];
    sources.set(source.uuid, { ...source, citations: [...new Set(citations)] });
  }
  const claims = parts.flatMap((part) => part.claims ?? []);
  const isResearched = parts.some((part) => part.claims !== undefined);
  return place({
    ...given,
    sources: [...sources.values()],
    claims: isResearched ? claims : undefined,
    isGathered: true,
  });
}

const ofEvidence = (evidence: Evidence | undefined) => ({ sources: evidence?.sources ?? [], claims: evidence?.claims });

function companyPlaces(
  company: Incumbent,
  facts: readonly { text: string; evidence: Evidence; field: string }[],
): EvidencePlace[] {
  const title = company.name;
  const fields = (["overview", "headquarters", "founded"] as const).map((field) =>
    place({
      field: `${field}Evidence`,
      title,
      conclusion: company[field],
      concluded: field,
      ...ofEvidence(company[`${field}Evidence`]),
    }),
  );
  const news = company.newsAndActivities.map((fact, index) => ({
    ...fact,
    field: `newsAndActivities.${index}.evidence`,
  }));
  const told = [...facts, ...news].map(({ text, evidence, field }) =>
    place({ field, title, conclusion: text, concluded: field.split(".")[0] ?? "", ...ofEvidence(evidence) }),
  );
  return [
    gathered({ title, conclusion: company.relevance, concluded: "relevance" }, [...fields, ...told]),
    ...fields,
    ...told,
  ];
}

const titleOf = (parent: (Item & { category?: string; segment?: string }) | undefined) =>
  parent?.category ?? parent?.segment ?? "";
const turnOf = (parent: (Item & { whatWouldTurn?: string }) | undefined) => parent?.whatWouldTurn ?? "";
