import { expect, test } from "vitest";
import { forgotPasswordSearch, loginSearch, resetPasswordSearch, signUpSearch, verifyEmailSearch } from "./search.ts";

const all = {
  ...{ email: "ida@mill.example", mail: "mail-1", sent: "1", resetRequired: 1, ticket: 17, handoff: "h-1" },
  ...{ status: "expired", problem: "denied", code: "123456" },
};

test("each page before the sign-in reads what it is led to with, and nothing else", () => {
  expect(loginSearch(all)).toEqual({ handoff: "h-1", problem: "denied" });
  expect(signUpSearch(all)).toEqual({ ticket: "17", status: "expired" });
  expect(signUpSearch({ status: "invalid" })).toEqual({ ticket: undefined, status: "invalid" });
  expect(verifyEmailSearch(all)).toEqual({ email: "ida@mill.example", sent: 1, mail: "mail-1" });
  expect(forgotPasswordSearch(all)).toEqual({ email: "ida@mill.example", resetRequired: 1 });
  expect(resetPasswordSearch(all)).toEqual({ email: "ida@mill.example", mail: "mail-1" });
});

test("what makes no sense is taken for nothing", () => {
  expect(loginSearch({ problem: "<b>" })).toEqual({ handoff: undefined, problem: undefined });
  expect(signUpSearch({ status: "valid" })).toEqual({ ticket: undefined, status: undefined });
  expect(verifyEmailSearch({ sent: "yes" })).toEqual({ email: undefined, sent: undefined, mail: undefined });
});
