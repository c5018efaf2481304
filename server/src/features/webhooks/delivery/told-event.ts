import { serverEvents } from "@seedbed/contract/all-events";
import type { WebhookEvent } from "@seedbed/contract/webhooks/events";

/** What a webhook is told: identifiers and one sentence, no texts of a report; of a version what its list says. */
export interface ToldEvent {
  event: WebhookEvent;
  data: { summary: string; conceptUuid: string; title: string } & Record<string, unknown>;
}

/** By the name of a live event, what of it webhooks are told; undefined for what they are not. An event that is to be told has its line here. */
const tellings: Readonly<Record<string, (data: unknown) => ToldEvent | undefined>> = {
  "concept.workflow.update.account": (sent) => {
    const data = serverEvents["concept.workflow.update.account"].parse(sent);
    const { eventType, conceptUuid, conceptRootIdentifier: conceptIdentifier, title, status, statusBefore } = data;
    const told = (event: WebhookEvent, summary: string): ToldEvent => ({
      event,
      data: { summary, conceptUuid, conceptIdentifier, title },
    });
    if (eventType === "completed") return told("report.completed", `The report of “${title}” is complete.`);
    if (eventType === "error") return told("report.failed", `The report of “${title}” could not be completed.`);
    if (eventType === "created") return told("concept.created", `“${title}” was created.`);
    const isArchived = eventType === "changed" && statusBefore !== undefined && status === "archived";
    return isArchived ? told("concept.archived", `“${title}” was archived.`) : undefined;
  },
  "concept.report.proposal.account": (sent) => {
    const { conceptUuid, title, section, proposal, state } =
      serverEvents["concept.report.proposal.account"].parse(sent);
    const ids = { conceptUuid, title, section, proposalUuid: proposal };
    return state === "open"
      ? { event: "proposal.created", data: { summary: `A change of “${title}” waits for a person.`, ...ids } }
      : {
          event: "proposal.decided",
          data: { summary: `A change of “${title}” was ${state}.`, ...ids, decision: state },
        };
  },
  "concept.versions.changed.account": (sent) => {
    const data = serverEvents["concept.versions.changed.account"].parse(sent);
    const { conceptUuid, versionUuid, versionNumber, saved } = data;
    return saved && { event: "version.saved", data: { ...saved, conceptUuid, versionUuid, versionNumber } };
  },
};

/** The live events that are looked at. */
export const toldTypes = Object.keys(tellings);

/** What webhooks are told of a live event; undefined for nothing. */
export const toldEvent = ({ type, data }: { type: string; data: unknown }): ToldEvent | undefined =>
  Object.hasOwn(tellings, type) ? tellings[type]?.(data) : undefined;

/** The body of a delivery. */
export const bodyOf = (event: string, at: Date, data: Record<string, unknown>) =>
  JSON.stringify({ type: event, timestamp: at.toISOString(), data });
