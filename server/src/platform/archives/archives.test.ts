import { deflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { type ArchiveLimits, ArchiveRefused, readArchive } from "./read-archive.ts";
import { writeArchive } from "./write-archive.ts";

const limits: ArchiveLimits = {
  files: 3,
  largestFile: 100,
  largestInAll: 150,
  isExpected: (path) => path !== "odd.exe",
};
const file = (path: string, content = "words") => ({ path, content: Buffer.from(content) });
const read = async (files: { path: string; content: Uint8Array }[], change: Partial<ArchiveLimits> = {}) =>
  readArchive(await writeArchive(files), { ...limits, ...change });

test("what is packed comes out as it was, in its order, whatever its names and contents", async () => {
  const files = [
    file("a/ünï 🚀.txt", "Grüße"),
    file("empty", ""),
    { path: "b.bin", content: Buffer.from([0, 255, 10]) },
  ];
  expect([...(await read(files))]).toEqual(files.map(({ path, content }) => [path, content]));
  expect((await read([])).size).toBe(0);
});

test("the same files are the same archive, whenever it is made: each dates from the first day of 1980", async () => {
  const archive = Buffer.from(await writeArchive([file("a")]));
  expect([archive.readUInt16LE(10), archive.readUInt16LE(12)]).toEqual([0, 33]);
});

test("a part of a larger piece of memory is read as the archive that it is", async () => {
  const archive = await writeArchive([file("a")]);
  const around = Buffer.concat([Buffer.from("before"), archive, Buffer.from("behind")]);
  const files = await readArchive(around.subarray(6, 6 + archive.length), limits);
  expect([...files.keys()]).toEqual(["a"]);
});

test("limits may be reached, and not passed", async () => {
  expect((await read([file("a"), file("b"), file("c")])).size).toBe(3);
  expect((await read([file("a", "x".repeat(100)), file("b", "x".repeat(50))])).size).toBe(2);
  const refused = async (...files: ReturnType<typeof file>[]) =>
    read(files).then(
      () => "taken",
      (error: unknown) => error instanceof ArchiveRefused && error.message,
    );
  expect(await refused(...["a", "b", "c", "d"].map((path) => file(path)))).toBe("The file holds more than 3 parts.");
  const tooLarge = "The file is too large when it is unpacked.";
  expect(await refused(file("a", "x".repeat(101)))).toBe(tooLarge);
  expect(await refused(file("a", "x".repeat(100)), file("b", "x".repeat(51)))).toBe(tooLarge);
  expect(await refused(file("a"), file("odd.exe"))).toBe(
    "The file holds something that does not belong in it: “odd.exe”.",
  );
  expect(await refused(file("a"), file("a"))).toBe("The file holds “a” twice.");
});

test("a name that hides something is told without its signs, and in short", async () => {
  const path = `<b>${"x".repeat(100)}`;
  await expect(read([file(path)], { isExpected: () => false })).rejects.toThrow(`: “?b?${"x".repeat(77)}”.`);
});

test.each([
  ["no archive", () => Buffer.from("words of somebody"), "This is not a ZIP file, or it is broken."],
  ["nothing", () => Buffer.alloc(0), "This is not a ZIP file, or it is broken."],
  [
    "one with a changed byte",
    (archive: Buffer) => {
      archive[40] = (archive[40] ?? 0) ^ 0xff;
      return archive;
    },
    "This is not a ZIP file, or it is broken.",
  ],
  [
    "one with a password",
    (archive: Buffer) => {
      const directory = archive.indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
      archive.writeUInt16LE(archive.readUInt16LE(directory + 8) | 1, directory + 8);
      return archive;
    },
    "The file is locked with a password.",
  ],
  [
    "one that lies about its size",
    (archive: Buffer) => {
      const directory = archive.indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
      archive.writeUInt32LE(2, directory + 24);
      return archive;
    },
    /broken|too large/,
  ],
])("%s is refused in a sentence", async (_what, change, sentence) => {
  const archive = Buffer.from(await writeArchive([file("report.txt", "some words that are packed")]));
  const error = await readArchive(change(archive), limits).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ArchiveRefused);
  expect((error as Error).message).toMatch(sentence);
});

test("an archive is packed, and says so of each file", async () => {
  const words = "the same words again ".repeat(200);
  const archive = Buffer.from(await writeArchive([file("a", words)]));
  expect(archive.length).toBeLessThan(words.length / 4);
  expect(archive.includes(deflateRawSync(Buffer.from(words)))).toBe(true);
});
