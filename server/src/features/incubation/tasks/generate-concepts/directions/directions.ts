import { answersTo } from "../../../operations/answers-to.ts";
import type { GenerateConceptsInput } from "../prompt.ts";
import type { Direction } from "./direction.ts";
import { insideTheLimit, whatIsThere } from "./means-and-limits.ts";
import { theCost, thePayment } from "./money.ts";
import { oneGroup, onePain } from "./people.ts";
import { fromSuccess, theChange } from "./timing.ts";
import { byHand, smallestStart, withPartner } from "./ways-to-begin.ts";
import { againstToday, shownFirst } from "./ways-to-find-out.ts";

/** What people decide about first, and further ways for those who look again. */
const firstOnes: readonly Direction[] = [oneGroup, thePayment, theCost, whatIsThere, smallestStart];
const others: readonly Direction[] = [
  onePain,
  theChange,
  fromSuccess,
  insideTheLimit,
  byHand,
  withPartner,
  shownFirst,
  againstToday,
];

/** The effect that was chosen; undefined when it may be either. */
export function wantedEffect({ answers }: GenerateConceptsInput["brief"]): Direction["pays"] {
  const value = answersTo(answers, "value_source")[0];
  if (value === "Lower costs") return "savings";
  return value === "New revenue" ? "revenue" : undefined;
}

/** Ways to go, best first: those that begin with something that was said before those that would begin with a question. */
export function directionsFor(
  brief: GenerateConceptsInput["brief"],
  isSaid: (direction: Direction) => boolean,
): Direction[] {
  const wanted = wantedEffect(brief);
  const isWanted = ({ pays }: Direction) => !pays || !wanted || pays === wanted;
  const saidFirst = (directions: readonly Direction[]) => [
    ...directions.filter(isSaid),
    ...directions.filter((direction) => !isSaid(direction)),
  ];
  return [...saidFirst(firstOnes.filter(isWanted)), ...saidFirst(others)];
}
