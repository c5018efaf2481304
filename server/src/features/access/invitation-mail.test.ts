import { expect, test } from "vitest";
import { writtenMail } from "../../platform/mail/mail-content.ts";
import { alreadyRegisteredMail, codeMail } from "./identity/identity-mails.ts";
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

const ofCode = (purpose: string) => {
  const found = codeMail(purpose, "123456");
  return found && { kind: found.kind, ...writtenMail(found.content) };
};

test("the mail with a code to confirm an address says where to enter it, how long it works, and what to do with it otherwise", () => {
  expect(ofCode("email-verification")).toMatchObject({
    kind: "verification-code",
    subject: "123456 is your Seedbed verification code",
    text: `Welcome to Seedbed.

Your verification code is 123456

Enter it on the page where you signed up. It works once and for 10 minutes.

If you did not sign up, someone may have mistyped an address: ignore this mail, nothing happens without the code.
`,
  });
});

test("the mail with a code for a new password says what a new one does, and that nothing happens without it", () => {
  expect(ofCode("forget-password")).toMatchObject({
    kind: "reset-code",
    subject: "123456 is your Seedbed password reset code",
    text: `Someone, probably you, asked to set a new password for this address at Seedbed.

Your code is 123456

It works once and for 10 minutes. Setting a new password signs you out everywhere else.

If it was not you, ignore this mail: your password stays as it is.
`,
  });
  for (const purpose of ["sign-in", "change-email"]) expect(ofCode(purpose)).toBeNull();
});

test("whoever signs up again with an address that has an account is told at that address how to get in", () => {
  expect(writtenMail(alreadyRegisteredMail("https://seedbed.example"))).toMatchObject({
    subject: "You already have a Seedbed account",
    text: `Someone, probably you, tried to sign up at Seedbed with this address. It already has an account.

Sign in: https://seedbed.example/login
Forgot your password: https://seedbed.example/forgot-password

If it was not you, ignore this mail: nothing has changed.
`,
  });
});

test("an invitation says all that somebody needs who does not know of Seedbed yet", () => {
  expect(written(mail).text).toBe(`Ada Moreau (ada@example.com) invites you to join Northwind Mills at Seedbed.

Accept the invitation: https://seedbed.example/sign-up?ticket=the-ticket

The link works once and for 7 days. It is meant for you alone: please do not pass it on.

If you do not know the sender, ignore this mail: nothing happens without the link.
`);
});
