import fc from "fast-check";
import { inheritedNames, strangeJson } from "./strange-values.ts";

type Path = readonly (string | number)[];
type Change = (value: unknown) => unknown;

/** The values, many of them with one thing wrong at one place: another kind, left out, doubled, put into a list, with a key too many. */
export function withFaults(values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 5, arbitrary: values },
    {
      weight: 5,
      arbitrary: fc.tuple(values, changes, fc.nat()).map(([value, change, at]) => changedAt(value, at, change)),
    },
    { weight: 1, arbitrary: strangeJson },
  );
}

const extraKeys = fc.constantFrom("id", "accountId", "account_id", "createdAt", "uuid", "status", ...inheritedNames);

const changes: fc.Arbitrary<Change> = fc.oneof(
  {
    weight: 4,
    arbitrary: strangeJson.map(
      (other): Change =>
        () =>
          other,
    ),
  },
  { weight: 2, arbitrary: fc.constant<Change>(() => undefined) },
  { weight: 1, arbitrary: fc.constant<Change>((value) => [value]) },
  { weight: 1, arbitrary: fc.constant<Change>((value) => [value, value]) },
  { weight: 1, arbitrary: fc.constant<Change>((value) => ({ value })) },
  { weight: 2, arbitrary: fc.tuple(extraKeys, strangeJson).map(([key, extra]): Change => withExtra(key, extra)) },
);

const withExtra =
  (key: string, extra: unknown): Change =>
  (value) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries([...Object.entries(value), [key, extra]])
      : extra;

function changedAt(value: unknown, at: number, change: Change): unknown {
  const places = placesIn(value);
  return changed(value, places[at % places.length] ?? [], change);
}

function placesIn(value: unknown): Path[] {
  return [[], ...entriesOf(value).flatMap(([key, inner]) => placesIn(inner).map((path) => [key, ...path]))];
}

function entriesOf(value: unknown): [string | number, unknown][] {
  if (Array.isArray(value)) return value.slice(0, 5).map((item, index) => [index, item]);
  return typeof value === "object" && value !== null ? Object.entries(value) : [];
}

function changed(value: unknown, [key, ...rest]: Path, change: Change): unknown {
  if (key === undefined) return change(value);
  if (Array.isArray(value)) return value.map((item, index) => (index === key ? changed(item, rest, change) : item));
  return Object.fromEntries(
    Object.entries(value as object).map(([name, inner]) => [name, name === key ? changed(inner, rest, change) : inner]),
  );
}
