/**
 * The name of a file by the `Content-Disposition` of its answer: in its own letters (`filename*`, RFC 8187) where the server gives it so, else the
 * plain one. Folders in it are left out. Undefined when there is none that can be read.
 */
export function fileNameOf(disposition: string | null): string | undefined {
  if (!disposition) return undefined;
  const encoded = /(?:^|;)\s*filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i.exec(disposition)?.[1];
  const [, quoted, bare] = /(?:^|;)\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s"]+))/i.exec(disposition) ?? [];
  const name = decoded(encoded) ?? quoted?.replace(/\\(.)/g, "$1") ?? bare;
  return name?.split(/[/\\]/).at(-1) || undefined;
}

function decoded(encoded: string | undefined): string | undefined {
  if (!encoded) return undefined;
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}
