import type { RecordedCall } from "../call-record.ts";
import { seededBelow, seededPick } from "../seeded.ts";
import { citingMistakes } from "./citing-mistakes.ts";
import type { Citing, GivenCitation } from "./given-citation.ts";
import { passagesIn } from "./passages-in.ts";

/** Lists whose items have claims, by their name in an answer. */
const claiming = ["keyFindings", "forces", "insights"];
/** And those whose items are companies, of which passages tell facts. */
const scanning = ["startups", "incumbents"];

/**
 * The text of an answer as a model writes it that cites passages wherever it may, and errs in some of a hundred citations. A call without passages is
 * answered as it is.
 */
export const citingAnswers =
  (errsInPercent: number) =>
  (text: string, call: RecordedCall): string => {
    const passages = passagesIn(call.messages.map((message) => message.text).join("\n"));
    if (passages.length === 0) return text;
    const seed = `${call.idempotencyKey}`;
    return JSON.stringify(citing(JSON.parse(text), { passages, seed, errsInPercent }));
  };

type Errs = Citing & { errsInPercent: number };

/** A value with claims on every item that has them, and citations of passages in every place for one; without passages as it is. */
export function citing(value: unknown, given: Errs, name = ""): unknown {
  if (given.passages.length === 0) return value;
  const inner = (key: string | number) => ({ ...given, seed: `${given.seed}/${key}` });
  if (Array.isArray(value)) return value.map((part, index) => citing(part, inner(index), name));
  if (typeof value !== "object" || value === null) return value;
  if ("quote" in value && "passage" in value) return citation(given);
  const parts = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, citing(part, inner(key), key)]));
  // A part that is written anew is called by its list and its position.
  const list =
    name
      .replace(/_?\d+$/u, "")
      .split("_")
      .at(-1) ?? "";
  if (scanning.includes(list)) {
    const company = named(value, given);
    return { ...parts, name: company, claims: companyClaims(company, given) };
  }
  if (claiming.includes(list)) return { ...parts, claims: claims(given) };
  return list === "signals" ? { ...parts, citations: carried(citations(given)) } : parts;
}

/** Of four companies three are named by a passage, as publishers are. */
function named(value: object, { passages, seed }: Citing): string {
  const own = "name" in value && typeof value.name === "string" ? value.name : "";
  if (seededBelow(4, `named ${seed}`) === 0) return own;
  return seededPick(passages, `named by ${seed}`).title.split(", ").at(-2) ?? own;
}

const facts = ["overview", "headquarters", "founded", "news"];

const claims = (given: Errs) =>
  Array.from({ length: 1 + seededBelow(2, given.seed) }, (_, index) =>
    claim({ ...given, seed: `${given.seed}/claims/${index}` }),
  );

const companyClaims = (company: string, given: Errs) =>
  claims(given).map(({ statement, citations: cited }, index) => ({
    fact: facts[(seededBelow(4, given.seed) + index) % 4],
    statement: `${company}: ${statement}`,
    citations: cited,
  }));

function claim(given: Errs) {
  const isReasoned = seededBelow(5, `reasoned ${given.seed}`) === 0;
  const cited = isReasoned ? [] : citations(given);
  const topic = seededPick(given.passages, `topic ${given.seed}`).title.split(",")[0] ?? "";
  const statement = `What is told of ${topic.toLowerCase()} bears on this in way ${letters(given.seed)}.`;
  const errs = seededBelow(100, `statement ${given.seed}`) < given.errsInPercent / 3;
  return {
    statement: errs ? `${statement} ${seededPick(citingMistakes.inStatements, given.seed)}` : statement,
    citations: cited,
    premises: isReasoned ? ["The answers of the team"] : [],
  };
}

/** Letters that tell statements apart and are no figure. */
const letters = (seed: string) =>
  seededBelow(1_000_000, seed)
    .toString()
    .replaceAll(/\d/g, (digit) => "abcdefghij"[Number(digit)] ?? "");

/** A signal is what a passage shows. */
const carried = ([first, ...others]: GivenCitation[]): GivenCitation[] =>
  first ? [{ ...first, stance: "for" }, ...others] : [];

const citations = (given: Errs) =>
  Array.from({ length: 1 + seededBelow(2, `count ${given.seed}`) }, (_, index) =>
    citation({ ...given, seed: `${given.seed}/citations/${index}` }),
  );

function citation({ errsInPercent, ...given }: Errs): GivenCitation {
  const good = goodCitation(given);
  if (seededBelow(100, `errs ${given.seed}`) >= errsInPercent) return good;
  return seededPick(citingMistakes.inCitations, `mistake ${given.seed}`).spoil(good, given);
}

/** Twelve to thirty words of a passage as they stand there. */
function goodCitation({ passages, seed }: Citing): GivenCitation {
  const { number, text } = seededPick(passages, `passage ${seed}`);
  const words = [...text.matchAll(/\S+/gu)];
  const first = seededBelow(Math.max(1, words.length - 31), `first ${seed}`);
  const last = words[Math.min(words.length - 1, first + 11 + seededBelow(18, `last ${seed}`))];
  const end = (last?.index ?? 0) + (last?.[0].length ?? 0);
  return {
    passage: number,
    quote: text.slice(words[first]?.index, end),
    stance: seededBelow(4, `stance ${seed}`) === 0 ? "against" : "for",
  };
}
