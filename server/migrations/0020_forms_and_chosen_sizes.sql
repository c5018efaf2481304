CREATE TABLE "report_forms" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"forms" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "report_runs" ADD COLUMN "forms" jsonb;--> statement-breakpoint
ALTER TABLE "report_forms" ADD CONSTRAINT "report_forms_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- What a financial projection expects to bring in a year; null for a draft as long as no person has set, added or taken out a number of the
-- sizing that the amount is calculated from: then nobody has chosen any of them.
CREATE FUNCTION counted_opportunity(section text, content jsonb, marks jsonb) RETURNS double precision LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE
    WHEN section <> 'financialProjection' THEN NULL
    WHEN content ->> 'origin' IS DISTINCT FROM 'draft' THEN opportunity_of(section, content)
    WHEN EXISTS (
      SELECT FROM jsonb_array_elements(
        CASE WHEN content ->> 'layout' = 'revenue' THEN (
          SELECT jsonb_build_array(listed.sizing)
          FROM jsonb_array_elements(content -> 'marketSizings') WITH ORDINALITY AS listed(sizing, place)
          ORDER BY listed.sizing ->> 'type' = 'top_down' DESC, listed.place LIMIT 1)
        ELSE content -> 'impactSizings' END) AS shown(sizing)
      WHERE marks -> 'added' ? (shown.sizing ->> 'uuid')
        OR EXISTS (
          SELECT FROM jsonb_array_elements(marks -> 'removed') AS taken(thing)
          WHERE taken.thing ->> 'parent' = shown.sizing ->> 'uuid')
        OR EXISTS (
          SELECT FROM jsonb_array_elements(shown.sizing -> 'assumptionEntries') AS counted(entry)
          WHERE marks -> 'added' ? (counted.entry ->> 'uuid')
            OR marks -> 'fields' -> (counted.entry ->> 'uuid') ?| ARRAY['scalar', 'unit', 'operator'])
    ) THEN opportunity_of(section, content)
  END;
--> statement-breakpoint
-- Row-level security would hide what is there from the owner of the tables, too.
ALTER TABLE report_sections NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE section_revisions NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE report_sections SET opportunity = counted_opportunity(r.section, r.content, r.marks)
  FROM section_revisions r
  WHERE r.concept_id = report_sections.concept_id AND r.section = report_sections.section AND r.revision = report_sections.revision
    AND r.section = 'financialProjection';
--> statement-breakpoint
ALTER TABLE report_sections FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE section_revisions FORCE ROW LEVEL SECURITY;
