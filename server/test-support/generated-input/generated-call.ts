import type { Route, RouteKey } from "@seedbed/contract/route";
import fc from "fast-check";
import { bodiesOf, goodBodiesOf, headersOf, queriesOf } from "./call-parts.ts";
import { strangeText } from "./strange-values.ts";
import { idsFor, type Things } from "./things.ts";

/** Who calls: people of one company, somebody without a company, nobody, or somebody with a token that is not good. */
export type CallerName = "admin" | "member" | "colleague" | "newcomer" | "anonymous" | "forged";

export interface GeneratedCall {
  caller: CallerName;
  method: string;
  /** As it goes over the wire, the query included. */
  target: string;
  headers: Record<string, string>;
  body: string | Uint8Array | undefined;
}

/** Calls of a route: good ones, ones that are nearly good, and nonsense. */
export function callsOf(key: RouteKey, route: Route, things: Things): fc.Arbitrary<GeneratedCall> {
  const method = key.slice(0, key.indexOf(" "));
  const sent = bodiesOf(key, route, things);
  return fc
    .record({
      caller: callersOf(route),
      path: pathsOf(key, route, things),
      query: queriesOf(route, things),
      headers: headersOf(route, things),
      sent,
    })
    .map(({ caller, path: filled, query, headers, sent: { body, contentType } }) => ({
      caller,
      method,
      target: `/api/${filled}${query}`,
      headers: { ...headers, ...(contentType === undefined ? {} : { "content-type": contentType }) },
      body,
    }));
}

/** Calls of a route that have nothing wrong with them, as far as the contract tells. */
export function goodCallsOf(key: RouteKey, route: Route, things: Things): fc.Arbitrary<GeneratedCall> {
  const [method, path] = [key.slice(0, key.indexOf(" ")), key.slice(key.indexOf(" ") + 1)];
  const filled = path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => encoded(idsFor(key, name, things)[0] ?? ""));
  return goodBodiesOf(key, route, things).map(({ body, contentType }) => ({
    caller: route.access === "signed-in" ? "newcomer" : "admin",
    method,
    target: `/api/${filled}`,
    headers: { ...(contentType === undefined ? {} : { "content-type": contentType }) },
    body,
  }));
}

function callersOf({ access }: Route): fc.Arbitrary<CallerName> {
  const weights: Record<CallerName, number> = {
    admin: 8,
    member: access === "admin" ? 1 : 4,
    colleague: access === "admin" ? 1 : 4,
    newcomer: access === "signed-in" ? 8 : 1,
    anonymous: access === "public" ? 6 : 1,
    forged: 1,
  };
  return fc.oneof(
    ...Object.entries(weights).map(([name, weight]) => ({ weight, arbitrary: fc.constant(name as CallerName) })),
  );
}

function pathsOf(key: RouteKey, route: Route, things: Things): fc.Arbitrary<string> {
  const path = key.slice(key.indexOf(" ") + 1);
  const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? "");
  const values = Object.fromEntries(
    names.map((name) => [name, parametersOf(idsFor(key, name, things), things, route)]),
  );
  return fc.record(values).map((filled) => path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => filled[name] ?? ""));
}

function parametersOf(known: string[], things: Things, { expensive }: Route): fc.Arbitrary<string> {
  const everything = Object.values(things.ids).flat();
  // Long work is started a few times only.
  const often = expensive ? 1 : 4;
  return fc.oneof(
    // The first ones of all kinds belong together.
    { weight: often, arbitrary: fc.constantFrom(...known.slice(0, 1)).map(encoded) },
    { weight: often, arbitrary: fc.constantFrom(...known).map(encoded) },
    { weight: 2, arbitrary: fc.constantFrom(...everything, ...things.foreignIds).map(encoded) },
    { weight: 1, arbitrary: fc.constantFrom(...everything).map((id) => encoded(` ${id.toUpperCase()}\n`)) },
    { weight: 1, arbitrary: fc.uuid() },
    { weight: 2, arbitrary: fc.constantFrom(...oddSegments) },
    { weight: 2, arbitrary: strangeText.map((text) => encoded(text).slice(0, 2000)) },
  );
}

/** Pieces of a path as they go over the wire: what cannot be decoded, what ends the path, what leads out of it. */
const oddSegments = [
  "",
  "%",
  "%zz",
  "%00",
  "%ed%a0%80",
  "%ff",
  "..",
  "%2e%2e%2f%2e%2e",
  "a%2fb",
  "a;b=c",
  "C-0001%20",
  "%3Fx=1",
  "%25%32%35",
  "x".repeat(200),
  "x".repeat(201),
  "x".repeat(401),
  "~!$&'()*+,;=:@",
];

const encoded = (text: string) => encodeURIComponent(text.toWellFormed());
