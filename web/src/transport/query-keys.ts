import type { ReportSection } from "@seedbed/contract/concepts/schemas";

/*
 * The names under which answers of the server are kept, by what they are about. In one place, because what a person does in one feature makes
 * what another one keeps out of date.
 */

const seeds = ["seeds"] as const;
export const seedKeys = {
  all: seeds,
  lists: [...seeds, "list"] as const,
  questionnaires: [...seeds, "questionnaires"] as const,
  planting: [...seeds, "planting"] as const,
  detail: (seedUuid: string) => [...seeds, "detail", seedUuid] as const,
  clarifying: (seedUuid: string, conceptUuid: string | null) =>
    [...seeds, "clarifying", seedUuid, conceptUuid ?? "seed"] as const,
  /** Every change of a seed that is under way. */
  changes: (seedUuid: string) => [...seeds, "changes", seedUuid] as const,
};

const concepts = ["concepts"] as const;
export const conceptKeys = {
  all: concepts,
  lists: [...concepts, "list"] as const,
  /** The moment of the change that lists were told of last. */
  told: (uuid: string) => ["concept-told", uuid] as const,
  /** By uuid or identifier, as the address names it. */
  detail: (id: string) => ["concept", id] as const,
  compared: (id: string) => ["compared", id] as const,
  gutCheck: (id: string) => ["gut-check", id] as const,
};

const similar = ["similar"] as const;
export const similarKeys = {
  all: similar,
  ofRows: (ids: readonly string[]) => [...similar, "rows", ...ids] as const,
  of: (kind: string, uuid: string) => [...similar, kind, uuid] as const,
};

export const reportKeys = {
  /** All that is read of a report. */
  all: (id: string) => ["report", id] as const,
  /** All that is read of one section begins with it. */
  section: (id: string, section: ReportSection) => ["report", id, section] as const,
  context: (id: string) => ["report", id, "context"] as const,
  /** What its first page says of all sections. */
  glance: (id: string) => ["report", id, "glance"] as const,
  /** Apart from its section, which is read anew more often than its image becomes another one. */
  image: (id: string, url: string | null) => ["report-image", id, url] as const,
  versions: (id: string) => ["report", id, "versions"] as const,
  /** How two versions differ, or a version and what stands. */
  comparison: (id: string, before: string, after: string | null) =>
    ["report", id, "comparison", before, after] as const,
  outdated: (id: string) => ["report", id, "outdated"] as const,
  /** What things in it rest on; of one of them with its name. */
  evidence: (id: string, ...at: string[]) => ["report", id, "evidence", ...at] as const,
  /** What the person has ordered of it as documents. */
  exports: (id: string) => ["report", id, "exports"] as const,
  video: (id: string) => ["report", id, "video"] as const,
  /** The film itself, or its captions: another making of it is another one. */
  film: (uuid: string, part: "file" | "captions") => ["report-film", uuid, part] as const,
  research: (id: string) => ["report", id, "research"] as const,
  /** Changes of it that wait for a person. */
  proposals: (id: string) => ["report", id, "proposals"] as const,
  /** A plan of research as a person has changed it, and not saved it yet. */
  /** The states of its sections that events told last. */
  told: (id: string) => ["report-told", id] as const,
};

export const conversationKeys = {
  /** All conversations with a persona, by what is searched in them. */
  lists: (profile: string) => ["conversations", profile] as const,
  list: (profile: string, search: string) => ["conversations", profile, search] as const,
  /** What was said in one of them. */
  messages: (conversation: string) => ["conversation", conversation] as const,
};

export const editingKeys = {
  /** What a person and the AI said about a report, and who has locked it. */
  of: (conceptUuid: string) => ["ai-editing", conceptUuid] as const,
};

export const dashboardKey = ["dashboard"] as const;

export const companyKeys = {
  facts: ["company-facts"] as const,
  reportForms: ["report-forms"] as const,
  members: ["members"] as const,
  invitations: ["invitations"] as const,
  invitation: (ticket: string | null) => ["invitation", ticket] as const,
  securityEvents: ["security-events"] as const,
  sessions: ["sessions"] as const,
  secondFactor: ["second-factor"] as const,
  secondFactorOfCompany: ["second-factor", "company"] as const,
  ownTokens: ["access-tokens", "own"] as const,
  allTokens: ["access-tokens", "all"] as const,
  webhooks: ["webhooks"] as const,
  spending: ["spending"] as const,
  deliveries: (webhook: string) => ["webhooks", webhook, "deliveries"] as const,
  findings: ["findings"] as const,
  people: (search: string) => ["users", search] as const,
  logo: (domain: string) => ["company-logo", domain] as const,
  suggested: (host: string) => ["company-suggest", host] as const,
};

export const noticeKeys = {
  /** What the server says of itself to everybody: which writer it has, among others. */
  server: ["server-settings"] as const,
  dismissed: ["dismissed-notices"] as const,
};
