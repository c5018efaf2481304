import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { bucketName } from "./bucket-name.ts";
import { type BucketServer, startBucketServer } from "./bucket-server.fixture.ts";
import { createFiles } from "./create-files.ts";
import { fileKey } from "./file-key.ts";
import { type Files, FilesAway } from "./files.ts";
import { readWhole } from "./read-whole.ts";
import { addressOf, createS3Files } from "./s3-files.ts";

const [ours, theirs] = [randomUUID(), randomUUID()];
const picture = { content: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 255, 10, 13]), mediaType: "image/png" };

let folder: string;
let bucket: BucketServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "seedbed-files-"));
  bucket = await startBucketServer();
});
beforeEach(() => {
  bucket.calls.length = 0;
  bucket.manners.length = 0;
});
afterAll(async () => {
  await bucket.stop();
  await rm(folder, { recursive: true });
});

const places: [string, () => Files][] = [
  ["a folder", () => createFiles({ dataDir: folder })],
  ["a bucket", () => createFiles({ dataDir: folder, s3: bucket.settings })],
];

async function contentOf(stream: Readable | null): Promise<Buffer | null> {
  return stream && Buffer.concat(await stream.toArray());
}

describe.each(places)("files in %s", (_name, place) => {
  test("are read as they were put, and replaced", async () => {
    const files = place().of(ours);
    expect(await files.read("concepts/one/picture.png")).toBeNull();
    await files.put("concepts/one/picture.png", picture);
    expect(await contentOf(await files.read("concepts/one/picture.png"))).toEqual(picture.content);
    const large = Buffer.alloc(3_000_000, "seed");
    await files.put("concepts/one/picture.png", { ...picture, content: large });
    expect((await contentOf(await files.read("concepts/one/picture.png")))?.equals(large)).toBe(true);
    const range = { first: 70_001, last: 80_000 };
    expect(
      (await contentOf(await files.read("concepts/one/picture.png", range)))?.equals(large.subarray(70_001, 80_001)),
    ).toBe(true);
    expect(await files.read("concepts/one/none.png", range)).toBeNull();
  });

  test("of another company are not to be had, whatever the path", async () => {
    await place().of(theirs).put("concepts/one/secret.png", picture);
    const files = place().of(ours);
    expect(await files.read("concepts/one/secret.png")).toBeNull();
    const strange = [
      `../${theirs}/concepts/one/secret.png`,
      `concepts/../../${theirs}/concepts/one/secret.png`,
      `/${theirs}/concepts/one/secret.png`,
      "concepts//secret.png",
      "concepts/./secret.png",
      "concepts/.hidden",
      "concepts\\..\\..\\secret.png",
      "concepts/%2e%2e/secret.png",
      "concepts/one/a\u0000.png",
      "concepts",
      "",
      "a/b/c/d/e/f/g",
    ];
    for (const path of strange) {
      await expect(files.read(path), path).rejects.toThrow("no path");
      await expect(files.put(path, picture), path).rejects.toThrow("no path");
      await expect(files.remove(path), path).rejects.toThrow("no path");
      await expect(files.removeFolder(path), path).rejects.toThrow("no path");
    }
    for (const account of ["", "..", "*", ours.toUpperCase()])
      await expect(async () => place().of(account).read("concepts/one/secret.png")).rejects.toThrow("no path");
    expect(await contentOf(await place().of(theirs).read("concepts/one/secret.png"))).toEqual(picture.content);
  });

  test("are removed one by one and by folder, and what is gone is no failure", async () => {
    const files = place().of(ours);
    for (const path of ["concepts/two/a.png", "concepts/two/b.png", "concepts/two-more/a.png"])
      await files.put(path, picture);
    await files.remove("concepts/two/a.png");
    await files.remove("concepts/two/a.png");
    expect(await files.read("concepts/two/a.png")).toBeNull();
    await files.removeFolder("concepts/two");
    await files.removeFolder("concepts/two");
    expect(await files.read("concepts/two/b.png")).toBeNull();
    expect(await contentOf(await files.read("concepts/two-more/a.png"))).toEqual(picture.content);
  });
});

describe("a folder", () => {
  test("never shows half a file, and keeps nothing of a put that failed", async () => {
    const files = createFiles({ dataDir: folder }).of(ours);
    const [first, second] = [Buffer.alloc(400_000, "a"), Buffer.alloc(400_000, "b")];
    await files.put("concepts/three/a.png", { ...picture, content: first });
    const puts = [second, first, second].map((content) => files.put("concepts/three/a.png", { ...picture, content }));
    const seen = await contentOf(await files.read("concepts/three/a.png"));
    expect(seen?.equals(first) || seen?.equals(second)).toBe(true);
    await Promise.all(puts);
    await files.put("concepts/three/taken/b.png", picture);
    await expect(files.put("concepts/three/taken", picture)).rejects.toBeInstanceOf(FilesAway);
    expect((await readdir(join(folder, "files", ours, "concepts/three"))).sort()).toEqual(["a.png", "taken"]);
  });

  test("is open to nobody else on the machine, nor is a file in it", async () => {
    await createFiles({ dataDir: folder }).of(ours).put("concepts/five/a.png", picture);
    const place = join(folder, "files", ours, "concepts/five");
    const modes = await Promise.all([place, join(place, "a.png")].map(async (path) => (await stat(path)).mode & 0o777));
    expect(modes).toEqual([0o700, 0o600]);
  });

  test("gives a file whole or not at all: what breaks off is told without the system's words", async () => {
    const files = createFiles({ dataDir: folder }).of(ours);
    await files.put("concepts/six/a.png", picture);
    expect(await readWhole(files, "concepts/six/a.png")).toEqual(picture.content);
    expect(await readWhole(files, "concepts/six/none.png")).toBeNull();
    const failure = await readWhole(files, "concepts/six").catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(FilesAway);
    expect(String(failure)).toBe("FilesAway: Files cannot be had: the file breaks off.");
  });

  test("that cannot be used is told without its path", async () => {
    const dataDir = join(folder, "not-a-folder");
    await writeFile(dataDir, "");
    const failure = await createFiles({ dataDir }).of(ours).put("concepts/one/a.png", picture).catch(String);
    expect(failure).toMatch(/^FilesAway: Files cannot be had: the data folder says E\w+\.$/);
  });
});

describe("a bucket", () => {
  const filesIn = (options = {}) => createS3Files(bucket.settings, { pauses: [1, 1], ...options }).of(ours);
  /** The time of the next call alone is short: the calls that are answered have theirs, however busy the machine is. */
  const giveUpOnceSoon = () => {
    const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValueOnce(AbortSignal.timeout(300));
    onTestFinished(() => timeout.mockRestore());
  };

  test("that stumbles is asked three times, each time in full", async () => {
    bucket.manners.push("unavailable", "reset");
    await filesIn().put("concepts/four/a.png", picture);
    expect(bucket.calls).toHaveLength(3);
    expect(bucket.objects.get(`${ours}/concepts/four/a.png`)).toEqual(picture);
    bucket.manners.push("hang", "unavailable");
    giveUpOnceSoon();
    expect(await contentOf(await filesIn().read("concepts/four/a.png"))).toEqual(picture.content);
  });

  test("that stays away, or refuses, fails without its words; a refusal is not repeated", async () => {
    bucket.manners.push("unavailable", "unavailable", "unavailable");
    await expect(filesIn().read("concepts/four/a.png")).rejects.toThrow("the bucket answers with status 503");
    bucket.manners.push("hang", "hang", "hang");
    await expect(filesIn({ timeout: 300 }).put("concepts/four/b.png", picture)).rejects.toThrow(
      "the bucket does not answer",
    );
    bucket.calls.length = 0;
    bucket.manners.push("forbidden");
    await expect(filesIn().put("concepts/four/c.png", picture)).rejects.toThrow("status 403");
    expect(bucket.calls).toHaveLength(1);
  });

  test("that breaks off in the middle of a file fails the stream instead of ending it", async () => {
    await filesIn().put("concepts/four/large.png", { ...picture, content: Buffer.alloc(200_000, 7) });
    bucket.manners.push("cut-the-body");
    const stream = await filesIn().read("concepts/four/large.png");
    await expect(contentOf(stream)).rejects.toThrow();
  });
});

test("a bucket is asked at its own address, or at Amazon's of its region", () => {
  expect(addressOf({ endpoint: "https://s3.mill.example//", region: "eu-central-2" })).toBe("https://s3.mill.example");
  expect(addressOf({ region: "eu-central-2" })).toBe("https://s3.eu-central-2.amazonaws.com");
});

test("a path has two to six names of a hundred letters at most, none of them hidden", () => {
  const name = "a".repeat(100);
  const good = ["a/b", "a/b/c/d/e/f", `${name}/b`, "a-1/b_2.png", "0/9"];
  const bad = ["a", "a/b/c/d/e/f/g", `${name}a/b`, "A/b", "a/-b", "a/_b", "a/.b", "a/b c", "a/", "/a/b"];
  const isPath = (path: string) => {
    try {
      return fileKey(ours, path) === `${ours}/${path}`;
    } catch {
      return false;
    }
  };
  expect([...good, ...bad].filter(isPath)).toEqual(good);
});

test("the name of a bucket has three to sixty-three letters, as Amazon takes them", () => {
  const good = ["abc", "seedbed-files", "files.of.seedbed", "1a2", "a".repeat(63)];
  const bad = ["ab", "a".repeat(64), "Files", "-abc", "abc-", ".abc", "a_b", "a b", ""];
  expect([...good, ...bad].filter((name) => bucketName.safeParse(name).success)).toEqual(good);
});

test("a bucket that passes by with 429 is asked three times in all, with pauses between", async () => {
  let asked = 0;
  const server = createServer((request, response) => {
    request.resume();
    asked += 1;
    response.writeHead(429).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const files = createS3Files({ ...bucket.settings, endpoint }, { timeout: 20_000, pauses: [1, 1] }).of(ours);
  await expect(files.read("concepts/one/a.png")).rejects.toThrow("the bucket answers with status 429");
  expect(asked).toBe(3);
  server.close();
});

test("below what is a file there is none", async () => {
  const files = createFiles({ dataDir: folder }).of(ours);
  await files.put("concepts/seven", picture);
  expect(await files.read("concepts/seven/a.png")).toBeNull();
});
