import type { Source } from "@seedbed/contract/report/source";

/** What a confidence is derived from. */
export interface WeighedSource extends Pick<Source, "publisher" | "category" | "publishedDate" | "retrievedAt"> {
  classification: Source["classification"];
  stance: "for" | "against";
  isRejected: boolean;
}

interface ConfidenceOf {
  level: "low" | "medium" | "high" | null;
  /** One sentence for a person. */
  reason: string;
}

const weights: Record<NonNullable<Source["category"]>, number> = {
  "Government Report": 3,
  "Academic Study": 3,
  "First-Party Research": 3,
  "Online Article": 2,
  "Social Media": 1,
  "User Forum": 1,
  Other: 1,
};

/**
 * How sure a claim is by the sources that stand: those that nobody rejected and that are no reasoning.
 *
 * Each publisher counts once, with its best source; sources without a publisher are one together. A report of an authority, a study and research
 * of one's own weigh 3, an article 2, a forum, a post and what nobody knows 1; half of it when it is older than a year, by its date, or by when it was
 * read where it has none. What speaks against the claim is taken off in the same way. From 5 the confidence is high, if two publishers agree, one
 * of them weighs 2 or more, and none speaks against it; from 3 medium; else low. Null without a source that stands.
 * @param now ISO 8601
 */
export function confidenceOf(sources: readonly WeighedSource[], now: string): ConfidenceOf {
  const standing = sources.filter(({ isRejected, classification }) => !isRejected && classification !== "reasoning");
  const agreeing = byPublisher(standing, "for", now);
  const opposing = byPublisher(standing, "against", now);
  if (agreeing.length === 0 && opposing.length === 0) {
    const reason = sources.some(({ isRejected }) => isRejected)
      ? "Every source of it was rejected."
      : "No source stands behind it.";
    return { level: null, reason };
  }
  const score = sum(agreeing) - sum(opposing);
  const isHigh =
    score >= 5 && agreeing.length > 1 && opposing.length === 0 && agreeing.some(({ weight }) => weight >= 2);
  const level = isHigh ? "high" : score >= 3 ? "medium" : "low";
  return { level, reason: sentence(agreeing, opposing, now) };
}

/** A publisher with what it weighs, the weight it would have if it were new, and the age of its newest source in days. */
interface Publisher {
  weight: number;
  kind: number;
  /** Null when no source says when it was published. */
  age: number | null;
}

function byPublisher(sources: readonly WeighedSource[], stance: "for" | "against", now: string): Publisher[] {
  const groups = Map.groupBy(
    sources.filter((source) => source.stance === stance),
    ({ publisher = "" }) =>
      publisher
        .trim()
        .toLowerCase()
        .replace(/^www\./, ""),
  );
  return [...groups.values()].map((group) => {
    const ages = group.flatMap(({ publishedDate }) => (publishedDate ? [daysSince(publishedDate, now)] : []));
    return {
      weight: Math.max(...group.map((source) => weightOf(source, now))),
      kind: Math.max(...group.map(kindOf)),
      age: ages.length > 0 ? Math.min(...ages) : null,
    };
  });
}

const kindOf = ({ category }: WeighedSource) => (category ? weights[category] : 1);

function weightOf(source: WeighedSource, now: string): number {
  const date = source.publishedDate ?? source.retrievedAt;
  return date && daysSince(date, now) > 365 ? kindOf(source) / 2 : kindOf(source);
}

const daysSince = (date: string, now: string) =>
  Math.max(0, Math.floor((Date.parse(now) - Date.parse(date)) / 86_400_000));

const sum = (publishers: readonly Publisher[]) => publishers.reduce((total, { weight }) => total + weight, 0);

function sentence(agreeing: readonly Publisher[], opposing: readonly Publisher[], now: string): string {
  const speak = opposing.length > 1 ? "speak" : "speaks";
  const [ours, theirs] = [counted(agreeing.length), counted(opposing.length)];
  if (agreeing.length === 0) {
    const publishers = opposing.length > 1 ? "publishers" : "publisher";
    return capitalised(`${theirs} ${publishers} ${speak} against it, and none says so.`);
  }
  const says = agreeing.length > 1 ? `${ours} independent publishers agree` : "one publisher says so";
  const kind = agreeing.every((publisher) => publisher.kind === 1) ? weakKind(agreeing.length) : "";
  const against = opposing.length > 0 ? `, ${theirs} ${speak} against it` : "";
  return capitalised(`${says}${kind}${against}; ${ageClause(agreeing, now)}.`);
}

const weakKind = (count: number) =>
  count > 1 ? " (forums, posts or of a kind that is not known)" : " (a forum, a post or of a kind that is not known)";

function ageClause(publishers: readonly Publisher[], now: string): string {
  const ages = publishers.flatMap(({ age }) => (age === null ? [] : [age]));
  if (ages.length === 0) return "when it was published is not known";
  const newest = publishers.length > 1 ? "the newest" : "it";
  return `${newest} is ${ageInWords(Math.min(...ages), now)}`;
}

function ageInWords(days: number, now: string): string {
  if (days === 0) return "of today";
  if (days < 30) return `${days} ${days > 1 ? "days" : "day"} old`;
  const then = new Date(Date.parse(now) - days * 86_400_000);
  const today = new Date(now);
  const started = today.getUTCDate() < then.getUTCDate() ? 1 : 0;
  const months = Math.max(
    1,
    (today.getUTCFullYear() - then.getUTCFullYear()) * 12 + today.getUTCMonth() - then.getUTCMonth() - started,
  );
  if (months < 24) return `${months} ${months > 1 ? "months" : "month"} old`;
  return `${Math.floor(months / 12)} years old`;
}

const numbersInWords = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];
const counted = (count: number) => numbersInWords[count] ?? String(count);
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
