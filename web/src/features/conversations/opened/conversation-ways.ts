import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import type { KeptSentence } from "../reply/reply.tsx";

/** What is shown of a conversation, and the ways on from there. */
export interface ConversationViewProps {
  /** Undefined until it is known, or when it cannot be found. */
  conceptUuid: string | undefined;
  profiles: readonly CustomerProfile[];
  /** Undefined when the persona is no longer in the report. */
  profile: CustomerProfile | undefined;
  /** As the address names it. */
  conversation: string | undefined;
  onPersona: (profile: CustomerProfile) => void;
  /** Puts a conversation, or none, into the address. */
  onConversation: (conversation: string | undefined) => void;
  onShowFact: (fragment: string) => void;
  onKeep: (kept: KeptSentence) => void;
  onAskSeveral: () => void;
  onClose: () => void;
}
