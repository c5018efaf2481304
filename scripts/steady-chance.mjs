import fc from "fast-check";

/**
 * Properties are tried with the same inputs each time, so that a change is answered for what it changed. CHANCE=1 (any number) tries others,
 * CHANCE=new those of this moment: what a new one finds is told with its number, and becomes a test of its own.
 */
const chance = process.env.CHANCE ?? "20261126";
const seed = chance === "new" ? Date.now() & 0x7fff_ffff : Number(chance);
if (chance === "new") process.stdout.write(`CHANCE=${seed}\n`);
fc.configureGlobal({ seed });
