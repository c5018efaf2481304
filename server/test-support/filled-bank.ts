import type { Connection } from "./recorded-sql.ts";

const common = "customers";
const rare = "zeppelin";

/** Words that a search of the filled bank finds: in every second entry, in one of a thousand, as a beginning, and nowhere. */
export const searches = { common, rare, prefix: "refil", nowhere: "unobtainium" } as const;

const words =
  "refill depot soap shared office building weight service platform energy water repair tenant monthly fee sensor data hospital nurse roster kitchen garden battery vehicle freight route package return rental school lesson language insurance claim audit factory robot tool spare part recycle paper textile colour paint wood furniture hotel guest room booking ticket event music sport health diet meal farm soil seed harvest drone map weather solar heat pump grid meter wallet bank loan credit tax legal contract signature archive index chat voice video camera badge door lock elevator cleaning waste bin plastic glass metal steel cement road bridge train bus bike scooter helmet glove jacket shoe size fit mirror salon spa pet clinic lab sample trial survey panel price auction market stall shop cart coupon gift card points travel visa passport luggage flight seat crew pilot fuel wing engine";

/** Puts `count` concepts and `count` seeds of 25 people into the company, as varied as a large company's: by SQL, with every trigger. */
export async function fillBank(client: Connection, accountId: string, count: number): Promise<void> {
  await client.query("set role seedbed_system");
  await client.query(
    `insert into users (id, subject, account_id, email, first_name, last_name)
     select gen_random_uuid(), 'bench-' || i, $1, 'bench-' || i || '@example.com', 'First' || i, 'Last' || i from generate_series(1, 24) i`,
    [accountId],
  );
  await client.query("reset role");
  await client.query(phrasesSql, [words]);
  await client.query("analyze phrases");
  await client.query(conceptsSql, [accountId, count]);
  await client.query(
    "insert into concept_numbers values ($1, $2) on conflict (account_id) do update set last = excluded.last",
    [accountId, count],
  );
  await client.query(seedsSql, [accountId, count]);
  await client.query(answersSql, [accountId]);
  await client.query(sectionsSql, [accountId]);
  await client.query(revisionsSql, [accountId]);
  await client.query("vacuum analyze");
}

const phrasesSql = `create temp table phrases as
  with words as (select ordinality::int as id, word from regexp_split_to_table($1, ' ') with ordinality as w(word, ordinality))
  select p as id, string_agg(word, ' ' order by k) as said, (array_agg(word order by k))[1:4] as first_words
  from generate_series(0, 4095) p cross join generate_series(1, 5) k
  join words on words.id = 1 + (hashint8(p::bigint * 100 + k)::bigint & 2147483647) % (select count(*) from words)
  group by p`;

const people = `(select array_agg(id order by email) from users where account_id = $1)`;
const createdAt = `timestamptz '2024-01-01' + i * interval '7 minutes'`;

const conceptsSql = `insert into concepts (id, account_id, number, title, summary, overview, value_proposition, problem_statement,
    differentiators, rights_to_win, status, feature_versions, created_by, updated_by, created_at, updated_at)
  select gen_random_uuid(), $1, i, initcap(a.said),
    b.said || ' for ' || c.said || case when i % 2 = 0 then ' ${common}' else '' end || case when i % 1000 = 7 then ' ${rare}' else '' end,
    concat_ws(' ', b.said, c.said, d.said, a.said, b.said, d.said, c.said, a.said), concat_ws(' ', d.said, a.said, c.said, b.said),
    concat_ws(' ', c.said, d.said, b.said, a.said), '[{"order": 0, "description": "It stands in the building"}]',
    '[{"order": 0, "description": "We already deliver to these buildings"}]',
    (array['new', 'new', 'new', 'ideating', 'ideating', 'inReview', 'prototyping', 'proofOfConcept', 'minimumViableProduct',
      'commercialized', 'archived', 'archived'])[1 + i % 12],
    '{"assumptions": "v1", "financialProjection": "v2", "marketScan": "v3", "conceptOverview": "v3"}',
    people.ids[1 + (i / 7) % cardinality(people.ids)], people.ids[1 + (i / 5) % cardinality(people.ids)], ${createdAt},
    ${createdAt} + ((i::bigint * 7919) % 100000) * interval '1 minute'
  from generate_series(1, $2) i cross join (select ${people} as ids) people
  join phrases a on a.id = (hashint4(i)::bigint & 4095)
  join phrases b on b.id = (hashint4(i)::bigint >> 12 & 4095)
  join phrases c on c.id = (hashint4(i + 1000000)::bigint & 4095)
  join phrases d on d.id = (hashint4(i + 1000000)::bigint >> 12 & 4095)
  order by i`;

const seedsSql = `insert into seeds (id, account_id, type, questionnaire_version, status, created_by, created_at, updated_at)
  select gen_random_uuid(), $1, (array['EXPAND_AN_EXISTING_IDEA', 'IDENTIFY_NEW_OPPORTUNITIES'])[1 + i % 2], 1,
    (array['draft', 'draft', 'draft', 'published', 'archived'])[1 + i % 5], people.ids[1 + (i / 7) % cardinality(people.ids)], ${createdAt},
    ${createdAt} + ((i::bigint * 7919) % 100000) * interval '1 minute'
  from generate_series(1, $2) i cross join (select ${people} as ids) people`;

const answersSql = `insert into seed_answers (id, account_id, seed_id, question_id, question_order, field_type, answer, details, updated_at)
  select gen_random_uuid(), $1, s.id, 'question.' || k, k, 'text',
    array[p.said || case when k = 1 and s.place % 2 = 0 then ' ${common}' else '' end || case when k = 2 and s.place % 1000 = 7 then ' ${rare}' else '' end],
    '{"sources": ["user"]}', s.updated_at
  from (select id, updated_at, row_number() over (order by created_at) as place from seeds where account_id = $1) s
  cross join generate_series(1, 3) k
  join phrases p on p.id = (hashint8(s.place * 10 + k)::bigint & 4095)`;

/** A finished projection for every third concept, without its texts. */
const written = `from concepts cross join unnest(array['trends', 'marketScan', 'customerProfiles', 'financialProjection', 'assumptions', 'overview']) section
  where account_id = $1 and number % 3 = 0`;

const sectionsSql = `insert into report_sections (account_id, concept_id, section, status, started_at, completed_at, origin, fingerprint, revision, content_hash,
    opportunity)
  select account_id, id, section, 'complete', created_at, created_at + interval '5 minutes', 'draft', encode(sha256(section::bytea), 'hex'), 1,
    encode(sha256(section::bytea), 'hex'), case section when 'financialProjection' then 1000 + number end
  ${written}`;

const revisionsSql = `insert into section_revisions (account_id, concept_id, section, revision, content, content_hash, marks, changes, created_at)
  select account_id, id, section, 1, jsonb_build_object('layout', 'revenue', 'som', 1000 + number, 'overview', repeat(overview, 8)),
    encode(sha256(section::bytea), 'hex'), '{"fields": {}, "added": [], "removed": [], "toldBefore": {}}', '[]', created_at
  ${written}`;
