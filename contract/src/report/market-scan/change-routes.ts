import { z } from "zod";
import { textUpTo } from "../../plain-text.ts";
import type { Routes } from "../../route.ts";
import { TypedSource } from "../typed-source.ts";
import { marketScanEdits } from "./edits.ts";
import { MarketScan } from "./schemas.ts";

const { edits } = marketScanEdits;
const TrendAndDriver = MarketScan.shape.trendsAndDrivers.element;

/** The market scan changed by hand, field by field. What was there before is overwritten, whoever wrote it. */
export const marketScanChangeRoutes = {
  "PATCH v2/concept/market-scan/{uuid}": {
    summary: "Changes the descriptions of a market scan.",
    access: "member",
    status: 200,
    body: z.object({
      trendsAndDriversDescription: textUpTo(edits[""].trendsAndDriversDescription.max).optional(),
      ecosystemDescription: textUpTo(edits[""].ecosystemDescription.max).optional(),
    }),
    answer: MarketScan,
  },
  "PATCH v1/concept/trends-and-drivers/{tid}": {
    summary: "Changes a trend in the shape of version v2.",
    access: "member",
    status: 200,
    body: z.object({
      name: textUpTo(edits["trendsAndDrivers[]"].name.max).optional(),
      description: textUpTo(edits["trendsAndDrivers[]"].description.max).optional(),
      support: z
        .array(z.object({ insight: z.string(), sources: z.array(TypedSource).max(20) }))
        .max(edits["trendsAndDrivers[]"].support.most)
        .optional(),
    }),
    answer: TrendAndDriver,
  },
  "DELETE v1/concept/trends-and-drivers/{tid}": {
    summary: "Removes a trend in the shape of version v2.",
    access: "member",
    status: 204,
  },
} as const satisfies Routes;
