import { join } from "node:path";
import type { Files } from "./files.ts";
import { createLocalFiles } from "./local-files.ts";
import { createS3Files, type S3Settings } from "./s3-files.ts";

/** The place for files: a bucket where one is set, else the folder `files` of the data folder. */
export function createFiles({ dataDir, s3 }: { dataDir: string; s3?: S3Settings | undefined }): Files {
  return s3 ? createS3Files(s3) : createLocalFiles(join(dataDir, "files"));
}
