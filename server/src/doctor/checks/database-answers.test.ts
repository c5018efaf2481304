import { expect, test } from "vitest";
import { answersFrom } from "./database.ts";
import type { DatabaseFacts } from "./database-facts.ts";

const facts: DatabaseFacts = {
  version: "18.1",
  database: "seedbed",
  user: "ann",
  isSuperuser: false,
  takesRoles: true,
  createsSchemas: true,
  createsTables: true,
  encoding: "UTF8",
  characterTypes: "C.UTF-8",
  bytes: 34 * 1024 ** 2,
  trigrams: "there",
  tables: { areOwn: true },
  migrations: { pending: 0, unknown: 0 },
  auditLog: null,
};
const told = (change: Partial<DatabaseFacts>) =>
  answersFrom({ ...facts, ...change }, "db.mill.example:5432").map(({ status, says, todo }) => [status, says, todo]);
const fine = ["ok", "PostgreSQL 18.1 at db.mill.example:5432 answers; the database seedbed has 34 MB.", null];
const empty = [
  "ok",
  "PostgreSQL 18.1 at db.mill.example:5432 answers; the database seedbed is empty until the first start makes its tables.",
  null,
];

test.each<[string, Partial<DatabaseFacts>, unknown[]]>([
  ["all that is right", {}, [fine]],
  ["no tables yet", { tables: null, migrations: { pending: 50, unknown: 0 } }, [empty]],
  ["an extension that can be created", { trigrams: "can be created" }, [fine]],
  [
    "roles that cannot be made",
    { takesRoles: false },
    [
      [
        "wrong",
        "The user ann of DATABASE_URL may not make the two roles that keep companies apart.",
        'Let an administrator of the database run "alter role ann createrole".',
      ],
    ],
  ],
  [
    "nothing that can be created, in public neither",
    { createsSchemas: false, createsTables: false },
    [
      [
        "wrong",
        "The user ann of DATABASE_URL may not create anything in the database seedbed.",
        'Let an administrator of the database run "alter database seedbed owner to ann".',
      ],
    ],
  ],
  [
    "no tables that can be made",
    { createsTables: false },
    [
      [
        "wrong",
        "The user ann of DATABASE_URL may not make tables in the schema public.",
        'Let an administrator of the database run "grant create on schema public to ann".',
      ],
    ],
  ],
  [
    "tables of somebody else, of which no change is told",
    { tables: { areOwn: false }, migrations: { pending: 3, unknown: 0 } },
    [
      [
        "wrong",
        "The tables in the database seedbed belong to another user than ann.",
        "Set DATABASE_URL to the user who made them, or give them to this one.",
      ],
    ],
  ],
  [
    "an extension that is not installed",
    { trigrams: "not installed" },
    [
      [
        "wrong",
        "This PostgreSQL does not have the extension pg_trgm.",
        "Install PostgreSQL's contrib package where the database runs.",
      ],
    ],
  ],
  [
    "an extension that may not be created",
    { trigrams: "not allowed" },
    [
      [
        "wrong",
        "The user ann of DATABASE_URL may not create the extension pg_trgm.",
        'Let an administrator of the database seedbed run "create extension pg_trgm".',
      ],
    ],
  ],
  [
    "a superuser",
    { isSuperuser: true },
    [
      fine,
      [
        "note",
        "The user ann of DATABASE_URL is a superuser, whom row-level security does not hold back.",
        "Make a user of Seedbed's own (docs/operations.md tells how) and set DATABASE_URL to it.",
      ],
    ],
  ],
  [
    "an encoding that does not know all letters",
    { encoding: "LATIN1", characterTypes: "C" },
    [
      [
        "wrong",
        "The database seedbed keeps texts as LATIN1, which does not know all letters.",
        'Make another one with "createdb --encoding UTF8 --locale C.UTF-8 --template template0 …" and set DATABASE_URL to it.',
      ],
    ],
  ],
  ...["C", "POSIX"].map((types): [string, Partial<DatabaseFacts>, unknown[]] => [
    `the character types ${types}`,
    { characterTypes: types },
    [
      fine,
      [
        "note",
        `The character types of the database seedbed are ${types}, which knows no letters but English ones: other ideas are compared by whole words alone.`,
        'Make the database with "createdb --locale C.UTF-8 --template template0 …".',
      ],
    ],
  ]),
  [
    "a change to come",
    { migrations: { pending: 1, unknown: 0 } },
    [
      fine,
      ["note", "This release has 1 change of the tables that the next start makes.", "Back up before you start it."],
    ],
  ],
  [
    "several changes to come",
    { migrations: { pending: 2, unknown: 0 } },
    [
      fine,
      ["note", "This release has 2 changes of the tables that the next start makes.", "Back up before you start it."],
    ],
  ],
  [
    "a change of a later release",
    { migrations: { pending: 2, unknown: 1 } },
    [
      fine,
      [
        "wrong",
        "The database was changed by a later release of Seedbed than this one.",
        "Run that release, or restore the backup from before it.",
      ],
    ],
  ],
  [
    "an audit log that was changed",
    { auditLog: { entries: 3, broken: 1, since: "2026-01-02 03:04" } },
    [
      fine,
      [
        "wrong",
        "The audit log was changed: 1 entry does not follow from the one before, first at 2026-01-02 03:04 UTC.",
        'Compare it with the lines "part":"audit" of the server\'s log, which hold what was written.',
      ],
    ],
  ],
])("a database with %s is told so, with what to do", (_, change, answers) => {
  expect(told(change)).toEqual(answers);
});
