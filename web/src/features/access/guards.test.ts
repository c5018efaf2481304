import { expect, test } from "vitest";
import { accountWith, userWith } from "#testing/people.ts";
import { refugeFromPrivate, refugeFromPublic } from "./guards.ts";

const account = accountWith();
const onboarded = { user: userWith(), account };
const nameless = { user: userWith({ firstName: "", lastName: " " }), account };
const newcomer = { user: userWith(), account: null };
const namelessNewcomer = { user: userWith({ firstName: "", lastName: "" }), account: null };
const somePrivatePaths = [
  "/",
  "/concept",
  "/concept/incubate",
  "/nucleus",
  "/settings/security",
  "/concept/x/assumptions",
];

test("[S1.2.2-01] a signed-in person on a public path is sent home", () => {
  expect(refugeFromPublic(onboarded)).toBe("/");
  expect(refugeFromPublic(newcomer)).toBe("/");
  expect(refugeFromPublic(null)).toBeNull();
});

test("[S1.2.2-02] nobody signed in: every private path leads to login", () => {
  for (const path of [...somePrivatePaths, "/onboarding", "/settings/about"]) {
    expect(refugeFromPrivate(null, path)).toBe("/login");
  }
});

test("[S1.2.2-03] a person without both names may only see the About settings", () => {
  for (const path of somePrivatePaths) expect(refugeFromPrivate(nameless, path)).toBe("/settings/about");
  expect(refugeFromPrivate(nameless, "/settings/about")).toBeNull();
  expect(refugeFromPrivate(nameless, "/settings/about/")).toBeNull();
});

test("one of the two names is enough to go anywhere", () => {
  const { user } = onboarded;
  expect(refugeFromPrivate({ account, user: { ...user, lastName: "" } }, "/concept")).toBeNull();
  expect(refugeFromPrivate({ account, user: { ...user, firstName: "" } }, "/concept")).toBeNull();
});

test("[S1.2.2-04] a person without a company may only see onboarding", () => {
  for (const path of [...somePrivatePaths, "/settings/about"]) {
    expect(refugeFromPrivate(newcomer, path)).toBe("/onboarding");
  }
  expect(refugeFromPrivate(newcomer, "/onboarding")).toBeNull();
});

test("[S1.2.2-05] a person with a company who visits onboarding is sent home", () => {
  expect(refugeFromPrivate(onboarded, "/onboarding")).toBe("/");
  expect(refugeFromPrivate(onboarded, "/concept")).toBeNull();
});

test("[S1.2.2-07] without a name and a company, onboarding comes first", () => {
  expect(refugeFromPrivate(namelessNewcomer, "/")).toBe("/onboarding");
  expect(refugeFromPrivate(namelessNewcomer, "/settings/about")).toBe("/onboarding");
  expect(refugeFromPrivate(namelessNewcomer, "/onboarding")).toBeNull();
});

test("[S1.2.2-06] whoever comes is signed out or signed in: shown either the public pages or some private one", () => {
  for (const person of [null, onboarded, nameless, newcomer, namelessNewcomer]) {
    const isShownPublicPages = refugeFromPublic(person) === null;
    const refuges = [...somePrivatePaths, "/onboarding", "/settings/about"].map((path) =>
      refugeFromPrivate(person, path),
    );
    expect(isShownPublicPages).toBe(person === null);
    expect(refuges.includes("/login")).toBe(isShownPublicPages);
    expect(refuges.includes(null)).toBe(!isShownPublicPages);
  }
});

test("a person who must set up a second factor sees nothing else of a company; with a company of none it waits", () => {
  const missing = { ...onboarded, secondFactor: "missing" as const };
  for (const path of [...somePrivatePaths, "/settings/about"])
    expect(refugeFromPrivate(missing, path)).toBe("/second-factor");
  expect(refugeFromPrivate(missing, "/second-factor/")).toBeNull();
  expect(refugeFromPrivate({ ...missing, account: null }, "/second-factor")).toBe("/onboarding");
  // It comes before the name, and who has just set one up stays there.
  expect(refugeFromPrivate({ ...nameless, secondFactor: "missing" }, "/")).toBe("/second-factor");
  expect(refugeFromPrivate(onboarded, "/second-factor")).toBeNull();
  expect(refugeFromPrivate(nameless, "/second-factor")).toBeNull();
  expect(refugeFromPrivate(null, "/second-factor")).toBe("/login");
});
