import { z } from "zod";
import { requiredText, textUpTo } from "../../plain-text.ts";
import type { Routes } from "../../route.ts";
import { financialEdits } from "./edits.ts";
import { ImpactSizing, MarketSizing, Operator, SizingGroup } from "./schemas.ts";

const { title, description, unit, unitDescription, scalar } =
  financialEdits.edits["marketSizings[].assumptionEntries[]"];
const Scalar = z.number().min(scalar.min).max(scalar.max);

const EntryFields = z.object({
  title: requiredText(title.max),
  description: textUpTo(description.max),
  unit: requiredText(unit.max),
  unitDescription: textUpTo(unitDescription.max),
  scalar: Scalar,
  low: Scalar.nullable(),
  high: Scalar.nullable(),
  group: SizingGroup,
  operator: Operator,
  /** Where it stands in the calculation. */
  order: z.int().min(-1000).max(1000),
});

const mayBeLeftOut = {
  description: true,
  unitDescription: true,
  low: true,
  high: true,
  /** TAM. */
  group: true,
  /** It multiplies. */
  operator: true,
  /** At the end. */
  order: true,
} as const;

/** The assumptions of a sizing. Each call answers the sizing with what it comes to now. */
export const sizingEntryRoutes = {
  "POST v2/concept/financial-projection/market-sizing/{mid}/assumption": {
    summary: "Adds an assumption to a market sizing.",
    access: "member",
    status: 201,
    body: EntryFields.partial(mayBeLeftOut),
    answer: MarketSizing,
  },
  "PATCH v2/concept/financial-projection/market-sizing/{mid}/assumption/{aid}": {
    summary: "Changes an assumption of a market sizing: the fields that are named.",
    access: "member",
    status: 200,
    body: EntryFields.partial(),
    answer: MarketSizing,
  },
  "DELETE v2/concept/financial-projection/market-sizing/{mid}/assumption/{aid}": {
    summary: "Removes an assumption of a market sizing.",
    access: "member",
    status: 200,
    answer: MarketSizing,
  },
  "POST v2/concept/financial-projection/impact-sizing/{sid}/assumption": {
    summary: "Adds an assumption to an impact sizing.",
    access: "member",
    status: 201,
    body: EntryFields.partial(mayBeLeftOut),
    answer: ImpactSizing,
  },
  "PATCH v2/concept/financial-projection/impact-sizing/{sid}/assumption/{aid}": {
    summary: "Changes an assumption of an impact sizing: the fields that are named.",
    access: "member",
    status: 200,
    body: EntryFields.partial(),
    answer: ImpactSizing,
  },
  "DELETE v2/concept/financial-projection/impact-sizing/{sid}/assumption/{aid}": {
    summary: "Removes an assumption of an impact sizing.",
    access: "member",
    status: 200,
    answer: ImpactSizing,
  },
} as const satisfies Routes;
