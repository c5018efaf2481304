import { afterAll, beforeAll, expect, test } from "vitest";
import { type AccessServer, startAccessServer } from "./access-server.fixture.ts";

let server: AccessServer;
beforeAll(async () => {
  server = await startAccessServer();
});
afterAll(() => server.stop());

test("[S1.7-07] [S1.3-01] GET v1/user/ answers the caller with every field of a user", async () => {
  const { call, userId, email } = await server.person({ jobTitle: "Head of New Business" });
  expect((await call("GET v1/user/")).body.user).toEqual({
    uuid: userId,
    email,
    firstName: "Ada",
    lastName: "Moreau",
    jobTitle: "Head of New Business",
    role: "admin",
    profileImage: null,
  });
});

test("[S1.7-08] a profile change answers user and account and leaves the other fields alone", async () => {
  const { call, accountId } = await server.person({ jobTitle: "Miller" });
  const { status, body } = await call("PATCH v1/user/", { body: { lastName: "  Okafor " } });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    user: { firstName: "Ada", lastName: "Okafor", jobTitle: "Miller" },
    account: { uuid: accountId },
  });
});

test("[S1.7-09] a new name is the identity provider's as well", async () => {
  const { call, session } = await server.person();
  await call("PATCH v1/user/", { body: { firstName: "Grace", lastName: "Okafor" } });
  const known = async () => (await server.identity("GET get-session", undefined, session)).body.user;
  expect(await known()).toMatchObject({ firstName: "Grace", lastName: "Okafor", name: "Grace Okafor" });
  await call("PATCH v1/user/", { body: { lastName: "Moreau" } });
  expect(await known()).toMatchObject({ firstName: "Grace", lastName: "Moreau", name: "Grace Moreau" });
  await call("PATCH v1/user/", { body: { firstName: "Ada" } });
  expect(await known()).toMatchObject({ firstName: "Ada", lastName: "Moreau", name: "Ada Moreau" });
});

test("a person without a company changes the own profile too", async () => {
  const { call } = await server.person({ company: undefined });
  const { body } = await call("PATCH v1/user/", { body: { jobTitle: "Founder" } });
  expect(body).toMatchObject({ user: { jobTitle: "Founder" }, account: null });
});

test.each([
  [{ firstName: " " }, "firstName"],
  [{ lastName: "x".repeat(101) }, "lastName"],
  [{ jobTitle: "x".repeat(151) }, "jobTitle"],
  [{ jobTitle: "a\u0000b" }, "jobTitle"],
])("a profile change to %j is refused at its field", async (change, field) => {
  const { call } = await server.person();
  const { status, body } = await call("PATCH v1/user/", { body: change });
  expect(status).toBe(422);
  expect(body).toMatchObject({ form: { [field]: expect.any(String) } });
});

test("fields a person may not change are left alone", async () => {
  const { raw, email, userId } = await server.person();
  const change = { role: "member", email: "other@example.com", uuid: "x", accountId: null };
  const { body } = await raw("PATCH /api/v1/user/", change);
  expect(body).toMatchObject({ user: { uuid: userId, email, role: "admin" } });
});

test("a profile change made on an older state is refused", async () => {
  const { call } = await server.person();
  const headers = { "if-match": (await call("GET v1/user/")).headers.get("etag") ?? "" };
  expect((await call("PATCH v1/user/", { body: { jobTitle: "One" }, headers })).status).toBe(200);
  expect(await call("PATCH v1/user/", { body: { jobTitle: "Two" }, headers })).toMatchObject({
    status: 412,
    body: { detail: "Somebody else changed this in the meantime. Reload to see the newest state." },
  });
  expect((await call("GET v1/user/")).body.user.jobTitle).toBe("One");
  const changed = async (tag: string) =>
    (await call("PATCH v1/user/", { body: { jobTitle: "Two" }, headers: { "if-match": tag } })).status;
  expect(await changed("*")).toBe(200);
  expect(await changed((await call("GET v1/user/")).headers.get("etag") ?? "")).toBe(200);
});

test("[S1.7-10] users are found by email, first name, last name and a search over all of them", async () => {
  const admin = await server.person({ firstName: "Grace", lastName: "Okafor", email: "grace@mill.example" });
  const add = (firstName: string, lastName: string, email: string) =>
    server.access.createVerifiedUser({
      firstName,
      lastName,
      email,
      password: "correct horse battery",
      company: { accountId: admin.accountId ?? "", role: "member" },
    });
  await add("Ann", "Lee", "ann.lee@mill.example");
  await add("Anna", "Okafor", "a_100@mill.example");
  const emails = async (query: Record<string, string>) =>
    (await admin.call("GET v1/user/list", { query })).body.map(({ email }) => email);

  expect(await emails({})).toEqual(["ann.lee@mill.example", "a_100@mill.example", "grace@mill.example"]);
  expect(await emails({ firstName: "ann" })).toEqual(["ann.lee@mill.example", "a_100@mill.example"]);
  expect(await emails({ lastName: "OKAFOR" })).toEqual(["a_100@mill.example", "grace@mill.example"]);
  expect(await emails({ lastName: "okafor", firstName: "ann" })).toEqual(["a_100@mill.example"]);
  expect(await emails({ email: "grace@" })).toEqual(["grace@mill.example"]);
  expect(await emails({ search: "ann lee" })).toEqual(["ann.lee@mill.example"]);
  expect(await emails({ search: "MILL.example" })).toHaveLength(3);
  expect(await emails({ search: "nobody" })).toEqual([]);
});

test("signs that PostgreSQL reads as wildcards are searched for as they are", async () => {
  const { call, accountId } = await server.person({ firstName: "100%", lastName: "back\\slash" });
  const found = async (search: string) => (await call("GET v1/user/list", { query: { search } })).body.length;
  expect(accountId).not.toBeNull();
  expect([await found("0%"), await found("k\\s"), await found("_00"), await found("%b")]).toEqual([1, 1, 0, 0]);
});

test.each(["email", "firstName", "lastName", "search"])(
  "a %s that cannot be stored is refused at its field",
  async (field) => {
    const { call } = await server.person();
    for (const text of ["a\u0000b", "x".repeat(400)]) {
      const { status, body } = await call("GET v1/user/list", { query: { [field]: text } });
      expect(status).toBe(422);
      expect(body).toMatchObject({ form: { [field]: expect.any(String) } });
    }
  },
);
