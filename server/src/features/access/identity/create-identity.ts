import { betterAuth } from "better-auth";
import type { Transaction } from "../../../platform/database/database.ts";
import { clientsOf, cutOff } from "../../../platform/database/end-pool.ts";
import type { AccessDependencies } from "../dependencies.ts";
import { findUserByEmail, findUserBySubject, isSecondFactorDemanded } from "../store.ts";
import { createAttemptLimits } from "./attempt-limits.ts";
import { createVerified } from "./create-verified.ts";
import { openIdentityPool, prepareIdentityDatabase } from "./database/identity-database.ts";
import { fullName } from "./full-name.ts";
import { createIdentityAudit } from "./identity-audit.ts";
import type { IdentityCall } from "./identity-call.ts";
import { identityOptions } from "./identity-options.ts";
import { createIdentityStore, type Profile } from "./identity-store.ts";
import { createKeySet } from "./key-set.ts";
import type { NewPerson } from "./new-person.ts";
import { findChooser } from "./passwords/find-chooser.ts";
import { createPasswordCheck } from "./passwords/is-known-password.ts";
import { createPasswordHashing } from "./passwords/password-hashing.ts";
import { createPasswordOfOwner } from "./passwords/password-of-owner.ts";
import { createChallenges } from "./second-factor/challenges.ts";
import { createSecondFactorAnswers } from "./second-factor/second-factor-answers.ts";
import { createSecondFactorStore } from "./second-factor/second-factor-store.ts";
import { createSecondFactors, type SecondFactors } from "./second-factor/second-factors.ts";
import { createSessionStore, type SessionRow } from "./sessions/session-store.ts";
import { createSessionWatch } from "./sessions/watch-sessions.ts";
import type { TokenIssuer } from "./token-issuer.ts";
import { createWatch } from "./watch-calls.ts";
import { withMailId } from "./with-mail-id.ts";
import { createIdentityMails } from "./write-identity-mails.ts";

type IdentityDependencies = Omit<AccessDependencies, "settings" | "externalProvider" | "workOf">;

/** The identity provider that runs inside the server. */
export interface Identity {
  issuer: TokenIssuer;
  /** Answers a call below `/api/auth/`, `request` being the same in the provider's form. */
  answer(call: IdentityCall, request: () => Request): Promise<Response>;
  /** Makes a person with a password whose email counts as verified; an unverified sign-up of the email is forgotten. Null when the email is taken. */
  createVerified(person: NewPerson): Promise<{ subject: string; profile: Profile } | null>;
  /** Removes a person with password and sessions. */
  remove(subject: string): Promise<void>;
  /** Changes the person's names; does nothing for a person of another provider. */
  rename(subject: string, names: { firstName: string; lastName: string }): Promise<void>;
  /** When sessions end; those that are over, or none of ours, are missing. */
  sessionEnds(ids: readonly string[]): Promise<ReadonlyMap<string, Date>>;
  /** The person's sessions here, the last used first; none of an external provider. */
  sessionsOf(subject: string): Promise<SessionRow[]>;
  /** Ends one session of the person, or all; answers how many. */
  endSessions(subject: string, id?: string): Promise<number>;
  /** Ends all sessions of these people, as far as they are sessions here. */
  endSessionsOf(subjects: readonly string[]): Promise<void>;
  secondFactors: SecondFactors;
  /** Removes ended sessions and codes, and counts of calls. Servers may do so at once. */
  removeExpired(): Promise<void>;
  /** Ends the connections. */
  close(): Promise<void>;
}

const subjectPrefix = "embedded|";
const userIdOf = (subject: string) => (subject.startsWith(subjectPrefix) ? subject.slice(subjectPrefix.length) : null);

/** Starts the embedded identity provider (Better Auth) on its own schema of the database, made or brought up to date first. */
export async function createIdentity(dependencies: IdentityDependencies): Promise<Identity> {
  const { database, databaseUrl, log, publicUrl, clock } = dependencies;
  const { pool, end } = openIdentityPool(databaseUrl, (error) =>
    log.warn({ part: "identity", reason: error.message }, "connection lost"),
  );
  const sessions = createSessionStore(pool, { days: dependencies.sessionDays });
  const store = createIdentityStore(pool, sessions);
  const factors = createSecondFactorStore(pool, sessions);
  const clients = clientsOf(pool);
  database.availability.onLost(() => cutOff(clients));
  const limits = createAttemptLimits(dependencies);
  const mails = createIdentityMails(dependencies);
  const watchSessions = createSessionWatch({
    sessions,
    rightsVersionOf: async (userId) => {
      const find = (transaction: Transaction) => findUserBySubject(transaction, subjectPrefix + userId);
      return (await database.withSystem(find))?.rightsVersion ?? null;
    },
  });
  const passwords = createPasswordOfOwner(store);
  const options = await prepareIdentityDatabase(pool, dependencies.serverSecrets, (keys) =>
    identityOptions({
      ...{ ...dependencies, ...passwords, pool, store, sessions, keys, mails },
      onPasskeyUse: factors.notePasskeyUse,
      passwordHashing: createPasswordHashing({ rewrite: store.rewritePassword }),
      chosenPasswords: {
        passwordCheck: createPasswordCheck(dependencies),
        chooserOf: (email) => database.withSystem((transaction) => findChooser(transaction, email)),
        async assertResetCode(email, otp): Promise<void> {
          await auth.api.checkVerificationOTP({ body: { email, otp, type: "forget-password" } });
        },
      },
    }),
  );
  const auth = betterAuth(options);
  const { internalAdapter, password, createAuthCookie } = await auth.$context;
  const challenges = createChallenges((name) => createAuthCookie(name).name);
  const watch = createWatch({ store, factors, challenges, limits, audit: createIdentityAudit(dependencies) });
  const answer = createSecondFactorAnswers({
    ...{ store: factors, challenges, publicUrl },
    handler: (request) => auth.handler(request),
    async isPassword(userId, given) {
      const accounts = await internalAdapter.findAccounts(userId);
      const hash = accounts.find(({ providerId }) => providerId === "credential")?.password;
      return hash ? password.verify({ hash, password: given }) : false;
    },
    isDemanded: (email) =>
      database.withSystem(async (transaction) => {
        const user = await findUserByEmail(transaction, email);
        return user?.accountId ? isSecondFactorDemanded(transaction, user.accountId) : false;
      }),
  });

  return {
    issuer: {
      issuer: publicUrl,
      audience: publicUrl,
      algorithms: ["EdDSA", "ES256"],
      subjectPrefix,
      ownsSessions: true,
      keys: createKeySet(() => auth.api.getJwks()),
      profileOf: async ({ sub, sid }) => (sid ? store.profileInSession(sub, sid) : null),
    },
    answer: (call, request) =>
      watch(call, () =>
        watchSessions(call, () => passwords.watch(call, () => withMailId(mails, call, () => answer(call, request())))),
      ),
    secondFactors: createSecondFactors(factors, subjectPrefix),
    sessionEnds: sessions.endsOf,
    sessionsOf: async (subject) => {
      const userId = userIdOf(subject);
      return userId === null ? [] : sessions.list(userId);
    },
    async endSessions(subject, id) {
      const userId = userIdOf(subject);
      return userId === null ? 0 : sessions.end(userId, id);
    },
    async endSessionsOf(subjects) {
      await sessions.endAllOf(subjects.map(userIdOf).filter((id) => id !== null));
    },
    async createVerified(person) {
      const { firstName, lastName } = person;
      const email = person.email.toLowerCase();
      const id = await createVerified({ internalAdapter, store, hash: password.hash }, { ...person, email });
      const profile = { email, emailVerified: true, firstName, lastName };
      return id === null ? null : { subject: subjectPrefix + id, profile };
    },
    async remove(subject) {
      if (subject.startsWith(subjectPrefix)) await internalAdapter.deleteUser(subject.slice(subjectPrefix.length));
    },
    async rename(subject, names) {
      if (!subject.startsWith(subjectPrefix)) return;
      await internalAdapter.updateUser(subject.slice(subjectPrefix.length), { ...names, name: fullName(names) });
    },
    removeExpired: () => store.removeExpired(clock()),
    close: end,
  };
}
