import type { ByteRange } from "@seedbed/contract/route";
import type { S3mini } from "s3mini";
import { fileKey } from "./file-key.ts";
import { type AccountFiles, type Files, FilesAway } from "./files.ts";
import { wholeBody } from "./whole-body.ts";

export interface S3Settings {
  bucket: string;
  region: string;
  /** Absent: Amazon's own. */
  endpoint?: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface S3Options {
  /** Milliseconds for one call, with its content. */
  timeout?: number;
  /** Milliseconds before the second and the third try. */
  pauses?: readonly number[];
}

const usual = { timeout: 20_000, pauses: [300, 1_500] };

/** Files in a bucket. What passes (no answer, 429, 5xx) is tried three times. The package is loaded with the first file. */
export function createS3Files(
  settings: S3Settings,
  { timeout = usual.timeout, pauses = usual.pauses }: S3Options = {},
): Files {
  let connecting: Promise<S3mini> | undefined;
  const connected = () => {
    connecting ??= import("s3mini").then(
      ({ S3mini }) => new S3mini({ ...connectionOf(settings), requestAbortTimeout: timeout }),
    );
    return connecting;
  };

  const again = async <T>(work: (bucket: S3mini) => Promise<T>): Promise<T> => {
    const bucket = await connected();
    for (let tried = 0; ; tried += 1) {
      try {
        return await work(bucket);
      } catch (error) {
        const pause = pauses[tried];
        if (pause === undefined || !mayPass(error)) throw new FilesAway(problemOf(error), statusOf(error));
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  };

  const filesOf = (accountId: string): AccountFiles => ({
    put: async (path, { content, mediaType }) => {
      const key = fileKey(accountId, path);
      await again((bucket) => bucket.putObject(key, content, mediaType));
    },
    read: async (path, range) => {
      const key = fileKey(accountId, path);
      const response = await again((bucket) => (range ? readRange(bucket, key, range) : bucket.getObjectResponse(key)));
      return response?.body ? wholeBody(response) : null;
    },
    remove: async (path) => {
      const key = fileKey(accountId, path);
      await again((bucket) => bucket.deleteObject(key));
    },
    removeFolder: async (path) => {
      const prefix = `${fileKey(accountId, path)}/`;
      await again(async (bucket) => {
        const found = (await bucket.listObjects("/", prefix)) ?? [];
        // A bucket may list what was not asked for; only what is of this folder goes.
        const keys = found.map(({ Key }) => Key).filter((key) => key.startsWith(prefix));
        if (keys.length === 0) return;
        const removed = await bucket.deleteObjects(keys);
        if (!removed.every(Boolean)) throw new Error("not every file could be removed");
      });
    },
  });
  return { of: filesOf };
}

/** A range of an object; null where there is none of that key. */
async function readRange(bucket: S3mini, key: string, { first, last }: ByteRange): Promise<Response | null> {
  try {
    const response = await bucket.getObjectRaw(key, false, first, last + 1);
    if (response.status === 206) return response;
    throw new FilesAway("the bucket sends no part of a file", response.status);
  } catch (error) {
    if (statusOf(error) === 404) return null;
    throw error;
  }
}

/** Where a bucket is asked, without its name. */
export const addressOf = ({ endpoint, region }: Pick<S3Settings, "endpoint" | "region">): string =>
  (endpoint ?? `https://s3.${region}.amazonaws.com`).replace(/\/+$/, "");

function connectionOf({ bucket, region, endpoint, accessKeyId, secretAccessKey }: S3Settings) {
  return { accessKeyId, secretAccessKey, region, endpoint: `${addressOf({ endpoint, region })}/${bucket}` };
}

function mayPass(error: unknown): boolean {
  const status = statusOf(error);
  return status === undefined || status === 429 || status >= 500;
}

function statusOf(error: unknown): number | undefined {
  const status = error instanceof Error && "status" in error ? error.status : undefined;
  return typeof status === "number" ? status : undefined;
}

/** The bucket's own words may hold keys and paths. */
function problemOf(error: unknown): string {
  const status = statusOf(error);
  return status === undefined ? "the bucket does not answer" : `the bucket answers with status ${status}`;
}
