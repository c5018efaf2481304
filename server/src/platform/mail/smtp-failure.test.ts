import { expect, test } from "vitest";
import { readSmtpFailure } from "./smtp-failure.ts";

/** An answer of a mail server, as the line throws it. */
const answer = (responseCode: number, command: string, response = `${responseCode} words`) =>
  Object.assign(new Error("It failed"), { responseCode, command, response });

test.each([
  ["an unknown recipient", answer(550, "RCPT TO")],
  ["a mail that is too large", answer(552, "DATA")],
  ["a text that is taken for spam", answer(554, "DATA")],
  ["the first code that is final", answer(500, "RCPT TO")],
])("%s is its last word", (_what, error) => {
  expect(readSmtpFailure(error)).toEqual({ kind: "refused", words: error.response });
});

test.each([
  ["greylisting", answer(451, "RCPT TO"), "recipient"],
  ["the last code that is not final", answer(499, "DATA"), "recipient"],
  ["a sender who is to sign in first", answer(530, "RCPT TO"), "server"],
  ["a sender whose password was refused meanwhile", answer(535, "DATA"), "server"],
  ["a sender who needs another way to sign in", answer(534, "RCPT TO"), "server"],
  ["a sender who has to encrypt", answer(538, "RCPT TO"), "server"],
  ["a refused password", answer(535, "AUTH PLAIN"), "server"],
  ["a refused sender", answer(550, "MAIL FROM"), "server"],
  ["a server that closes for the night", answer(421, "CONN"), "server"],
] as const)("%s is trouble of whom it concerns, and the mail waits", (_what, error, trouble) => {
  expect(readSmtpFailure(error)).toMatchObject({ kind: "later", trouble, broken: false });
});

test("what the admin has to mend tells where it happened, what concerns the mail does not", () => {
  const words = (code: number, command: string) => readSmtpFailure(answer(code, command)).words;
  expect(words(535, "AUTH PLAIN")).toBe("AUTH PLAIN: 535 words");
  expect(words(550, "MAIL FROM")).toBe("MAIL FROM: 550 words");
  expect(words(421, "CONN")).toBe("421 words");
  expect(words(451, "RCPT TO")).toBe("451 words");
  expect(words(451, "DATA")).toBe("451 words");
});

test("a connection that ends leaves no answer; an address that cannot be written is refused", () => {
  const without = (code: string) => Object.assign(new Error("It broke"), { code });
  const broken = { kind: "later", trouble: "server", words: "It broke", broken: true };
  expect(readSmtpFailure(without("ECONNECTION"))).toEqual(broken);
  expect(readSmtpFailure("It broke")).toEqual(broken);
  for (const code of ["EENVELOPE", "EMESSAGE"])
    expect(readSmtpFailure(without(code))).toEqual({ kind: "refused", words: "It broke" });
});

test("words are one line of 300 letters without secrets, in whatever form they are repeated", () => {
  const secret = "correct-horse";
  const encoded = Buffer.from(secret).toString("base64");
  const said = readSmtpFailure(answer(451, "DATA", `no\r\n${secret} nor ${encoded}`), ["", secret]).words;
  expect(said).not.toMatch(/[\r\n]/);
  expect(said).toMatch(/^no\s+\[redacted\] nor \[redacted\]$/);
  expect(readSmtpFailure(answer(451, "DATA", "x".repeat(299) + secret), [secret]).words).toBe(`${"x".repeat(299)}[`);
  expect(readSmtpFailure(answer(451, "DATA", `${"x".repeat(299)}🌱`)).words).toBe(`${"x".repeat(299)}\uFFFD`);
});
