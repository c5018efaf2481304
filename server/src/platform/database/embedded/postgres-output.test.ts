import { expect, test } from "vitest";
import { failureFromOutput } from "./postgres-output.ts";

const location = {
  dataDir: "/srv/seedbed",
  cluster: "/srv/seedbed/postgres",
  socketDir: "/tmp/seedbed",
  logFile: "/srv/seedbed/postgres.log",
  passwords: { administrator: "", server: "" },
};

test.each([
  [
    'FATAL:  could not write to file "pg_wal/xlogtemp.42": No space left on device',
    "The disk with the data folder /srv/seedbed is full: free some space or set DATA_DIR to another disk.",
  ],
  [
    'FATAL:  could not create lock file "postmaster.pid": Read-only file system',
    "The data folder /srv/seedbed is on a read-only disk: set DATA_DIR to a folder that can be written.",
  ],
  [
    'FATAL:  could not open lock file "postmaster.pid": Permission denied',
    "The data folder /srv/seedbed cannot be written by this user: change its permissions or set DATA_DIR to another folder.",
  ],
  [
    "initdb: could not write: Disk quota exceeded",
    "The disk with the data folder /srv/seedbed is full: free some space or set DATA_DIR to another disk.",
  ],
  [
    "Error: spawn /srv/native/bin/initdb ENOENT",
    "The PostgreSQL that npm installed does not run on this system: set DATABASE_URL to a PostgreSQL 15 or later.",
  ],
  [
    "it began\nand stopped for no reason",
    "PostgreSQL could not be started in /srv/seedbed (and stopped for no reason): /srv/seedbed/postgres.log says more.",
  ],
  [
    "postgres: error while loading shared libraries: libxml2.so.2: cannot open shared object file",
    "The PostgreSQL that npm installed does not run on this system: set DATABASE_URL to a PostgreSQL 15 or later.",
  ],
  [
    '2026-05-04 10:00:00 UTC [42] FATAL:  configuration file "postgresql.conf" contains errors',
    'PostgreSQL could not be started in /srv/seedbed (configuration file "postgresql.conf" contains errors): /srv/seedbed/postgres.log says more.',
  ],
  [
    "PANIC:  could not locate a valid checkpoint record",
    "PostgreSQL could not be started in /srv/seedbed (could not locate a valid checkpoint record): /srv/seedbed/postgres.log says more.",
  ],
  [
    'initdb: error: invalid locale settings; check LANG and LC_* environment variables\ninitdb: removing data directory "x"',
    "PostgreSQL could not be started in /srv/seedbed (invalid locale settings; check LANG and LC_* environment variables): /srv/seedbed/postgres.log says more.",
  ],
])("what PostgreSQL wrote becomes one sentence: %s", (output, sentence) => {
  expect(failureFromOutput(`LOG:  starting\n${output}\n`, location).message).toBe(sentence);
});
