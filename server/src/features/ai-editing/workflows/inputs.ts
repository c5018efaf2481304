/** A turn that is to be answered. */
export interface ReplyInput {
  accountId: string;
  userId: string;
  sessionId: string;
  turn: number;
  /** How often its answer has failed before. */
  attempt: number;
}

/** A report that is locked until what an edit has outdated is written anew. */
export interface LockInput {
  accountId: string;
  userId: string;
  conceptId: string;
  /** Of the lock, and of the run that it waits for. */
  runId: string;
}
