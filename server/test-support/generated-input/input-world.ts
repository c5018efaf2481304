import type { Route, RouteKey } from "@seedbed/contract/route";
import { sessionToken } from "../caller.ts";
import { plantAnsweredSeed } from "../planted-seed.ts";
import { testPassword } from "../sign-up-person.ts";
import type { TestPerson, TestServer } from "../test-server.ts";
import { acceptedBodies, likelyValues } from "./accepted-bodies.ts";
import { type CompanyRows, companyRowsReader } from "./company-rows.ts";
import type { CallerName } from "./generated-call.ts";
import {
  askForCode,
  assumeSomething,
  bankConcepts,
  cloneSeed,
  type Ids,
  inviteSomebody,
  makeOutlets,
  noIds,
  plantThings,
  proposeChanges,
  signInOnceMore,
  writeReport,
} from "./make-things.ts";
import type { Kind, Things } from "./things.ts";

/** A company, another company, and who can call. */
export interface World {
  server: TestServer;
  tokens: Record<CallerName, string | undefined>;
  admin: TestPerson;
  stranger: TestPerson;
  /** What a company has stored. */
  readRows(accountId: string): Promise<CompanyRows>;
  /** What the other company had stored when the last route was done. */
  strangerRows?: CompanyRows;
  /** An answered seed that no call names. */
  template: string;
  /** Things of the company that are made once. */
  lasting: Ids;
  lastingThings?: Things;
  foreignIds: string[];
}

export interface WorldOptions {
  /** One concept of the company has a whole report. */
  withReport?: boolean;
  /** Callers show their sessions, as the identity provider wants, instead of access tokens. */
  bySession?: boolean;
}

export async function makeWorld(server: TestServer, { withReport, bySession }: WorldOptions): Promise<World> {
  const admin = await server.signUp();
  const { accountId } = admin;
  const [member, colleague] = [await server.signUp({ accountId }), await server.signUp({ accountId })];
  const stranger = await server.signUp({ companyName: "Somebody Else" });
  // Whoever holds a ticket may use it: that is no attack.
  const { ticket: _ticket, ...foreign } = await allThings(server, stranger, await plantAnsweredSeed(stranger));
  const template = await plantAnsweredSeed(admin);
  const lasting = await allThings(server, admin, await cloneSeed(admin, template));
  const tokenOf = async ({ token, email }: TestPerson) =>
    bySession ? sessionToken(server.url, email, testPassword) : token;
  return {
    server,
    readRows: companyRowsReader(server.database),
    tokens: {
      admin: await tokenOf(admin),
      member: await tokenOf(member),
      colleague: await tokenOf(colleague),
      newcomer: await tokenOf(await server.signUp({ withoutCompany: true })),
      anonymous: undefined,
      forged: `${admin.token.slice(0, -4)}AAAA`,
    },
    admin,
    stranger,
    template,
    lasting: { ...lasting, ...(withReport ? await writeReport(server.url, admin, lasting.concept[0] ?? "") : {}) },
    foreignIds: [...Object.values(foreign).flat(), stranger.userId, stranger.accountId],
  };
}

async function allThings(server: TestServer, person: TestPerson, seed: string): Promise<Ids> {
  return {
    ...noIds,
    ...(await plantThings(person, seed)),
    ...(await bankConcepts(server, person)),
    ...(await inviteSomebody(person)),
    ...(await makeOutlets(person)),
    ...(await askForCode(server.anonymous, person.email)),
    member: [person.userId],
    host: ["northwindmills.com", "example.co.uk", "bücher.example", "127.0.0.1", "localhost", "xn--", "a..b"],
  };
}

/**
 * What calls of the route are made from: lasting things for calls that read, with new ones before them for calls that change or
 * remove what they name. Signs up a newcomer for routes that people without a company may call.
 */
export async function thingsFor(world: World, key: RouteKey, route: Route): Promise<Things> {
  const { server, admin } = world;
  world.lastingThings ??= await describeThings(world, world.lasting);
  if (route.access !== "signed-in" && /^GET | auth\//.test(key)) return world.lastingThings;
  const fresh = await freshThings(world, key);
  if (key.includes("sessions/")) fresh.session = await signInOnceMore(server.url, admin);
  if (key.includes("members/")) fresh.member = [(await server.signUp({ accountId: admin.accountId })).userId];
  if (route.access === "signed-in") {
    const newcomer = await server.signUp({ withoutCompany: true });
    world.tokens.newcomer = newcomer.token;
    if (key.includes("{ticket}")) fresh.ticket = (await inviteSomebody(admin, newcomer.email)).ticket;
  }
  const kinds = Object.keys(noIds) as Kind[];
  const joined = kinds.map((kind) => [kind, [...fresh[kind], ...(kind === "member" ? [] : world.lasting[kind])]]);
  const things = await describeThings(world, Object.fromEntries(joined) as Ids);
  const deleted = await deletedThings(world, key);
  const first = (kind: keyof typeof deleted) => [...deleted[kind], ...things.ids[kind]];
  return { ...things, ids: { ...things.ids, seed: first("seed"), concept: first("concept") } };
}

async function describeThings({ admin, stranger, foreignIds }: World, ids: Ids): Promise<Things> {
  const { body: concept } = await admin.call("GET v1/concept/{id}/", { params: { id: ids.concept[0] ?? "" } });
  const { body: seed } = await admin.call("GET v2/concept/seed/{id}", { params: { id: ids.seed[0] ?? "" } });
  return {
    ids,
    foreignIds,
    likely: likelyValues(ids, foreignIds, [admin.email, stranger.email]),
    bodies: acceptedBodies(ids, seed, admin.email),
    entityTags: [concept.updatedAt, seed.updatedAt, seed.answers[0]?.updatedAt ?? ""].map((at) => `"${at}"`),
  };
}

/** What can be brought back, where that is what the route does; good calls name what comes first. */
async function deletedThings(
  { server, admin, template }: World,
  key: RouteKey,
): Promise<Pick<Ids, "seed" | "concept">> {
  const { concept } = key === "POST v1/concept/{id}/restore" ? await bankConcepts(server, admin) : noIds;
  for (const id of concept) await admin.call("DELETE v1/concept/{id}/", { params: { id } });
  const seed = key === "POST v2/concept/seed/{id}/restore" ? [await cloneSeed(admin, template)] : [];
  for (const id of seed) await admin.call("DELETE v2/concept/seed/{id}", { params: { id } });
  return { seed, concept };
}

async function freshThings(world: World, key: RouteKey): Promise<Ids> {
  const { server, admin, template } = world;
  return {
    ...noIds,
    ...(key.includes("/seed") ? await plantThings(admin, await cloneSeed(admin, template)) : {}),
    ...(key.includes("/concept/") ? await bankConcepts(server, admin) : {}),
    ...(/\/(?:tokens|webhooks)\//.test(key) ? await makeOutlets(admin) : {}),
    ...(key.includes("/proposals/") ? await proposeChanges(admin, world.lasting.written[0] ?? "") : {}),
    ...(/key-assumptions?\/\{aid\}/.test(key) ? await assumeSomething(admin, world.lasting.written[0] ?? "") : {}),
    ...(key.includes("invitation") ? await inviteSomebody(admin) : {}),
  };
}
