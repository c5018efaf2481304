/**
 * What second factors need beside Better Auth's own tables: what a session was begun with, when a passkey was used, and which codes are used up.
 * Safe to run again.
 */
export const secondFactorSchemaSql = `
do $$
begin
  -- Only where needed: the locks it takes would hold up the calls of servers that run already.
  if to_regclass('"usedCode"') is null then
    alter table session add column if not exists "provenBy" text;
    alter table passkey add column if not exists "lastUsedAt" timestamptz;
    create unique index if not exists passkey_credential on passkey ("credentialID");
    create unique index if not exists two_factor_person on "twoFactor" ("userId");
    create table "usedCode" (
      "userId" uuid not null references "user" (id) on delete cascade,
      code text not null,
      "expiresAt" timestamptz not null,
      primary key ("userId", code)
    );
  end if;
end $$`;
