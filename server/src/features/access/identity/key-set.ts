import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from "jose";

/** After a key was looked up in vain, tokens with unknown keys cause no further look-up for this long (ms). */
const patience = 1_000;

/** Public keys kept in memory, loaded again when a token names one that is not among them. */
export function createKeySet(load: () => Promise<JSONWebKeySet>): JWTVerifyGetKey {
  let loading: Promise<ReturnType<typeof createLocalJWKSet>> | undefined;
  let inVainAt = Number.NEGATIVE_INFINITY;

  const loadAgain = () => {
    const current = load().then(createLocalJWKSet);
    loading = current;
    current.catch(() => {
      if (loading === current) loading = undefined;
    });
    return current;
  };

  return async (header, token) => {
    const before = loading ?? loadAgain();
    try {
      return await (await before)(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey) || performance.now() - inVainAt < patience) throw error;
    }
    // Several calls that meet the same new key share one load.
    const after = loading !== undefined && loading !== before ? loading : loadAgain();
    try {
      return await (await after)(header, token);
    } catch (error) {
      if (error instanceof errors.JWKSNoMatchingKey) inVainAt = performance.now();
      throw error;
    }
  };
}
