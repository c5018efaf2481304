import { z } from "zod";

/** The name of a bucket as Amazon takes them, which is also a plain part of an address. */
export const bucketName = z
  .string()
  .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "must be the name of a bucket such as seedbed-files");
