import type { DrawnInput } from "../drawing/draw-inputs.ts";
import type { SlotTerm } from "../model/sizing-formula.ts";
import type { PlanPart, PlanWord } from "./plan-words.ts";

/** A number of a plan, in the unit people write it in (12 for 12 %). */
export interface PlanInput extends DrawnInput {
  /** The uuid of an entry or a cost driver, or the word of the plan. */
  key: string;
  label: string;
  /** "$", "%" or what is counted. */
  unit: string;
  /** What stands behind the unit: "a year", "of all cost". */
  per: string;
  part: PlanPart;
  /** Where it is changed for good: among the numbers of a sizing, at the cost drivers, or nowhere but in what is tried. */
  stands: "sizing" | "drivers" | "plan";
  /** Its likely value as it stands in the report: what cost is planned for, whatever is tried out. */
  planned: number;
  /** Who says so: the report, nobody yet (a start value), somebody who tries it; or it is missing, and counts as 0. */
  saidBy: "report" | "nobody" | "tried" | "missing";
  /** True where the ends were not given and lie around the likely value by rule. */
  endsByRule: boolean;
}

/** All that a projection is calculated from. */
export interface ProjectionPlan {
  layout: "revenue" | "savings";
  inputs: readonly PlanInput[];
  /** The sizing that what is within reach follows from. */
  terms: readonly SlotTerm[];
  /** True where that sizing counts customers; otherwise they follow from price and payments. */
  countsCustomers: boolean;
  /** Where the plan's own numbers stand among the inputs. */
  slots: Readonly<Partial<Record<PlanWord, number>>>;
  /** Where the shares of cost stand among the inputs. */
  costSlots: readonly number[];
}
