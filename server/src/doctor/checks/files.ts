import { randomUUID } from "node:crypto";
import type { Config } from "../../configuration/configuration.ts";
import { type AccountFiles, FilesAway } from "../../platform/files/files.ts";
import { addressOf, createS3Files, type S3Settings } from "../../platform/files/s3-files.ts";
import { type Answer, ok, wrong } from "../finding.ts";

const content = Buffer.from("Seedbed tries its bucket. This file goes at once.");
const folder = "doctor/trial";
const path = `${folder}/file.txt`;

/** Everything that Seedbed does in a bucket, in the order in which it is tried, and the right that it takes. */
const steps: { does: string; right: string; work(files: AccountFiles): Promise<boolean> }[] = [
  {
    does: "store a file",
    right: "s3:PutObject",
    work: async (files) => {
      await files.put(path, { content, mediaType: "text/plain" });
      return true;
    },
  },
  {
    does: "read the file that was stored",
    right: "s3:GetObject",
    work: async (files) => {
      const read = await files.read(path);
      return read !== null && Buffer.concat(await read.toArray()).equals(content);
    },
  },
  {
    does: "list and remove it",
    right: "s3:ListBucket and s3:DeleteObject",
    work: async (files) => {
      await files.removeFolder(folder);
      return (await files.read(path)) === null;
    },
  },
];

/**
 * Whether files can be stored in the bucket, read, listed and removed: one small file is, under a name that no company has. `patience`: milliseconds that each
 * call may take.
 */
export async function checkFiles(s3: Config["s3"], patience: number): Promise<Answer[]> {
  if (!s3) return [ok("S3_BUCKET is not set: files are kept in the data folder.")];
  const files = createS3Files(s3, { timeout: patience, pauses: [] }).of(randomUUID());
  for (const { does, right, work } of steps) {
    try {
      if (await work(files)) continue;
      const says = `The bucket ${s3.bucket} at ${addressOf(s3)} does not ${does}: it says yes and does not do it.`;
      return [wrong(says, "Look at what stands between Seedbed and the bucket.")];
    } catch (error) {
      // What was stored before goes, too, if it can; where it cannot, this is what the finding is about.
      await files.remove(path).catch(() => undefined);
      return [tellFailure(s3, { does, right, status: statusOf(error) })];
    }
  }
  return [ok(`The bucket ${s3.bucket} at ${addressOf(s3)} stores, reads, lists and removes files.`)];
}

function tellFailure(
  s3: S3Settings,
  { does, right, status }: { does: string; right: string; status: number | undefined },
): Answer {
  const [bucket, address] = [s3.bucket, addressOf(s3)];
  if (status === undefined)
    return wrong(
      `Nobody answers for the bucket ${bucket} at ${address}.`,
      s3.endpoint ? "Correct S3_ENDPOINT, or start what it leads to." : "Look at S3_REGION, and at the way out.",
    );
  if (status === 404) return wrong(`There is no bucket ${bucket} at ${address}.`, "Make it, or correct S3_BUCKET.");
  if (status === 401 || status === 403)
    return wrong(
      `The bucket ${bucket} at ${address} does not let Seedbed ${does} (${status}).`,
      `Correct S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or give their user ${right}.`,
    );
  if (status === 301 || status === 307 || status === 400)
    return wrong(
      `The bucket ${bucket} is not to be had at ${address} in the region ${s3.region} (${status}).`,
      "Correct S3_REGION and S3_ENDPOINT.",
    );
  return wrong(`The bucket ${bucket} at ${address} cannot ${does}: it answers ${status}.`, "Try again, or look there.");
}

const statusOf = (error: unknown): number | undefined => (error instanceof FilesAway ? error.status : undefined);
