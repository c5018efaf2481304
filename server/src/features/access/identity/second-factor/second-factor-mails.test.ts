import { expect, test } from "vitest";
import { writtenMail } from "../../../../platform/mail/mail-content.ts";
import { recoveryCodeHash, storedAsHashes } from "./recovery-codes.ts";
import { refusals } from "./refusals.ts";
import { secondFactorMail } from "./second-factor-mails.ts";
import { codeIn } from "./sign-in-steps.ts";
import { tellOfSecondFactor } from "./tell-of-second-factor.ts";

test.each([
  ["second-factor-set-up", "Signing in to Seedbed now asks for a code"],
  ["second-factor-removed", "Signing in to Seedbed no longer asks for a code"],
  ["second-factor-reset", "Your second factor at Seedbed was reset"],
  ["recovery-code-used", "A recovery code of yours was used at Seedbed"],
  ["passkey-added", "A passkey was added to your Seedbed account"],
  ["passkey-removed", "A passkey was removed from your Seedbed account"],
] as const)("of %s its owner is told, with where to go if it was somebody else", (kind, subject) => {
  const content = secondFactorMail(kind, "https://seedbed.example");
  if (!content) throw new Error("nothing is told");
  const mail = writtenMail(content);
  expect(mail.subject).toBe(subject);
  expect(mail.text).toContain(
    "Set a new password: https://seedbed.example/forgot-password\nSecurity: https://seedbed.example/settings/security\n",
  );
});

test("who is away for a week is told afterwards, and of each change by a mail of its own", async () => {
  const written: unknown[] = [];
  const mailer = {
    write: async (_transaction: unknown, { content, ...mail }: { content: { subject: string } }) => {
      written.push({ ...mail, subject: content.subject });
      return "";
    },
  };
  const given = { mailer, publicUrl: "https://seedbed.example" } as unknown as Parameters<typeof tellOfSecondFactor>[0];
  const at = new Date("2026-03-04T05:06:07Z");
  const told = { to: "ada@mill.example", accountId: "mill", at };
  for (const kind of ["passkey-added", "signed-in"] as const)
    await tellOfSecondFactor(given, undefined as never, { ...told, kind });
  expect(written).toEqual([
    {
      ...{ kind: "passkey-added", to: "ada@mill.example", accountId: "mill", replaces: false },
      ...{ subject: "A passkey was added to your Seedbed account", expiresAt: new Date("2026-03-11T05:06:07Z") },
    },
  ]);
});

test.each(["signed-in", "recovery-codes-made", "second-factor-demanded"] as const)("of %s nobody is mailed", (kind) => {
  expect(secondFactorMail(kind, "https://seedbed.example")).toBeNull();
});

test("a recovery code is taken however it was typed, and what is left of the list stays as it is", async () => {
  const kept = recoveryCodeHash("23ab-cdef");
  for (const typed of ["23AB-CDEF", " 23ab cdef ", "23abcdef"]) expect(recoveryCodeHash(typed)).toBe(kept);
  expect(recoveryCodeHash("23ab-cdeg")).not.toBe(kept);
  const list = JSON.parse(await storedAsHashes.encrypt(JSON.stringify([kept, "23ab-cdef"])));
  expect(list).toEqual([kept, kept]);
});

test("a code of an authenticator app is taken however it was copied", () => {
  const call = { path: "", address: "", authorization: undefined, signUpSecret: undefined };
  for (const code of ["123456", "123 456", " 123-456\n"]) expect(codeIn({ ...call, body: { code } })).toBe("123456");
  for (const code of [undefined, 123456, null]) expect(codeIn({ ...call, body: { code } })).toBe("");
});

test.each([
  [
    "second-factor-set-up",
    "An authenticator app was set up for your account. From now on, signing in asks for a code of it.",
  ],
  [
    "second-factor-removed",
    "The authenticator app of your account was switched off. From now on, your password alone signs in.",
  ],
  [
    "second-factor-reset",
    "An admin of your company has removed the authenticator app, the recovery codes and the passkeys of your account, and signed you out everywhere.",
  ],
  ["recovery-code-used", "Somebody signed in to your account with a recovery code. It does not work a second time."],
  ["passkey-added", "A passkey was added to your account. It signs in without your password."],
  ["passkey-removed", "A passkey of your account was removed. It no longer signs in."],
] as const)("the mail about %s says what that means, and what to do if it was somebody else", (kind, says) => {
  const content = secondFactorMail(kind, "https://seedbed.example");
  expect(content && writtenMail(content).text).toBe(`${says}

If that was you, there is nothing to do.

If it was not you, set a new password at once and look at where you are signed in:

Set a new password: https://seedbed.example/forgot-password
Security: https://seedbed.example/settings/security
`);
});

test("what is refused about second factors says why, and what to do where there is something to do", async () => {
  const told = await Promise.all(
    Object.values(refusals).map(async (refusal) => {
      const response = refusal();
      const { code, message } = (await response.json()) as { code: string; message: string };
      return `${response.status} ${code}: ${message}`;
    }),
  );
  expect(told).toEqual([
    "401 UNAUTHORIZED: Your session has ended. Sign in again.",
    "401 INVALID_TWO_FACTOR_COOKIE: This sign-in took too long. Sign in with your password again.",
    "401 INVALID_CODE: This code was used already. Wait for the next one.",
    "400 INVALID_PASSWORD: Password is incorrect.",
    "400 TOTP_ALREADY_ENABLED: An authenticator app is set up already.",
    "403 SECOND_FACTOR_REQUIRED: Sign in with your passkey first: your company asks for it before this changes.",
    "400 TOO_MANY_PASSKEYS: Remove a passkey that you no longer use first.",
    "400 TOTP_NOT_ENABLED: No authenticator app is set up.",
    "404 PASSKEY_NOT_FOUND: This passkey was removed already.",
    "400 AUTHENTICATION_FAILED: This passkey could not be read. Try again.",
  ]);
});
