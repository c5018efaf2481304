/** Where a virus scanner listens: a socket of this machine, or a host with its port. */
export type ScannerAddress = { path: string } | { host: string; port: number };

/** Reads `unix:/run/clamav/clamd.ctl` or `tcp://127.0.0.1:3310`; undefined for anything else. */
export function readScannerAddress(text: string): ScannerAddress | undefined {
  const path = /^unix:(?:\/\/)?(\/.+)$/.exec(text)?.[1];
  if (path) return { path };
  const url = URL.parse(text.replace(/^tcp:/, "http:"));
  const isPlain = url !== null && text.startsWith("tcp://") && url.href === `http://${url.host}/`;
  return isPlain && url.port ? { host: url.hostname.replaceAll(/^\[|\]$/g, ""), port: Number(url.port) } : undefined;
}
