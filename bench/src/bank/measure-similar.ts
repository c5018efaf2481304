import { readResemblances } from "@seedbed/server/src/features/concepts/similar/read-resemblances";
import { findIdeas } from "@seedbed/server/src/features/concepts/similar/store";
import type { Measurement } from "../measurement.ts";
import { compare } from "./compare.ts";
import type { FilledServer } from "./filled-server.ts";

/** Milliseconds for a page of 20. */
const limit = 50;
const nobody = { begin: () => undefined, close: async () => undefined };

/** What resembles the ideas of a page, when all of them have been compared and each resembles five. */
export async function measureSimilar(server: FilledServer): Promise<Measurement[]> {
  const { connection, member } = server;
  await connection.query("truncate ideas_to_compare");
  await connection.query(
    `insert into idea_neighbours
     select account_id, idea_id, lead(idea_id, place, first) over (order by idea_id), 1 - place / 20.0, array['depot', 'refill', 'soap']
     from (select *, first_value(idea_id) over (order by idea_id) as first from idea_texts) ideas
     cross join generate_series(1, 5) place on conflict do nothing`,
  );
  await connection.query("vacuum analyze idea_neighbours");
  const measurements: Measurement[] = [];
  for (const table of ["concepts", "seeds"]) {
    const { rows } = (await connection.query(
      `select id from ${table} where account_id = $1 order by created_at desc limit 20`,
      [member.accountId],
    )) as { rows: { id: string }[] };
    const ids = rows.map(({ id }) => id);
    const asked = { name: `similar ideas of 20 ${table}`, path: "v1/concept/similar", query: { ids: ids.join(",") } };
    const { ratio, took } = await compare(server, asked, (database) =>
      readResemblances({ database, comparing: nobody }, member, async (transaction) =>
        (await findIdeas(transaction, ids)).map(({ id }) => id),
      ),
    );
    measurements.push(ratio, { name: asked.name, value: took, unit: "ms", limit });
  }
  return measurements;
}
