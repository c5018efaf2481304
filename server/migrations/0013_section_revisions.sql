CREATE TABLE "section_revisions" (
	"account_id" uuid NOT NULL,
	"concept_id" uuid NOT NULL,
	"section" text NOT NULL,
	"revision" integer NOT NULL,
	"content" jsonb NOT NULL,
	"content_hash" text NOT NULL,
	"marks" jsonb NOT NULL,
	"changes" jsonb NOT NULL,
	"user_id" uuid,
	"run_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "section_revisions_concept_id_section_revision_pk" PRIMARY KEY("concept_id","section","revision")
);
--> statement-breakpoint
CREATE TABLE "report_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"concept_id" uuid NOT NULL,
	"section" text NOT NULL,
	"kind" text NOT NULL,
	"last_revision" integer
);
--> statement-breakpoint
ALTER TABLE "section_revisions" ADD CONSTRAINT "section_revisions_concept_id_concepts_id_fk" FOREIGN KEY ("concept_id") REFERENCES "public"."concepts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_items" ADD CONSTRAINT "report_items_concept_id_concepts_id_fk" FOREIGN KEY ("concept_id") REFERENCES "public"."concepts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_items_concept" ON "report_items" USING btree ("concept_id","section");--> statement-breakpoint
ALTER TABLE "report_sections" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "report_sections" ADD COLUMN "content_hash" text;--> statement-breakpoint
-- Row-level security would hide what is there from the owner of the tables, too.
ALTER TABLE concepts NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE report_sections NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE customer_profiles NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE profile_items NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE assumptions NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE ecosystem_companies NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- Which sections are up to date is known by the moments they were completed; it is to be known by what they say.
CREATE TEMPORARY TABLE needs (section text, place integer, need text) ON COMMIT DROP;
--> statement-breakpoint
INSERT INTO needs VALUES ('marketScan', 1, 'trends'), ('financialProjection', 1, 'customerProfiles'),
  ('assumptions', 1, 'customerProfiles'), ('assumptions', 2, 'marketScan'), ('assumptions', 3, 'financialProjection'),
  ('overview', 1, 'trends'), ('overview', 2, 'customerProfiles'), ('overview', 3, 'marketScan'),
  ('overview', 4, 'financialProjection'), ('overview', 5, 'assumptions');
--> statement-breakpoint
CREATE TEMPORARY TABLE up_to_date ON COMMIT DROP AS
  SELECT s.concept_id, s.section FROM report_sections s JOIN concepts c ON c.id = s.concept_id
  WHERE s.fingerprint = encode(sha256(convert_to('[[' || to_json(c.title)::text || ',' || to_json(c.summary)::text || ',' || to_json(c.overview)::text
    || ',' || to_json(c.value_proposition)::text || ',' || to_json(c.problem_statement)::text || '],['
    || coalesce((SELECT string_agg('["' || n.need || '",' || coalesce('"' || to_char(o.completed_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"', 'null') || ']', ',' ORDER BY n.place)
      FROM needs n LEFT JOIN report_sections o ON o.concept_id = s.concept_id AND o.section = n.need WHERE n.section = s.section), '')
    || ']]', 'UTF8')), 'hex');
--> statement-breakpoint
INSERT INTO section_revisions (account_id, concept_id, section, revision, content, content_hash, marks, changes, run_id, created_at)
  SELECT account_id, concept_id, section, 1, whole, md5(whole::text), '{"fields":{},"added":[],"removed":[],"toldBefore":{}}', '[{"kind":"replaceAll"}]', run_id, completed_at
  FROM (
    SELECT s.account_id, s.concept_id, s.section, s.run_id, s.completed_at, CASE s.section
      WHEN 'customerProfiles' THEN (
        SELECT coalesce(jsonb_agg(p.fields || jsonb_build_object('uuid', p.id, 'isPrimary', p.is_primary, 'origin', p.origin)
          || (SELECT jsonb_object_agg(lists.name, (SELECT coalesce(jsonb_agg(i.fields || jsonb_build_object('uuid', i.id) ORDER BY i.position), '[]')
              FROM profile_items i WHERE i.profile_id = p.id AND i.kind = lists.kind))
            FROM (VALUES ('job', 'jobs'), ('pain', 'pains'), ('alternative', 'alternatives'), ('journeyStep', 'journey'), ('signal', 'signals')) AS lists (kind, name))
          ORDER BY p.position), '[]')
        FROM customer_profiles p WHERE p.concept_id = s.concept_id)
      WHEN 'assumptions' THEN (
        SELECT coalesce(jsonb_agg(jsonb_build_object('uuid', a.id, 'statement', a.statement, 'category', a.category, 'importance', a.importance,
          'certainty', a.certainty, 'riskCategory', CASE WHEN risk >= 0.7 THEN 'high' WHEN risk >= 0.4 THEN 'medium' ELSE 'low' END, 'risk', risk,
          'status', a.status, 'testProgress', CASE a.status WHEN 'untested' THEN 0 ELSE 1 END, 'importanceRationale', a.importance_rationale,
          'certaintyRationale', a.certainty_rationale, 'version', a.version, 'origin', a.origin,
          'createdAt', to_char(a.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) ORDER BY a.position), '[]')
        FROM assumptions a, LATERAL (SELECT a.importance * (4 - a.certainty) / 9.0::double precision AS risk) risks WHERE a.concept_id = s.concept_id)
      WHEN 'marketScan' THEN s.content || (
        SELECT jsonb_build_object(
          'startups', coalesce(jsonb_agg(e.fields || jsonb_build_object('uuid', e.id) ORDER BY e.position) FILTER (WHERE e.kind = 'startup'), '[]'),
          'incumbents', coalesce(jsonb_agg(e.fields || jsonb_build_object('uuid', e.id) ORDER BY e.position) FILTER (WHERE e.kind = 'incumbent'), '[]'))
        FROM ecosystem_companies e WHERE e.concept_id = s.concept_id)
      ELSE s.content END AS whole
    FROM report_sections s WHERE s.completed_at IS NOT NULL
  ) contents WHERE whole IS NOT NULL AND jsonb_typeof(whole) <> 'null';
--> statement-breakpoint
UPDATE report_sections s SET revision = 1, content_hash = r.content_hash
  FROM section_revisions r WHERE r.concept_id = s.concept_id AND r.section = s.section;
--> statement-breakpoint
UPDATE report_sections s SET fingerprint = encode(sha256(convert_to('[[' || to_json(c.title)::text || ',' || to_json(c.summary)::text || ',' || to_json(c.overview)::text
    || ',' || to_json(c.value_proposition)::text || ',' || to_json(c.problem_statement)::text || '],['
    || coalesce((SELECT string_agg('["' || n.need || '",' || coalesce('"' || o.content_hash || '"', 'null') || ']', ',' ORDER BY n.place)
      FROM needs n LEFT JOIN report_sections o ON o.concept_id = s.concept_id AND o.section = n.need WHERE n.section = s.section), '')
    || ']]', 'UTF8')), 'hex')
  FROM up_to_date u, concepts c WHERE u.concept_id = s.concept_id AND u.section = s.section AND c.id = s.concept_id;
--> statement-breakpoint
INSERT INTO report_items (id, account_id, concept_id, section, kind)
  SELECT DISTINCT ON (id) (found.item ->> 'uuid')::uuid AS id, r.account_id, r.concept_id, r.section, found.kind
  FROM section_revisions r JOIN (VALUES
      ('trends', 'trend', '$.results[*]'), ('trends', 'keyFinding', '$.results[*].keyFinding[*]'),
      ('marketScan', 'trendAndDriver', '$.trendsAndDrivers[*]'), ('marketScan', 'priorityInsight', '$.priorityInsights[*]'),
      ('marketScan', 'marketForce', '$.marketForces[*]'), ('marketScan', 'startup', '$.startups[*]'), ('marketScan', 'incumbent', '$.incumbents[*]'),
      ('customerProfiles', 'profile', '$[*]'), ('customerProfiles', 'job', '$[*].jobs[*]'), ('customerProfiles', 'pain', '$[*].pains[*]'),
      ('customerProfiles', 'alternative', '$[*].alternatives[*]'), ('customerProfiles', 'journeyStep', '$[*].journey[*]'),
      ('customerProfiles', 'signal', '$[*].signals[*]'),
      ('financialProjection', 'distributionChannel', '$.distributionChannels[*]'), ('financialProjection', 'costDriver', '$.costDrivers[*]'),
      ('financialProjection', 'marketSizing', '$.marketSizings[*]'), ('financialProjection', 'sizingEntry', '$.marketSizings[*].assumptionEntries[*]'),
      ('financialProjection', 'impactSizing', '$.impactSizings[*]'), ('financialProjection', 'impactEntry', '$.impactSizings[*].assumptionEntries[*]'),
      ('financialProjection', 'savingsArea', '$.targetSavingsAreas[*]'), ('financialProjection', 'costInterference', '$.costInterferences[*]'),
      ('assumptions', 'assumption', '$[*]'),
      ('overview', 'differentiator', '$.overview.differentiators[*]'), ('overview', 'rightToWin', '$.overview.rightsToWin[*]')
    ) AS places (section, kind, path) ON places.section = r.section,
    LATERAL (SELECT item, places.kind FROM jsonb_path_query(r.content, places.path::jsonpath) AS item) found
  WHERE found.item ->> 'uuid' IS NOT NULL;
--> statement-breakpoint
-- The amounts stay; their column is no longer made from a content that stands elsewhere now.
ALTER TABLE report_sections ALTER COLUMN opportunity DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE report_sections DROP COLUMN content;--> statement-breakpoint
DROP TABLE profile_items;--> statement-breakpoint
DROP TABLE customer_profiles;--> statement-breakpoint
DROP TABLE assumptions;--> statement-breakpoint
DROP TABLE ecosystem_companies;--> statement-breakpoint
ALTER TABLE concepts FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE report_sections FORCE ROW LEVEL SECURITY;
