import { expect, test } from "vitest";
import { emailError, isDomain, isEmail, newPasswordErrors, signUpErrors } from "./validation.ts";

test.each([
  ["acme.example", true],
  [" münchen.de ", true],
  ["a.b-c.example", true],
  ["xn--bcher-kva.example", true],
  ["acme", false],
  ["acme.", false],
  ["acme.e", false],
  ["acme.1e", false],
  ["-acme.example", false],
  ["acme-.example", false],
  ["acme..example", false],
  ["ac me.example", false],
  ["https://acme.example", false],
  [`${"a".repeat(64)}.example`, false],
])("whether %s looks like a domain: %s", (value, isOne) => {
  expect(isDomain(value)).toBe(isOne);
});

test("a domain is at most 253 characters long", () => {
  expect([123, 124].map((labels) => isDomain(`${"a.".repeat(labels)}example`))).toEqual([true, false]);
});

test("an address has one @ and a dot behind it, whatever spaces stand around it", () => {
  const addresses = [" ida@mill.example ", "ida@mill", "ida.example", "i da@mill.example", "ida@@mill.example"];
  expect(addresses.map(isEmail)).toEqual([true, false, false, false, false]);
  expect(emailError("  ", "Missing")).toBe("Missing");
  expect(emailError("ida@mill", "Missing")).toBe("Email is Invalid.");
  expect(emailError("ida@mill.example", "Missing")).toBeUndefined();
});

test("a new password is long enough and there twice; that the two differ is said once both are there", () => {
  const short = "Password must be at least 8 characters.";
  expect(newPasswordErrors({ password: "", confirmation: "" })).toEqual({
    password: "Password is required",
    confirmation: "Password confirmation is required",
  });
  expect(newPasswordErrors({ password: "1234567", confirmation: "1234567" })).toEqual({ password: short });
  expect(newPasswordErrors({ password: "12345678", confirmation: "12345679" })).toEqual({
    confirmation: "Passwords do not match",
  });
  expect(newPasswordErrors({ password: "", confirmation: "12345678" }).confirmation).toBeUndefined();
});

test("whoever signs up has two names that are more than spaces", () => {
  const values = { firstName: " ", lastName: "\t", email: "", password: "12345678", confirmation: "12345678" };
  expect(signUpErrors(values)).toEqual({
    firstName: "First name is required",
    lastName: "Last name is required",
    email: "Email is required",
  });
});
