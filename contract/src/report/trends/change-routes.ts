import { z } from "zod";
import { requiredText, textUpTo } from "../../plain-text.ts";
import type { Routes } from "../../route.ts";
import { Direction } from "../direction.ts";
import { TypedSource } from "../typed-source.ts";
import { trendsEdits } from "./edits.ts";
import { KeyFinding, Trend } from "./schemas.ts";

const { edits } = trendsEdits;

const TrendFields = z.object({
  category: Trend.shape.category,
  icon: requiredText(edits["results[]"].icon.max),
  summary: textUpTo(edits["results[]"].summary.max),
  impact: textUpTo(edits["results[]"].impact.max),
});

const KeyFindingFields = z.object({
  text: requiredText(edits["results[].keyFinding[]"].text.max),
  direction: Direction,
  sources: z.array(TypedSource).max(edits["results[].keyFinding[]"].sources.most),
});

/** Trends and their key findings changed by hand. What was there before is overwritten, whoever wrote it. */
export const trendChangeRoutes = {
  "POST v3/concept/{id}/market-scan/trends": {
    summary: "Adds a trend.",
    access: "member",
    status: 201,
    body: TrendFields,
    answer: Trend,
  },
  "PUT v3/concept/market-scan/trends/{tid}": {
    summary: "Changes a trend: the fields that are named.",
    access: "member",
    status: 200,
    body: TrendFields.partial(),
    answer: Trend,
  },
  "POST v3/concept/market-scan/trends/{tid}/key-findings": {
    summary: "Adds a key finding to a trend.",
    access: "member",
    status: 201,
    body: KeyFindingFields.partial({ sources: true }),
    answer: KeyFinding,
  },
  "PUT v3/concept/market-scan/key-findings/{kid}": {
    summary: "Changes a key finding: the fields that are named.",
    access: "member",
    status: 200,
    body: KeyFindingFields.partial(),
    answer: KeyFinding,
  },
  "DELETE v3/concept/market-scan/key-findings/{kid}": {
    summary: "Removes a key finding.",
    access: "member",
    status: 204,
  },
  "DELETE v3/concept/market-scan/trends/{tid}": {
    summary: "Removes a trend with its key findings.",
    access: "member",
    status: 204,
  },
} as const satisfies Routes;
