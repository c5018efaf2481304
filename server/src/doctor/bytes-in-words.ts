/** `34 MB`, `1.2 GB`. */
export function bytesInWords(bytes: number): string {
  const megabytes = bytes / 1024 ** 2;
  return megabytes < 1024 ? `${Math.max(1, Math.round(megabytes))} MB` : `${(megabytes / 1024).toFixed(1)} GB`;
}
