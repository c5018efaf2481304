/** What a provider said instead of an answer. Its words may quote the prompt: they are for reading, never for showing or logging. */
export interface Refusal {
  /** 200 when the error stood in an answer that began well. */
  status: number;
  /** By lower-case name. */
  headers: Record<string, string>;
  /** At most 64 kB of it. */
  body: string;
}

/** A call that its server answered with an error. */
export class CallRefused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(`The server answered with ${refusal.status}.`);
    this.name = "CallRefused";
    this.refusal = refusal;
  }
}

/** An answer that cannot be read as one, although its server said that it is. */
export class UnreadableAnswer extends Error {
  readonly reason: "web_page" | "empty_body" | "not_json" | "too_large" | "no_image" | "no_sound";

  constructor(reason: UnreadableAnswer["reason"]) {
    super(`The answer cannot be read: ${reason}.`);
    this.name = "UnreadableAnswer";
    this.reason = reason;
  }
}
