import { type DraftLanguage, quoted } from "../../../../platform/drafting/telling/draft-language.ts";
import type { Statement, Topic } from "../../../../platform/drafting/telling/statement.ts";

/** Where so little was said, each of it is quoted once a draft. */
const few = 4;
const mostQuotes = 3;

/**
 * Quotes of one draft: `next` gives what is quoted least so far of the statements about some topics, in the order of the topics, begun with the
 * statement number `turn` of each. Undefined when nothing was said about them, or all of it is quoted often enough.
 */
export function createEvenQuotes(
  statements: readonly Statement[],
  { language, turn }: { language: DraftLanguage; turn: number },
) {
  const uses = new Map<Statement, number>();
  const usesOf = (statement: Statement) => uses.get(statement) ?? 0;
  const most = statements.length < few ? 1 : mostQuotes;

  const about = (topic: Topic) => {
    const same = statements.filter((statement) => statement.topic === topic);
    const start = same.length === 0 ? 0 : turn % same.length;
    return [...same.slice(start), ...same.slice(0, start)];
  };

  return {
    next(topics: readonly Topic[]): string | undefined {
      const candidates = topics.flatMap(about);
      const fewest = Math.min(...candidates.map(usesOf));
      const chosen = candidates.find((candidate) => usesOf(candidate) === fewest);
      if (chosen === undefined || fewest >= most) return undefined;
      uses.set(chosen, fewest + 1);
      return quoted(chosen.text, language);
    },
  };
}
