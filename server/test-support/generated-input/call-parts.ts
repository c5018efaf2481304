import type { Route, RouteKey } from "@seedbed/contract/route";
import fc from "fast-check";
import { withFaults } from "./faults.ts";
import { valuesOf } from "./schema-values.ts";
import { strangeJson, strangeText } from "./strange-values.ts";
import type { Things } from "./things.ts";

interface SentBody {
  body: string | Uint8Array | undefined;
  contentType: string | undefined;
}

const rarely = <T>(values: fc.Arbitrary<T>, otherwise: T, weight = 12): fc.Arbitrary<T> =>
  fc.oneof({ weight, arbitrary: fc.constant(otherwise) }, { weight: 1, arbitrary: values });

/** Bodies: JSON by the route's schema, with faults; sometimes no JSON, or another kind of content. A route without a body gets one, too. */
export function bodiesOf(key: RouteKey, route: Route, things: Things): fc.Arbitrary<SentBody> {
  const none: SentBody = { body: undefined, contentType: undefined };
  if (!route.body) {
    const uncalledFor = fc.tuple(strangeJson, rarely(otherTypes, json, 3)).map(([value, contentType]) => ({
      body: JSON.stringify(value),
      contentType,
    }));
    return fc.oneof({ weight: 9, arbitrary: fc.constant(none) }, { weight: 1, arbitrary: uncalledFor });
  }
  const good = things.bodies[key] ?? [];
  const generated = valuesOf(route.body, things.likely);
  const values = good.length > 0 ? fc.oneof(fc.constantFrom(...good), generated) : generated;
  return fc.oneof(
    {
      weight: 12,
      arbitrary: fc
        .tuple(withFaults(values), rarely(otherTypes, json, 20))
        .map(([value, contentType]) => ({ body: JSON.stringify(value), contentType })),
    },
    { weight: 1, arbitrary: unreadable.map((body) => ({ body, contentType: json })) },
    {
      weight: 1,
      arbitrary: values.map((value) => ({ body: withHugeNumber(JSON.stringify(value) ?? ""), contentType: json })),
    },
  );
}

/** Bodies that are known to be accepted, or else by the route's schema; none for a route without. */
export function goodBodiesOf(key: RouteKey, route: Route, things: Things): fc.Arbitrary<SentBody> {
  if (!route.body) return fc.constant({ body: undefined, contentType: undefined });
  const known = things.bodies[key] ?? [];
  const values = known.length > 0 ? fc.constantFrom(...known) : valuesOf(route.body, things.likely);
  return values.map((value) => ({ body: JSON.stringify(value), contentType: json }));
}

const json = "application/json";

const otherTypes = fc.constantFrom<(string | undefined)[]>(
  undefined,
  "",
  "application/json; charset=utf-16",
  "application/JSON;;;",
  "application/merge-patch+json",
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "image/png",
  "nonsense",
);

const unreadable = fc.constantFrom<(string | Uint8Array)[]>(
  "",
  " ",
  "{",
  '{"type":',
  "{'type': 1}",
  "NaN",
  "undefined",
  "\ufeff{}",
  '{"a":1}{"b":2}',
  '{"a":1,"a":2,"__proto__":{"a":3}}',
  "[".repeat(100_000),
  `{"a":${"[".repeat(20_000)}${"]".repeat(20_000)}}`,
  Uint8Array.of(0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d),
  Uint8Array.of(0x1f, 0x8b, 0x08, 0x00),
);

// JSON may hold numbers that JavaScript reads as Infinity.
const withHugeNumber = (text: string) => text.replace(/:(?:\d+|"[^"]*")/, ":1e999");

/** Queries as they go over the wire, with the `?`; empty when there is none. */
export function queriesOf(route: Route, things: Things): fc.Arbitrary<string> {
  const values = route.query ? withFaults(valuesOf(route.query, things.likely)) : fc.constant({});
  return fc
    .tuple(values, rarely(fc.constantFrom(...oddQueries), "", route.query ? 9 : 15))
    .map(([value, odd]) => [...pairsOf(value), odd].filter((part) => part !== "").join("&"))
    .map((query) => (query === "" ? "" : `?${query}`));
}

const oddQueries = [
  "%",
  "%zz=1",
  "page=%ff",
  "page[]=1&page[]=2",
  "page[a]=1",
  "search=%ed%a0%80",
  "=&&==",
  "__proto__=1&constructor=2",
  "__proto__[page]=2",
  "page=1&page=2&search=a&search=b",
  "sort=+createdAt;page=1",
  "a?b?c",
  "unknown=1",
  `search=${"x".repeat(3000)}`,
];

function pairsOf(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [encoded(value)];
  return Object.entries(value).flatMap(([name, inner]) =>
    (Array.isArray(inner) ? inner.slice(0, 30) : [inner]).map((one) => `${encoded(name)}=${encoded(one)}`),
  );
}

function encoded(value: unknown): string {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
  return encodeURIComponent(text.slice(0, 4000).toWellFormed());
}

const entityTags = [
  "*",
  '"*"',
  '""',
  'W/"x"',
  '"unanswered"',
  "unanswered",
  '"2026-01-01T00:00:00.000Z"',
  '"a", "b"',
  "ÿ",
];

/** Headers that routes heed, and some that the way to them does. */
export function headersOf(route: Route, { entityTags: known }: Things): fc.Arbitrary<Record<string, string>> {
  const tags = fc.oneof(fc.constantFrom(...entityTags, ...known, `"${"x".repeat(6000)}"`), latin);
  const keys = fc.oneof(fc.constantFrom("again", "", "x".repeat(200), "x".repeat(201), "'; --"), latin);
  const odd = fc.constantFrom<Record<string, string>[]>(
    { "x-forwarded-for": "not an address" },
    { "x-forwarded-for": "::ffff:10.0.0.1, unknown, '" },
    { "accept-encoding": "br;q=x, gzip;q=9, *;q=0" },
    { accept: "text/html;q=nonsense" },
    { "x-http-method-override": "DELETE" },
    { origin: "null" },
    { cookie: "__proto__=1; a=%zz" },
    { "idempotency-key": "x".repeat(201) },
  );
  return fc
    .record({
      tag: rarely<string | undefined>(tags, undefined, 4),
      key: rarely<string | undefined>(keys, undefined, route.expensive ? 3 : 30),
      odd: rarely(odd, {}, 9),
    })
    .map(({ tag, key, odd: others }) => ({
      ...others,
      ...(tag === undefined ? {} : { "if-match": tag }),
      ...(key === undefined ? {} : { "idempotency-key": key }),
    }));
}

// What a header can hold at all.
const latin = strangeText.map((text) => text.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, "?").slice(0, 500));
