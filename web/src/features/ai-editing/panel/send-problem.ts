interface Sending {
  conceptUuid: string | undefined;
  content: string;
  hasMedia: boolean;
}

/** Why a message cannot be sent; null when it can. */
export function sendProblem({ conceptUuid, content, hasMedia }: Sending): string | null {
  if (!conceptUuid) return "Unable to find Concept to edit.";
  return content.trim() === "" && !hasMedia ? "No message to send." : null;
}
