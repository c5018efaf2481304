import { Column, type GetColumnData, is, type SQL, sql } from "drizzle-orm";

type Fields = Record<string, Column | SQL>;
type RowOf<Chosen extends Fields> = {
  [Name in keyof Chosen]: Chosen[Name] extends Column
    ? GetColumnData<Chosen[Name]>
    : Chosen[Name] extends SQL<infer Value>
      ? Value
      : never;
};

/**
 * All rows of another table as one field of a query, so that they are read with the rest of it in one statement. `from` says which and
 * joins what else the fields name. What is not a column comes as it is in JSON: no moments.
 */
export function listOfRows<Chosen extends Fields>(
  fields: Chosen,
  { from, order }: { from: SQL; order: SQL },
): SQL<RowOf<Chosen>[]> {
  const pairs = Object.entries(fields).map(([name, field]) => sql`${sql.raw(`'${name}'`)}, ${field}`);
  const row = sql`json_build_object(${sql.join(pairs, sql`, `)})`;
  const read = (name: string, value: unknown) => {
    const field = fields[name];
    return value !== null && is(field, Column) ? field.mapFromDriverValue(value) : value;
  };
  return sql`(select coalesce(json_agg(${row} order by ${order}), '[]') ${from})`.mapWith(
    (rows: Record<string, unknown>[]) =>
      rows.map(
        (stored) =>
          Object.fromEntries(Object.entries(stored).map(([name, value]) => [name, read(name, value)])) as RowOf<Chosen>,
      ),
  );
}
