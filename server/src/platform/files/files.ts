import type { Readable } from "node:stream";
import type { ByteRange } from "@seedbed/contract/route";

/** What a company keeps in files. A path is two to six names with `/` between, such as `concepts/<uuid>/<name>`. */
export interface AccountFiles {
  /** Stores a file whole or not at all; one of the same path is replaced. Throws `FilesAway`. */
  put(path: string, file: { content: Uint8Array; mediaType: string }): Promise<void>;
  /** A file, or a range of it, as it is read; null for one that is not there. Throws `FilesAway`; the stream fails when the file breaks off. */
  read(path: string, range?: ByteRange): Promise<Readable | null>;
  /** Removes a file; one that is not there is no failure. Throws `FilesAway`. */
  remove(path: string): Promise<void>;
  /** Removes all below a folder. Throws `FilesAway`, and may be done again. */
  removeFolder(path: string): Promise<void>;
}

/** Where files are kept: a folder of this machine, or a bucket that all servers share. */
export interface Files {
  /** The files of one company. Nothing that is asked of them leads to those of another. */
  of(accountId: string): AccountFiles;
}

/** The place for files cannot be reached, or has no room. The message names neither a path nor a secret. */
export class FilesAway extends Error {
  /** What a bucket answered; undefined when nothing came. */
  readonly status: number | undefined;

  constructor(problem: string, status?: number) {
    super(`Files cannot be had: ${problem}.`);
    this.name = "FilesAway";
    this.status = status;
  }
}
