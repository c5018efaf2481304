import { createHmac, createPublicKey, generateKeyPairSync } from "node:crypto";
import { exportJWK, generateKeyPair, type JWK, SignJWT } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callerOf } from "#test-support/caller.ts";
import { type AccessServer, type Person, startAccessServer } from "../access-server.fixture.ts";

let server: AccessServer;
let person: Person;
let key: JWK;
beforeAll(async () => {
  server = await startAccessServer();
  person = await server.person();
  [key] = (await server.identity("GET jwks")).body.keys as [JWK];
});
afterAll(() => server.stop());

const statusWith = async (token: string) => (await callerOf(server.url, token).call("GET v1/account")).status;
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const claims = () => JSON.parse(Buffer.from(person.token.split(".")[1] ?? "", "base64url").toString());
const signature = () => person.token.split(".")[2] ?? "";

test("the token that the forgeries are made from is good", async () => {
  expect(await statusWith(person.token)).toBe(200);
});

test.each(["none", "None", "NONE", "nOnE", ""])(
  "a token of algorithm %j is refused, with and without a signature",
  async (alg) => {
    const unsigned = `${encoded({ alg, kid: key.kid })}.${encoded(claims())}.`;
    expect(await statusWith(unsigned)).toBe(401);
    expect(await statusWith(unsigned + signature())).toBe(401);
  },
);

test.each(["HS256", "HS384", "HS512"])(
  "a token that is signed with our public key as the secret of %s is refused",
  async (alg) => {
    const pem = createPublicKey({ key, format: "jwk" }).export({ type: "spki", format: "pem" });
    const der = createPublicKey({ key, format: "jwk" }).export({ type: "spki", format: "der" });
    const content = `${encoded({ alg, kid: key.kid, typ: "JWT" })}.${encoded(claims())}`;
    for (const secret of [
      pem,
      String(pem).trim(),
      der,
      JSON.stringify(key),
      String(key.x),
      Buffer.from(String(key.x), "base64url"),
      "",
    ]) {
      const forged = createHmac(`sha${alg.slice(2)}`, secret)
        .update(content)
        .digest("base64url");
      expect(await statusWith(`${content}.${forged}`)).toBe(401);
    }
  },
);

test("a token that brings its own key, or names where to get it, is refused", async () => {
  const { privateKey, publicKey } = await generateKeyPair("EdDSA");
  const jwk = await exportJWK(publicKey);
  for (const header of [
    { jwk },
    { jwk, kid: key.kid },
    { jku: "https://evil.example/jwks" },
    { x5u: "https://evil.example/cert" },
    { kid: "../../../../dev/null" },
    { kid: "' or 1=1 --" },
  ]) {
    const forged = new SignJWT(claims()).setProtectedHeader({ alg: "EdDSA", ...header });
    expect([header, await statusWith(await forged.sign(privateKey))]).toEqual([header, 401]);
  }
});

test("a token of another kind of key under our key's name is refused", async () => {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const forged = new SignJWT(claims()).setProtectedHeader({ alg: "RS256", kid: String(key.kid) });
  expect(await statusWith(await forged.sign(privateKey))).toBe(401);
});

test("a good signature under other claims is refused", async () => {
  const other = await server.person();
  const [header] = person.token.split(".");
  for (const change of [{ sub: other.userId }, { exp: claims().exp + 3600 }, { sid: undefined }])
    expect(await statusWith(`${header}.${encoded({ ...claims(), ...change })}.${signature()}`)).toBe(401);
});
