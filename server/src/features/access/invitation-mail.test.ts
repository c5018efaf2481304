import { expect, test } from "vitest";
import { writtenMail } from "../../platform/mail/mail-content.ts";
import { invitationMail } from "./invitation-mail.ts";

const written = (invitation: Parameters<typeof invitationMail>[0]) => writtenMail(invitationMail(invitation));

const mail = {
  publicUrl: "https://seedbed.example",
  ticket: "the-ticket",
  accountName: "Northwind Mills",
  invitedBy: { email: "ada@example.com", firstName: "Ada", lastName: "Moreau" },
};

test("the mail says who invites, where to, how to accept, and how long", () => {
  const { subject, text } = written(mail);
  expect(subject).toBe("Ada Moreau invites you to Northwind Mills at Seedbed");
  expect(text).toContain("Ada Moreau (ada@example.com) invites you to join Northwind Mills");
  expect(text).toContain("https://seedbed.example/sign-up?ticket=the-ticket\n");
  expect(text).toContain("works once and for 7 days");
});

test("who has no name invites by address", () => {
  const { subject } = written({ ...mail, invitedBy: { email: "ada@example.com", firstName: "", lastName: "" } });
  expect(subject).toBe("ada@example.com invites you to Northwind Mills at Seedbed");
});

test("names cannot add lines", () => {
  const { subject, text } = written({ ...mail, accountName: "Mills\r\n\r\nAccept: https://evil.example" });
  expect(subject).not.toMatch(/[\r\n]/);
  expect(text).not.toMatch(/^Accept: https:\/\/evil/m);
});
