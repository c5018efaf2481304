import { z } from "zod";

/** Where the database tells, with the commit that ends it, what has ended. */
export const endedChannel = "seedbed_ended";

const Ended = z.union([z.object({ session: z.string() }), z.object({ user: z.string() })]);

/** A session that is over, or a person whose rights have changed: role, company, or all of them. */
export type Ended = z.output<typeof Ended>;

/** Tells the listeners what a notification says has ended; what says nothing is passed over. */
export function hearingEnded(...listeners: (((ended: Ended) => unknown) | undefined)[]) {
  return (payload: string): void => {
    const ended = parseEnded(payload);
    if (ended) for (const listener of listeners) void listener?.(ended);
  };
}

function parseEnded(payload: string): Ended | null {
  try {
    return Ended.parse(JSON.parse(payload));
  } catch {
    return null;
  }
}
