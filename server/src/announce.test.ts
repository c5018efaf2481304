import { expect, test } from "vitest";
import { type Announcement, announcementOf } from "./announce.ts";

const announcement: Announcement = {
  publicUrl: "https://seedbed.example",
  listens: "https://seedbed.example",
  writer: "offline drafter",
  mailServer: null,
  identityProvider: null,
  demo: null,
};
const mailsOf = (mailServer: Announcement["mailServer"]) =>
  /^ {2}Mails +(.*)$/m.exec(announcementOf({ ...announcement, mailServer }))?.[1];

test("the start says where mails go, and whether the mail server answered", () => {
  expect(mailsOf(null)).toBe("https://seedbed.example/local/mailbox");
  expect(mailsOf({ name: "smtp.example.com:587", trouble: null })).toBe("smtp.example.com:587 (answers)");
  expect(mailsOf({ name: "smtp.example.com:587", trouble: "connect ECONNREFUSED" })).toBe(
    "smtp.example.com:587 (does not answer: connect ECONNREFUSED; they are kept and sent later)",
  );
});
