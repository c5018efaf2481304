import { exportJWK, generateKeyPair, type JWK, jwtVerify, SignJWT } from "jose";
import { expect, test } from "vitest";
import { createKeySet } from "./key-set.ts";

async function signer(kid: string) {
  const { privateKey, publicKey } = await generateKeyPair("EdDSA", { extractable: true });
  return {
    key: { ...(await exportJWK(publicKey)), kid, alg: "EdDSA" } satisfies JWK,
    token: await new SignJWT({ kid }).setProtectedHeader({ alg: "EdDSA", kid }).sign(privateKey),
  };
}

test("keys are loaded once for many tokens", async () => {
  const { key, token } = await signer("one");
  let loads = 0;
  const keys = createKeySet(async () => {
    loads += 1;
    return { keys: [key] };
  });
  await Promise.all([jwtVerify(token, keys), jwtVerify(token, keys), jwtVerify(token, keys)]);
  expect(loads).toBe(1);
});

test("a token of a key that another server made since is taken", async () => {
  const [first, second] = [await signer("one"), await signer("two")];
  const known = [first.key];
  const keys = createKeySet(async () => ({ keys: [...known] }));
  await jwtVerify(first.token, keys);
  known.push(second.key);
  expect((await jwtVerify(second.token, keys)).payload.kid).toBe("two");
});

test("a flood of tokens with unknown keys does not load the keys for each of them", async () => {
  const { key } = await signer("one");
  let loads = 0;
  const keys = createKeySet(async () => {
    loads += 1;
    return { keys: [key] };
  });
  const strangers = await Promise.all(["a", "b", "c", "d", "e"].map(signer));
  for (const stranger of strangers) await expect(jwtVerify(stranger.token, keys)).rejects.toThrow();
  expect(loads).toBe(2);
});

test("after a failed load the next token loads again", async () => {
  const { key, token } = await signer("one");
  let works = false;
  const keys = createKeySet(async () => {
    if (!works) throw new Error("database gone");
    return { keys: [key] };
  });
  await expect(jwtVerify(token, keys)).rejects.toThrow("database gone");
  works = true;
  expect((await jwtVerify(token, keys)).payload.kid).toBe("one");
});
