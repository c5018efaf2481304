import { expect, test } from "vitest";
import { newTicket, ticketHash } from "./ticket.ts";

test("a ticket is new each time, fits into an address as it is, and its hash does not tell it", () => {
  const [one, other] = [newTicket(), newTicket()];
  expect(one).not.toBe(other);
  expect(encodeURIComponent(one)).toBe(one);
  expect(ticketHash(one)).toMatch(/^[0-9a-f]{64}$/);
  expect(ticketHash(one)).toBe(ticketHash(one));
  expect(ticketHash(one)).not.toBe(ticketHash(other));
});

test.each(["", "short", `${newTicket()}x`, `${newTicket().slice(1)}%`, ` ${newTicket().slice(1)}`, `${newTicket()}\n`])(
  "%j cannot be a ticket",
  (text) => {
    expect(ticketHash(text)).toBeNull();
  },
);
