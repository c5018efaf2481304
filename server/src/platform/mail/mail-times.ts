import { usualPauses } from "./pauses.ts";

/** All in milliseconds. */
export interface MailTimes {
  /** Between attempts; the last one again and again. */
  pauses: readonly number[];
  /** How long a mail belongs to the server that sends it, unless that server says so again: what a killed server had waits that long. */
  lease: number;
  /** After which every server looks for due mails by itself, of which it has usually heard before, and for those that are too late. */
  look: number;
  /** Until a connection stands, and until it is greeted. */
  connect: number;
  /** Without a word of the mail server. */
  silence: number;
}

export const usualMailTimes: MailTimes = {
  pauses: usualPauses,
  lease: 30_000,
  look: 20_000,
  connect: 10_000,
  silence: 60_000,
};
