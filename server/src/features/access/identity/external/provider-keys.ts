import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from "jose";

/** How long (ms) a key is trusted that the provider may have withdrawn since. */
const goodFor = 10 * 60_000;
/** After the keys were read, or could not be, they are not read again for this long (ms). */
const patience = 1_000;

/**
 * The provider's keys: read again when a token names one that is not among them, and every ten minutes, so that a withdrawn key
 * ends. While they cannot be read, those that are known go on; without any, what `read` throws is passed on.
 */
export function createProviderKeys(read: () => Promise<JSONWebKeySet>, now: () => number): JWTVerifyGetKey {
  let known: ReturnType<typeof createLocalJWKSet> | undefined;
  let readAt = 0;
  let tried: { at: number; failure?: unknown } | undefined;
  let reading: Promise<void> | undefined;

  const readAgain = () => {
    reading ??= read()
      .then(
        (keys) => {
          known = createLocalJWKSet(keys);
          readAt = now();
          tried = { at: readAt };
        },
        (failure: unknown) => {
          tried = { at: now(), failure };
        },
      )
      .finally(() => {
        reading = undefined;
      });
    return reading;
  };
  const justTried = () => tried !== undefined && now() - tried.at < patience;

  return async (header, token) => {
    if (!known && !justTried()) await readAgain();
    if (!known) throw tried?.failure;
    // In the background: nobody waits for keys that are still known.
    if (now() - readAt > goodFor && !justTried()) void readAgain();
    try {
      return await known(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey) || justTried()) throw error;
    }
    await readAgain();
    return known(header, token);
  };
}
