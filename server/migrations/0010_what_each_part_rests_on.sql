-- What was known of a whole concept is known of its overview. A rewrite of the column and no update: row-level security would hide the rows.
ALTER TABLE "generated_concepts" ALTER COLUMN "rests_on" TYPE jsonb USING case
  when jsonb_typeof("rests_on") = 'array' then jsonb_build_object(
    'title', '[]'::jsonb, 'summary', '[]'::jsonb, 'overview', "rests_on", 'problemStatement', '[]'::jsonb,
    'valueProposition', '[]'::jsonb, 'differentiators', '[]'::jsonb, 'rightsToWin', '[]'::jsonb)
  else "rests_on"
end;
