import { expect, test } from "vitest";
import { hasClaim, profileIn, roleIn } from "./person-in-claims.ts";

const mara = { sub: "1", email: "Mara@Mill.example", email_verified: true, given_name: "Mara", family_name: "Olsen" };

test("address and names are taken from the claims", () => {
  expect(profileIn(mara)).toEqual({
    email: "mara@mill.example",
    emailVerified: true,
    firstName: "Mara",
    lastName: "Olsen",
  });
});

test.each([
  [{ name: "Mara Olsen Berg" }, ["Mara", "Olsen Berg"]],
  [{ name: "Mara Olsen", given_name: "Marita" }, ["Marita", ""]],
  [{ given_name: 7, family_name: " O\u0000lsen " }, ["", "Olsen"]],
  [{ given_name: "M".repeat(200) }, ["M".repeat(100), ""]],
  [{}, ["", ""]],
])("the names in %j are %j", (names, [firstName, lastName]) => {
  expect(profileIn({ email: "mara@mill.example", ...names })).toMatchObject({ firstName, lastName });
});

test("an address counts as verified only when the provider says so", () => {
  for (const said of [true, "true"]) expect(profileIn({ ...mara, email_verified: said })?.emailVerified).toBe(true);
  for (const said of [false, undefined, "false", 1, "yes", null])
    expect(profileIn({ ...mara, email_verified: said })?.emailVerified).toBe(false);
});

test.each([undefined, "", "mara", 5, ["mara@mill.example"], `${"m".repeat(320)}@mill.example`])(
  "%j is no address",
  (email) => {
    expect(profileIn({ ...mara, email })).toBeNull();
  },
);

test("[S3.6-01] a claim that is, or lists, admin in any letters makes an admin; anything else a member", () => {
  for (const role of ["admin", "ADMIN", " Admin ", ["viewer", "aDmIn"]]) expect(roleIn({ role }, "role")).toBe("admin");
  for (const role of ["administrator", "member", "", [], ["viewer"], true, { admin: true }, null, undefined])
    expect(roleIn({ role }, "role")).toBe("member");
});

test("the claim may lie deeper, or have dots in its own name", () => {
  expect(roleIn({ realm_access: { roles: ["admin"] } }, "realm_access.roles")).toBe("admin");
  expect(roleIn({ "https://mill.example/roles": ["admin"] }, "https://mill.example/roles")).toBe("admin");
  expect(hasClaim({ realm_access: { roles: [] } }, "realm_access.roles")).toBe(true);
  for (const path of ["realm_access.roles", "constructor.name", "toString"]) expect(hasClaim({}, path)).toBe(false);
});
