/** A turn that is to be answered. */
export interface ReplyInput {
  accountId: string;
  userId: string;
  conversationId: string;
  turn: number;
  /** How often its answer has failed before. */
  attempt: number;
}
