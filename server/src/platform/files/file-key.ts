const accountPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
// No dot at the beginning: neither "..", nor what folders hide, nor the temporary files of this place.
const namePattern = /^[a-z0-9][a-z0-9._-]{0,99}$/;
const mostNames = 6;

/**
 * The key of a file or folder of a company. Throws for an account that is no uuid, and for a path that could lead anywhere else: paths are made of
 * ids and hashes by the server, so another one is a defect.
 */
export function fileKey(accountId: string, path: string): string {
  const names = path.split("/");
  const isPath = names.length >= 2 && names.length <= mostNames && names.every((name) => namePattern.test(name));
  if (!accountPattern.test(accountId) || !isPath) throw new Error("This is no path of a company's files.");
  return `${accountId}/${path}`;
}
