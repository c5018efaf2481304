import type { Badness } from "../asked/ideas.ts";
import { type StanceSaid, stanceOf } from "../reading/stance-said.ts";
import type { ReadReply } from "../talks/ask-persona.ts";

export type StanceCounts = Record<StanceSaid, number>;

export interface Agreement {
  bad: StanceCounts;
  fair: StanceCounts;
  /** What somebody agreed to that is plainly bad, by why it is. */
  agreedTo: Partial<Record<Badness, number>>;
}

/** How often people agree to what is offered to them. */
export function measureAgreement(answers: readonly { badness: Badness | null; reply: ReadReply }[]): Agreement {
  const agreement: Agreement = { bad: none(), fair: none(), agreedTo: {} };
  for (const { badness, reply } of answers) {
    const stance = stanceOf(reply);
    agreement[badness === null ? "fair" : "bad"][stance] += 1;
    if (badness !== null && stance === "agrees") agreement.agreedTo[badness] = (agreement.agreedTo[badness] ?? 0) + 1;
  }
  return agreement;
}

/** From 0, all refuse, to 1, all agree; what is left open counts half. Undefined without answers. */
export function warmth({ agrees, refuses, open }: StanceCounts): number | undefined {
  const all = agrees + refuses + open;
  return all === 0 ? undefined : (agrees + open / 2) / all;
}

const none = (): StanceCounts => ({ agrees: 0, refuses: 0, open: 0 });
