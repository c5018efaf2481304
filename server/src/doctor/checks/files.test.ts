import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { type BucketManner, type BucketServer, startBucketServer } from "../../platform/files/bucket-server.fixture.ts";
import { checkFiles } from "./files.ts";

let bucket: BucketServer;
beforeAll(async () => {
  bucket = await startBucketServer();
});
beforeEach(() => {
  bucket.calls.length = 0;
  bucket.manners.length = 0;
});
afterAll(() => bucket.stop());

async function found(change: Partial<BucketServer["settings"]> = {}, ...manners: (BucketManner | "as-asked")[]) {
  bucket.manners.push(...(manners as BucketManner[]));
  const settings = { ...bucket.settings, secretAccessKey: "hunter2", ...change };
  // Short only where nothing answers.
  const patience = manners.includes("hang") ? 500 : 20_000;
  const lines = (await checkFiles(settings, patience)).map(
    ({ status, says, todo }) => `${status}: ${says.replace(settings.endpoint, "there")}${todo ? ` ${todo}` : ""}`,
  );
  expect(lines.join()).not.toContain("hunter2");
  return lines;
}

test("without a bucket files are in the data folder", async () => {
  expect(await checkFiles(undefined, 20_000)).toEqual([
    { status: "ok", says: "S3_BUCKET is not set: files are kept in the data folder.", todo: null },
  ]);
});

test("a bucket that does all that is asked is fine, and keeps nothing of it", async () => {
  expect(await found()).toEqual(["ok: The bucket files-of-tests at there stores, reads, lists and removes files."]);
  expect([...bucket.objects.keys()]).toEqual([]);
});

test("a user who may not do everything is told which right is missing, and leaves nothing behind", async () => {
  expect(await found({}, "forbidden")).toEqual([
    "wrong: The bucket files-of-tests at there does not let Seedbed store a file (403). Correct S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or give their user s3:PutObject.",
  ]);
  expect(await found({}, "as-asked", "as-asked", "forbidden")).toEqual([
    "wrong: The bucket files-of-tests at there does not let Seedbed list and remove it (403). Correct S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or give their user s3:ListBucket and s3:DeleteObject.",
  ]);
  expect([...bucket.objects.keys()]).toEqual([]);
});

test("a wrong key", async () => {
  expect((await found({ accessKeyId: "somebody-else" }))[0]).toMatch(
    /^wrong: .+ does not let Seedbed store a file \(403\)\. Correct S3_ACCESS_KEY_ID/,
  );
});

test("a bucket that has trouble, that breaks off, and one that says nothing", async () => {
  expect(await found({}, "unavailable")).toEqual([
    "wrong: The bucket files-of-tests at there cannot store a file: it answers 503. Try again, or look there.",
  ]);
  const silent = [
    "wrong: Nobody answers for the bucket files-of-tests at there. Correct S3_ENDPOINT, or start what it leads to.",
  ];
  expect(await found({}, "reset")).toEqual(silent);
  expect(await found({}, "hang")).toEqual(silent);
});

test("nobody there", async () => {
  expect(await found({ endpoint: "http://127.0.0.1:1" })).toEqual([
    "wrong: Nobody answers for the bucket files-of-tests at there. Correct S3_ENDPOINT, or start what it leads to.",
  ]);
});

/** The address of something that answers every call with this. */
async function answering(status: number): Promise<string> {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test.each([
  [404, "There is no bucket files-of-tests at there. Make it, or correct S3_BUCKET."],
  [
    400,
    "The bucket files-of-tests is not to be had at there in the region eu-central-2 (400). Correct S3_REGION and S3_ENDPOINT.",
  ],
  [
    401,
    "The bucket files-of-tests at there does not let Seedbed store a file (401). Correct S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or give their user s3:PutObject.",
  ],
  [409, "The bucket files-of-tests at there cannot store a file: it answers 409. Try again, or look there."],
])("a bucket that answers %i is told with what to mend", async (status, sentence) => {
  expect(await found({ endpoint: await answering(status) })).toEqual([`wrong: ${sentence}`]);
});

test("a place that says yes to everything and keeps nothing is no bucket", async () => {
  expect(await found({ endpoint: await answering(200) })).toEqual([
    "wrong: The bucket files-of-tests at there does not read the file that was stored: it says yes and does not do it. Look at what stands between Seedbed and the bucket.",
  ]);
});
