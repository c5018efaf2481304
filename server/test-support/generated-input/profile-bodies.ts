import type { RouteKey } from "@seedbed/contract/route";

const need = { description: "Empty the racks", order: 0 };
const step = { title: "Finds the rack empty", description: "On a Monday.", relationType: "Pain", order: 0 };
const signal = {
  description: "Two of five keep a list",
  sourceCategory: "Other",
  stance: "Against",
  sources: [{ title: "A talk", url: "https://a.example/b" }],
};

const anyone = "00000000-0000-4000-8000-000000000000";

/** Bodies that the routes of customer profiles accept. */
export const profileBodies = {
  "POST v2/concept/{id}/customer-profile": { segment: "Caretakers" },
  "PATCH v2/concept/customer-profile/{pid}": { stance: { priceLimit: { amount: 40, per: "month" } } },
  "POST v2/concept/customer-profile/{pid}/jobs": need,
  "PUT v2/concept/customer-profile/{pid}/jobs/{itemId}": need,
  "POST v2/concept/customer-profile/{pid}/pains": need,
  "PUT v2/concept/customer-profile/{pid}/pains/{itemId}": need,
  "POST v2/concept/customer-profile/{pid}/journey-steps": step,
  "PUT v2/concept/customer-profile/{pid}/journey-steps/{itemId}": step,
  "POST v2/concept/customer-profile/{pid}/real-world-signals": signal,
  "PUT v2/concept/customer-profile/{pid}/real-world-signals/{itemId}": signal,
  "POST v1/customer-profile/{pid}/interviews": { text: "P1: We order by hand." },
  "POST v1/interview/{interview}/marks": { line: 2, from: 0, to: 6, description: "No owner", stance: "Against" },
  "POST v1/interview/{interview}/signals": { found: [anyone] },
  "PUT v1/customer-profile/{pid}/interview-guide": { revision: 0, questions: [] },
} as const satisfies Partial<Record<RouteKey, unknown>>;
