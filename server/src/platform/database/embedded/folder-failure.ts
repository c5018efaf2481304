import { StartupError } from "../../startup-error.ts";

/** Whether `error` is a system error with one of these codes (`ENOENT`, `EACCES`, ...). */
export function hasErrorCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && "code" in error && codes.some((code) => code === error.code);
}

/** The StartupError for a failed file operation in `folder`; an error it has no sentence for is returned as it is. */
export function folderFailure(error: unknown, folder: string): unknown {
  if (hasErrorCode(error, "EROFS")) return readOnly(folder);
  if (hasErrorCode(error, "EACCES", "EPERM")) return notAllowed(folder);
  if (hasErrorCode(error, "ENOSPC", "EDQUOT")) return diskFull(folder);
  if (hasErrorCode(error, "EEXIST", "ENOTDIR", "ENOENT")) {
    return new StartupError(
      `The data folder ${folder} cannot be created there: set DATA_DIR to a folder Seedbed may write to.`,
    );
  }
  return error;
}

export function readOnly(folder: string): StartupError {
  return new StartupError(
    `The data folder ${folder} is on a read-only disk: set DATA_DIR to a folder that can be written.`,
  );
}

export function notAllowed(folder: string): StartupError {
  return new StartupError(
    `The data folder ${folder} cannot be written by this user: change its permissions or set DATA_DIR to another folder.`,
  );
}

export function diskFull(folder: string): StartupError {
  return new StartupError(
    `The disk with the data folder ${folder} is full: free some space or set DATA_DIR to another disk.`,
  );
}
