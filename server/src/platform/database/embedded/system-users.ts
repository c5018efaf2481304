import { readFile } from "node:fs/promises";

/** The system user that owns the database files and runs PostgreSQL, when it is not the user who runs the server. */
export type ClusterOwner = { uid: number; gid: number };

/** Between what systems give to people, to services and to containers: whoever starts PostgreSQL as root looks for a free number from here on. */
const FIRST_NUMBER = 61_042;

interface Users {
  numbers: ReadonlySet<number>;
  nobody: ClusterOwner;
}

/** Of `/etc/passwd`. */
export async function readUsers(): Promise<Users> {
  const text = await readFile("/etc/passwd", "utf8").catch(() => "");
  const nobody = /^nobody:[^:]*:(\d+):(\d+):/m.exec(text);
  return {
    numbers: new Set(Array.from(text.matchAll(/^[^:]+:[^:]*:(\d+):/gm), ([, uid]) => Number(uid))),
    nobody: { uid: Number(nobody?.[1] ?? 65534), gid: Number(nobody?.[2] ?? 65534) },
  };
}

/** A number that no user has. */
export function freeNumber({ numbers }: Users): ClusterOwner {
  let uid = FIRST_NUMBER;
  while (numbers.has(uid)) uid += 1;
  return { uid, gid: uid };
}
