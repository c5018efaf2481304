import { isDeepStrictEqual } from "node:util";
import type { CustomerProfile, Stance, StanceLine } from "@seedbed/contract/report/customers/schemas";
import { blankStance, byHand } from "@seedbed/contract/report/customers/words";
import { stanceLines } from "@seedbed/contract/report/vocabulary";
import type { ItemChange } from "../../writing/item-change.ts";

type Price = Stance["priceLimit"];

const groundOf = (says: boolean) =>
  says ? { basis: "answer" as const, from: [byHand] } : { basis: "assumed" as const, from: [] };

const saysSomething = (line: StanceLine & { amount?: number | null }) =>
  line.text !== "" || (line.amount ?? null) !== null;

/** A stance in which every line that says something is the team's word. */
export function saidByHand(stance: Stance): Stance {
  return withLines(stance, (line) => ({ ...line, ...groundOf(saysSomething(line)) }));
}

/** What of a stance a person gives: the lines that are named, of each the fields. */
export type GivenStance = { role?: Stance["role"] | undefined } & {
  [Line in (typeof stanceLines)[number]]?: { [Field in keyof Price]?: Price[Field] | undefined } | undefined;
};

/** The stance with what a person gives; what then says something else is the team's word. */
export function stanceWith(stance: Stance, given: GivenStance): Stance {
  const lines = withLines(stance, (line, name) => {
    const changed = { ...line, ...definedOf(given[name] ?? {}) };
    return isDeepStrictEqual(contentOf(changed), contentOf(line))
      ? changed
      : { ...changed, ...groundOf(saysSomething(changed)) };
  });
  return { ...lines, role: given.role ?? stance.role };
}

const contentOf = ({ text, amount }: StanceLine & { amount?: number | null }) => [text, amount];

const definedOf = <Given extends object>(given: Given) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as {
    [Field in keyof Given]?: NonNullable<Given[Field]>;
  };

function withLines(
  stance: Stance,
  change: <Line extends StanceLine>(line: Line, name: (typeof stanceLines)[number]) => Line,
): Stance {
  return {
    role: stance.role,
    usesToday: change(stance.usesToday, "usesToday"),
    switchingCosts: change(stance.switchingCosts, "switchingCosts"),
    priceLimit: change(stance.priceLimit, "priceLimit"),
    decidesWith: change(stance.decidesWith, "decidesWith"),
    saysNoTo: change(stance.saysNoTo, "saysNoTo"),
  };
}

/** A line that a person has written is the team's word from then on, whatever stood there rested on. */
export function stanceFollowing(
  { item, field, value }: ItemChange & { kind: "set" },
  { stance }: CustomerProfile,
): ItemChange[] {
  const name = stanceLines.find((each) => field === `stance.${each}.text` || field === `stance.${each}.amount`);
  if (!name) return [];
  const part = field.endsWith(".amount") ? "amount" : "text";
  const line: StanceLine & { amount?: number | null } = stance?.[name] ?? { ...blankStance[name], from: [] };
  if (line[part] === value) return [];
  const { basis, from } = groundOf(saysSomething({ ...line, [part]: value }));
  return [
    { kind: "set", item, field: `stance.${name}.basis`, value: basis, follows: true },
    { kind: "set", item, field: `stance.${name}.from`, value: from, follows: true },
  ];
}
