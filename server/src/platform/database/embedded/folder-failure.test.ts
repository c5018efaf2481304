import { expect, test } from "vitest";
import { StartupError } from "../../startup-error.ts";
import { folderFailure, hasErrorCode } from "./folder-failure.ts";

const failed = (code: string) => Object.assign(new Error("it failed"), { code });

test.each([
  ["EROFS", "is on a read-only disk"],
  ["EACCES", "cannot be written by this user"],
  ["EPERM", "cannot be written by this user"],
  ["ENOSPC", "is full"],
  ["EDQUOT", "is full"],
  ["EEXIST", "cannot be created there"],
  ["ENOTDIR", "cannot be created there"],
  ["ENOENT", "cannot be created there"],
])("%s becomes a sentence that names the folder and what to do", (code, says) => {
  const failure = folderFailure(failed(code), "/srv/seeds") as StartupError;
  expect(failure).toBeInstanceOf(StartupError);
  expect(failure.message).toContain("/srv/seeds");
  expect(failure.message).toContain(says);
});

test("any other failure stays what it is", () => {
  const other = failed("EMFILE");
  expect(folderFailure(other, "/srv/seeds")).toBe(other);
  expect(folderFailure("no error", "/srv/seeds")).toBe("no error");
  expect(hasErrorCode(other, "ENOSPC")).toBe(false);
});
