import type { factKinds } from "@seedbed/contract/conversations/words";
import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import { stanceLines } from "@seedbed/contract/report/vocabulary";
import { beginningOf } from "../beginning-of.ts";
import type { PersonaFact } from "../tasks/persona-reply/persona-input.ts";

/** What a persona has been told of the concept. */
export interface ToldConcept {
  title: string;
  summary: string;
  problemStatement: string;
  valueProposition: string;
}

type Written = Omit<PersonaFact, "number">;

const labelMaxLength = 120;
/** The newest signals stand last; a prompt need not hold hundreds. */
const mostSignals = 30;

const ownFields = [
  "segment",
  "occupation",
  "geoLocation",
  "ageRange",
  "familySize",
  "educationLevel",
  "description",
  "customerInsight",
] as const satisfies (keyof CustomerProfile)[];

/**
 * All that a persona can speak from, numbered: its profile, its stance, its things, the signals that somebody has found, and what it was told of
 * the concept. A signal that nobody has found yet is no fact.
 */
export function factsOfProfile(profile: CustomerProfile, concept: ToldConcept): PersonaFact[] {
  const facts = [
    ...ownFields.map((field) => ofField("profile", field, profile[field])),
    ofField("profile", "income", incomeIn(profile)),
    ...stanceLines.map((line) => ofField("stance", `stance.${line}`, stanceText(profile, line))),
    ...profile.jobs.map(({ uuid, description }) => ofItem("job", uuid, description)),
    ...profile.pains.map(({ uuid, description }) => ofItem("pain", uuid, description)),
    ...profile.alternatives.map(({ uuid, name, usage, price, pros, cons }) =>
      ofItem(
        "alternative",
        uuid,
        [name, usage, price, ...pros, ...cons].filter((part) => part.trim() !== "").join("; "),
      ),
    ),
    ...profile.journey.map(({ uuid, title, description }) => ofItem("journeyStep", uuid, `${title}: ${description}`)),
    ...profile.signals
      .filter(({ isHypothesis }) => !isHypothesis)
      .slice(-mostSignals)
      .map(({ uuid, description }) => ofItem("signal", uuid, description)),
    ...(["title", "summary", "problemStatement", "valueProposition"] as const).map((field) =>
      ofField("concept", field, concept[field]),
    ),
  ];
  return facts.filter(({ text }) => text !== "").map((fact, index) => ({ number: String(index + 1), ...fact }));
}

const ofField = (kind: (typeof factKinds)[number], field: string, text: string) =>
  written({ kind, item: null, field }, text);
const ofItem = (kind: (typeof factKinds)[number], item: string, text: string) =>
  written({ kind, item, field: null }, text);

function written(named: Pick<Written, "kind" | "item" | "field">, text: string): Written {
  const line = text.replace(/\s+/gu, " ").trim();
  return { ...named, label: beginningOf(line, labelMaxLength), text: line };
}

function stanceText({ stance }: CustomerProfile, line: (typeof stanceLines)[number]): string {
  if (!stance) return "";
  if (line !== "priceLimit") return stance[line].text;
  const { text, amount, per } = stance.priceLimit;
  if (amount === null) return text;
  const limit = `At most $${amount.toLocaleString("en-US")}${per === "" ? "" : ` per ${per}`}`;
  const isTold = [String(amount), amount.toLocaleString("en-US")].some((told) => text.includes(told));
  return isTold ? text : [limit, text].filter(Boolean).join(". ");
}

const incomeIn = ({ incomeLower, incomeUpper }: CustomerProfile) =>
  incomeUpper > 0 ? `$${incomeLower},000 to $${incomeUpper},000 a year` : "";
