import { buyingRoles } from "@seedbed/contract/report/vocabulary";
import { z } from "zod";
import { listOf } from "../../../../../platform/model/answer/list-of.ts";

/** How a persona meets the concept; keeps three personas from agreeing with everything. */
export const attitudes = ["open", "cautious", "sceptical"] as const;

export const Persona = z.object({
  segment: z
    .string()
    .describe(
      "The group this persona stands for, in two to four words that tell it apart from the other two, such as “Multi-tenant managers”. Letters, digits, spaces and hyphens only, at most 40 characters.",
    ),
  name: z
    .string()
    .describe(
      "An invented first and last name of two common names that fit the place. Never the name of a known person.",
    ),
  isPrimary: z
    .boolean()
    .describe("True for exactly one persona: the one whose yes or no decides most about the concept."),
  attitude: z
    .enum(attitudes)
    .describe(
      "How this persona would meet the concept. At least one is sceptical: someone with a good reason of their own to stay as they are.",
    ),
  role: z
    .enum(buyingRoles)
    .describe(
      "Their part in a purchase: “likelyBuyer” who would decide for it, “likelyNonBuyer” who stays as they are, “mustAgree” who neither buys nor uses it but pays, runs or may forbid it, “usesOnly” who uses it without deciding. At least one persona is a likelyNonBuyer and one mustAgree.",
    ),
  geoLocation: z
    .string()
    .describe(
      "Where people of this segment live or work, as wide as the answers allow; “Global” when they name no place.",
    ),
  ageRange: z.string().describe("Usual ages in this segment in years, two numbers with a hyphen, such as “38-52”."),
  familySize: z
    .string()
    .describe("How they live, in a few words, such as “Couple with two children” or “Lives alone”."),
  incomeLower: z.number().min(0).describe("Lower end of the usual personal income, in thousands of US dollars a year."),
  incomeUpper: z.number().min(0).describe("Upper end of the usual personal income, in thousands of US dollars a year."),
  educationLevel: z.string().describe("Usual education in a few words, such as “Vocational training”."),
  occupation: z.string().describe("What they do, as their own business card or they themselves would put it."),
  description: z
    .string()
    .describe(
      "Three to five sentences: the situation in which they meet the problem, what they are judged by, what they do about it today, what they would have to give up for the concept, and the objection they would raise first.",
    ),
  customerInsight: z
    .string()
    .describe(
      "One or two sentences in the third person: what is not obvious about this segment and decides whether they take up the concept. No invented quotation.",
    ),
});

export const CustomerProfilesOutput = z.object({
  // Two can still disagree.
  profiles: listOf(Persona, { wanted: 3, enough: 2, unique: "segment" }).describe(
    "Three personas who differ in role and in what they want, the primary one first.",
  ),
});
export type CustomerProfilesOutput = z.infer<typeof CustomerProfilesOutput>;
export type Persona = z.infer<typeof Persona>;
