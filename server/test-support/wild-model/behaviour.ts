import type { FailureReason } from "../../src/platform/model/attempts/failures/failure-reason.ts";
import type { CallLimits } from "../../src/platform/model/wire/call-limits.ts";
import type { Serve } from "./wild-server.ts";

/** One way in which a server of models behaves, and what must come of it. */
export interface WildBehaviour {
  /** What the server does. */
  name: string;
  serve: Serve;
  /** Absent: a good answer. */
  fails?: FailureReason;
  /** The sentence, where it is not that of the reason. */
  sentence?: string;
  /** How many requests reach the server; 1 when absent. */
  calls?: number;
  /** Tokens read and written, as the usage of the answer must say. */
  counts?: [number, number];
  /** Milliseconds of the pauses between the attempts. */
  pauses?: number[];
  limits?: Partial<CallLimits>;
  /** What must be so of the last request. */
  asked?: object;
}
