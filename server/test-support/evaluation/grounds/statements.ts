import { citingParts } from "../../../src/features/report/writing/evidence/citing-parts.ts";

/** A statement of an answer with the spans it quotes for itself; none for reasoning. */
export interface QuotedStatement {
  statement: string;
  quotes: string[];
}

/** What the answers of a model state on passages, claim by claim. */
export const statementsIn = (output: unknown): QuotedStatement[] =>
  citingParts(output).map(({ statement, citations }) => ({
    statement,
    quotes: citations.flatMap(({ quote, stance }) => (stance === "for" ? [quote] : [])),
  }));
