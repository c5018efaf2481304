import { z } from "zod";
import { requiredText, textUpTo } from "../../plain-text.ts";
import type { Routes } from "../../route.ts";
import { financialEdits } from "./edits.ts";
import { FirstProjection } from "./first-version.ts";
import { CostDriver, DistributionChannel, MarketSizing } from "./schemas.ts";
import { channelTypes, sizingTypes } from "./words.ts";

const { edits } = financialEdits;
const driver = edits["costDrivers[]"];
const channel = edits["distributionChannels[]"];
const root = edits[""];

const ChannelFields = z.object({
  title: requiredText(channel.title.max),
  description: textUpTo(channel.description.max),
  channelType: z.enum(channelTypes),
});

const DriverFields = z.object({
  title: requiredText(driver.title.max),
  description: textUpTo(driver.description.max),
  icon: textUpTo(driver.icon.max),
  costPercentageEstimate: z.number().min(0).max(driver.costPercentageEstimate.max),
  mitigationStatement: textUpTo(driver.mitigationStatement.max),
});

const SizingFields = z.object({ type: z.enum(sizingTypes) });

/** A projection changed by hand, thing by thing. What was there before is overwritten, whoever wrote it. */
export const financialChangeRoutes = {
  "PATCH v1/concept/{id}/financial-projection": {
    summary: "Changes a financial projection in the shape of version v1: the fields that are named.",
    access: "member",
    status: 200,
    body: z.object({
      overview: textUpTo(root.overview.max).optional(),
      businessModel: z
        .object({
          name: requiredText(root["businessModel.subtype"].max),
          rationale: textUpTo(root["businessModel.description"].max),
        })
        .partial()
        .optional(),
      pricing: z
        .object({
          price: z.number().min(0).max(root["pricing.price"].max),
          billing: requiredText(root["pricing.unit"].max),
          rationale: textUpTo(root["pricing.reasoning"].max),
        })
        .partial()
        .optional(),
      /** They follow from the market sizing, and are refused. */
      tam: z.number().optional(),
      sam: z.number().optional(),
      som: z.number().optional(),
      totalUsers: z.unknown().optional(),
      serviceableAddressablePercent: z.unknown().optional(),
      serviceableObtainablePercent: z.unknown().optional(),
    }),
    answer: FirstProjection,
  },
  "POST v2/concept/financial-projection/{fid}/market-sizing": {
    summary: "Adds a market sizing to a financial projection.",
    access: "member",
    status: 201,
    body: SizingFields,
    answer: MarketSizing,
    errors: ["conflict"],
  },
  "GET v2/concept/financial-projection/{fid}/market-sizing/{itemId}": {
    summary: "A market sizing of a financial projection.",
    access: "member",
    status: 200,
    answer: MarketSizing,
  },
  "PATCH v2/concept/financial-projection/{fid}/market-sizing/{itemId}": {
    summary: "Changes a market sizing of a financial projection: the fields that are named.",
    access: "member",
    status: 200,
    body: SizingFields.partial(),
    answer: MarketSizing,
    errors: ["conflict"],
  },
  "DELETE v2/concept/financial-projection/{fid}/market-sizing/{itemId}": {
    summary: "Removes a market sizing of a financial projection.",
    access: "member",
    status: 204,
  },
  "POST v2/concept/financial-projection/{fid}/cost-driver": {
    summary: "Adds a cost driver to a financial projection.",
    access: "member",
    status: 201,
    body: DriverFields.partial({ description: true, icon: true, mitigationStatement: true }),
    answer: CostDriver,
  },
  "GET v2/concept/financial-projection/{fid}/cost-driver/{itemId}": {
    summary: "A cost driver of a financial projection.",
    access: "member",
    status: 200,
    answer: CostDriver,
  },
  "PATCH v2/concept/financial-projection/{fid}/cost-driver/{itemId}": {
    summary: "Changes a cost driver of a financial projection: the fields that are named.",
    access: "member",
    status: 200,
    body: DriverFields.partial(),
    answer: CostDriver,
  },
  "DELETE v2/concept/financial-projection/{fid}/cost-driver/{itemId}": {
    summary: "Removes a cost driver of a financial projection.",
    access: "member",
    status: 204,
  },
  "POST v2/concept/financial-projection/{fid}/distribution-channel": {
    summary: "Adds a distribution channel to a financial projection.",
    access: "member",
    status: 201,
    body: ChannelFields.partial({ description: true }),
    answer: DistributionChannel,
  },
  "GET v2/concept/financial-projection/{fid}/distribution-channel/{itemId}": {
    summary: "A distribution channel of a financial projection.",
    access: "member",
    status: 200,
    answer: DistributionChannel,
  },
  "PATCH v2/concept/financial-projection/{fid}/distribution-channel/{itemId}": {
    summary: "Changes a distribution channel of a financial projection: the fields that are named.",
    access: "member",
    status: 200,
    body: ChannelFields.partial(),
    answer: DistributionChannel,
  },
  "DELETE v2/concept/financial-projection/{fid}/distribution-channel/{itemId}": {
    summary: "Removes a distribution channel of a financial projection.",
    access: "member",
    status: 204,
  },
} as const satisfies Routes;
