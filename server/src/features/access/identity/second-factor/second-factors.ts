import type { Factors, SecondFactorStore } from "./second-factor-store.ts";

/** The second factors of persons, by their subjects. Those of another provider have none here. */
export interface SecondFactors {
  of(subject: string): Promise<Factors>;
  /** Those of the subjects that have one. */
  among(subjects: readonly string[]): Promise<string[]>;
  /** The sessions of these that were begun with one. */
  provenAmong(sessionIds: readonly string[]): Promise<string[]>;
  /** Takes all of them away and ends the person's sessions. */
  reset(subject: string): Promise<void>;
}

const none = { authenticator: false, recoveryCodes: 0, passkeys: [] };

/** Of an external identity provider, which asks for them itself. */
export const noSecondFactors: SecondFactors = {
  of: async () => none,
  among: async () => [],
  provenAmong: async () => [],
  reset: async () => undefined,
};

export function createSecondFactors(store: SecondFactorStore, subjectPrefix: string): SecondFactors {
  const idOf = (subject: string) => (subject.startsWith(subjectPrefix) ? subject.slice(subjectPrefix.length) : null);
  return {
    of: async (subject) => {
      const id = idOf(subject);
      return id === null ? none : store.factorsOf(id);
    },
    among: async (subjects) => {
      const ids = subjects.map(idOf).filter((id) => id !== null);
      return (await store.withFactor(ids)).map((id) => subjectPrefix + id);
    },
    provenAmong: store.provenAmong,
    reset: async (subject) => {
      const id = idOf(subject);
      if (id !== null) await store.reset(id);
    },
  };
}
