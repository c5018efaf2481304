import { z } from "zod";
import type { Routes } from "../../route.ts";
import { results } from "../results.ts";
import { writtenAnew } from "../written-anew.ts";
import { Alternative, CustomerProfile, JourneyStep, ProfileNeed, RealWorldSignal } from "./schemas.ts";

export const customerProfileRoutes = {
  "GET v2/concept/{id}/customer-profile": {
    summary: "The customer profiles.",
    access: "member",
    status: 200,
    answer: results(CustomerProfile),
  },
  "GET v2/concept/customer-profile/{pid}": {
    summary: "One customer profile.",
    access: "member",
    status: 200,
    answer: CustomerProfile,
  },
  "GET v2/concept/customer-profile/{pid}/jobs": {
    summary: "A profile's jobs to be done.",
    access: "member",
    status: 200,
    answer: results(ProfileNeed),
  },
  "GET v2/concept/customer-profile/{pid}/pains": {
    summary: "A profile's pains.",
    access: "member",
    status: 200,
    answer: results(ProfileNeed),
  },
  "GET v2/concept/customer-profile/{pid}/alternatives": {
    summary: "A profile's alternatives.",
    access: "member",
    status: 200,
    answer: results(Alternative),
  },
  "GET v2/concept/customer-profile/{pid}/journey-steps": {
    summary: "A profile's journey.",
    access: "member",
    status: 200,
    answer: results(JourneyStep),
  },
  "GET v2/concept/customer-profile/{pid}/real-world-signals": {
    summary: "A profile's signals.",
    access: "member",
    status: 200,
    answer: z.object({ signals: z.array(RealWorldSignal), summary: z.string(), status: z.string() }),
  },
  "POST v2/concept/{id}/customer-profile/generate": writtenAnew("Writes the customer profiles again."),
} as const satisfies Routes;
