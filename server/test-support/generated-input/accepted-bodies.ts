import { randomUUID } from "node:crypto";
import { conceptStatuses } from "@seedbed/contract/concepts/vocabulary";
import type { Seed } from "@seedbed/contract/incubation/schemas";
import type { RouteKey } from "@seedbed/contract/route";
import { testPassword } from "../sign-up-person.ts";
import { profileBodies } from "./profile-bodies.ts";
import { projectionBodies } from "./projection-bodies.ts";
import type { LikelyValues } from "./schema-values.ts";
import type { Kind } from "./things.ts";

type Ids = Record<Kind, string[]>;

/** Values of fields that a schema says too little about to be met by chance. */
export function likelyValues(ids: Ids, foreignIds: string[], emails: string[]): LikelyValues {
  const own = [...ids.concept, ...ids.seed, ...ids.generated];
  return {
    uuid: [...ids.generated, ...ids.concept, ...foreignIds],
    uuids: [...ids.concept, ...foreignIds],
    conceptUuid: [...ids.generated, ...foreignIds],
    ids: [own.join(","), own.slice(0, 2).join(","), foreignIds.slice(0, 3).join(","), ","],
    questionId: ["expand.idea", "expand.field", "expand.assets", "identify.idea", "nothing"],
    status: [...conceptStatuses, "new,archived", "draft,published", "archived"],
    force_delete: ["true", "false", "1", "no", "TRUE"],
    email: ["invited@example.com", "ADA@EXAMPLE.COM ", `${"x".repeat(300)}@example.com`, ...emails],
    password: [testPassword],
    currentPassword: [testPassword],
    createdBy: ["Ada Moreau", "ada  moreau"],
    role: ["admin", "member"],
  };
}

/** Bodies that the routes accept as long as the things are as they were made, so that nothing but one fault is wrong with many calls. */
export function acceptedBodies(ids: Ids, seed: Seed, email: string): Partial<Record<RouteKey, unknown[]>> {
  const answer = { answer: ["Refill stations in office basements"] };
  const concepts = ids.generated.slice(0, 2).map((uuid) => ({
    uuid,
    title: "Refill depot",
    summary: "Soap by weight",
    overview: "",
    problemStatement: "",
    valueProposition: "",
    differentiators: [{ order: 0, description: "It stands in the building" }],
    rightsToWin: [],
  }));
  return {
    "POST auth/sign-up/email": [
      { email: "new@example.com", password: testPassword, name: "", firstName: "Grace", lastName: "Kim" },
    ],
    "POST auth/sign-in/email": [{ email, password: testPassword }],
    "POST auth/change-password": [{ currentPassword: testPassword, newPassword: testPassword }],
    "POST v1/account": [{ name: "Southwind", domain: "southwind.com", goal: "Sell soap." }],
    "PUT v1/account": [{ name: "Northwind Mills", domain: "northwindmills.com", goal: "Sell soap." }],
    "POST v1/user/notices": [{ notice: "no-model" }],
    "PUT v1/account/facts": [{ currency: "EUR", region: "Tyrol", size: "10-49", reportLanguage: "de" }],
    "PUT v1/account/report-forms": [
      { assumptions: "v2", financialProjection: "v1", marketScan: "v2", concept_overview: "v1" },
    ],
    "POST v1/invitation/{ticket}/sign-up": [{ password: testPassword, firstName: "Grace", lastName: "Kim" }],
    "POST v1/concept/archive": [{ uuids: ids.concept.slice(0, 1) }],
    "POST v1/concept/export": [{ uuids: ids.concept }, { filter: { search: "depot", status: "new" } }, {}],
    "POST v2/concept/incubation/seed/{id}/answer": seed.answers.map(({ question, answer: given }) => ({
      questionId: question.id,
      fieldType: question.fieldType,
      answer: given,
      details: { sources: ["user"] },
    })),
    "PATCH v2/concept/incubation/seed/answer/{id}": [answer],
    "PATCH v2/concept/incubation/seed/answer/update_and_delete_higher_order/{id}": [answer],
    "POST v2/concept/incubation/seed/{id}/clarifying-questions/{questionUuid}/answer": [answer],
    "POST v2/concept/incubation/seed/{id}/clarifying-questions": [{}],
    "POST v2/concept/incubation/seed/{id}/generate-concepts": [
      {},
      { concepts: concepts.slice(0, 1), user_generation_instructions: "Think of hospitals" },
    ],
    "POST v1/user/tokens": [{ name: "Notebook", scope: "propose", days: 365 }],
    "POST v1/account/webhooks": [{ url: "https://receiver.invalid/hook", events: ["report.completed"] }],
    "PATCH v1/account/webhooks/{id}": [{ events: ["report.failed"] }, { enabled: true }],
    "POST v1/concept/{id}/proposals": ["It can be left outside.", "People know how."].map((statement) => ({
      section: "assumptions",
      reason: "It was missing.",
      changes: [
        {
          kind: "add",
          place: "[]",
          parent: null,
          item: { uuid: randomUUID(), statement, category: "Feasibility", importance: 2, certainty: 1 },
        },
      ],
    })),
    "POST v2/concept/{id}/report/{section}/changes": [0, 1, 2].map(() => ({
      changes: [
        {
          kind: "add",
          place: "overview.differentiators[]",
          parent: null,
          item: { uuid: randomUUID(), description: "It stands in the building" },
        },
      ],
    })),
    ...Object.fromEntries(
      Object.entries({ ...profileBodies, ...projectionBodies }).map(([key, body]) => [key, [body]]),
    ),
    "POST v2/concept/{id}/key-assumptions/add": ["Crews accept it.", "Floors pay for it.", "No law forbids it."].map(
      (statement) => ({ statement, category: "Desirability", importance: 3, certainty: 1 }),
    ),
    "PUT v2/concept/{id}/report/presence": [{ section: "trends", field: "summary" }, { section: null }],
    "POST v2/concept/incubation/seed/{id}/generated": [concepts, concepts.slice(0, 1)],
  };
}
