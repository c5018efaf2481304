import type { Assumption } from "@seedbed/contract/report/assumptions/schemas";
import { countWords, isSameStatement, statementTooLong, statementWordsMax } from "@seedbed/rules/assumptions/statement";
import { Failure } from "../../../platform/failure.ts";
import type { ItemChange } from "../writing/item-change.ts";

type Assumptions = readonly Assumption[];

/** Throws `invalid` for a statement of more than 40 words, and `conflict` for one in the words of another. */
export function assertStatement(statement: string, others: Assumptions): void {
  if (countWords(statement) > statementWordsMax)
    throw new Failure("invalid", `statement: ${statementTooLong}`, { form: { statement: statementTooLong } });
  if (others.some((other) => isSameStatement(other.statement, statement)))
    throw new Failure("conflict", "This is a key assumption already.");
}

/**
 * A person's change of the assumptions with what it brings with it: what was found out about other words says nothing of new ones. Throws as
 * `assertStatement`.
 */
export function withWhatFollows(change: ItemChange, assumptions: Assumptions): ItemChange[] {
  if (change.kind === "add") assertStatement(String(change.item.statement), assumptions);
  if (change.kind !== "set" || change.field !== "statement") return [change];
  const { item, value } = change;
  const standing = assumptions.find(({ uuid }) => uuid === item);
  assertStatement(
    String(value),
    assumptions.filter((other) => other !== standing),
  );
  if (!standing || standing.statement === value) return [change];
  const follows = { version: standing.version + 1, status: "untested", testProgress: 0 };
  return [
    change,
    ...Object.entries(follows).map(([field, next]) => ({
      ...{ kind: "set" as const, item, field, value: next },
      follows: true as const,
    })),
  ];
}
