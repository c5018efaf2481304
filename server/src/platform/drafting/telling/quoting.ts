import { quoted } from "./draft-language.ts";
import type { Statement, Topic } from "./statement.ts";
import type { Voice } from "./voice.ts";

/** Quotes of one draft: what is quoted least so far comes first. */
export interface Quoting {
  /** A statement about the first of these topics about which something was said, in quotation marks; undefined when nothing was. */
  quote(...topics: readonly Topic[]): string | undefined;
  /** The least quoted statement about any of these topics; of those alike, one of the topic that is named first. */
  quoteOneOf(...topics: readonly Topic[]): string | undefined;
  /** A statement with a number about one of these topics, or about any when none is named. */
  quoteFigure(...topics: readonly Topic[]): string | undefined;
  /** Any statement, the least quoted first. */
  quoteAny(): string | undefined;
}

/** Quotes for one draft from what was told, in the language of its voice. */
export function createQuoting(statements: readonly Statement[], voice: Voice): Quoting {
  const uses = new Map<Statement, number>();
  const usesOf = (statement: Statement) => uses.get(statement) ?? 0;

  function next(candidates: readonly Statement[]): string | undefined {
    const fewest = Math.min(...candidates.map(usesOf));
    const chosen = candidates.find((candidate) => usesOf(candidate) === fewest);
    if (!chosen) return undefined;
    uses.set(chosen, fewest + 1);
    return quoted(chosen.text, voice.language);
  }

  return {
    quote: (...topics) =>
      next(
        topics.map((topic) => statements.filter((each) => each.topic === topic)).find((found) => found.length > 0) ??
          [],
      ),
    quoteOneOf: (...topics) => next(topics.flatMap((topic) => statements.filter((each) => each.topic === topic))),
    quoteFigure: (...topics) =>
      next(statements.filter((each) => each.hasFigure && (topics.length === 0 || topics.includes(each.topic)))),
    quoteAny: () => next(statements),
  };
}
