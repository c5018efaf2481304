/** The `Content-Disposition` of a file to keep: in plain ASCII for everybody, and in its own letters for those who know RFC 5987. */
export function attachmentOf(name: string): string {
  const plain = name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^\x20-\x7E]+/g, "-")
    .replaceAll(/["\\]/g, "")
    .replaceAll(/-{2,}/g, "-")
    .replace(/^-/, "");
  if (plain === name) return `attachment; filename="${name}"`;
  const own = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${own}`;
}
