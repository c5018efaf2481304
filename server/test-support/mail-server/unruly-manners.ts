import type { MailServerManners } from "./mail-server.ts";

/** Whom it refuses for good. */
export const isRefused = (address: string) => address.startsWith("refused-");

interface Unruly {
  manners: MailServerManners;
  /** How often it took a mail and ended the connection, or said nothing, instead of an answer. */
  unanswered(): number;
}

/** The manners of a server that is slow, busy, greylists and breaks down about a third of the time, in turns. */
export function unrulyManners(): Unruly {
  const counts = { greet: 0, recipient: 0, text: 0 };
  let unanswered = 0;
  const turn = (step: keyof typeof counts, every: number, at: number) => counts[step] % every === at;
  const manners: MailServerManners = {
    greet() {
      counts.greet += 1;
      if (turn("greet", 23, 7)) return "hang";
      return turn("greet", 7, 3) ? { code: 421, words: "too busy" } : "go on";
    },
    recipient(address) {
      counts.recipient += 1;
      if (isRefused(address)) return { code: 550, words: "no such mailbox" };
      if (turn("recipient", 11, 5)) return "cut";
      return turn("recipient", 5, 2) ? { code: 451, words: "greylisted" } : "go on";
    },
    text(_recipient, takes) {
      counts.text += 1;
      if (turn("text", 9, 4)) return { code: 452, words: "no room" };
      if (!turn("text", 31, 8)) return "go on";
      unanswered += 1;
      takes();
      return counts.text % 2 === 0 ? "cut" : "hang";
    },
  };
  return { manners, unanswered: () => unanswered };
}
