import { createTestLog } from "#test-support/test-log/test-log.ts";
import { createPageReader, type PageReaderOptions } from "./create-page-reader.ts";

/** A reader that does not wait between two calls to a host, and takes its time on a busy machine. */
export const startReader = (options: Partial<PageReaderOptions> = {}) =>
  createPageReader({
    log: createTestLog(),
    pause: 0,
    timeout: 30_000,
    ...options,
    limits: { deadline: 60_000, memory: 2_000, ...options.limits },
  });

export const never = new AbortController().signal;

/** What a person is told of a page that is not read: its reason and its sentence. */
export const refusal = (reading: Promise<unknown>) =>
  reading.then(
    () => "it was read",
    ({ reason, message }) => [reason, message],
  );
