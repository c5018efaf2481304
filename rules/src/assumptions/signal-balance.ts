import { touchingSignalsShownMax } from "@seedbed/contract/limits";
import type { Assumption, ListedAssumption, Scale, SignalBalance } from "@seedbed/contract/report/assumptions/schemas";
import type { RealWorldSignal } from "@seedbed/contract/report/customers/schemas";
import type { Source } from "@seedbed/contract/report/source";
import { labelOfScale } from "./meter.ts";
import { riskLevel, riskScore } from "./risk.ts";
import type { Touching } from "./touching-signals.ts";

interface Weighing {
  /** The signals that touch the assumption. */
  touching: readonly Touching[];
  /** A person has set its certainty. */
  isSetByPerson: boolean;
  /** Sources that the company has rejected, by uuid. */
  rejected: ReadonlySet<string>;
  /** ISO 8601. */
  now: string;
}

/** An assumption whose certainty, and with it its risk, follows the signals that touch it, unless a person has set it. */
export function listedAssumption(assumption: Assumption, weighing: Weighing): ListedAssumption {
  const balance = signalBalance(assumption, weighing);
  const certainty = balance && !balance.isSetByPerson ? balance.suggested : assumption.certainty;
  const risk = riskScore(assumption.importance, certainty);
  return { ...assumption, certainty, risk, riskCategory: riskLevel(risk), balance };
}

/** So much more has to stand on one side before it moves anything, and so much to move it beyond medium. */
const enoughWeight = 4;
const farWeight = 8;
/** One source alone moves nothing, however strong. */
const enoughSources = 2;
/** And one of them weighs at least what an article does. */
const solidWeight = 2;

/**
 * What the signals that touch an assumption say of its certainty; null where none does.
 *
 * Words of a real interview weigh 4, other research of one's own, a report of an authority and a study 3, an article 2, everything else 1; half of it
 * when it is older than a year. An interview counts once on a side, and so does a publisher, each with its best; what names no source is one together.
 * Neutral signals count for nothing.
 *
 * Certainty moves by one step when one side weighs 4 more than the other and has two independent sources of which one weighs 2 or more; beyond medium, when
 * it weighs 8 more: the same for both sides, and what has been taken once carries no further. It becomes high only with research of one's own among what
 * speaks for it: what others found elsewhere was found of others. What has been tested is moved by its tests alone.
 */
export function signalBalance(
  { certainty, status }: Pick<Assumption, "certainty" | "status">,
  { touching, isSetByPerson, rejected, now }: Weighing,
): SignalBalance | null {
  const standing = touching
    .map((each) => ({ ...each, voices: voicesOf(each.signal, rejected, now) }))
    .filter(({ voices }) => voices.length > 0);
  if (standing.length === 0) return null;
  const side = (wanted: RealWorldSignal["stance"]) =>
    bestOf(standing.flatMap(({ signal, voices }) => (signal.stance === wanted ? voices : [])));
  const [agreeing, opposing] = [side("In Favour"), side("Against")];
  const suggested = status === "untested" ? moved(certainty, agreeing, opposing) : certainty;
  return {
    ...{ for: agreeing.length, against: opposing.length, written: certainty, suggested, isSetByPerson },
    reason: reasonOf({ written: certainty, suggested, isTested: status !== "untested" }, agreeing, opposing),
    signals: standing
      .toSorted((one, other) => heaviest(other.voices) - heaviest(one.voices))
      .slice(0, touchingSignalsShownMax)
      .map(({ signal: { uuid, description, stance }, segment, words }) => ({
        ...{ uuid, segment, description, stance, words },
      })),
  };
}

/** Somebody who says something: an interview, a publisher. */
interface Voice {
  /** By what it is told apart from others. */
  name: string;
  weight: number;
  isOwn: boolean;
}

function voicesOf(signal: RealWorldSignal, rejected: ReadonlySet<string>, now: string): Voice[] {
  const { interview, evidence, sources, sourceCategory } = signal;
  if (interview) return [{ name: `interview ${interview.uuid}`, weight: 4, isOwn: true }];
  const isOwn = sourceCategory === "First-Party Research";
  if (!evidence || evidence.sources.length === 0) {
    const weight = weights[sourceCategory];
    return sources.length > 0
      ? sources.map(({ url }) => ({ name: hostOf(url), weight, isOwn }))
      : [{ name: "", weight: 1, isOwn: false }];
  }
  const { claims = [] } = evidence;
  const speaksFor = ({ uuid }: Source) => {
    const passages = claims.flatMap((claim) => claim.passages).filter(({ source }) => source === uuid);
    return passages.length === 0 || passages.some(({ stance }) => stance === "for");
  };
  return evidence.sources
    .filter((source) => !rejected.has(source.uuid) && speaksFor(source))
    .map((source) => {
      const { publisher, url } = source;
      const category = source.category ?? sourceCategory;
      const weight = isOld(source, now) ? weights[category] / 2 : weights[category];
      return {
        name: nameOf(publisher) || (url === null ? source.uuid : hostOf(url)),
        weight,
        isOwn: category === "First-Party Research",
      };
    });
}

const weights: Record<RealWorldSignal["sourceCategory"], number> = {
  "First-Party Research": 3,
  "Government Report": 3,
  "Academic Study": 3,
  "Online Article": 2,
  "Social Media": 1,
  "User Forum": 1,
  Other: 1,
};

const nameOf = (publisher = "") =>
  publisher
    .trim()
    .toLowerCase()
    .replace(/^www\./, "");
const hostOf = (url: string) => nameOf(URL.parse(url)?.hostname ?? url);

function isOld({ publishedDate, retrievedAt }: Source, now: string): boolean {
  const date = publishedDate ?? retrievedAt;
  return date ? Date.parse(now) - Date.parse(date) > 365 * 86_400_000 : false;
}

/** Each voice once, as heavy as it ever speaks. */
const bestOf = (voices: readonly Voice[]): Voice[] =>
  [...Map.groupBy(voices, ({ name }) => name).values()].map((own) => ({
    name: own[0]?.name ?? "",
    weight: heaviest(own),
    isOwn: own.some(({ isOwn }) => isOwn),
  }));

const heaviest = (voices: readonly Voice[]) => Math.max(0, ...voices.map(({ weight }) => weight));
const sum = (voices: readonly Voice[]) => voices.reduce((total, { weight }) => total + weight, 0);

const outweighs = (side: readonly Voice[], other: readonly Voice[]) =>
  sum(side) - sum(other) >= enoughWeight && side.length >= enoughSources && heaviest(side) >= solidWeight;

function moved(certainty: Scale, agreeing: readonly Voice[], opposing: readonly Voice[]): Scale {
  const lead = sum(agreeing) - sum(opposing);
  if (outweighs(agreeing, opposing)) {
    if (certainty === 1) return 2;
    return lead >= farWeight && agreeing.some(({ isOwn }) => isOwn) ? 3 : certainty;
  }
  if (outweighs(opposing, agreeing)) return certainty === 3 ? 2 : lead <= -farWeight ? 1 : certainty;
  return certainty;
}

interface Outcome {
  written: Scale;
  suggested: Scale;
  isTested: boolean;
}

function reasonOf(
  { written, suggested, isTested }: Outcome,
  agreeing: readonly Voice[],
  opposing: readonly Voice[],
): string {
  const counts = `${agreeing.length} for, ${opposing.length} against`;
  if (isTested) return `${counts}: it has been tested, and what a test says counts for more.`;
  if (suggested !== written) return `${counts}: suggests ${labelOfScale(written)} → ${labelOfScale(suggested)}.`;
  if (outweighs(agreeing, opposing))
    return written === 3
      ? `${counts}: it is high already.`
      : `${counts}: to be high it takes more, and research of your own.`;
  if (outweighs(opposing, agreeing))
    return written === 1 ? `${counts}: it is low already.` : `${counts}: to be low it takes more.`;
  if (agreeing.length + opposing.length === 0) return `${counts}: what was found speaks neither way.`;
  const isEven = agreeing.length > 0 && opposing.length > 0;
  return `${counts}: ${isEven ? "too even" : "too little"} to move it.`;
}
