import type { RestsOn } from "@seedbed/contract/conversations/schemas";
import type { CustomerProfile, Stance } from "@seedbed/contract/report/customers/schemas";
import { firstNameOf } from "@seedbed/rules/customers/persona-words";
import { isNo, isYes, type ReplyVerdict } from "../reply/verdict-word.tsx";

/** What one of several personas would do, and what it says that rests on. */
export interface SplitAnswer {
  profile: Pick<CustomerProfile, "name" | "stance">;
  verdict: ReplyVerdict | null;
  restsOn: readonly RestsOn[];
}

/** The lines of a stance in the order in which one is named where several split as many, with what it is called. */
const lines = {
  priceLimit: "the price",
  saysNoTo: "what they say no to",
  switchingCosts: "what a change costs them",
  usesToday: "what they use today",
  decidesWith: "who decides with them",
} as const satisfies Partial<Record<keyof Stance, string>>;
type Line = keyof typeof lines;
const order = Object.keys(lines) as Line[];

const parts: Readonly<Record<Stance["role"], string>> = {
  likelyBuyer: "may buy",
  likelyNonBuyer: "will most likely not buy",
  mustAgree: "only has to agree",
  usesOnly: "uses it without paying",
};

const mostNamed = 3;
const longestWords = 60;
const amounts = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 2 });

/**
 * What tells those who would take it from those who would not, in a sentence made of their stances: the line on which most of those who refuse rest,
 * and nobody who takes it does; a price limit also where it lies below every limit of the others. Where there is none, the parts they have in the
 * purchase. Empty where all would do the same, or nothing of this tells them apart.
 */
export function whatSplits(answers: readonly SplitAnswer[]): string {
  const takers = answers.filter(({ verdict }) => isYes(verdict));
  const refusers = answers.filter(({ verdict }) => isNo(verdict));
  if (takers.length === 0 || refusers.length === 0) return "";
  const counted = order
    .map((line) => ({ line, resting: refusers.filter((answer) => restsOnLine(answer, line)) }))
    .filter(({ line, resting }) => resting.length > 0 && tellsApart(line, { takers, refusers: resting }));
  const most = counted.toSorted((one, other) => other.resting.length - one.resting.length)[0];
  if (most) return splitBy(most.line, { takers, refusers: most.resting });
  return splitByParts(takers, refusers);
}

interface Sides {
  takers: readonly SplitAnswer[];
  refusers: readonly SplitAnswer[];
}

const restsOnLine = ({ restsOn }: SplitAnswer, line: Line): boolean =>
  restsOn.some(({ kind, field }) => field === `stance.${line}` || (line === "usesToday" && kind === "alternative"));

function tellsApart(line: Line, { takers, refusers }: Sides): boolean {
  if (line !== "priceLimit") return !takers.some((answer) => restsOnLine(answer, line));
  const limits = takers.flatMap((answer) => limitOf(answer) ?? []);
  const refused = refusers.flatMap((answer) => limitOf(answer) ?? []);
  return refused.length > 0 && limits.length > 0 && Math.max(...refused) < Math.min(...limits);
}

const limitOf = ({ profile }: SplitAnswer): number | null => profile.stance?.priceLimit.amount ?? null;

function splitBy(line: Line, { takers, refusers }: Sides): string {
  const told =
    line === "priceLimit"
      ? [...refusers, ...takers].flatMap((answer) => {
          const limit = limitOf(answer);
          return limit === null ? [] : [`${nameOf(answer)} pays at most ${amounts.format(limit).replace(/\.00$/, "")}`];
        })
      : refusers.flatMap((answer) => {
          const words = shortened(answer.profile.stance?.[line].text ?? "");
          return words === "" ? [] : [`${nameOf(answer)}, “${words}”`];
        });
  if (told.length === 0) return "";
  return `What splits them is ${lines[line]}: ${told.slice(0, mostNamed).join("; ")}.`;
}

function splitByParts(takers: readonly SplitAnswer[], refusers: readonly SplitAnswer[]): string {
  const roleOf = ({ profile }: SplitAnswer) => profile.stance?.role;
  const taking = new Set(takers.map(roleOf));
  const all = [...takers, ...refusers];
  if (all.some((answer) => roleOf(answer) === undefined) || refusers.some((answer) => taking.has(roleOf(answer))))
    return "";
  const told = all.flatMap((answer) => {
    const role = roleOf(answer);
    return role ? [`${nameOf(answer)} ${parts[role]}`] : [];
  });
  return `What splits them is their part in it: ${told.slice(0, mostNamed).join("; ")}.`;
}

const nameOf = ({ profile }: SplitAnswer) => firstNameOf(profile.name);

function shortened(text: string): string {
  const line = text
    .replace(/\s+/gu, " ")
    .trim()
    .replace(/[.!…]+$/u, "");
  if (line.length <= longestWords) return line;
  const end = line.lastIndexOf(" ", longestWords - 1);
  return `${line.slice(0, end > longestWords / 2 ? end : longestWords - 1).toWellFormed()}…`;
}
