import type { RouteKey } from "@seedbed/contract/route";
import { projectionKindFor } from "./plant-projection.ts";
import type { LikelyValues } from "./schema-values.ts";

/** Kinds of things that paths name. */
export type Kind =
  | "seed"
  | "answer"
  | "question"
  | "generated"
  | "concept"
  | "profile"
  | "job"
  | "pain"
  | "journeyStep"
  | "signal"
  | "interview"
  | "conversation"
  | "projection"
  | "costDriver"
  | "distributionChannel"
  | "marketSizing"
  | "sizingEntry"
  | "impactSizing"
  | "impactEntry"
  | "startup"
  | "incumbent"
  /** Concepts with a whole report, and names of its sections. */
  | "written"
  | "section"
  | "marketScan"
  | "trend"
  | "keyFinding"
  | "trendAndDriver"
  | "assumption"
  | "invitation"
  | "ticket"
  | "member"
  | "mail"
  | "host"
  | "session"
  | "token"
  | "webhook"
  | "delivery"
  | "proposal";

/** What calls can be made from: things that exist, and bodies that routes accept. */
export interface Things {
  ids: Record<Kind, string[]>;
  /** Ids of another company's things. */
  foreignIds: string[];
  likely: LikelyValues;
  bodies: Partial<Record<RouteKey, unknown[]>>;
  /** ETags of things, as `If-Match` sends them. */
  entityTags: string[];
}

/** Ids that exist of the kind of thing that a parameter of the route's path names. */
export function idsFor(key: RouteKey, name: string, { ids }: Things): string[] {
  if (name === "otherId") return [...ids.concept, ...ids.seed];
  return ids[kindFor(key, name)];
}

function kindFor(key: RouteKey, name: string): Kind {
  const ofProjection = projectionKindFor(key, name);
  if (ofProjection) return ofProjection;
  if (name === "ticket" || name === "host") return name;
  if (name === "questionUuid") return "question";
  if (name === "conceptUuid") return "generated";
  if (name === "pid") return "profile";
  if (name === "aid") return "assumption";
  if (name === "itemId") return profileItemFor(key);
  if (name === "interview") return name;
  if (name === "cid") return "conversation";
  if (name === "delivery" || name === "proposal") return name;
  if (key.includes("/sessions/")) return "session";
  if (key.includes("/tokens/")) return "token";
  if (key.includes("/webhooks/")) return "webhook";
  if (name === "section") return name;
  if (name === "tid") return key.includes("trends-and-drivers/") ? "trendAndDriver" : "trend";
  if (name === "kid" || name === "item") return "keyFinding";
  if (key.includes("market-scan/{uuid}")) return "marketScan";
  if (
    key.includes("{id}/report/") ||
    key.includes("{id}/proposals") ||
    key.includes("{id}/evidence/") ||
    key === "POST v3/concept/{id}/market-scan/trends" ||
    key === "POST v2/concept/{id}/customer-profile" ||
    key === "PATCH v1/concept/{id}/financial-projection" ||
    /(?:POST|PUT|DELETE) .*\{id\}\/key-assumptions(?!\/generate)/.test(key)
  )
    return "written";
  if (key.includes("invitations/")) return "invitation";
  if (key.includes("mails/")) return "mail";
  if (key.includes("members/")) return "member";
  if (key.includes("startup/")) return "startup";
  if (key.includes("incumbent/")) return "incumbent";
  if (key.includes("answer/")) return "answer";
  return key.includes("/seed/") ? "seed" : "concept";
}

function profileItemFor(key: RouteKey): Kind {
  if (key.includes("/jobs/")) return "job";
  if (key.includes("/pains/")) return "pain";
  return key.includes("/journey-steps/") ? "journeyStep" : "signal";
}
