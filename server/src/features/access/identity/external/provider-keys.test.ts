import { exportJWK, generateKeyPair, type JWK, jwtVerify, SignJWT } from "jose";
import { expect, test } from "vitest";
import { createProviderKeys } from "./provider-keys.ts";

async function signer(kid: string) {
  const { privateKey, publicKey } = await generateKeyPair("ES256", { extractable: true });
  return {
    key: { ...(await exportJWK(publicKey)), kid, alg: "ES256" } satisfies JWK,
    token: await new SignJWT({ kid }).setProtectedHeader({ alg: "ES256", kid }).sign(privateKey),
  };
}

/** A provider whose keys, and whether it answers, a test may change. */
async function provider() {
  const [first, second] = [await signer("first"), await signer("second")];
  const state = { keys: [first.key], down: false, reads: 0, now: 1_000_000 };
  const read = async () => {
    state.reads += 1;
    if (state.down) throw new Error("down");
    return { keys: [...state.keys] };
  };
  const keys = createProviderKeys(read, () => state.now);
  return { first, second, state, takes: async (token: string) => void (await jwtVerify(token, keys)) };
}

test("keys are read once for many tokens, and again for a key that was made since", async () => {
  const { first, second, state, takes } = await provider();
  await Promise.all([takes(first.token), takes(first.token), takes(first.token)]);
  expect(state.reads).toBe(1);
  state.keys.push(second.key);
  state.now += 2_000;
  await takes(second.token);
  expect(state.reads).toBe(2);
});

test("a flood of tokens with unknown keys does not read the keys for each of them", async () => {
  const { first, state, takes } = await provider();
  await takes(first.token);
  state.now += 2_000;
  for (const kid of ["a", "b", "c", "d"]) await expect(takes((await signer(kid)).token)).rejects.toThrow();
  expect(state.reads).toBe(2);
});

test("a withdrawn key ends within minutes", async () => {
  const { first, second, state, takes } = await provider();
  await takes(first.token);
  state.keys.splice(0, 1, second.key);
  state.now += 11 * 60_000;
  await takes(first.token).catch(() => undefined);
  await expect.poll(() => takes(first.token).then(() => "taken", String)).toContain("JWKSNoMatchingKey");
});

test("known keys outlive a provider that is down, whatever unknown ones are named meanwhile", async () => {
  const { first, second, state, takes } = await provider();
  await takes(first.token);
  state.down = true;
  state.now += 11 * 60_000;
  await takes(first.token);
  state.now += 2_000;
  await expect(takes(second.token)).rejects.toThrow();
  await takes(first.token);
});

test("without any keys the failure to read them is passed on, and they are read once the provider is back", async () => {
  const { first, state, takes } = await provider();
  state.down = true;
  await expect(takes(first.token)).rejects.toThrow("down");
  await expect(takes(first.token)).rejects.toThrow("down");
  expect(state.reads).toBe(1);
  state.down = false;
  state.now += 2_000;
  await takes(first.token);
});
