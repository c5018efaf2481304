/** What was tried, as the log names it. */
export const attemptSentences = {
  input: "an input was refused",
  limit: "a limit was reached",
  token: "a token was refused",
  access: "a call was refused for lack of rights",
  socket: "a socket was refused",
  message: "a message of a browser was ignored",
} as const;

/** Something that was refused and may have been tried to get around a rule. It holds no value that was sent. */
export interface Attempt {
  kind: keyof typeof attemptSentences;
  /** The route, such as `POST /api/v2/concept/seed`; never the address that was asked for. */
  call: string;
  /** Network address of the caller. */
  address: string;
  /** Who is known to call. */
  userId?: string | undefined;
  accountId?: string | undefined;
  status?: number | undefined;
  /** Where the input was refused, such as `body.type`. */
  places?: readonly string[] | undefined;
  /** Why, in words of the server. */
  reason?: string | undefined;
}

/** Tells of an attempt in the log. It never throws. */
export type TellAttempt = (attempt: Attempt) => void;
