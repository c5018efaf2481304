import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";

interface Sending {
  content: string;
  profile: Pick<CustomerProfile, "uuid"> | undefined;
  conceptUuid: string | undefined;
}

/** Why a message to a persona cannot be sent; null when it can. */
export function sendProblem({ content, profile, conceptUuid }: Sending): string | null {
  if (!profile) return "Unable to find Customer Profile to start conversation.";
  if (!conceptUuid) return "Unable to find Concept associated with this profile.";
  return content.trim() === "" ? "No message to send." : null;
}
