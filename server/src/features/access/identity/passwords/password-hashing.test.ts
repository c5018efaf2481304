import { randomUUID } from "node:crypto";
import { hashPassword } from "better-auth/crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AccessServer, startAccessServer } from "../../access-server.fixture.ts";
import type { Derivation } from "./password-hash.ts";
import { createPasswordHashing } from "./password-hashing.ts";

let server: AccessServer;
beforeAll(async () => {
  server = await startAccessServer();
});
afterAll(() => server.stop());

const current = /^\$argon2id\$v=19\$m=47104,t=1,p=1\$[\w+/]{22}\$[\w+/]{43}$/;
const signIn = async (email: string, password: string) =>
  (await server.identity("POST sign-in/email", { email, password })).status;
const ofPerson = `where "userId" = (select id from auth."user" where email = $1)`;
async function storedHash(email: string): Promise<string> {
  const { rows } = await server.database.pool.query(`select password from auth.account ${ofPerson}`, [email]);
  return rows[0].password;
}
const storeHash = (email: string, hash: string) =>
  server.database.pool.query(`update auth.account set password = $2 ${ofPerson}`, [email, hash]);

const composed = "caf\u00e9 at the mill";
const apart = "cafe\u0301 at the mill";

test("passwords are kept as Argon2id with 46 MiB, each with a salt of its own", async () => {
  const [one, other] = [await server.person(), await server.person()];
  const hashes = [await storedHash(one.email), await storedHash(other.email)];
  for (const hash of hashes) expect(hash).toMatch(current);
  expect(hashes[0]).not.toBe(hashes[1]);
});

test("a password is compared letter by letter as it was typed: another form of the same sign is another password", async () => {
  const { email } = await server.person({ password: composed });
  expect(await signIn(email, apart)).toBe(401);
  expect(await signIn(email, ` ${composed}`)).toBe(401);
  expect(await signIn(email, composed.toUpperCase())).toBe(401);
  expect(await signIn(email, composed)).toBe(200);
});

test("of long passwords the last letter counts", async () => {
  const long = "a good password that goes on and on ".repeat(4).slice(0, 127);
  const { email } = await server.person({ password: `${long}x` });
  expect(await signIn(email, `${long}y`)).toBe(401);
  expect(await signIn(email, `${long}x`)).toBe(200);
});

test("a hash of before still opens the way, and becomes one of now as the password was typed", async () => {
  const { email } = await server.person({ password: composed });
  const old = await hashPassword(composed);
  await storeHash(email, old);
  expect(await signIn(email, "not the password")).toBe(401);
  expect(await storedHash(email)).toBe(old);
  expect(await signIn(email, apart)).toBe(200);
  expect(await storedHash(email)).toMatch(current);
  expect(await signIn(email, composed)).toBe(401);
  expect(await signIn(email, apart)).toBe(200);
});

test("a hash with a lower cost becomes one of now at the next sign-in", async () => {
  const cheaper = "$argon2id$v=19$m=19456,t=1,p=1$";
  const stored: [string, string][] = [];
  const { hash, verify } = createPasswordHashing({ rewrite: async (...change) => void stored.push(change) });
  const cheap = await createPasswordHashing({ rewrite: async () => undefined, memory: 19_456 }).hash("a good password");
  expect(cheap.startsWith(cheaper)).toBe(true);
  expect(await verify({ hash: cheap, password: "a good passwort" })).toBe(false);
  expect(stored).toEqual([]);
  expect(await verify({ hash: cheap, password: "a good password" })).toBe(true);
  expect(stored).toEqual([[cheap, expect.stringMatching(current)]]);
  expect(await verify({ hash: await hash("a good password"), password: "a good password" })).toBe(true);
  expect(stored).toHaveLength(1);
});

test("somebody unknown costs as much as somebody known with a wrong password: one derivation of the same cost", async () => {
  const asked: Omit<Derivation, "message" | "nonce">[] = [];
  const derive = async ({ message: _message, nonce: _nonce, ...cost }: Derivation) => {
    asked.push(cost);
    return Buffer.alloc(32);
  };
  const { hash, verify } = createPasswordHashing({ rewrite: async () => undefined, derive });
  const kept = await hash("a good password");
  await verify({ hash: kept, password: "a wrong password" });
  expect(asked).toHaveLength(2);
  expect(asked[1]).toEqual(asked[0]);
});

test("two passwords are hashed at once, and no more: others wait for their turn, in their order", async () => {
  const begun: string[] = [];
  const finish: (() => void)[] = [];
  const derive = ({ message }: Derivation) => {
    begun.push(String(message));
    return new Promise<Buffer>((resolve) => finish.push(() => resolve(Buffer.alloc(32))));
  };
  const { hash } = createPasswordHashing({ rewrite: async () => undefined, derive });
  const all = ["first", "second", "third", "fourth"].map(hash);
  await expect.poll(() => begun).toEqual(["first", "second"]);
  finish[1]?.();
  await all[1];
  await expect.poll(() => begun).toEqual(["first", "second", "third"]);
  finish[0]?.();
  await all[0];
  await expect.poll(() => begun).toEqual(["first", "second", "third", "fourth"]);
  for (const end of finish) end();
  await Promise.all(all);
});

test("one that cannot be computed lets the next have its turn", async () => {
  let fails = 2;
  const derive = async () => {
    fails -= 1;
    if (fails >= 0) throw new Error("no memory");
    return Buffer.alloc(32);
  };
  const { hash } = createPasswordHashing({ rewrite: async () => undefined, derive });
  for (const _time of [1, 2]) await expect(hash("a good password")).rejects.toThrow("no memory");
  expect(await hash("a good password")).toMatch(current);
});

test("an unknown address is refused as a wrong password is", async () => {
  expect(await signIn(`${randomUUID()}@example.com`, "a good password")).toBe(401);
});
