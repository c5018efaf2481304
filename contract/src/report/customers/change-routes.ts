import { z } from "zod";
import { requiredText, textUpTo, Uuid } from "../../plain-text.ts";
import type { Routes } from "../../route.ts";
import { customersEdits } from "./edits.ts";
import { CustomerProfile, JourneyStep, ProfileNeed, RealWorldSignal, Stance, StanceLine } from "./schemas.ts";
import { incomeProblem, incomeTurned } from "./words.ts";

const { edits } = customersEdits;
const profileEdits = edits["[]"];

const StanceText = StanceLine.pick({ sureness: true }).extend({
  text: textUpTo(profileEdits["stance.usesToday.text"].max),
});

const ProfileFields = z.object({
  segment: requiredText(profileEdits.segment.max),
  name: requiredText(profileEdits.name.max),
  geoLocation: textUpTo(profileEdits.geoLocation.max),
  ageRange: textUpTo(profileEdits.ageRange.max),
  familySize: textUpTo(profileEdits.familySize.max),
  incomeLower: z.number().min(0).max(profileEdits.incomeLower.max),
  incomeUpper: z.number().min(0).max(profileEdits.incomeUpper.max),
  educationLevel: textUpTo(profileEdits.educationLevel.max),
  occupation: textUpTo(profileEdits.occupation.max),
  description: textUpTo(profileEdits.description.max),
  customerInsight: textUpTo(profileEdits.customerInsight.max),
  /** True makes it the primary one, in place of the one that was. */
  isPrimary: z.boolean(),
  stance: z
    .object({
      role: Stance.shape.role,
      usesToday: StanceText.partial(),
      switchingCosts: StanceText.partial(),
      priceLimit: StanceText.extend({
        amount: z.number().min(0).max(profileEdits["stance.priceLimit.amount"].max).nullable(),
        per: textUpTo(profileEdits["stance.priceLimit.per"].max),
      }).partial(),
      decidesWith: StanceText.partial(),
      saysNoTo: StanceText.partial(),
    })
    .partial(),
});

type Income = { [End in "incomeLower" | "incomeUpper"]?: number | undefined };
/** Whether an income goes from less to more, where both ends are given; one alone is held against the end that stands. */
const isIncomeSound = ({ incomeLower = 0, incomeUpper = 0 }: Income) =>
  incomeProblem(incomeLower, incomeUpper) === null;
const atLower = { path: ["incomeLower"], error: incomeTurned };

const NeedFields = z.object({
  description: requiredText(edits["[].jobs[]"].description.max),
  order: z.int().min(-1000).max(1000),
});

const stepIncomplete = "Cannot add step: title and description are required";
const stepText = (max: number) => z.string({ error: stepIncomplete }).pipe(requiredText(max, stepIncomplete));

const StepFields = z.object({
  title: stepText(edits["[].journey[]"].title.max),
  description: stepText(edits["[].journey[]"].description.max),
  relationType: JourneyStep.shape.relationType,
  order: z.int().min(-1000).max(1000),
});

const tooLong = "Description exceeds the maximum allowed length.";
/** Of at most `max` characters after trimming; a refusal says which field is missing. */
const signalText = (max: number, missing: string) =>
  z.string({ error: missing }).trim().min(1, missing).max(max, tooLong);

const SignalFields = z.object({
  description: signalText(500, "Description is required."),
  sourceCategory: z.enum(RealWorldSignal.shape.sourceCategory.options, { error: "Source category is required." }),
  stance: z.enum(RealWorldSignal.shape.stance.options, { error: "Stance is required." }),
  sources: z
    .array(
      z.object({
        title: signalText(200, "Source title is required."),
        url: signalText(2048, "Source URL is required."),
      }),
    )
    .min(1, "Source title is required.")
    .max(20),
});

/** Customer profiles changed by hand. What was there before is overwritten, whoever wrote it. */
export const customerChangeRoutes = {
  "POST v2/concept/{id}/customer-profile": {
    summary: "Adds a customer profile, or doubles the one that is named.",
    access: "member",
    status: 201,
    body: ProfileFields.partial().extend({ copyOf: Uuid.optional() }).refine(isIncomeSound, atLower),
    /** `revision`: the one of the section that it made, by which it can be taken back. */
    answer: CustomerProfile.extend({ revision: z.int() }),
    errors: ["conflict"],
  },
  "PATCH v2/concept/customer-profile/{pid}": {
    summary: "Changes a customer profile: the fields that are named.",
    access: "member",
    status: 200,
    body: ProfileFields.partial().refine(isIncomeSound, atLower),
    answer: CustomerProfile,
    errors: ["conflict"],
  },
  "DELETE v2/concept/customer-profile/{pid}": {
    summary: "Removes a customer profile; the last one stays.",
    access: "member",
    status: 204,
    errors: ["conflict"],
  },
  "POST v2/concept/customer-profile/{pid}/jobs": {
    summary: "Adds a job to be done.",
    access: "member",
    status: 201,
    body: NeedFields.partial({ order: true }),
    answer: ProfileNeed,
  },
  "PUT v2/concept/customer-profile/{pid}/jobs/{itemId}": {
    summary: "Changes a job to be done: all of it.",
    access: "member",
    status: 200,
    body: NeedFields,
    answer: ProfileNeed,
  },
  "DELETE v2/concept/customer-profile/{pid}/jobs/{itemId}": {
    summary: "Removes a job to be done.",
    access: "member",
    status: 204,
  },
  "POST v2/concept/customer-profile/{pid}/pains": {
    summary: "Adds a pain.",
    access: "member",
    status: 201,
    body: NeedFields.partial({ order: true }),
    answer: ProfileNeed,
  },
  "PUT v2/concept/customer-profile/{pid}/pains/{itemId}": {
    summary: "Changes a pain: all of it.",
    access: "member",
    status: 200,
    body: NeedFields,
    answer: ProfileNeed,
  },
  "DELETE v2/concept/customer-profile/{pid}/pains/{itemId}": {
    summary: "Removes a pain.",
    access: "member",
    status: 204,
  },
  "POST v2/concept/customer-profile/{pid}/journey-steps": {
    summary: "Adds a journey step.",
    access: "member",
    status: 201,
    body: StepFields.partial({ order: true }),
    answer: JourneyStep,
  },
  "PUT v2/concept/customer-profile/{pid}/journey-steps/{itemId}": {
    summary: "Changes a journey step: all of it.",
    access: "member",
    status: 200,
    body: StepFields,
    answer: JourneyStep,
  },
  "DELETE v2/concept/customer-profile/{pid}/journey-steps/{itemId}": {
    summary: "Removes a journey step.",
    access: "member",
    status: 204,
  },
  "POST v2/concept/customer-profile/{pid}/real-world-signals": {
    summary: "Adds a real-world signal with the page it stands on.",
    access: "member",
    status: 201,
    body: SignalFields,
    answer: RealWorldSignal,
  },
  "PUT v2/concept/customer-profile/{pid}/real-world-signals/{itemId}": {
    summary: "Changes a real-world signal: all of it.",
    access: "member",
    status: 200,
    body: SignalFields,
    answer: RealWorldSignal,
  },
  "DELETE v2/concept/customer-profile/{pid}/real-world-signals/{itemId}": {
    summary: "Removes a real-world signal.",
    access: "member",
    status: 204,
  },
} as const satisfies Routes;
