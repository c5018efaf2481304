import { mailIdHeader } from "@seedbed/contract/access/mail-id-header";
import { expect, expectTypeOf, test } from "vitest";
import { CallFailed, failureFrom, listedPassword, sentenceOf, sentenceOr } from "./failure.ts";

const sentence = (body: unknown) => failureFrom(422, body, new Headers()).message;

test("[S1.8-02] [S2.8-01] [S3.8-01] the sentence is the detail, or the msg of its items joined", () => {
  expect(sentence({ detail: "A report is already running." })).toBe("A report is already running.");
  expect(sentence({ detail: [{ msg: "Too long" }, { msg: "Not a domain" }] })).toBe("Too long. Not a domain");
});

test("[S1.8-03] without a detail the error's own message is shown", () => {
  expect(sentence({ message: "Invalid email or password" })).toBe("Invalid email or password");
  expect(sentenceOf(new Error("Line lost"))).toBe("Line lost");
});

test("[S1.8-04] [S2.8-02] [S3.8-02] with neither, the sentence of last resort", () => {
  for (const body of [undefined, null, "", [], {}, { detail: "" }, { detail: [] }, { detail: [{}] }, { detail: 7 }]) {
    expect(sentence(body)).toBe("Unexpected error occurred.");
  }
  expect(sentenceOf(new Error(""))).toBe("Unexpected error occurred.");
  expect(sentenceOf("odd")).toBe("Unexpected error occurred.");
});

test("[S1.8-05] [S3.8-04] the first message of the form is shown, and all of them are at hand", () => {
  const body = { detail: [{ msg: "x" }], form: { domain: "Enter a valid domain name.", goal: "Too long" } };
  const failure = failureFrom(422, body, new Headers());
  expect(failure.message).toBe("Enter a valid domain name.");
  expect(failure.form).toEqual({ domain: "Enter a valid domain name.", goal: "Too long" });
  expect(sentence({ detail: "Plain", form: "not a form" })).toBe("Plain");
});

test("a failure is told by the server's code, whatever the status says", () => {
  const failure = failureFrom(400, { code: "precondition_failed", detail: "Too late." }, new Headers());
  expect([failure.code, failure.providerCode]).toEqual(["precondition_failed", undefined]);
});

test("without a code of the server, the status says what it was: the identity provider and proxies have other codes", () => {
  const codes = (status: number, body: unknown) => {
    const { code, providerCode } = failureFrom(status, body, new Headers());
    return [code, providerCode];
  };
  expect(codes(401, { code: "INVALID_EMAIL_OR_PASSWORD" })).toEqual(["unauthenticated", "INVALID_EMAIL_OR_PASSWORD"]);
  expect(codes(404, { code: "constructor" })).toEqual(["not_found", "constructor"]);
  expect(codes(503, undefined)).toEqual(["unavailable", undefined]);
  expect(codes(419, undefined)).toEqual(["session_expired", undefined]);
  for (const status of [402, 500, 502]) expect(codes(status, undefined)).toEqual(["unexpected", undefined]);
});

test("a failure has no status to compare: screens tell failures apart by their codes", () => {
  expectTypeOf<keyof CallFailed>().toEqualTypeOf<
    "name" | "message" | "stack" | "cause" | "code" | "form" | "providerCode" | "retryAfter" | "mailId"
  >();
});

test("a rate limit says after how many seconds to try again", () => {
  expect(failureFrom(429, {}, new Headers({ "retry-after": "12" })).retryAfter).toBe(12);
  expect(failureFrom(429, {}, new Headers({ "retry-after": "soon" })).retryAfter).toBeUndefined();
  for (const never of ["0", "-3", "Infinity"])
    expect(failureFrom(429, {}, new Headers({ "retry-after": never })).retryAfter).toBeUndefined();
});

test("a failure names the mail that was sent all the same", () => {
  const mailOf = (headers: Record<string, string>) => failureFrom(403, {}, new Headers(headers)).mailId;
  expect([mailOf({ [mailIdHeader]: "mail-1" }), mailOf({})]).toEqual(["mail-1", undefined]);
});

test("of a form, what is no sentence is left out; one without any is none", () => {
  const { form, message } = failureFrom(422, { detail: "Plain", form: { a: 7, b: "Too long" } }, new Headers());
  expect([form, message]).toEqual([{ b: "Too long" }, "Too long"]);
  expect(failureFrom(422, { detail: "Plain", form: { a: 7 } }, new Headers())).toMatchObject({
    ...{ form: undefined, message: "Plain" },
  });
});

test("a failure with a wording of its own is told so where the server says nothing, or something else broke", () => {
  const said = [
    new CallFailed("The model rests.", "unavailable"),
    new CallFailed("Unexpected error occurred.", "unexpected"),
    new Error("broken"),
  ].map((error) => sentenceOr(error, "It could not be copied."));
  expect(said).toEqual(["The model rests.", "It could not be copied.", "It could not be copied."]);
});

test("a password that others guess is told in the server's sentence, and no other failure is taken for it", () => {
  const refused = (code: string) =>
    failureFrom(400, { code, message: "It is one of the first guesses." }, new Headers());
  expect(listedPassword(refused("PASSWORD_LISTED"))).toBe("It is one of the first guesses.");
  expect([listedPassword(refused("PASSWORD_TOO_SHORT")), listedPassword(new Error("broken"))]).toEqual([
    undefined,
    undefined,
  ]);
});
