import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import type { Caller } from "../caller.ts";

/** What opens a company to programs: a token, a webhook that was sent a test, and a change that was proposed. */
export async function makeOutlets(
  person: Caller,
  { concept, section, item }: { concept: string; section: ReportSection; item: string },
) {
  const token = await person.call("POST v1/user/tokens", { body: { name: "Notebook", scope: "read", days: 90 } });
  const webhook = await person.call("POST v1/account/webhooks", {
    body: { url: "https://receiver.invalid/hook", events: ["concept.archived"] },
  });
  const params = { id: webhook.body.uuid };
  const delivery = await person.call("POST v1/account/webhooks/{id}/test", { params });
  const { body } = await person.call("GET v1/concept/{id}/report/{section}/content", {
    params: { id: concept, section },
  });
  const things = (body.content as { results: { uuid: string; summary: string }[] }).results;
  const seen = things.find(({ uuid }) => uuid === item)?.summary;
  const proposal = await person.call("POST v1/concept/{id}/proposals", {
    params: { id: concept },
    body: {
      section,
      reason: "It is shorter.",
      changes: [{ kind: "set", item, field: "summary", value: "Rules get stricter.", seen }],
    },
  });
  return {
    token: token.body.uuid,
    webhook: webhook.body.uuid,
    delivery: delivery.body.uuid,
    proposal: proposal.body.uuid,
  };
}
