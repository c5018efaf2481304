import { afterAll, beforeAll, expect, test } from "vitest";
import { type AccessServer, type Person, password, startAccessServer } from "../access-server.fixture.ts";
import { factorsIn, setUp, within } from "./second-factor.fixture.ts";
import { type SoftwarePasskey, softwarePasskey } from "./software-passkey.fixture.ts";

let server: AccessServer;
beforeAll(async () => {
  server = await startAccessServer();
});
afterAll(() => server.stop());

type Options = { challenge: string; userVerification?: string; rpId?: string };
const optionsIn = (body: Record<string, unknown>) => body.options as Options;

/** Adds the passkey to the person's account as the settings do. */
async function add(
  person: Pick<Person, "session">,
  passkey: SoftwarePasskey,
  { name = "Blue key", at = server.url } = {},
) {
  const begun = await server.identity("POST passkey/generate-register-options", { password }, person.session);
  const response = passkey.register(optionsIn(begun.body).challenge, at);
  const body = { challenge: begun.body.challenge, response, name };
  return server.identity("POST passkey/verify-registration", body, person.session);
}
const beginSignIn = () => server.identity("GET passkey/generate-authenticate-options");
async function signInWith(passkey: SoftwarePasskey, at = server.url) {
  const { body } = await beginSignIn();
  const response = passkey.signIn(optionsIn(body).challenge, at);
  return server.identity("POST passkey/verify-authentication", { challenge: body.challenge, response });
}

test("a passkey is added with a name and the password, signs in alone, and shows when it was used", async () => {
  const person = await server.person();
  const passkey = softwarePasskey(server.url);
  expect((await add(person, passkey)).body).toEqual({ status: true });
  const [added] = (await factorsIn(server, person.session)).passkeys;
  expect(added).toMatchObject({ name: "Blue key", lastUsedAt: null });
  expect((await server.mailsTo(person.email))[0]?.subject).toBe("A passkey was added to your Seedbed account");

  const options = (await beginSignIn()).body;
  expect(optionsIn(options)).toMatchObject({ userVerification: "required", rpId: "127.0.0.1" });
  const signedIn = await signInWith(passkey);
  expect(Object.keys(signedIn.body)).toEqual(["token"]);
  const back = await within(server, person, String(signedIn.body.token));
  const { passkeys, proven } = (await back.call("GET v1/user/second-factor")).body;
  expect([proven, passkeys[0]?.lastUsedAt]).toEqual([true, expect.any(String)]);
  const [latest] = (await back.call("GET v1/account/security-events")).body.results;
  expect(latest).toMatchObject({ kind: "signed-in", actorEmail: person.email, detail: "With a passkey." });
});

test("adding one wants the password, and a passkey that made sure of its owner, on a page of this address", async () => {
  const person = await server.person();
  const wrong = await server.identity("POST passkey/generate-register-options", { password: "no" }, person.session);
  expect([wrong.status, wrong.body.code]).toEqual([400, "INVALID_PASSWORD"]);
  expect((await server.identity("POST passkey/generate-register-options", { password })).status).toBe(401);
  const careless = await add(person, softwarePasskey(server.url, { verified: false }));
  expect([careless.status, careless.body.code]).toEqual([400, "PASSKEY_WITHOUT_OWNER"]);
  expect((await add(person, softwarePasskey(server.url), { at: "https://elsewhere.example" })).status).toBe(400);
  expect((await add(person, softwarePasskey("https://elsewhere.example"))).status).toBe(400);
  expect((await factorsIn(server, person.session)).passkeys).toEqual([]);
  for (const response of [undefined, null, 7, {}, { id: "x", response: {} }]) {
    const begun = await server.identity("POST passkey/generate-register-options", { password }, person.session);
    const body = { challenge: begun.body.challenge, response };
    expect((await server.identity("POST passkey/verify-registration", body, person.session)).status).toBe(400);
  }
});

test("a person has twenty passkeys, and not one more until one is removed", async () => {
  const person = await server.person();
  for (let count = 1; count <= 20; count += 1)
    expect((await add(person, softwarePasskey(server.url), { name: `Key ${count}` })).status, `key ${count}`).toBe(200);
  const oneMore = () => server.identity("POST passkey/generate-register-options", { password }, person.session);
  expect(await oneMore()).toMatchObject({
    status: 400,
    body: { code: "TOO_MANY_PASSKEYS", message: "Remove a passkey that you no longer use first." },
  });
  const { passkeys } = await factorsIn(server, person.session);
  expect(passkeys).toHaveLength(20);
  await server.identity("POST passkey/delete-passkey", { password, id: passkeys[0]?.uuid }, person.session);
  expect((await oneMore()).status).toBe(200);
});

test("a passkey without a name is called Passkey, and a long name is cut", async () => {
  const person = await server.person();
  for (const name of ["  ", ` ${"n".repeat(90)}`]) await add(person, softwarePasskey(server.url), { name });
  const names = (await factorsIn(server, person.session)).passkeys.map(({ name }) => name);
  expect(names.toSorted()).toEqual(["Passkey", "n".repeat(60)]);
});

test("of two passkeys that are begun when there is room for one, the second is refused", async () => {
  const person = await server.person();
  for (let count = 1; count < 20; count += 1) await add(person, softwarePasskey(server.url));
  const begin = () => server.identity("POST passkey/generate-register-options", { password }, person.session);
  const finish = ({ body: { challenge, ...body } }: Awaited<ReturnType<typeof begin>>) => {
    const response = softwarePasskey(server.url).register(optionsIn(body).challenge);
    return server.identity("POST passkey/verify-registration", { challenge, response }, person.session);
  };
  const [first, second] = [await begin(), await begin()];
  expect((await finish(first)).status).toBe(200);
  expect(await finish(second)).toMatchObject({ status: 400, body: { code: "TOO_MANY_PASSKEYS" } });
  expect((await factorsIn(server, person.session)).passkeys).toHaveLength(20);
});

test("what one person began another cannot finish", async () => {
  const [person, other] = [await server.person(), await server.person()];
  const begun = await server.identity("POST passkey/generate-register-options", { password }, person.session);
  const response = softwarePasskey(server.url).register(optionsIn(begun.body).challenge);
  const body = { challenge: begun.body.challenge, response };
  expect((await server.identity("POST passkey/verify-registration", body, other.session)).status).toBe(401);
  for (const { session } of [person, other]) expect((await factorsIn(server, session)).passkeys).toEqual([]);
});

test("a sign-in cannot be replayed, forged, or made with a passkey nobody added", async () => {
  const person = await server.person();
  const passkey = softwarePasskey(server.url);
  await add(person, passkey);
  const { body } = await beginSignIn();
  const answer = { challenge: body.challenge, response: passkey.signIn(optionsIn(body).challenge) };
  expect((await server.identity("POST passkey/verify-authentication", answer)).status).toBe(200);
  expect((await server.identity("POST passkey/verify-authentication", answer)).status).toBe(400);
  expect((await signInWith(passkey, "https://elsewhere.example")).status).toBe(400);
  expect((await signInWith(softwarePasskey(server.url))).status).toBe(401);
  const stolen = { ...softwarePasskey(server.url).signIn(optionsIn((await beginSignIn()).body).challenge) };
  const { id, rawId } = passkey.signIn("");
  const forged = { challenge: (await beginSignIn()).body.challenge, response: { ...stolen, id, rawId } };
  expect((await server.identity("POST passkey/verify-authentication", forged)).status).toBe(400);
  for (const response of [undefined, 7, {}, { id: {} }, { id: "x" }]) {
    const bad = { challenge: (await beginSignIn()).body.challenge, response };
    expect([400, 401]).toContain((await server.identity("POST passkey/verify-authentication", bad)).status);
  }
});

test("a passkey is removed with the password by its owner alone, and signs in no more", async () => {
  const [person, other] = [await server.person(), await server.person()];
  const passkey = softwarePasskey(server.url);
  await add(person, passkey);
  const [added] = (await factorsIn(server, person.session)).passkeys;
  const remove = (by: Person, secret: string, id: unknown = added?.uuid) =>
    server.identity("POST passkey/delete-passkey", { id, password: secret }, by.session);
  expect((await remove(person, "wrong password")).body.code).toBe("INVALID_PASSWORD");
  expect((await remove(other, password)).status).toBe(401);
  expect(await remove(person, password, "no id")).toMatchObject({
    status: 404,
    body: { code: "PASSKEY_NOT_FOUND", message: "This passkey was removed already." },
  });
  expect((await signInWith(passkey)).status).toBe(200);
  expect((await remove(person, password)).status).toBe(200);
  expect((await signInWith(passkey)).status).toBe(401);
  expect((await server.mailsTo(person.email))[0]?.subject).toBe("A passkey was removed from your Seedbed account");
});

test("where a company asks for a second factor, a passkey is one, and the password alone brings no other", async () => {
  const founder = await server.person();
  const admin = await within(server, founder, (await setUp(server, founder)).session);
  const member = await server.person({ company: { accountId: founder.accountId ?? "", role: "member" } });
  await admin.call("PUT v1/account/second-factor", { body: { demanded: true } });
  const passkey = softwarePasskey(server.url);
  expect((await add(member, passkey)).status).toBe(200);
  server.access.forSockets.onEnded({ user: member.userId });
  expect((await member.call("GET v1/account")).status).toBe(200);

  const byPassword = await server.signIn(member.email);
  expect((await byPassword.call("GET v1/account")).status).toBe(428);
  const refused = await add(byPassword, softwarePasskey(server.url)).catch(() => null);
  expect(refused).toBeNull();
  const enable = await server.identity("POST two-factor/enable", { password }, byPassword.session);
  expect([enable.status, enable.body.code]).toEqual([403, "SECOND_FACTOR_REQUIRED"]);
  const byPasskey = await within(server, member, String((await signInWith(passkey)).body.token));
  expect((await byPasskey.call("GET v1/account")).status).toBe(200);
});
