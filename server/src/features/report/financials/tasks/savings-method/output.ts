import { z } from "zod";
import { costSavingMethods } from "../../../../../library/cost-saving-methods.ts";
import { listOf } from "../../../../../platform/model/answer/list-of.ts";
import { considerationIcons, interferenceIcons } from "./icons.ts";

const Consideration = z.object({
  icon: z.enum(considerationIcons).describe("The icon whose name fits best.").meta({ fallback: "list-check" }),
  consideration: z
    .string()
    .max(2500)
    .describe("One or two sentences: a condition under which the saving is real, and how to see whether it holds."),
});

const TargetArea = z.object({
  areaType: z.enum(["primary", "alternative"]).describe("Exactly one area is primary."),
  title: z.string().describe("The cost or activity in two to six words."),
  description: z
    .string()
    .max(2500)
    .describe("One or two sentences: where the saving would show there, and who keeps the account of it."),
});

const Interference = z.object({
  title: z.string().describe("What could eat the saving up, in two to six words."),
  icon: z.enum(interferenceIcons).describe("The icon whose name fits best.").meta({ fallback: "alert-triangle" }),
  interferenceInsight: z.string().max(2500).describe("One or two sentences: how it would come about in this company."),
  mitigationStatement: z.string().max(2500).describe("One or two sentences: what to do about it, and when."),
});

export const SavingsMethodOutput = z.object({
  methodType: z
    .enum(costSavingMethods.map(({ type }) => type))
    .describe("The one method that explains most of the saving; its exact name."),
  description: z
    .string()
    .max(2500)
    .describe(
      "Two to four sentences: how this concept saves cost by this method, in whose daily work it shows, and what has to change for it.",
    ),
  considerations: listOf(Consideration, {
    wanted: { min: 2, max: 5 },
    enough: 1,
    unique: "consideration",
  }).describe("Two to five considerations about different conditions."),
  targetAreas: listOf(TargetArea, { wanted: { min: 2, max: 4 }, enough: 1, unique: "title" }).describe(
    "Two to four areas where the cost falls, the primary one first.",
  ),
  interferences: listOf(Interference, { wanted: { min: 2, max: 4 }, enough: 1, unique: "title" }).describe(
    "Two to four things that could eat the saving up.",
  ),
});
export type SavingsMethodOutput = z.infer<typeof SavingsMethodOutput>;
