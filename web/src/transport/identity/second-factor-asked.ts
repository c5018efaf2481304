import { CallFailed } from "../failure.ts";

/** The password was right, and a second factor is asked for: `challenge` goes with it. */
export class SecondFactorAsked extends CallFailed {
  readonly challenge: string;

  constructor(challenge: string) {
    super("Sign in with your second factor, too.", "second_factor_required");
    this.challenge = challenge;
  }
}
